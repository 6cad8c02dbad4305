"""The disk is full before the program starts: every game can be looked at, what is played is known not to be saved, and it is saved
once there is room."""
import json
import os
import subprocess

import app
import common
import damages

GAMES = damages.GAMES


def listed(data, env):
    done = subprocess.run([common.FOXREF, "--json", "games", "--data", data], stdout=subprocess.PIPE, check=False, env=env)
    answer = json.loads(done.stdout)
    if len(answer.get("games", [])) != GAMES:
        raise common.Problem("the list has %d games of %d: %s" % (len(answer.get("games", [])), GAMES, str(answer)[:300]))


def played(data, games, env):
    """Goes on with a game on the full disk; the answer of the protocol once there is room again."""
    progress = games[-1]
    talk = common.Protocol(data, env)
    for one in games:
        answer = talk.ask("open %d" % one.game)
        if answer is None or not answer["ok"] or answer["state"] != one.script.states[one.saved]:
            raise common.Problem("game %d cannot be looked at: %s" % (one.game, str(answer)[:300]))
    answer = talk.ask("undo")
    if answer is None or not answer["ok"] or answer["saved"] or answer["trouble"]["id"] != "disk-full":
        raise common.Problem("a line on the full disk: %s" % str(answer)[:300])
    talk.close()
    common.nothing_lost(data, games)


def in_the_app(data, games, env):
    wanted = ["settle", "expect text \"The disk is full\"", "tap notice.close", "expect target game.%d" % games[-1].game,
              "tap button.history", "settle", "expect target row.%d" % (GAMES - 1),  # one is not finished
              "expect no text \"No game is finished yet\""]
    status, said, _ = app.run(data, wanted, env)
    if status != 0:
        raise common.Problem("the app on a full disk: %s" % said[:600])


def prove(worlds, seed, share, shares):
    tried = 0
    for number in range(share, worlds, shares):
        data, games = damages.shelf(seed + number, number % 2 == 1)
        before = sorted(os.listdir(data))
        full = common.spoiled(data, TRUST_FULL="1")
        listed(data, dict(full))
        in_the_app(data, games, dict(full))
        played(data, games, dict(full))
        listed(data, common.environment())
        left = set(os.listdir(data)) - set(before) - app.OURS - {"games.db-wal", "games.db-shm"}
        if left:
            raise common.Problem("left behind: %s" % sorted(left))
        common.remove(data)
        tried += 1
    return {"folders": tried}


def words(found, _seconds):
    return "%d folders on a disk that was full before the start: every game listed and opened, 0 lost" % found["folders"]
