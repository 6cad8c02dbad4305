"""A database cut at every 512th byte, and with single bytes changed anywhere: never a crash, and every game is either what
it was or named as damaged."""
import json
import os
import random
import subprocess

import common

GAMES = 6


def shelf(seed, killed):
    """A folder with games of all kinds; with the newest lines still in the write-ahead log where it was killed."""
    data = common.folder()
    pool = common.scripts(GAMES, seed, players=2)
    talk, games = common.Protocol(data), []
    for number, script in enumerate(pool, 1):
        progress = common.Progress(script if number < GAMES else script.cut(25), number)
        progress.run(talk)
        games.append(progress)
    if killed:
        talk.kill()
    talk.close()
    return data, games


def checked(data):
    """What `games check` names: numbers of games, and whether it names the file as a whole."""
    done = subprocess.run([common.FOXREF, "games", "check", "--json", "--data", data], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=common.environment(), timeout=60)
    if done.returncode not in (0, 1, 2) or done.stderr:
        raise common.Problem("games check ended with %d: %s" % (done.returncode, done.stderr[:200]))
    answer = json.loads(done.stdout)
    games = {fault["arguments"].get("game") for fault in answer.get("faults", [])}
    file = any(fault["reason"] == "damaged" for fault in answer.get("faults", []))
    notices = answer.get("notices", [])
    return games, file or bool(notices) or not answer["ok"] and "faults" not in answer


def judge(data, games, promised):
    """Whether anything differs; a problem where it does without being named."""
    named, whole_file = checked(data)
    talk, differs = common.Protocol(data), False
    for progress in games:
        answer = talk.ask("open %d" % progress.game)
        if answer is None:
            raise common.Problem("the program went while it opened game %d" % progress.game)
        right = answer["ok"] and answer["state"] == progress.script.states[-1]
        if right and not common.named(answer):
            continue
        differs = True
        notices = answer.get("notices", [])
        if promised and not (common.named(answer) and answer.get("reason") != "no-such-game" or
                             str(progress.game) in named or whole_file or notices):
            raise common.Problem("game %d is another one, and nothing says so" % progress.game)
    talk.close()
    return differs


def spoilt(data, name, change):
    copied = common.copy(data)
    path = os.path.join(copied, name)
    with open(path, "rb") as file:
        content = file.read()
    with open(path, "wb") as file:
        file.write(change(content))
    return copied


def other_byte(position, value):
    def change(content):
        changed = bytearray(content)
        changed[position] ^= value
        return bytes(changed)
    return change


def cases_of(base, killed, cuts_apart, bytes_changed, chance):
    """The name of a file, what happens to it in words and as a function, and whether what differs has to be named. A write-ahead
    log that is cut or changed is what a power cut leaves before a sync: SQLite reads it up to there, and nobody can know that
    there was more. Its content is proved by power_cuts.py, where it is known what was promised; here it may crash nothing."""
    files = [name for name in ("games.db", "games.db-wal") if os.path.exists(os.path.join(base, name))]
    sizes = {name: os.path.getsize(os.path.join(base, name)) for name in files}
    for name in files:
        for at in range(0, sizes[name], cuts_apart):
            yield name, "cut at %d" % at, lambda content, at=at: content[:at], name == "games.db"
    for number in range(bytes_changed):
        name = files[number % len(files)] if killed else "games.db"
        at, value = chance.randrange(sizes[name]), 1 + chance.randrange(255)
        yield name, "byte %d ^ %d" % (at, value), other_byte(at, value), name == "games.db"


def prove(cuts_apart, bytes_changed, seed, share, shares):
    chance, found = random.Random(seed), {"cuts": 0, "bytes": 0, "touched": 0}
    for killed in (False, True):
        base, games = shelf(seed + killed, killed)
        cases = list(cases_of(base, killed, cuts_apart, bytes_changed // 2, chance))
        for name, what, change, promised in cases[share::shares]:
            data = spoilt(base, name, change)
            try:
                found["touched"] += judge(data, games, promised)
            except common.Problem as problem:
                raise common.Problem("%s %s: %s" % (name, what, problem)) from None
            found["cuts" if what.startswith("cut") else "bytes"] += 1
            common.remove(data)
        common.remove(base)
    return found


def words(found, seconds):
    tried = found["cuts"] + found["bytes"]
    return "%d cuts, %d single bytes changed, %.0f a second; a game was touched in %d, named every time; 0 crashes" % (
        found["cuts"], found["bytes"], tried / seconds, found["touched"])
