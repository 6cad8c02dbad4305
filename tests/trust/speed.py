"""How fast and how small: a committed line, a list of many finished games, a saved game of four."""
import os
import statistics
import subprocess
import time

import common


def answers_in(data, script):
    """Milliseconds from handing in a line to its answer, which comes after the commit."""
    talk, times = common.Protocol(data), []
    talk.ask(script.new)
    for act in script.acts:
        began = time.perf_counter()
        talk.ask(act)
        times.append((time.perf_counter() - began) * 1000)
    talk.close()
    return times


def on_this_disk():
    """Not in memory: here the disk itself is measured."""
    kept, common.SCRATCH = common.SCRATCH, os.environ.get("TMPDIR", "/var/tmp")
    data = common.folder()
    common.SCRATCH = kept
    return data


def committed_line(seed):
    times, plain, sizes = [], [], []
    for script in common.scripts(4, seed, players=4):
        data = on_this_disk()
        times += answers_in(data, script)
        plain += answers_in(None, script)
        sizes.append(os.path.getsize(data + "/games.db"))
        common.remove(data)
    ordered = sorted(times)
    return statistics.median(times), ordered[int(len(ordered) * 0.99)], statistics.median(plain), sizes


def many_games(count, seed):
    """So many finished games in one folder: bytes of each, and milliseconds for listing them, best of five."""
    data, records = common.folder(), common.folder()
    subprocess.run([common.FOXREF, "play", "--sheet", "ganz-schoen-clever", "--players", "4", "--seed", str(seed),
                    "--games", str(min(count, 500)), "--record", records], check=True, stdout=subprocess.DEVNULL,
                   env=common.environment())
    files = [os.path.join(records, name) for name in sorted(os.listdir(records))]
    left = count
    while left > 0:
        subprocess.run([common.FOXREF, "games", "import", "--data", data] + files[:left], check=True,
                       stdout=subprocess.DEVNULL, env=common.environment())
        left -= len(files)
    listing = [common.FOXREF, "games", "list", "--json", "--data", data]
    times = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run(listing, check=True, stdout=subprocess.DEVNULL, env=common.environment())
        times.append((time.perf_counter() - began) * 1000)
    began = time.perf_counter()
    subprocess.run([common.FOXREF, "games", "--data", common.folder()], check=True, stdout=subprocess.DEVNULL,
                   env=common.environment())
    empty = (time.perf_counter() - began) * 1000
    size = os.path.getsize(data + "/games.db") / count
    common.remove(data)
    common.remove(records)
    return size, min(times), empty


def prove(games, seed, _share, _shares):
    median, late, plain, sizes = committed_line(seed)
    size, listing, empty = many_games(games, seed)
    return {"games": games, "median": median, "late": late, "plain": plain, "alone": statistics.median(sizes),
            "size": size, "listing": listing, "empty": empty}


def words(found, _seconds):
    return ("a line until it is committed and answered: median %.2f ms, p99 %.2f ms (%.2f ms without a folder)\n"
            "a list of %d finished games: %.0f ms, of which the program's start %.0f ms\n"
            "a saved four-player game: %.1f KB in a folder of many, a folder with one alone %.0f KB" %
            (found["median"], found["late"], found["plain"], found["games"], found["listing"], found["empty"],
             found["size"] / 1024, found["alone"] / 1024))
