"""Every write, sync and truncate of scripted games made to fail, once and for ever, also while a damaged database is being
replaced. Whatever happens: nothing acknowledged is lost, nothing crashes, the table goes on."""
import os
import random

import common
import worlds

ONCE = ["die-before", "die-half", "die-after", "short", "enospc", "eio"]
FOREVER = ["short", "enospc", "eio"]


def calls_of(world):
    data, count = common.copy(world.data), common.folder()
    world.play(data, common.spoiled(data, TRUST_COUNT=count + "/n"))
    with open(count + "/n", encoding="ascii") as file:
        calls = int(file.read())
    common.remove(data)
    common.remove(count)
    return calls


def set_aside(data, world):
    """A damaged file is somewhere in the folder, every byte of it."""
    for name in os.listdir(data):
        with open(os.path.join(data, name), "rb") as file:
            if file.read() == world.damaged:
                return
    raise common.Problem("the damaged file is gone")


def try_case(world, at, kind, forever):
    data = common.copy(world.data)
    more = {"TRUST_FOREVER": "1"} if forever else {}
    progress, status = world.play(data, common.spoiled(data, TRUST_AT=str(at), TRUST_KIND=kind, **more))
    if status == 0 and not forever and not kind.startswith("die") and progress.last is not None:
        if progress.last["ok"] and not progress.last.get("saved") and "locked" not in progress.last:
            raise common.Problem("it failed once, and was not saved with the lines after it")
    common.nothing_lost(data, [progress])
    if world.damaged is not None:
        set_aside(data, world)
    common.remove(data)
    return status


def prove(most, seed, share, shares):
    most, seed = common.part(most, share, shares), seed + 1000 * share
    chance, cases, died = random.Random(seed), [], 0
    there = []
    while len(cases) < most:
        made = worlds.all_worlds(seed + len(there))
        there += made
        for world in made:
            for at in range(1, calls_of(world) + 1):
                cases += [(world, at, kind, False) for kind in ONCE] + [(world, at, kind, True) for kind in FOREVER]
    chance.shuffle(cases)
    for world, at, kind, forever in cases[:most]:
        try:
            died += try_case(world, at, kind, forever) == 99
        except common.Problem as problem:
            raise common.Problem("%s, call %d, %s%s: %s" %
                                 (world.name, at, kind, " for ever" if forever else "", problem)) from None
    for world in there:
        common.remove(world.data)
    return {"tried": len(cases[:most]), "points": len(cases), "situations": len(there), "died": died}


def words(found, seconds):
    return "%d fault points of %d in %d situations, %.0f a second; %d died there; 0 lost, 0 crashes" % (
        found["tried"], found["points"], found["situations"], found["tried"] / seconds, found["died"])
