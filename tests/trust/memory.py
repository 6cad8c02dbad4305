"""One request for memory after the other is refused, in a session of foxref and in one of the app. The program goes on or ends with
a sentence; nothing acknowledged is lost, nothing is left behind."""
import os
import random

import app
import common

FIRST = 2000  # requests
WORDS = app.ROLL + ["tap button.undo", "tap button.redo", "close"]


def in_the_protocol(script, at):
    data = common.folder()
    progress = common.Progress(script)
    talk = common.Protocol(data, common.environment(LD_PRELOAD=common.MEMORY, TRUST_ALLOC=str(at)))
    try:
        progress.run(talk)
    except common.Problem as problem:
        if "not enough memory" not in str(problem):
            raise
    status = talk.close(("not enough memory",))
    common.nothing_lost(data, [progress])
    left = set(os.listdir(data)) - app.OURS - {"games.db-wal", "games.db-shm"}
    if left:
        raise common.Problem("left behind: %s" % sorted(left))
    common.remove(data)
    return status != 0


def in_the_app(at):
    data = common.folder()
    env = common.environment(LD_PRELOAD=common.MEMORY, TRUST_ALLOC=str(at))
    status, said, _ = app.run(data, WORDS, env)
    if status not in (0, 1, 2):
        raise common.Problem("the app ended with %s: %s" % (status, said[:300]))
    app.nothing_left(data)
    common.remove(data)
    return status != 0


def prove(most, apps, seed, share, shares):
    chance = random.Random(seed)
    script = common.scripts(1, seed)[0].cut(8)
    tried = {"session": sorted(chance.sample(range(1, FIRST + 1), most))[share::shares],
             "app": sorted(chance.sample(range(1, FIRST + 1), apps))[share::shares]}
    found = {"session": 0, "app": 0, "ended": 0}
    for where, one in (("session", lambda at: in_the_protocol(script, at)), ("app", in_the_app)):
        for at in tried[where]:
            try:
                found["ended"] += one(at)
            except common.Problem as problem:
                raise common.Problem("request %d in the %s: %s" % (at, where, problem)) from None
            found[where] += 1
    return found


def words(found, seconds):
    return "%d requests for memory refused in a session, %d in the app, %.0f a second; %d ended there; 0 lost, 0 crashes" % (
        found["session"], found["app"], (found["session"] + found["app"]) / seconds, found["ended"])
