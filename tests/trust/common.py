"""What the proofs share: foxref's protocol as an object, scripted games with every state they go through, and the question
whether a folder still holds what was acknowledged."""
import json
import os
import random
import shutil
import subprocess
import tempfile

FOXREF = os.environ["FOXREF"]
FOXSHEET = os.environ["FOXSHEET"]
SHIM = os.environ["FOXSHIM"]
MEMORY = os.environ["FOXMEMORY"]
# Where nothing has to survive a power cut of this machine, memory is as good as a disk. trust.py makes a folder there
# and removes it with all that proofs leave.
SCRATCH = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Problem(Exception):
    """Something that must never happen."""


def folder():
    return tempfile.mkdtemp(prefix="fox-trust-", dir=SCRATCH)


def remove(path):
    shutil.rmtree(path, ignore_errors=True)


def part(total, share, shares):
    """So many of them fall to this share."""
    return total // shares + (share < total % shares)


def copy(source):
    target = folder()
    shutil.copytree(source, target, dirs_exist_ok=True)
    return target


def environment(**more):
    plain = {key: value for key, value in os.environ.items() if not key.startswith("TRUST_")}
    plain.update(LC_ALL="C.UTF-8", **more)
    return plain


def spoiled(data, **how):
    """The environment in which what is written into the folder is recorded, counted or goes wrong."""
    return environment(LD_PRELOAD=SHIM, TRUST_DIR=os.path.realpath(data), **how)


class Protocol:
    """One conversation. ask() gives the answer, or None once the program is gone."""

    def __init__(self, data=None, env=None):
        command = [FOXREF, "protocol"] + (["--data", data] if data else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=env or environment())

    def ask(self, line):
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self.process.stdout.readline()
        return json.loads(answer) if answer.endswith(b"\n") else None

    def kill(self):
        self.process.kill()

    def close(self, allowed=()):
        """Ends it; its exit status. A program that a signal ended, or that said anything on stderr but what is allowed, has
        crashed."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        words = self.process.stderr.read().decode("utf-8", "replace")
        self.process.stdout.close()
        self.process.stderr.close()
        status = self.process.wait(timeout=60)
        if status not in (0, 1, 2, 99, -9) or words and not any(one in words for one in allowed):
            raise Problem("foxref ended with %s: %s" % (status, words[:300]))
        return status


class Script:
    """The acts of one game, and the state after each of them: states[k] after k acts."""

    def __init__(self, new, acts):
        self.new, self.acts = new, acts
        talk = Protocol()
        self.states = [talk.ask(new)["state"]] + [talk.ask(act)["state"] for act in acts]
        talk.close()

    def __len__(self):
        return len(self.acts)

    def cut(self, count):
        shorter = object.__new__(Script)
        shorter.new, shorter.acts, shorter.states = self.new, self.acts[:count], self.states[:count + 1]
        return shorter


def scripts(count, seed, lines=None, sheet="ganz-schoen-clever", players=2):
    """Games at random, with something taken back now and then."""
    there = folder()
    subprocess.run([FOXREF, "play", "--sheet", sheet, "--players", str(players), "--seed", str(seed), "--games",
                    str(count), "--record", there], check=True, stdout=subprocess.DEVNULL, env=environment())
    chance, made = random.Random(seed), []
    for name in sorted(os.listdir(there))[:count]:
        with open(os.path.join(there, name), encoding="utf-8") as file:
            header, body = file.read().split("\n---\n")
        names = [line[7:].replace(" ", "_") for line in header.splitlines() if line.startswith("player ")]
        acts = []
        whole = body.splitlines()
        for number, line in enumerate(whole, 1):
            acts.append("do " + line)
            # What ends a game locks it: nothing is taken back behind that.
            if chance.random() < 0.1 and number < len(whole):
                acts += ["undo", "redo"] if chance.random() < 0.5 else ["undo", "do " + line]
        made.append(Script("new %s %s" % (sheet, " ".join(names)), acts[:lines]))
    remove(there)
    return made


class Progress:
    """How far a scripted game came: acts handed in, and acts known to be saved; -1: not even begun."""

    def __init__(self, script, game=1):
        self.script, self.game, self.sent, self.saved, self.last = script, game, -1, -1, None

    def step(self, talk, command):
        self.sent += 1
        self.last = talk.ask(command)
        if self.last is None:
            return False
        if not self.last["ok"]:
            raise Problem("%s was refused: %s" % (command, self.last["text"]))
        if self.last["state"] != self.script.states[self.sent]:
            raise Problem("%s led to another state" % command)
        if self.last.get("saved"):
            self.saved = self.sent
        elif "trouble" not in self.last:
            raise Problem("not saved, and nothing says why")
        return True

    def run(self, talk, begin=True, stop=None):
        if begin and not self.step(talk, self.script.new):
            return False
        for act in self.script.acts[self.sent:stop]:
            if not self.step(talk, act):
                return False
        return True


def held(answer, progress):
    """Which of the acts the stored game holds; None where it is none of those it may be."""
    first = max(progress.saved, 0)
    for count in range(max(progress.sent, 0), first - 1, -1):
        if answer["state"] == progress.script.states[count]:
            return count
    return None


def named(answer):
    """Whether an answer says that something is wrong with the game."""
    return not answer["ok"] or "locked" in answer and answer["locked"]["id"] in ("game-damaged", "line-misfit")


def nothing_lost(data, games):
    """Reads the folder as the next program would: every acknowledged act is there. Gives the number held by each game."""
    talk, counts = Protocol(data), []
    for progress in games:
        answer = talk.ask("open %d" % progress.game)
        if answer is None:
            raise Problem("the program went while it opened game %d" % progress.game)
        if not answer["ok"]:
            if progress.saved >= 0:
                raise Problem("game %d: %s, with %d acts saved" % (progress.game, answer["text"], progress.saved))
            counts.append(-1)
            continue
        count = held(answer, progress)
        if count is None or "locked" in answer and answer["locked"]["id"] != "locked":
            raise Problem("game %d is not what was saved (%d of %d acts): %s" %
                          (progress.game, progress.saved, progress.sent, answer.get("locked")))
        counts.append(count)
    talk.close()
    return counts
