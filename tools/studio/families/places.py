"""Five places where the goods stand: wide pictures whose subject is right of the middle and whose left is calm.

Physical sky or one window's light, materials with relief, depth of field; nothing is loaded from disk.
"""

import math
import random

from mathutils import Euler, Vector

import materials as m
import shapes as s
import stage
from families.charging import wall_box
from families.generators import canopy
from families.rental import lighting_tower
from families.stations import folding, station
from families.storage import rack_module, stack
from glazing import cell_glass, ground, timber, worn_metal
from stage import scene

FILM = {"film": "Medium High Contrast", "samples": 96}


def flat(size, material, at=(0, 0, 0)):
    """A square of ground."""
    h = size / 2
    return s.mesh([(-h, -h, 0), (h, -h, 0), (h, h, 0), (-h, h, 0)], [(0, 1, 2, 3)], material, at)


def far_trees(distance, height, width, colour="#1c241a", seed=5):
    """A ragged line of trees far behind, always out of focus."""
    dice = random.Random(seed)
    points, faces, count = [], [], 420
    tall = [height * (0.55 + 0.25 * math.sin(i * 0.07) + 0.12 * math.sin(i * 0.31 + 1) + dice.uniform(0, 0.16)) for i in range(count)]
    for i in range(count):
        x = width * (i / (count - 1) - 0.5)
        points += [(x, distance, -1), (x, distance, tall[i])]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count - 1)]
    return s.mesh(points, faces, m.surface(colour, 1.0))


# --- a roof at the golden hour -----------------------------------------------------------

PITCH, GAP, LIFT, SEAM = 16, 0.020, 0.085, 0.43
PANEL = (1.134, 1.722, 0.030)


def _roof(pan):
    """Metal pans with 38 mm standing seams; the ridge cap ends the slope at v = 0."""
    for i in range(-16, 17):
        u = i * SEAM
        s.box((SEAM - 0.004, 9, 0.0012), pan, (u + SEAM / 2, -4.5, 0), bevel=0)
        s.box((0.0026, 9, 0.038), pan, (u - 0.0025, -4.5, 0.019), bevel=0.0008)
        s.box((0.011, 9, 0.012), pan, (u, -4.5, 0.034), bevel=0.0035)
    s.box((16, 0.20, 0.004), pan, (0, -0.06, 0.046), (4, 0, 0), bevel=0.0015)
    s.box((16, 0.012, 0.05), pan, (0, -0.157, 0.022), bevel=0.002)


def _roof_panel(u, v, glass, black):
    """A framed module, its lower left corner at roof point (u, v); a hair of tilt breaks the mirror of the array."""
    width, height, depth = PANEL
    wobble = random.Random(u * 31 + v)
    with s.part((u + width / 2, v + height / 2, LIFT), [wobble.uniform(-0.12, 0.12), wobble.uniform(-0.12, 0.12), 0]):
        x, y = width / 2 - 0.006, height / 2 - 0.006
        s.mesh([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], glass)
        lip = 0.0095
        for side in (-1, 1):
            s.box((lip, height, depth), black, (side * (width - lip) / 2, 0, -depth / 2 + 0.0016), bevel=0.0009)
            s.box((width - 2 * lip, lip, depth), black, (0, side * (height - lip) / 2, -depth / 2 + 0.0016), bevel=0.0009)


@scene("scene-roof-solar", "Black panels on a standing-seam roof at the golden hour", tint=(1.05, 0.98, 0.96), exposure=-0.3, **FILM)
def roof_solar():
    random.seed(7)
    glass = cell_glass(PANEL[0] - 0.012, PANEL[1] - 0.012, 6, 18, "#070a12", "#1b1f25", "#a0a7b0", gap=0.003, axes="XY", dust=1.0)
    pan, black, rail = worn_metal("#23262a", 0.36), worn_metal("#0d0e10", 0.34), m.black_alu()
    width, height, _ = PANEL
    with s.part(turn=(PITCH, 0, 0)):
        _roof(pan)
        for row in range(2):
            v = -0.42 - row * (height + GAP) - height
            for column in range(7):
                _roof_panel(-4.4 + column * (width + GAP), v, glass, black)
            for share in (0.22, 0.78):
                length = 7 * (width + GAP) + 0.12
                s.box((length, 0.038, 0.036), rail, (-4.47 + length / 2, v + height * share, 0.036), bevel=0.0015)
                for edge in range(8):
                    u = -4.4 + edge * (width + GAP) - GAP / 2
                    s.box((0.034 if 0 < edge < 7 else 0.024, 0.05, 0.004), black, (u, v + height * share, LIFT + 0.004), bevel=0.0012)
                    s.cylinder(0.0055, 0.006, m.steel(), (u, v + height * share, LIFT + 0.0085), sides=6, bevel=0.0006)
    slope = Euler((math.radians(PITCH), 0, 0)).to_matrix()
    stage.daylight(9, 80, strength=0.085, haze=1.3)
    stage.endless_sky(0.06)
    stage.sun(9, 80, strength=3.4, colour="#ff9c52", softness=0.8)
    eye, target, focus = (slope @ Vector(point) for point in ((-5.6, -4.9, 1.75), (-1.6, -2.3, 0.95), (-3.3, -3.2, 0.09)))
    stage.sharp_at(stage.camera(eye, target, 32), focus, 1.6)


# --- a wall box in the evening --------------------------------------------------------------


@scene("scene-ev-charging", "A wall box on timber in the evening, its cable hung up", exposure=0.55, **FILM)
def ev_charging():
    board, floor = timber("#2a211a", "#5b4635"), ground("#6d6a66", "#8b8782", 38, bump=0.003)
    for i in range(46):                                              # upright boards with open joints
        with s.part((-3.3 + i * 0.145, 0.0, 1.3), (0, 90, 0)):
            s.box((2.9, 0.022, 0.137), board, (0, 0.011, 0), bevel=0.0025)
    s.box((9, 0.02, 3.2), m.gap(), (0, 0.05, 1.3), bevel=0)
    flat(30, floor, (0, -14.9, 0))
    s.box((9, 0.03, 0.09), m.dark_steel(), (0, -0.006, 0.045), bevel=0.003)
    with s.part((0.62, -0.001, 1.28)):
        wall_box({"width": 0.21, "depth": 0.115, "height": 0.31, "style": "promin", "socket": False, "cable": 7})
    for z, power in ((1.98, 26),):                                   # a shaded wall lamp lights down over it
        s.pillow(0.10, 0.11, 0.18, m.charcoal(), (0.62, -0.065, z), corner=0.03, bevel=0.006)
        s.pillow(0.07, 0.08, 0.004, m.surface("#ffcf8f", 0.4, glow=14), (0.62, -0.065, z - 0.092), corner=0.02, bevel=0)
        stage.lamp((0.62, -0.075, z - 0.13), power, "#ffc27a", 0.03)
    s.pillow(0.34, 0.34, 0.36, ground("#8a8781", "#a3a099", 60), (-1.15, -0.32, 0.18), corner=0.02, bevel=0.008)
    dice = random.Random(4)
    for _ in range(420):                                             # dry grass in the planter
        x, y, lean = dice.gauss(-1.15, 0.06), dice.gauss(-0.32, 0.06), dice.gauss(0, 0.11)
        s.polyline([(x, y, 0.34), (x + lean * 0.4, y, 0.62), (x + lean, y - abs(lean) * 0.4, 0.78 + dice.uniform(-0.14, 0.14))], 0.0013,
                   m.surface(dice.choice(("#7d6f45", "#94854f", "#5f6a3a")), 0.7), sides=1)
    stage.daylight(3, 205, strength=0.09, haze=1.6)
    stage.endless_sky()
    stage.softbox((-4.5, -4.5, 2.6), (0.2, 0, 1.2), 2.6, 120, "#aebfe0")
    stage.sharp_at(stage.camera((-1.05, -2.55, 1.30), (0.26, 0, 1.20), 47), (0.62, -0.12, 1.28), 2.2)


# --- a lake shore -----------------------------------------------------------------------------


@scene("scene-portable-solar", "A power station and its folding panel on a jetty before sunset", exposure=0.35, tint=(1.04, 0.99, 0.96), **FILM)
def portable_solar():
    plank = timber("#5a4b3d", "#94806a")
    for i in range(34):
        s.box((6.4, 0.138, 0.034), plank, (0.4, -2.6 + i * 0.147, -0.017), bevel=0.004)
        for x in (-2.2, 0.4, 3.0):
            for dy in (-0.035, 0.035):
                s.cylinder(0.0042, 0.002, m.dark_steel(), (x, -2.6 + i * 0.147 + dy, 0.0004), bevel=0)
    water = ground("#24343c", "#2b3c44", 2.2, rough=(0.03, 0.07), bump=0.012)
    flat(400, water, (0, 195, -0.55))
    far_trees(150, 9, 420)
    with s.part((0.95, 0.62, 0), (0, 0, -16)):
        folding(4, 1.66, 0.54)
    with s.part((0.30, -0.42, 0), (0, 0, 9)):
        station({"width": 0.29, "depth": 0.185, "height": 0.215, "style": "promin", "ac": 2, "usb": 4})
    s.cable([(0.42, -0.32, 0.06), (0.52, -0.24, 0.006), (0.66, -0.02, 0.004), (0.60, 0.28, 0.004), (0.72, 0.50, 0.05)], 0.0032, m.black())
    s.lathe([(0.0, 0.0), (0.038, 0.0), (0.041, 0.01), (0.041, 0.085), (0.038, 0.088), (0.036, 0.084), (0.036, 0.012), (0.0, 0.010)], worn_metal("#d9d4c8", 0.4),
            (0.02, -0.62, 0))
    s.torus(0.022, 0.003, worn_metal("#d9d4c8", 0.4), (-0.028, -0.62, 0.045), "y")
    stage.daylight(10, 62, strength=0.11, haze=1.8)
    stage.endless_sky()
    stage.sun(10, 62, strength=3.2, colour="#ffab62", softness=0.8)
    stage.softbox((-2.6, -3.2, 2.0), (0.4, 0, 0.2), 1.8, 60, "#ffe6c8")           # a reflector, as a photographer holds one
    stage.sharp_at(stage.camera((-0.92, -2.15, 0.46), (0.12, 0.2, 0.27), 42), (0.30, -0.51, 0.12), 2.0)


# --- a yard ---------------------------------------------------------------------------------------


@scene("scene-rental-yard", "A diesel set and a lighting tower on gravel in low sun", exposure=0.05, tint=(1.03, 0.99, 0.97), **FILM)
def rental_yard():
    flat(160, ground("#8d867b", "#5f5a53", 34, rough=(0.75, 0.95), bump=0.02, stones=True))
    far_trees(70, 9, 420, "#252c22", 9)
    sheet = worn_metal("#8f979e", 0.42, 0.3)
    for i in range(120):                                             # a hall of trapezoidal sheet behind
        s.box((0.16, 0.05, 4.4), sheet, (-13.5 + i * 0.25, 11.0, 2.2), bevel=0.012)
    s.box((30.2, 0.04, 4.4), sheet, (1.4, 11.05, 2.2), bevel=0)
    with s.part((1.35, 0.4, 0), (0, 0, -12)):
        canopy(2.3, 1.05, 1.55, 60)
    with s.part((5.9, 4.2, 0), (0, 0, 18)):
        lighting_tower(3.5)
    stage.daylight(12, 118, strength=0.11, haze=1.6)
    stage.endless_sky()
    stage.sun(12, 118, strength=3.4, colour="#ffb878", softness=0.7)
    stage.softbox((-5, -6, 4), (1.3, 0, 1), 4, 160, "#dfe8f4")
    stage.sharp_at(stage.camera((-2.7, -4.5, 1.12), (0.62, 0.5, 1.02), 32), (0.9, -0.2, 1.0), 2.8)


# --- a store ----------------------------------------------------------------------------------------


@scene("scene-warehouse", "Batteries unpacked in a store by the light of its windows", exposure=0.1, **FILM)
def warehouse():
    flat(60, ground("#7b7c7b", "#9a9b99", 24, rough=(0.22, 0.5), bump=0.0015))
    wall = ground("#c9ccce", "#b9bdc0", 14, bump=0.001)
    s.box((40, 0.2, 9), wall, (0, 14, 4.5), bevel=0)
    s.box((0.2, 40, 9), wall, (14, 0, 4.5), bevel=0)
    steel, card = m.surface("#2f5fa8", 0.45), [ground(a, b, 90, bump=0.0008) for a, b in (("#b08d60", "#c29f70"), ("#a58257", "#b8956a"))]
    orange = m.surface("#d8641e", 0.45)
    for bay in range(7):                                             # racks with boxes, far enough to blur
        x = -6.4 + bay * 2.75
        for side in (0, 2.7):
            for y in (9.0, 10.0):
                s.box((0.09, 0.07, 5.2), steel, (x + side, y, 2.6), bevel=0.004)
        for level in range(3):
            z = 0.2 + level * 1.65
            for y in (9.0, 10.0):
                s.box((2.7, 0.05, 0.12), orange, (x + 1.35, y, z), bevel=0.004)
            for i in range(3):
                tall = (0.9, 1.15, 0.7, 1.0)[(bay + level + i) % 4]
                if (bay * 3 + level * 5 + i) % 7:
                    s.box((0.78, 0.9, tall), card[(bay + i) % 2], (x + 0.48 + i * 0.86, 9.5, z + 0.07 + tall / 2), bevel=0.006)
    with s.part((1.22, 0.42, 0), (0, 0, -16)):
        stack(0.60, 0.35, 1.29, 4, "promin", "3.2 kWh")
    plank = timber("#9a7a50", "#c9a678")
    for i in range(7):
        s.box((0.98, 0.10, 0.022), plank, (0.22, -0.52 + i * 0.125, 0.128), bevel=0.003)
    for y in (-0.5, -0.14, 0.22):
        s.box((0.98, 0.09, 0.10), plank, (0.22, y, 0.066), bevel=0.003)
    for i in range(2):
        rack_module(0.482, 0.44, 0.133, "promin", "5.12 kWh  51.2 V", (0.24 + 0.015 * i, -0.42 + 0.02 * i, 0.14 + i * 0.139))
    s.box((0.62, 0.56, 0.28), card[0], (-1.15, 1.9, 0.14), bevel=0.006)
    stage.world("#dfe8f4", 0.07)
    for i in range(3):                                               # high windows on the left
        stage.softbox((-6.5, -2.0 + i * 3.6, 4.4), (0.6, 0.6, 0.5), 2.4, 520, "#eaf2ff")
    stage.softbox((5.5, -3.5, 3.8), (0.8, 0.2, 0.6), 1.6, 90, "#ffe2bd")
    stage.sharp_at(stage.camera((-1.55, -4.3, 1.0), (0.22, 0.2, 0.66), 50), (0.62, -0.1, 0.5), 1.5)
