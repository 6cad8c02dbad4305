#!/usr/bin/python3
"""pack.py FROM.ttf TO: the same face so that it compresses better, by a third: what is alike stands together. Put together
again by src/ui/frame/font_unpack.cpp.

Numbers are big-endian. First the tables that stay as they are: how many, then the name, the length and the bytes of each.
Then the streams, each with its length: of the outlines a byte a glyph (how many contours; 255: its bytes lie in the stream of
such glyphs), the points of each contour or the length of those bytes, a byte a point (on the curve, and which way it goes from
the last one), how far it goes, and those bytes; of the kerning how many pairs begin with each glyph, by how much the second
glyph of a pair lies behind that of the pair before, and the distances.
"""
import struct
import sys

from fontTools.ttLib import TTFont

KEPT = ("head", "hhea", "maxp", "hmtx", "cmap", "OS/2", "name")


def number(stream, value):
    """One byte up to 223, else two."""
    if value < 224:
        stream.append(value)
        return
    value -= 224
    assert value < 32 * 256, "a number is too large"
    stream += bytes((224 + (value >> 8), value & 255))


def way(step):
    return 0 if step == 0 else 1 if step > 0 else 2


def is_plain(glyph, bytes_of):
    """Can it be put together from its points alone?"""
    if not 0 < glyph.numberOfContours < 255 or glyph.program.getBytecode():
        return False
    xs, ys = [x for x, _ in glyph.coordinates], [y for _, y in glyph.coordinates]
    return struct.unpack(">4h", bytes_of[2:10]) == (min(xs), min(ys), max(xs), max(ys))


def outlines(font):
    kinds, ends, points, steps, whole = (bytearray() for _ in range(5))
    raw, places = font.reader["glyf"], font["loca"]
    for index, name in enumerate(font.getGlyphOrder()):
        bytes_of = raw[places[index] : places[index + 1]]
        glyph = font["glyf"][name]
        if not bytes_of:
            kinds.append(0)
        elif is_plain(glyph, bytes_of):
            kinds.append(glyph.numberOfContours)
            last = -1
            for end in glyph.endPtsOfContours:
                number(ends, end - last)
                last = end
            x = y = 0
            for (to_x, to_y), flag in zip(glyph.coordinates, glyph.flags):
                points.append((flag & 1) + 2 * (way(to_x - x) + 3 * way(to_y - y)))
                for step in (to_x - x, to_y - y):
                    if step:
                        number(steps, abs(step) - 1)
                x, y = to_x, to_y
        else:
            kinds.append(255)
            number(ends, len(bytes_of))
            whole += bytes_of
    return kinds, ends, points, steps, whole


def kerning(font):
    counts, seconds, values = bytearray(), bytearray(), bytearray()
    order = {name: index for index, name in enumerate(font.getGlyphOrder())}
    pairs = {}
    for (first, second), value in font["kern"].kernTables[0].kernTable.items() if "kern" in font else ():
        pairs.setdefault(order[first], []).append((order[second], value))
    for first in range(len(order)):
        number(counts, len(pairs.get(first, ())))
        last = 0
        for second, value in sorted(pairs.get(first, ())):
            number(seconds, second - last)
            values += struct.pack(">h", value)
            last = second
    return counts, seconds, values


def main():
    font = TTFont(sys.argv[1])
    packed = struct.pack(">H", len(KEPT))
    for table in KEPT:
        packed += struct.pack(">4sI", table.encode(), len(font.reader[table])) + font.reader[table]
    for stream in (*outlines(font), *kerning(font)):
        packed += struct.pack(">I", len(stream)) + stream
    with open(sys.argv[2], "wb") as to:
        to.write(packed)


main()
