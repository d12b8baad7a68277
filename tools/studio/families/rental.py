"""Bodies of rental machines: lighting tower, lifts and a mini crane (lengths in metres)."""

import math

from mathutils import Vector

import materials as m
import shapes as s
from families.panels import laminate


def hazard(width, height, at, turn=(0, 0, 0), stripes=8):
    """A black-and-amber warning band facing -y."""
    with s.part(at, turn):
        s.box((width, 0.002, height), m.amber(), bevel=0)
        pitch = width / stripes
        for i in range(stripes):
            x = -width / 2 + pitch * i
            s.prism([(x, -height / 2), (x + pitch / 2, -height / 2), (x + pitch, height / 2), (x + pitch / 2, height / 2)],
                    0.001, m.black(), (0, -0.0012, 0))


def handrail(length, width, height, material, radius=0.017, gate=True):
    """A guard rail around a platform of size (x, y) standing on z = 0: top, knee rail, posts, toe board."""
    x, y = length / 2, width / 2
    for z in (height, height * 0.55):
        s.tube([(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], radius, material, bend=0.07, closed=True)
    posts = max(2, round(length / 0.6) + 1)
    for i in range(posts):
        for side in (-1, 1):
            px = -x + 0.04 + (length - 0.08) * i / (posts - 1)
            s.rod((px, side * y, 0), (px, side * y, height), radius, material)
    for side in (-1, 1):
        s.box((length, 0.006, 0.12), material, (0, side * y, 0.07), bevel=0.001)
        s.box((0.006, width, 0.12), material, (side * x, 0, 0.07), bevel=0.001)


# --- generators ----------------------------------------------------------------------


# --- lighting tower --------------------------------------------------------------------

def solar_leaf(width, height, columns, rows):
    """A framed panel for the lighting tower, centred, facing -y."""
    laminate(width - 0.02, height - 0.02, columns, rows, split=False, chamfer=0.008, busbars=5)
    for side in (-1, 1):
        s.box((0.03, 0.035, height), m.aluminium(), (side * width / 2, 0.012, 0))
        s.box((width + 0.03, 0.035, 0.03), m.aluminium(), (0, 0.012, side * height / 2))
    s.box((width, 0.004, height), m.shell(), (0, 0.02, 0), bevel=0)


def floodlight():
    """A square LED floodlight facing -y, hung from its yoke at the origin."""
    s.tube([(-0.2, 0.02, 0.0), (-0.2, 0.02, 0.17), (0.2, 0.02, 0.17), (0.2, 0.02, 0.0)], 0.012, m.charcoal(), bend=0.03)
    s.slab(0.36, 0.07, 0.28, m.graphite(), (0, 0, 0), corner=0.02, bevel=0.008)
    for i in range(9):
        s.box((0.006, 0.05, 0.26), m.graphite(), ((i - 4) * 0.036, 0.05, 0), bevel=0.001)
    s.slab(0.32, 0.004, 0.24, m.gloss_black(), (0, -0.036, 0), corner=0.012, bevel=0)
    for row in range(3):
        for column in range(5):
            s.slab(0.046, 0.004, 0.05, m.surface("#fff4da", 0.4, glow=5.0),
                   ((column - 2) * 0.06, -0.038, (row - 1) * 0.072), corner=0.012, bevel=0)


def lighting_tower(mast=4.3, wing=1.0, cabinet=1.0, sockets=0):
    """A solar lighting trailer with four lamps; mast height in metres; ``wing`` and ``cabinet`` scale panels and cabinet."""
    for side in (-1, 1):
        s.box((2.1, 0.08, 0.1), m.galvanised(), (0, side * 0.45, 0.5))
        s.box((0.08, 1.0, 0.1), m.galvanised(), (side * 0.9, 0, 0.5))
        s.wheel(0.31, 0.18, (0.12, side * 0.72, 0.31), axis="y")
        s.prism([(-0.40 + 0.40 - 0.42 * math.cos(math.radians(a)), 0.42 * math.sin(math.radians(a)))
                 for a in range(10, 171, 10)] + [(-0.40 * math.cos(math.radians(a)), 0.40 * math.sin(math.radians(a)))
                 for a in range(170, 9, -10)], 0.24, m.charcoal(), (0.12, side * 0.72, 0.31))
        for x in (-0.95, 0.95):
            s.box((0.07, 0.34, 0.07), m.galvanised(), (x, side * 0.6, 0.5))
            s.cylinder(0.028, 0.44, m.steel(), (x, side * 0.78, 0.3))
            s.cylinder(0.04, 0.3, m.amber(), (x, side * 0.78, 0.5))
            s.cylinder(0.1, 0.018, m.charcoal(), (x, side * 0.78, 0.05 - 0.041))
    s.rod((0.12, -0.72, 0.31), (0.12, 0.72, 0.31), 0.035, m.dark_steel())
    for side in (-1, 1):
        s.beam((-0.9, side * 0.4, 0.5), (-1.75, 0, 0.47), 0.08, 0.08, m.galvanised())
    s.beam((-1.65, 0, 0.47), (-2.1, 0, 0.47), 0.08, 0.08, m.galvanised())
    s.box((0.2, 0.1, 0.08), m.charcoal(), (-2.15, 0, 0.5), bevel=0.02)
    s.cylinder(0.035, 0.6, m.steel(), (-1.75, -0.1, 0.45))
    s.wheel(0.1, 0.06, (-1.75, -0.1, 0.1), axis="y")
    # battery cabinet
    s.box((1.35 * cabinet, 0.86, 0.78), m.machine(), (0.05, 0, 0.95), bevel=0.025)
    for i in range(sockets):
        s.socket_schuko((0.32 + 0.09 * i, -0.438, 1.18), scale=1.3)
    for x, span in ((-0.28, 0.6), (0.38, 0.6)):
        s.slab(span + 0.012, 0.003, 0.64, m.gap(), (x, -0.43, 0.96), corner=0.02, bevel=0)
        s.slab(span, 0.012, 0.628, m.machine(), (x, -0.432, 0.96), corner=0.018, bevel=0.004)
        s.slab(0.03, 0.012, 0.1, m.charcoal(), (x + 0.24, -0.44, 0.97), corner=0.008, bevel=0.002)
    s.louvres(0.32, 0.2, 6, m.charcoal(), (-0.32, -0.438, 0.8), depth=0.016)
    s.imprint("PROMIN", 0.075, m.charcoal(), (-0.3, -0.4385, 1.16), spacing=1.1)
    # mast
    z, radius = 1.3, 0.075
    steps = 4
    for i in range(steps):
        top = 1.3 + (mast - 1.3) * (i + 1) / steps
        s.box((radius * 2, radius * 2, top - z + (0.9 if i == 0 else 0.1)), m.galvanised(),
              (0.05, 0, (z + top) / 2 - (0.45 if i == 0 else 0.05)), bevel=0.008)
        s.box((radius * 2.35, radius * 2.35, 0.05), m.charcoal(), (0.05, 0, top - 0.03), bevel=0.006)
        z, radius = top, radius - 0.011
    s.cable([(0.14, -0.02, 1.35), (0.17, -0.03, 2.2), (0.13, -0.05, 3.0), (0.15, -0.03, 3.6), (0.06, 0, mast - 0.05)],
            0.012, m.black())
    s.box((1.5, 0.07, 0.07), m.charcoal(), (0.05, 0, mast + 0.02), bevel=0.006)
    for x in (-0.66, -0.22, 0.22, 0.66):
        with s.part((0.05 + x, -0.12, mast - 0.17 if abs(x) > 1 else mast - 0.16), (28, 0, x * 12)):
            floodlight()
    # panels: two wings and a front leaf
    for side in (-1, 1):
        with s.part((0.05 + side * (0.54 + 0.48 * wing), -0.02, 1.72), (-62, 0, 0)):
            solar_leaf(0.96 * wing, 1.35 * wing, 6, 9)
        s.beam((0.05 + side * 0.6, -0.25, 1.32), (0.05 + side * 0.9, -0.2, 1.58), 0.04, 0.04, m.galvanised())
        s.beam((0.05 + side * 0.6, 0.3, 1.32), (0.05 + side * 0.9, 0.3, 1.84), 0.04, 0.04, m.galvanised())


# --- lifts ---------------------------------------------------------------------------------

def scissor_lift(raised=1.9, stages=3, length=1.85, width=0.76, rough=False, load="320 kg"):
    """A scissor lift; ``raised`` is the height of the scissor stack; a ``rough`` one has lugged tyres and outriggers."""
    arms, paint = m.machine(), m.machine()
    for side in (-1, 1):
        for x in (-length * 0.357, length * 0.357):
            if rough:
                s.wheel(0.36, 0.26, (x, side * (width / 2 + 0.02), 0.36), axis="y", hub=paint)
                for i in range(20):
                    angle = math.radians(18 * i)
                    s.box((0.06, 0.27, 0.03), m.rubber(), (x + 0.357 * math.sin(angle), side * (width / 2 + 0.02), 0.36 + 0.357 * math.cos(angle)),
                          (0, 18 * i, 0), bevel=0.006)
                s.beam((x * 1.32, side * width * 0.36, 0.5), (x * 1.36, side * (width / 2 + 0.1), 0.14), 0.09, 0.09, m.graphite())
                s.cylinder(0.13, 0.03, m.charcoal(), (x * 1.37, side * (width / 2 + 0.12), 0.10))
            else:
                s.wheel(0.18, 0.11, (x, side * (width / 2 - 0.03), 0.18), axis="y", tyre=m.surface("#d9dbdc", 0.6), hub=m.graphite())
    s.box((length, width - 0.14, 0.26), m.graphite(), (0, 0, 0.32), bevel=0.02)
    for side in (-1, 1):
        s.box((0.78, 0.06, 0.22), paint, (0, side * (width / 2 - 0.05), 0.33), bevel=0.012)
    s.imprint("PROMIN", 0.085, m.charcoal(), (0, -width / 2 + 0.0185, 0.33), spacing=1.1)
    hazard(width - 0.2, 0.07, (-length / 2 - 0.002, 0, 0.36), (0, 0, -90))
    s.box((length + 0.05, width, 0.05), m.graphite(), (0, 0, 0.46), bevel=0.008)
    base, rise, run = 0.53, raised / stages, length * 0.42
    for stage in range(stages):
        z = base + stage * rise
        for side in (-1, 1):
            y = side * width * 0.355
            s.beam((-run, y, z), (run, y, z + rise), 0.035, 0.1, arms, 0.006)
            s.beam((run, y - side * 0.055, z), (-run, y - side * 0.055, z + rise), 0.035, 0.1, arms, 0.006)
            for px, pz in ((0, z + rise / 2), (-run, z), (run, z), (-run, z + rise), (run, z + rise)):
                s.cylinder(0.036, 0.05, m.dark_steel(), (px, y + side * 0.01, pz), "y", bevel=0.004)
        for px, pz in ((0, z + rise / 2), (-run, z + rise), (run, z + rise)):
            s.rod((px, -width * 0.37, pz), (px, width * 0.37, pz), 0.022, m.dark_steel())
    s.rod((0.55, 0, base + 0.05), (-0.05, 0, base + rise * 1.2), 0.045, m.charcoal())
    s.rod((-0.05, 0, base + rise * 1.2), (-0.3, 0, base + rise * 1.75), 0.028, m.chrome())
    deck = base + raised + 0.09
    s.box((length + 0.1, width, 0.07), m.graphite(), (0, 0, deck), bevel=0.008)
    s.box((length + 0.06, width - 0.04, 0.006), m.dark_steel(), (0, 0, deck + 0.037), bevel=0)
    with s.part((0, 0, deck + 0.035)):
        handrail(length + 0.06, width - 0.04, 1.1, paint)
    s.box((0.3, 0.12, 0.2), m.charcoal(), (0.65, -width / 2 + 0.06, deck + 0.95), bevel=0.015)
    s.cylinder(0.02, 0.1, m.black(), (0.65, -width / 2 + 0.06, deck + 1.09), bevel=0.008)
    s.cylinder(0.025, 0.02, m.red(), (0.57, -width / 2 - 0.002, deck + 0.97), "y", bevel=0.006)
    s.slab(0.34, 0.008, 0.2, m.white(), (-0.61, -width / 2 - 0.004, deck + 0.36), corner=0.015)
    s.imprint(load, 0.055, m.charcoal(), (-0.61, -width / 2 - 0.0085, deck + 0.36))


def boom_lift(rough=True):
    """An articulated boom lift about 5 m high in its working pose; it drives along x; ``rough`` for ground, else for halls."""
    paint, dark = m.machine(), m.graphite()
    for x in (-0.85, 0.85):
        for side in (-1, 1):
            s.wheel(0.40, 0.28 if rough else 0.22, (x, side * 0.78, 0.40), axis="y", tyre=None if rough else m.surface("#c9cccf", 0.6))
            for i in range(18 if rough else 0):
                angle = math.radians(20 * i)
                s.box((0.07, 0.285, 0.03), m.rubber(), (x + 0.397 * math.sin(angle), side * 0.78, 0.40 + 0.397 * math.cos(angle)), (0, 20 * i, 0),
                      bevel=0.006)
        s.box((0.22, 1.3, 0.2), dark, (x, 0, 0.42), bevel=0.02)
    s.box((1.9, 0.75, 0.36), dark, (0, 0, 0.56), bevel=0.04)
    s.cylinder(0.42, 0.12, m.dark_steel(), (0, 0, 0.8))
    s.box((1.9, 0.9, 0.16), dark, (-0.15, 0, 0.93), bevel=0.03)
    s.box((0.5, 0.86, 0.52), dark, (-0.92, 0, 1.2), bevel=0.08)
    for side in (-1, 1):
        s.box((1.15, 0.24, 0.44), paint, (-0.08, side * 0.36, 1.2), bevel=0.05)
        s.slots(0.28, 0.16, 4, (-0.42, side * 0.4808, 1.2), (0, 0, 0 if side < 0 else 180))
    s.imprint("PROMIN", 0.11, m.charcoal(), (0.14, -0.4815, 1.22), spacing=1.1)
    for dz in (0.0, 0.3):
        s.beam((-0.62 + dz * 0.5, 0, 1.4 + dz * 0.25), (0.55 + dz * 0.3, 0, 2.72 + dz * 0.55), 0.16, 0.14, paint, 0.012)
    s.box((0.36, 0.24, 0.62), dark, (0.66, 0, 2.95), (0, -12, 0), bevel=0.03)
    s.cylinder(0.07, 0.3, m.dark_steel(), (0.62, 0, 2.74), "y")
    s.cylinder(0.07, 0.3, m.dark_steel(), (0.70, 0, 3.15), "y")
    start, end = Vector((0.78, 0, 3.14)), Vector((-1.45, 0, 4.30))
    along = (end - start).normalized()
    s.beam(start, start + along * 1.9, 0.2, 0.24, paint, 0.015)
    s.beam(start + along * 1.8, end, 0.15, 0.18, m.shell(), 0.012)
    # The cylinder that raises the upper boom stands on a bracket of the lower one.
    foot, head = Vector((0.13, 0, 2.36)), start + along * 1.02 + Vector((0, 0, -0.12))
    s.box((0.16, 0.1, 0.2), dark, foot + Vector((0.02, 0, -0.06)), (0, 41, 0), bevel=0.015)
    s.box((0.2, 0.1, 0.14), dark, head + Vector((0, 0, 0.04)), (0, 27, 0), bevel=0.015)
    s.rod(foot, foot.lerp(head, 0.62), 0.05, m.charcoal())
    s.rod(foot.lerp(head, 0.6), head, 0.028, m.chrome())
    s.rod((-0.55, 0, 1.5), (-0.08, 0, 2.05), 0.05, m.charcoal())
    s.cable([start + Vector((0.05, -0.13, 0.1)), start + along * 0.9 + Vector((0, -0.13, 0.14)),
             start + along * 1.9 + Vector((0, -0.1, 0.1)), end + Vector((0.05, -0.09, 0.06))], 0.018, m.black())
    s.box((0.24, 0.22, 0.3), dark, end, bevel=0.03)
    s.beam(end, end + Vector((-0.62, 0, -0.18)), 0.12, 0.12, paint, 0.01)
    s.box((0.2, 0.24, 0.26), dark, end + Vector((-0.65, 0, -0.2)), bevel=0.03)
    with s.part((end.x - 1.12, 0, end.z - 0.42)):
        s.box((0.78, 1.2, 0.05), dark, (0, 0, 0), bevel=0.008)
        handrail(0.76, 1.18, 1.05, paint)
        s.box((0.12, 0.5, 0.22), m.charcoal(), (0.3, 0, 0.98), bevel=0.02)
        for y in (-0.12, 0.1):
            s.cylinder(0.02, 0.1, m.black(), (0.28, y, 1.13), bevel=0.008)


# --- crane ------------------------------------------------------------------------------------

def track(length, height, width, at):
    """A rubber crawler track with road wheels and lugs, running along x."""
    x, y, z = at
    with s.part(at):
        s.slab(length, width, height, m.rubber(), corner=height / 2, bevel=0.01)
        for side in (-1, 1):
            s.slab(length - 0.07, 0.01, height - 0.07, m.graphite(), (0, side * (width / 2), 0), corner=height / 2, bevel=0.002)
            for i in range(4):
                wx = (i / 3 - 0.5) * (length - height)
                r = height * (0.36 if i in (0, 3) else 0.24)
                s.cylinder(r, 0.03, m.dark_steel(), (wx, side * (width / 2 + 0.006), 0 if i in (0, 3) else -height * 0.12), "y")
                s.cylinder(r * 0.4, 0.045, m.amber(), (wx, side * (width / 2 + 0.006), 0 if i in (0, 3) else -height * 0.12), "y")
        count = int(length / 0.075)
        for i in range(count):
            lx = (i - (count - 1) / 2) * (length - height) / (count - 1)
            for side in (-1, 1):
                s.box((0.03, width + 0.004, 0.024), m.rubber(), (lx, 0, side * height / 2), bevel=0.004)
        for end in (-1, 1):
            for angle in range(-75, 76, 25):
                a = math.radians(angle)
                s.box((0.024, width + 0.004, 0.03), m.rubber(),
                      (end * ((length - height) / 2 + height / 2 * math.cos(a)), 0, height / 2 * math.sin(a)),
                      (0, -end * angle, 0), bevel=0.004)


def mini_crane(load="1 t"):
    """A crawler spider crane with its four legs out and the boom raised; about 3.6 m high."""
    paint, dark = m.machine(), m.graphite()
    for side in (-1, 1):
        track(1.35, 0.34, 0.2, (0, side * 0.27, 0.19))
    s.box((1.5, 0.5, 0.16), dark, (0, 0, 0.42), bevel=0.02)
    s.box((0.62, 0.6, 0.44), paint, (0.48, 0, 0.72), bevel=0.05)
    s.slots(0.3, 0.18, 5, (0.5, -0.3008, 0.72))
    s.imprint("PROMIN", 0.07, m.charcoal(), (0.48, -0.3012, 0.87), spacing=1.1)
    s.box((0.2, 0.36, 0.14), m.charcoal(), (-0.62, 0, 0.6), bevel=0.02)
    for i in range(5):
        s.rod((-0.62, -0.12 + i * 0.06, 0.66), (-0.66, -0.12 + i * 0.06, 0.82), 0.008, m.steel())
        s.cylinder(0.016, 0.03, m.black(), (-0.664, -0.12 + i * 0.06, 0.835), bevel=0.006)
    for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        hip = Vector((sx * 0.58, sy * 0.2, 0.5))
        knee = hip + Vector((sx * 0.62, sy * 0.62, 0.42))
        foot = hip + Vector((sx * 1.05, sy * 1.05, -0.46))
        s.cylinder(0.09, 0.2, dark, hip)
        s.beam(hip, knee, 0.09, 0.11, paint, 0.01)
        s.beam(knee, foot + Vector((0, 0, 0.06)), 0.075, 0.09, paint, 0.01)
        s.cylinder(0.055, 0.13, m.dark_steel(), knee, turn=(90, 0, math.degrees(math.atan2(sy, sx))))
        s.rod(hip + Vector((sx * 0.1, sy * 0.1, -0.03)), knee + Vector((sx * 0.05, sy * 0.05, -0.12)), 0.028, m.charcoal())
        s.cylinder(0.13, 0.03, m.charcoal(), (foot.x, foot.y, 0.015))
        s.cylinder(0.03, 0.1, m.steel(), (foot.x, foot.y, 0.07))
    s.cylinder(0.2, 0.12, m.dark_steel(), (-0.12, 0, 0.55))
    s.box((0.3, 0.34, 0.55), paint, (-0.1, 0, 0.88), bevel=0.03)
    s.cylinder(0.13, 0.3, m.dark_steel(), (0.12, 0, 1.12), "y")
    root, tip = Vector((-0.02, 0, 1.12)), Vector((-1.55, 0, 3.45))
    along, reach = (tip - root).normalized(), (tip - root).length
    for i, (a, b) in enumerate(((0, 0.42), (0.4, 0.64), (0.62, 0.83), (0.81, 1.0))):
        size = 0.19 - 0.033 * i
        s.beam(root + along * reach * a, root + along * reach * b, size * 0.85, size, paint if i == 0 else m.shell(), 0.01)
        s.beam(root + along * (reach * b - 0.05), root + along * reach * b, size * 0.85 + 0.02, size + 0.02, dark, 0.006)
    s.rod((-0.28, 0, 0.85), root + along * 0.95 + Vector((-0.03, 0, -0.1)), 0.055, m.charcoal())
    s.rod(root + along * 0.62 + Vector((-0.16, 0, -0.12)), root + along * 1.02 + Vector((-0.04, 0, -0.08)), 0.035, m.chrome())
    s.cylinder(0.09, 0.06, m.dark_steel(), tip + along * 0.06, "y")
    s.box((0.16, 0.12, 0.16), dark, tip, bevel=0.02)
    s.rod(root + Vector((0.12, 0.0, 0.1)), tip + Vector((0.04, 0, 0.12)), 0.006, m.dark_steel())
    drop = Vector((tip.x - 0.07, 0, tip.z))
    for y in (-0.02, 0.02):
        s.rod(drop + Vector((0, y, 0)), drop + Vector((0, y, -1.05)), 0.006, m.dark_steel())
    s.box((0.12, 0.1, 0.22), m.amber(), drop + Vector((0, 0, -1.12)), bevel=0.02)
    s.imprint(load, 0.045, m.charcoal(), drop + Vector((0, -0.0505, -1.12)))
    s.cylinder(0.02, 0.08, m.steel(), drop + Vector((0, 0, -1.26)))
    hook = [(0.05 * math.cos(math.radians(a)), 0, 0.05 * math.sin(math.radians(a))) for a in range(90, -171, -20)]
    s.cable([(0, 0, 0.09), *hook], 0.017, m.red(), at=tuple(drop + Vector((0, 0, -1.38))))
