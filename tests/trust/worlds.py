"""Folders to begin from, each with the games that are in it and what is done next: the situations in which things are made
to go wrong."""
import os

import common


class World:
    def __init__(self, name, script, begun, goes_on):
        self.name, self.script = name, script
        self.begun = begun      # acts that are saved already; -1: no game yet
        self.goes_on = goes_on  # acts to do
        self.data = common.folder()
        self.damaged = None     # the file that must be set aside, as it was

    def progress(self):
        progress = common.Progress(self.script)
        progress.sent = progress.saved = self.begun
        return progress

    def play(self, data, env=None):
        """Goes on in a copy. Gives how far it came, and the exit status; 99 where it was made to die."""
        talk, progress = common.Protocol(data, env), self.progress()
        stop = self.begun + self.goes_on if self.begun >= 0 else self.goes_on
        alive = True
        if self.begun >= 0:
            answer = talk.ask("open 1")
            alive = answer is not None
            if alive and (not answer["ok"] or "locked" in answer):
                return self.without_game(talk, answer, progress)
        if alive:
            progress.run(talk, begin=self.begun < 0, stop=stop)
        return progress, talk.close()

    def without_game(self, talk, answer, progress):
        """The folder cannot be used just now: that is said, and a new game can be played all the same."""
        talk.ask("new ganz-schoen-clever Zoe")
        fresh = talk.ask("do 1 roll w3 y4 b2 g6 o1 p5")
        if fresh is not None and not fresh["ok"]:
            raise common.Problem("the table stood still: %s" % fresh["text"])
        progress.last = answer
        return progress, talk.close()


def leave(world, killed=False):
    """Plays what is saved already, and ends the program well or badly."""
    talk, progress = common.Protocol(world.data), common.Progress(world.script)
    progress.run(talk, stop=world.begun)
    if progress.saved != world.begun:
        raise common.Problem("a healthy folder did not save")
    if killed:
        talk.kill()
    talk.close()


def spoil(world, name, change):
    path = os.path.join(world.data, name)
    with open(path, "rb") as file:
        before = file.read()
    world.damaged = change(before)
    if world.damaged is None:
        os.unlink(path)
        with open(path + "-wal", "rb") as file:
            world.damaged = file.read()
    else:
        with open(path, "wb") as file:
            file.write(world.damaged)


def all_worlds(seed):
    script = common.scripts(1, seed)[0]
    many = common.scripts(1, seed, sheet="clever-hoch-drei", players=4)[0]
    ends = len(script)
    made = [World("nothing there yet", script, -1, 6), World("a game goes on", script, 20, 6),
            World("after a crash", script, 20, 5), World("the end of a game", script, ends - 3, 3),
            World("the log is brought home", many, min(len(many) - 4, 330), 4),
            World("a damaged database", script, 20, 4), World("a log without its database", script, 20, 4)]
    for world in made[1:]:
        leave(world, killed=world.name in ("after a crash", "the log is brought home", "a log without its database"))
    spoil(made[5], "games.db", lambda bytes_: b"\xff" * 4096 + bytes_[4096:])
    spoil(made[6], "games.db", lambda bytes_: None)
    return made
