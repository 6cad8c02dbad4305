"""The app itself, moved by a script: kill -9 at random moments, in the middle of a backup too. A picture that is there was made
after the line before it was saved and shown, so it acknowledges that line."""
import json
import os
import random
import subprocess
import time

import common

ROLL = ["size 390x844", "key 3", "key 4", "key 5", "key 6", "key 1", "tap face.2"]
ACTS = 14  # in a round: a throw, then taken back and brought back again and again
OURS = {"games.db", "games.drafts", "games.lock", "settings.json", "exports"}


def run(data, words, env=None, seconds=None):
    """Gives the exit status and what was said; None where it was killed after so many seconds."""
    there = common.folder()
    with open(there + "/walk", "w", encoding="utf-8") as file:
        file.write("\n".join(words) + "\n")
    plain = env or common.environment()
    plain.update(SDL_VIDEODRIVER="dummy", TMPDIR=there)
    command = [common.FOXSHEET, "--data", data, "--lang", "en", "--script", "walk"]
    if words[0] == ROLL[0]:
        command += ["--sheet", "ganz-schoen-clever", "--players", "Ada,Ben"]
    process = subprocess.Popen(command, cwd=there, env=plain, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        said = process.communicate(timeout=seconds or 120)
        status = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        said, status = process.communicate(), None
    left = [name for name in os.listdir(there) if name != "walk" and not name.endswith(".png")]
    if left:
        raise common.Problem("left in the folder for temporary files: %s" % left)
    pictures = sum(name.endswith(".png") for name in os.listdir(there))
    common.remove(there)
    return status, (said[0] + said[1]).decode("utf-8", "replace"), pictures


def saved_games(data):
    done = subprocess.run([common.FOXREF, "--json", "games", "--data", data], stdout=subprocess.PIPE, check=False,
                          env=common.environment())
    return {game["game"]: game["entries"] for game in json.loads(done.stdout)["games"]}


def nothing_left(data):
    """After a start and an end in peace the folder holds what it should and no more."""
    status, said, _ = run(data, ["settle", "close"])
    if status != 0:
        raise common.Problem("the app ended with %s: %s" % (status, said[:300]))
    left = sorted(set(os.listdir(data)) - OURS)
    exports = os.listdir(data + "/exports") if os.path.isdir(data + "/exports") else []
    left += [name for name in exports if not name.endswith(".db")]
    if left:
        raise common.Problem("left behind in the data folder: %s" % left)


def words_of(chance):
    words = ROLL + ["shot 1.png"]
    for number in range(2, ACTS + 1):
        words += ["tap button.undo" if number % 2 == 0 else "tap button.redo", "shot %d.png" % number]
    if chance.random() < 0.5:
        words += ["tap button.home", "tap button.settings"] + ["tap button.backup"] * 3
    return words


def prove(rounds, seed, share, shares):
    rounds, chance = common.part(rounds, share, shares), random.Random(seed + share)
    data, known, acts, longest = common.folder(), {}, 0, None
    for _ in range(rounds):
        words = words_of(chance)
        if longest is None:
            began = time.time()
            run(common.folder(), words)
            longest = time.time() - began
        status, said, shown = run(data, words, seconds=longest * chance.random() ** 0.7)
        if status not in (None, 0):
            raise common.Problem("the app ended with %s: %s" % (status, said[:600]))
        now = saved_games(data)
        for game, entries in known.items():
            if now.get(game) != entries:
                raise common.Problem("game %d had %d entries, and has %s" % (game, entries, now.get(game)))
        fresh = [entries for game, entries in now.items() if game not in known]
        # The first entry begins the game.
        if shown > 0 and (not fresh or fresh[0] < shown + 1):
            raise common.Problem("%d acts were shown as saved, and there are %s" % (shown, fresh))
        acts += shown
        known = now
    checked = subprocess.run([common.FOXREF, "games", "check", "--data", data], stdout=subprocess.PIPE, check=False,
                             env=common.environment())
    if checked.returncode != 0:
        raise common.Problem("games check: %s" % checked.stdout.decode()[:300])
    nothing_left(data)
    common.remove(data)
    return {"kills": rounds, "acts": acts}


def words(found, seconds):
    return "%d kills of the app, %.1f a second; %d acts shown as saved; 0 lost, nothing left behind" % (
        found["kills"], found["kills"] / seconds, found["acts"])
