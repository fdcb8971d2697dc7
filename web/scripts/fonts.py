#!/usr/bin/env python3
"""Makes src/assets/fonts: the letters of IM Fell English that the page itself writes, in a third of the bytes.

Run in web/ after an update of the typeface; needs Python with fonttools and brotli. The letters were traced from print,
two hundred points each: outlines with a third of the points look the same at every size that the page uses. The licence
of the typeface reserves its name, so what is made from it has another one.
"""

import math
import shutil
from array import array

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

SOURCE = "node_modules/@fontsource/im-fell-english"
MADE = "src/assets/fonts"
# The same list is in src/styles/fonts.css.
LETTERS = [*range(0x20, 0x5B), 0x5F, *range(0x61, 0x7B), 0xA0, 0xAB, 0xB7, 0xBB, 0xC8, 0xD7, 0xE0, 0xE8, 0xE9, 0xEC]
LETTERS += [0xF2, 0xF9, 0x2013, 0x2014, 0x2019, 0x201C, 0x201D, 0x2026]
# How far an outline may stray, of 2048 to the height of a line: a tenth of a pixel in the largest heading.
STRAY = 4
UNITS = 1024
# Every curve is compared at so many places.
PLACES = 5


def curves(points, flags):
    """A contour as curves of start, control and end. Points halfway between two controls are left out in the file."""
    ring = []
    for at, (point, is_on) in enumerate(zip(points, flags)):
        if not is_on and not flags[at - 1]:
            ring.append((middle(points[at - 1], point), True))
        ring.append((point, bool(is_on)))
    start = next(at for at, (_, is_on) in enumerate(ring) if is_on)
    ring = ring[start:] + ring[: start + 1]
    found, at = [], 0
    while at + 1 < len(ring):
        if ring[at + 1][1]:
            found.append((ring[at][0], middle(ring[at][0], ring[at + 1][0]), ring[at + 1][0]))
            at += 1
        else:
            found.append((ring[at][0], ring[at + 1][0], ring[at + 2][0]))
            at += 2
    return found


def middle(one, other):
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def place(curve, t):
    u = 1 - t
    return tuple(u * u * a + 2 * u * t * b + t * t * c for a, b, c in zip(*curve))


def places(curve):
    return [place(curve, at / PLACES) for at in range(PLACES + 1)]


def bend(before, after):
    """The angle between two curves that meet."""
    one = (before[2][0] - before[1][0], before[2][1] - before[1][1])
    other = (after[1][0] - after[0][0], after[1][1] - after[0][1])
    return abs(math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]))


def fitted(samples):
    """The one curve between the ends that strays least from the samples, or None if it strays too far."""
    start, end = samples[0], samples[-1]
    along = [0.0]
    for one, other in zip(samples, samples[1:]):
        along.append(along[-1] + math.dist(one, other))
    if along[-1] == 0:
        return None
    times = [way / along[-1] for way in along]
    for _ in range(4):
        weights = [2 * t * (1 - t) for t in times]
        total = sum(weight * weight for weight in weights)
        if total == 0:
            return None
        control = tuple(
            sum(
                weight * (sample[axis] - (1 - t) ** 2 * start[axis] - t * t * end[axis])
                for weight, sample, t in zip(weights, samples, times)
            )
            / total
            for axis in (0, 1)
        )
        curve = (start, control, end)
        times = [0.0, *(nearer(curve, sample, t) for sample, t in zip(samples[1:-1], times[1:-1])), 1.0]
    strays = max(math.dist(sample, place(curve, t)) for sample, t in zip(samples, times))
    return curve if strays <= STRAY else None


def nearer(curve, sample, t):
    """A step towards the time at which the curve passes the sample."""
    start, control, end = curve
    speed = [2 * ((1 - t) * (b - a) + t * (c - b)) for a, b, c in zip(start, control, end)]
    square = sum(way * way for way in speed)
    if square == 0:
        return t
    missing = sum(way * (wanted - have) for way, wanted, have in zip(speed, sample, place(curve, t)))
    return min(1.0, max(0.0, t + missing / square))


def simplified(found):
    """The contour from its sharpest corner on, in curves as long as can be."""
    corner = max(range(len(found)), key=lambda at: bend(found[at - 1], found[at]))
    found = found[corner:] + found[:corner]
    made, at = [], 0
    while at < len(found):
        best, after = found[at], at + 1
        samples, end, misses = places(found[at]), at + 1, 0
        # A curve that does not fit may fit again a little further.
        while end < len(found) and misses < 3:
            samples += places(found[end])[1:]
            end += 1
            curve = fitted(samples)
            misses = 0 if curve else misses + 1
            if curve:
                best, after = curve, end
        made.append(best)
        at = after
    return made


def is_straight(curve):
    (ax, ay), (bx, by), (cx, cy) = curve
    return abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) <= STRAY * max(1, math.dist(curve[0], curve[2]))


def simplify(font):
    table = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = table[name]
        if glyph.numberOfContours <= 0:
            continue
        points, ends, flags = glyph.getCoordinates(table)
        kept, marks, lasts, first = [], [], [], 0
        for last in ends:
            for curve in simplified(curves(points[first : last + 1], flags[first : last + 1])):
                drawn = [(curve[0], 1)] if is_straight(curve) else [(curve[0], 1), (curve[1], 0)]
                kept += [(round(x), round(y)) for (x, y), _ in drawn]
                marks += [mark for _, mark in drawn]
            lasts.append(len(kept) - 1)
            first = last + 1
        glyph.coordinates, glyph.flags = GlyphCoordinates(kept), array("B", marks)
        glyph.endPtsOfContours = lasts
        glyph.recalcBounds(table)


def make(style):
    font = TTFont(f"{SOURCE}/files/im-fell-english-latin-400-{style}.woff2")
    subsetter = Subsetter(Options(layout_features=["kern", "liga"], hinting=False))
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    simplify(font)
    scale_upem(font, UNITS)
    called = {1: "Approdo Fell", 4: f"Approdo Fell {style}", 6: f"ApprodoFell-{style}"}
    for record in font["name"].names:
        if record.nameID in called:
            record.string = called[record.nameID]
    font.flavor = "woff2"
    font.save(f"{MADE}/approdo-fell-{style}.woff2")


if __name__ == "__main__":
    for style in ("normal", "italic"):
        make(style)
    shutil.copy(f"{SOURCE}/LICENSE", f"{MADE}/LICENSE")
