"""The proofs that a game cannot be lost, one after the other, with their figures. Started by tools/trust."""
import sys
import time

import common
import damages
import fault_points
import kills
import power_cuts
import speed

SEED = 20240229

# Name, the proof in its short form and in its long one.
PROOFS = {
    "kills": (lambda: kills.prove(100, SEED), lambda: kills.prove(1000, SEED)),
    "faults": (lambda: fault_points.prove(500, SEED), lambda: fault_points.prove(10000, SEED)),
    "power": (lambda: power_cuts.prove(2000, SEED), lambda: power_cuts.prove(200000, SEED)),
    "damages": (lambda: damages.prove(4096 + 512, 400, SEED), lambda: damages.prove(512, 10000, SEED)),
    "speed": (lambda: speed.measure(500, SEED), lambda: speed.measure(10000, SEED)),
}


def main():
    long = "--long" in sys.argv
    wanted = [name for name in sys.argv[1:] if name != "--long"] or list(PROOFS)
    failed = []
    for name in wanted:
        began = time.time()
        try:
            words = PROOFS[name][long]()
        except common.Problem as problem:
            words = "FAILED: %s" % problem
            failed.append(name)
        for line in words.splitlines():
            print("%-8s %s" % (name, line), flush=True)
        print("%-8s %.0f s" % ("", time.time() - began), flush=True)
    sys.exit(1 if failed else 0)


main()
