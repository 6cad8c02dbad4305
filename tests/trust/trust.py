"""The proofs that a game cannot be lost, with their figures. Started by tools/trust. A proof is cut into shares, which run side
by side; figures of speed are taken alone."""
import concurrent.futures
import multiprocessing
import os
import sys
import time

import app
import common
import damages
import fault_points
import full
import kills
import memory
import power_cuts
import speed

SEED = 20240229

# Name: the module, how much of it in the short form and in the long one, whether it may run beside itself.
PROOFS = {
    "kills": (kills, [100], [1000], True),
    "faults": (fault_points, [500], [10000], True),
    "power": (power_cuts, [2000], [200000], True),
    "damages": (damages, [4096 + 512, 400], [512, 10000], True),
    "app": (app, [100], [1000], True),
    "full": (full, [4], [40], True),
    "memory": (memory, [100, 20], [memory.FIRST, memory.FIRST], True),
    "speed": (speed, [500], [10000], False),
}


def prove(name, long):
    """All shares of one proof: what they found, added up, in words."""
    module, short_form, long_form, side_by_side = PROOFS[name]
    shares = len(os.sched_getaffinity(0)) if side_by_side else 1
    began, found = time.time(), {}
    fork = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(shares, mp_context=fork) as pool:
        for one in [pool.submit(module.prove, *(long_form if long else short_form), SEED, share, shares)
                    for share in range(shares)]:
            for key, value in one.result().items():
                found[key] = found.get(key, 0) + value
    return module.words(found, time.time() - began)


def main():
    long = "--long" in sys.argv
    wanted = [name for name in sys.argv[1:] if name != "--long"] or list(PROOFS)
    common.SCRATCH = common.folder()
    failed = []
    for name in wanted:
        began = time.time()
        try:
            words = prove(name, long)
        except common.Problem as problem:
            words = "FAILED: %s" % problem
            failed.append(name)
        for line in words.splitlines():
            print("%-8s %s" % (name, line), flush=True)
        print("%-8s %.0f s" % ("", time.time() - began), flush=True)
    common.remove(common.SCRATCH)
    sys.exit(1 if failed else 0)


main()
