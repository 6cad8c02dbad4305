"""kill -9 at random moments: the folder goes on from round to round, as a person's would."""
import random
import threading

import common


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


def prove(rounds, seed, share, shares):
    rounds, seed = common.part(rounds, share, shares), seed + share
    chance = random.Random(seed)
    pool = common.scripts(6, seed, players=3)
    data, games, acts = common.folder(), [], 0
    for _ in range(rounds):
        if not games or games[-1].saved == len(games[-1].script):
            games.append(common.Progress(chance.choice(pool), len(games) + 1))
        counts = one_round(data, games, chance)
        for progress, count in zip(games, counts):
            progress.sent = progress.saved = max(count, -1)
        if len(games) > 12:  # a fresh folder now and then
            acts += sum(progress.saved for progress in games)
            common.remove(data)
            data, games = common.folder(), []
    acts += sum(max(progress.saved, 0) for progress in games)
    common.remove(data)
    return {"kills": rounds, "acts": acts}


def words(found, seconds):
    return "%d kills, %.0f a second; %d acts acknowledged; 0 acknowledged acts lost, 0 games unreadable" % (
        found["kills"], found["kills"] / seconds, found["acts"])
