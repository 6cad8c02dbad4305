"""kill -9 at random moments: the folder goes on from round to round, as a person's would."""
import random
import threading
import time

import common


def longest(script):
    return len(script)


def one_round(data, games, chance):
    """Goes on with the newest game, or begins one, until it is killed. Gives the games so far."""
    talk = common.Protocol(data)
    timer = threading.Timer(chance.random() ** 2 * 0.15, talk.kill)
    timer.start()
    progress = games[-1]
    alive = True
    if progress.sent >= 0:
        answer = talk.ask("open %d" % progress.game)
        alive = answer is not None
        if alive and not answer["ok"] and progress.saved >= 0:
            raise common.Problem("game %d: %s" % (progress.game, answer["text"]))
        if alive and not answer["ok"]:
            progress.sent = -1
        elif alive:
            progress.sent = common.held(answer, progress)
            if progress.sent is None:
                raise common.Problem("game %d is not what was saved" % progress.game)
            progress.saved = progress.sent
    if alive:
        progress.run(talk, begin=progress.sent < 0)
    timer.join()
    talk.close()
    return common.nothing_lost(data, games)


def prove(rounds, seed):
    chance = random.Random(seed)
    pool = common.scripts(6, seed, players=3)
    data, games, acts, done, began = common.folder(), [], 0, 0, time.time()
    for _ in range(rounds):
        if not games or games[-1].saved == len(games[-1].script):
            games.append(common.Progress(chance.choice(pool), len(games) + 1))
        counts = one_round(data, games, chance)
        for progress, count in zip(games, counts):
            progress.sent = progress.saved = max(count, -1)
        done += 1
        acts = sum(max(count, 0) for count in counts)
        if len(games) > 12:  # a fresh folder now and then
            common.remove(data)
            data, games = common.folder(), []
    common.remove(data)
    return "%d kills, %.0f a second; %d acts in the last folder; 0 acknowledged acts lost, 0 games unreadable" % (
        done, done / (time.time() - began), acts)
