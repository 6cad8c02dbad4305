"""Power cuts, simulated over everything that was written: at any moment the disk holds what was synced, and of what was not
any part. A sync that failed leaves what it was about nowhere, however well it reads until then."""
import hashlib
import os
import random
import struct

import common
import worlds

SECTOR = 512
MODES = ["prefix", "nothing", "zeros", "garbage", "sectors"]


class File:
    def __init__(self, data=b""):
        self.safe = bytearray(data)
        self.pending = []  # (offset, bytes), or (size, None) for a truncation


def put(data, offset, piece):
    if len(data) < offset:
        data.extend(bytes(offset - len(data)))
    data[offset:offset + len(piece)] = piece


def apply(data, change):
    offset, piece = change
    if piece is not None:
        put(data, offset, piece)
    elif offset < len(data):
        del data[offset:]
    else:
        data.extend(bytes(offset - len(data)))


class Disk:
    """A file system that keeps names in order, and promises them only when their folder was synced."""

    def __init__(self, data):
        self.names, self.safe_names, self.pending_names = {}, {}, []
        for name in os.listdir(data):
            with open(os.path.join(data, name), "rb") as file:
                self.names[name] = File(file.read())
        self.safe_names = dict(self.names)

    def rename(self, change, names):
        kind, name, file = change
        if kind == "C":
            names[name] = file
        elif kind == "U":
            names.pop(name, None)
        else:
            names[kind] = names.pop(name, file)

    def name_change(self, *change):
        self.pending_names.append(change)
        self.rename(change, self.names)

    def do(self, operation, name, offset, data):
        if operation == "C":
            self.name_change("C", name, File())
        elif operation == "U":
            self.name_change("U", name, None)
        elif operation == "R":
            self.name_change(data.decode(), name, self.names.get(name))
        elif operation == "S" and name == ".":
            self.safe_names, self.pending_names = dict(self.names), []
        elif name in self.names:
            self.write(operation, self.names[name], offset, data)

    def write(self, operation, file, offset, data):
        if operation in "WT":
            file.pending.append((offset, data if operation == "W" else None))
        elif operation == "S":
            for change in file.pending:
                apply(file.safe, change)
            file.pending = []
        elif operation == "F":
            file.pending = []

    def cut(self, chance):
        """What lies on the disk after the power went: bytes by name."""
        names = dict(self.safe_names)
        for change in self.pending_names[:chance.randrange(len(self.pending_names) + 1)]:
            self.rename(change, names)
        return {name: survived(file, chance) for name, file in names.items() if file is not None}


def survived(file, chance):
    data, pending = bytearray(file.safe), file.pending
    if not pending:
        return bytes(data)
    mode = chance.choice(MODES)
    count = chance.randrange(len(pending) + 1)
    if mode == "nothing":
        count = 0
    for change in pending[:count]:
        offset, piece = change
        if piece is None or mode == "prefix":
            apply(data, change)
        elif mode == "zeros":
            put(data, offset, bytes(len(piece)))
        elif mode == "garbage":
            put(data, offset, chance.randbytes(len(piece)))
        else:
            for at in range(0, len(piece), SECTOR):
                if chance.random() < 0.5:
                    put(data, offset + at, piece[at:at + SECTOR])
    if mode == "prefix" and count < len(pending) and pending[count][1]:
        offset, piece = pending[count]
        put(data, offset, piece[:chance.randrange(len(piece) + 1)])
    return bytes(data)


def read_log(path):
    with open(path, "rb") as file:
        data = file.read()
    at, operations = 0, []
    while at < len(data):
        operation, (length, offset, size) = chr(data[at]), struct.unpack_from("<IQQ", data, at + 1)
        at += 21
        name = data[at:at + length].decode()
        at += length
        carried = size if operation in "WR" else 0
        operations.append((operation, name, offset, data[at:at + carried]))
        at += carried
    return operations


class Recording:
    """One scripted game with everything it wrote, and after how many operations each act was acknowledged."""

    def __init__(self, world, **fault):
        self.world, self.base = world, common.copy(world.data)
        data, there = common.copy(world.data), common.folder()
        log = os.path.join(there, "log")
        open(log, "wb").close()
        talk = common.Protocol(data, common.spoiled(data, TRUST_LOG=log, **fault))
        progress, self.acknowledged = world.progress(), []
        self.mark(progress, log)
        stop = world.goes_on + max(world.begun, 0)
        if world.begun >= 0 and not talk.ask("open 1")["ok"]:
            raise common.Problem("a game could not be opened: " + world.name)
        commands = ([world.script.new] if world.begun < 0 else []) + world.script.acts[max(world.begun, 0):stop]
        for command in commands:
            progress.step(talk, command)
            self.mark(progress, log)
        talk.close()
        self.operations, self.progress = read_log(log), progress
        sizes, size = [0], 0
        for operation, name, _, carried in self.operations:
            size += 21 + len(name.encode()) + len(carried)
            sizes.append(size)
        self.acknowledged = [(sizes.index(size), saved, sent) for size, saved, sent in self.acknowledged]
        common.remove(data)
        common.remove(there)

    def mark(self, progress, log):
        self.acknowledged.append((os.path.getsize(log), progress.saved, progress.sent))

    def promised(self, position):
        """What was saved, and what may be there, once so many operations were done."""
        saved, sent = self.world.begun, len(self.world.script)
        for at, acknowledged, _ in self.acknowledged:
            if at <= position:
                saved = acknowledged
        for at, _, handed_in in reversed(self.acknowledged):
            if at >= position:
                sent = handed_in
        return saved, sent


def look(recording, image, position):
    data = common.folder()
    for name, content in image.items():
        with open(os.path.join(data, name), "wb") as file:
            file.write(content)
    progress = recording.world.progress()
    progress.saved, progress.sent = recording.promised(position)
    common.nothing_lost(data, [progress])
    common.remove(data)


def states_of(recording, wanted, chance, seen):
    """Cuts one recording off at every operation, several times; the number of states, and of different ones."""
    disk, times, states = Disk(recording.base), max(1, wanted // (len(recording.operations) + 1)), 0
    before = len(seen)
    for position, operation in enumerate(recording.operations + [None]):
        for _ in range(times):
            image = disk.cut(chance)
            promised = recording.promised(position)
            mark = hashlib.sha256(repr((promised, sorted(image.items()))).encode()).digest()
            states += 1
            if mark not in seen:
                seen.add(mark)
                try:
                    look(recording, image, position)
                except common.Problem as problem:
                    raise common.Problem("%s, power cut before operation %d: %s" %
                                         (recording.world.name, position, problem)) from None
        if operation:
            disk.do(*operation)
    return states, len(seen) - before


def syncs_in(recording):
    return sum(operation[0] == "S" for operation in recording.operations)


def prove(most, seed, share, shares):
    most, seed = common.part(most, share, shares), seed + 1000000 * share
    chance, states, different, lying = random.Random(seed), 0, 0, 0
    while states < most:
        there = worlds.all_worlds(seed + states)
        recordings = [Recording(world) for world in there]
        for recording in list(recordings):
            # The same with one sync that fails, and with all from there on.
            for _ in range(2):
                at = str(1 + chance.randrange(syncs_in(recording)))
                try:
                    recordings.append(Recording(recording.world, TRUST_ONLY="1", TRUST_KIND="eio", TRUST_AT=at))
                    lying += 1
                except common.Problem as problem:
                    if "could not be opened" not in str(problem):
                        raise
        share = max(1, min(most - states, 20000) // len(recordings))
        for recording in recordings:
            seen = set()  # an image and what was promised mean the same only within one recording
            counted, new = states_of(recording, share, chance, seen)
            states, different = states + counted, different + new
            common.remove(recording.base)
        for world in there:
            common.remove(world.data)
    return {"cuts": states, "different": different, "lying": lying}


def words(found, seconds):
    return "%d power cuts (%d different disks, %d games with a failed sync), %.0f a second; 0 acknowledged acts lost" % (
        found["cuts"], found["different"], found["lying"], found["cuts"] / seconds)
