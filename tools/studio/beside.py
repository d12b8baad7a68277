"""What a product stands beside, or lies on, so that its size is seen: a figure, a door, a ruler or a roof."""

import math

import materials as m
import shapes as s

FIGURE = [(0.045, 0.0), (0.16, 0.0), (0.165, 0.03), (0.115, 0.055), (0.118, 0.28), (0.135, 0.46), (0.128, 0.56), (0.158, 0.74),
          (0.168, 0.88), (0.160, 0.93), (0.205, 0.80), (0.222, 0.70), (0.250, 0.71), (0.252, 0.80), (0.232, 0.96), (0.228, 1.12),
          (0.214, 1.30), (0.196, 1.405), (0.150, 1.455), (0.062, 1.488), (0.052, 1.52), (0.060, 1.545), (0.078, 1.585),
          (0.088, 1.65), (0.080, 1.705), (0.050, 1.742), (0.0, 1.752)]
"""Right half of a standing person of 1.75 m seen from the front, from the foot to the crown (x, z in metres)."""


def person(at=(0, 0), heading=0):
    """An architect's scale figure: a grown-up of 1.75 m cut from pale board."""
    right = smooth([*FIGURE])
    left = [(-x, z) for x, z in reversed(right[:-1])]
    gap = [(-0.014, 0.76), (0.014, 0.76)]
    with s.part((*at, 0), (0, 0, heading)):
        s.prism([*gap[1:], *[p for p in right], *left, gap[0]], 0.03, m.surface("#aeb5bd", 0.7), bevel=0.006)
        s.slab(0.5, 0.24, 0.012, m.surface("#aeb5bd", 0.7), (0, 0, 0.006), corner=0.005, bevel=0.003)


def smooth(points, steps=4):
    """Catmull-Rom through (x, z) points."""
    path = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            path.append(tuple(0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t ** 2
                                     + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3) for i in (0, 1)))
    return [*path, points[-1]]


def door(at=(0, 0), height=2.05, width=0.86):
    """A closed white door with its frame in the wall y = 0; ``at`` is the middle of its threshold (x, z)."""
    x, z = at
    leaf, trim = m.surface("#dfe3e6", 0.4), m.surface("#cfd4d8", 0.45)
    s.box((width, 0.02, height), leaf, (x, -0.010, z + height / 2), bevel=0.003)
    for low, high in ((0.16, 0.86), (1.02, 1.9)):
        s.slab(width - 0.26, 0.004, (high - low) * height / 2.05, trim, (x, -0.0205, z + (low + high) / 2 * height / 2.05),
               corner=0.004, bevel=0.002)
        s.slab(width - 0.30, 0.006, (high - low) * height / 2.05 - 0.04, leaf, (x, -0.0215, z + (low + high) / 2 * height / 2.05),
               corner=0.004, bevel=0.003)
    for side in (-1, 1):
        s.box((0.07, 0.034, height), trim, (x + side * (width / 2 + 0.035), -0.017, z + height / 2), bevel=0.004)
    s.box((width + 0.15, 0.038, 0.07), trim, (x, -0.017, z + height + 0.035), bevel=0.004)
    handle = x - width / 2 + 0.065
    s.cylinder(0.026, 0.008, m.steel(), (handle, -0.026, z + 1.0), "y")
    s.tube([(handle, -0.026, z + 1.0), (handle, -0.066, z + 1.0), (handle + 0.12, -0.066, z + 1.0)], 0.009, m.steel(), bend=0.014)
    s.cylinder(0.024, 0.006, m.steel(), (handle, -0.024, z + 0.91), "y")


def ruler(at=(0, 0), heading=0, length=0.3):
    """A steel rule lying on the ground, a mark each millimetre, a figure each centimetre."""
    x, y = at
    width, thick = 0.028, 0.0008
    dark = m.surface("#20242a", 0.5)
    with s.part((x, y, 0.0), (0, 0, heading)):
        s.slab(length + 0.012, thick, width, m.surface("#c4c8cc", 0.3, 0.95), (0, 0, thick / 2), (-90, 0, 0), corner=0.003, bevel=0.0002)
        points, faces = [], []
        for mm in range(int(length * 1000) + 1):
            reach = 0.009 if mm % 10 == 0 else 0.0068 if mm % 5 == 0 else 0.0042
            left, half = mm / 1000 - length / 2, 0.00011
            points += [(left - half, width / 2 - reach, 0), (left + half, width / 2 - reach, 0),
                       (left + half, width / 2, 0), (left - half, width / 2, 0)]
            faces.append(tuple(range(len(points) - 4, len(points))))
        s.mesh(points, faces, dark, (0, 0, thick + 0.00005))
        for cm in range(0, int(length * 100) + 1):
            s.text(str(cm), 0.0032, dark, (cm / 100 - length / 2, -0.0005, thick + 0.00005), (0, 0, 0), weight="plain")


PITCH = 32
"""Slope of the roof in degrees."""

COVER, COURSE = 0.20, 0.34
"""What one tile covers: its width and its length along the slope, in metres."""


def roof(width, length):
    """A piece of tiled roof with its gutter on a pale board; its eave is at y = 0 and its slope rises towards y > 0.

    Returns the height of the tiles' crowns above the board, measured square to the slope.
    """
    clay, board = m.mottled("#7d4431", "#96583f", 5.0, 0.72), m.surface("#aeb5bd", 0.7)
    across, courses = round(width / COVER), round(length / COURSE)
    width, length = across * COVER, courses * COURSE
    rise, run = length * math.sin(math.radians(PITCH)), length * math.cos(math.radians(PITCH))
    base = 0.16
    s.prism([(0, 0), (run, 0), (run, rise + base - 0.03), (0, base - 0.03)], width - 0.04, board, (0, 0, 0), (0, 0, 90), bevel=0.004)
    steps, lift, crown = 10, 0.022, 0.030
    points, faces = [], []
    for course in range(courses):
        low, high = course * COURSE, (course + 1) * COURSE + 0.03
        start, count = len(points), across * steps + 1
        for v, above in ((low, lift - 0.018), (low, lift), (high, 0.002)):
            for i in range(count):
                phase = (i % steps) / steps
                wave = crown * (0.5 - 0.5 * math.cos(2 * math.pi * min(1, phase / 0.62))) if phase < 0.62 else 0
                points.append((-width / 2 + i * COVER / steps, v, above + wave))
        for row in range(2):
            for i in range(count - 1):
                a = start + row * count + i
                faces.append((a, a + 1, a + count + 1, a + count))
    with s.part((0, 0, base), (PITCH, 0, 0)):
        s.mesh(points, faces, clay)
        for side in (-1, 1):
            s.box((0.03, length, 0.10), m.surface("#6d3d2d", 0.7), (side * (width / 2 + 0.008), length / 2, 0.0), bevel=0.004)
    gutter = [(0.062 * math.cos(a), 0.062 * math.sin(a)) for a in (math.pi + math.pi * i / 14 for i in range(15))]
    inner = [(0.055 * math.cos(a), 0.055 * math.sin(a)) for a in (2 * math.pi - math.pi * i / 14 for i in range(15))]
    s.prism([*gutter, *inner], width + 0.06, m.dark_steel(), (0, -0.055, base - 0.01), (0, 0, 90), bevel=0.001)
    return lift + crown


def stand(kind, low, high, wall):
    """Put what shows the scale beside a model whose bounds are ``low`` and ``high``; floor level of a wall is z below it."""
    if kind == "ruler":
        span = high.x - low.x
        length = 0.15 if span < 0.11 else 0.3
        ruler(((low.x + high.x) / 2, low.y - 0.035 - 0.12 * span), -4, length)
    elif wall:
        middle = (low.z + high.z) / 2
        floor = middle - 1.35 if high.z - low.z < 1.2 else low.z - 0.35
        door((high.x + 0.30 + 0.5, floor))
    else:
        person((high.x + 0.36 + 0.08 * (high.x - low.x), min(0.1, (low.y + high.y) / 2)), -10)
