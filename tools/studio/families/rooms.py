"""Three more places: a utility room, a workbench and a meadow with rows of modules; as in ``places``, the left is calm."""

import math
import random

import materials as m
import shapes as s
import stage
from families.cables import coil, drum, mc4
from families.converters import promin_hybrid
from families.hardware import board, breaker
from families.places import FILM, flat
from families.storage import stack
from families.switchgear import din_rail
from glazing import cell_glass, ground, timber, worn_metal
from stage import scene


@scene("scene-utility-room", "An inverter, its battery and the open distribution board in the light of one window", exposure=0.15, **FILM)
def utility_room():
    plaster, tiles = ground("#d9d6cf", "#cbc7be", 16, bump=0.0012), ground("#8d8f90", "#a7a8a7", 20, rough=(0.25, 0.5), bump=0.0008)
    s.box((14, 0.2, 6), plaster, (0, 0.1, 3), bevel=0)
    s.box((0.2, 10, 6), plaster, (3.1, -4.9, 3), bevel=0)
    for i in range(18):                                              # floor tiles with open joints
        for k in range(12):
            s.box((0.597, 0.597, 0.02), tiles, (-4.8 + i * 0.6, -0.3 - k * 0.6, -0.01), bevel=0.0016)
    s.box((14, 0.012, 0.09), m.surface("#e9e7e2", 0.4), (0, -0.006, 0.045), bevel=0.002)
    with s.part((0.34, 0, 1.42)):
        promin_hybrid(0.42, 0.2, 0.60, {"mppts": 2, "phases": 1, "label": ""})
    with s.part((1.12, -0.26, 0)):
        stack(0.60, 0.35, 1.29, 4, "promin", "")
    with s.part((1.18, 0, 1.78)):
        board({"width": 0.36, "depth": 0.10, "height": 0.42, "modules": 24, "rows": 2, "filled": True})
    duct = m.surface("#eeeeec", 0.45)
    s.box((1.30, 0.04, 0.06), duct, (0.65, -0.02, 0.92), bevel=0.002)  # trunking under the inverter, up to the board
    s.box((0.06, 0.04, 0.60), duct, (0.84, -0.02, 1.25), bevel=0.002)
    s.box((0.20, 0.04, 0.06), duct, (0.91, -0.02, 1.58), bevel=0.002)
    s.box((0.05, 0.04, 2.0), duct, (0.025, -0.02, 1.95), bevel=0.002)  # the strings come down from the roof
    bench = timber("#6d5238", "#a98a63")
    for i in range(4):                                               # a bench on the calm side
        s.box((1.0, 0.085, 0.03), bench, (-1.28, -0.09 - i * 0.095, 0.44), bevel=0.004)
    for x in (-1.70, -0.86):
        for y in (-0.08, -0.38):
            s.box((0.035, 0.035, 0.425), m.charcoal(), (x, y, 0.2125), bevel=0.003)
    s.pillow(0.30, 0.22, 0.20, ground("#4f5a52", "#5b665e", 80, bump=0.001), (-1.42, -0.22, 0.556), corner=0.04, bevel=0.02)
    stage.world("#dfe8f4", 0.10)
    stage.softbox((-3.6, -2.6, 2.3), (0.7, -0.1, 1.0), 1.9, 330, "#e6efff")
    stage.softbox((2.4, -4.4, 3.4), (0.6, 0, 1.2), 1.6, 70, "#ffe3c2")
    stage.sharp_at(stage.camera((-1.2, -4.15, 1.30), (0.16, 0, 1.02), 38), (0.6, -0.2, 1.3), 2.4)


@scene("scene-workbench", "Cable, connectors and breakers on a workbench by a window", exposure=0.2, tint=(1.02, 1.0, 0.98), **FILM)
def workbench():
    plank = timber("#6a4f35", "#b08f66")
    for i in range(9):
        s.box((3.4, 0.118, 0.04), plank, (0.2, -0.62 + i * 0.12, -0.02), bevel=0.003)
    s.box((8, 0.05, 3), ground("#8b9298", "#7f868c", 18, bump=0.001), (0, 1.7, 0.6), bevel=0)
    with s.part((0.42, 0.16, 0), (0, 0, 14)):
        drum(0.115, 0.13, 0.74, m.surface("#b3251c", 0.4))
    with s.part((0.68, 0.30, 0), (0, 0, -6)):
        drum(0.115, 0.13, 0.74, m.surface("#141518", 0.4))
    with s.part((0.26, -0.20, 0.0075), (-90, 0, 12)):
        din_rail(0.16)
        for place, (poles, label) in zip((-0.045, 0.0, 0.036), ((3, "C20"), (2, "C16"), (2, "B16"))):
            breaker((place, 0, 0), poles, label, "promin", on=place != 0.0)
    thick = 0.0031
    s.cable([(x * 0.9 - 0.12, y * 0.9 - 0.05, z) for x, y, z in coil(5, 0.085, thick)], thick, m.black())
    for at, heading, socket in (((0.02, -0.30, 0.0098), 205, True), ((-0.075, -0.335, 0.0098), 20, False), ((0.62, -0.24, 0.0098), 130, True)):
        with s.part(at, (0, 0, heading)):
            mc4(socket)
    handle = m.surface("#e0a21a", 0.4)                                # a screwdriver
    with s.part((0.60, -0.36, 0.013), (0, 0, 24)):
        s.lathe([(0.004, -0.055), (0.012, -0.052), (0.0125, -0.02), (0.010, -0.006), (0.013, 0.03), (0.011, 0.045), (0.005, 0.05)], handle, turn=(0, 90, 0))
        s.cylinder(0.0026, 0.11, m.chrome(), (0.105, 0, 0), "x")
    stage.world("#dfe8f4", 0.16)
    stage.softbox((-1.9, -0.3, 1.6), (0.2, -0.05, 0), 1.3, 110, "#eaf2ff")
    stage.softbox((1.6, -1.4, 1.2), (0.3, 0, 0.05), 0.9, 22, "#ffdcb4")
    stage.sharp_at(stage.camera((-0.30, -1.02, 0.40), (0.15, -0.03, 0.045), 48), (0.24, -0.22, 0.05), 4.0)


@scene("scene-meadow", "Rows of modules on frames in a meadow, late in the afternoon", exposure=-0.05, tint=(1.03, 1.0, 0.97), **FILM)
def meadow():
    flat(400, ground("#4c5228", "#6b6a35", 3.2, rough=(0.85, 0.98), bump=0.05), (0, 150, 0))
    width, height, tilt, low = 1.134, 1.722, 28, 0.62
    glass = cell_glass(width - 0.012, height - 0.012, 6, 18, "#080c16", "#161a20", "#9ba3ad", gap=0.003, axes="XY", dust=0.6)
    frame, zinc = worn_metal("#0e0f11", 0.34), m.galvanised()
    slope = math.radians(tilt)
    for row in range(4):
        y = row * 6.2
        for column in range(9 + row * 3):
            x = -1.1 + row * -1.6 + column * (width + 0.02)
            for level in range(2):
                reach = (level + 0.5) * (height + 0.02)
                with s.part((x, y + reach * math.cos(slope), low + reach * math.sin(slope)), (tilt, 0, 0)):
                    s.box((width, height, 0.030), frame, (0, 0, -0.016), bevel=0.0012)
                    s.box((width - 0.02, height - 0.02, 0.0012), glass, (0, 0, -0.0006), bevel=0)
            if column % 2 == 0:
                for reach in (0.55, 2.9):
                    top = low + reach * math.sin(slope) - 0.10
                    s.box((0.07, 0.05, top), zinc, (x, y + reach * math.cos(slope), top / 2), bevel=0.003)
        for reach in (0.45, 1.3, 2.2, 3.05):
            length = (9 + row * 3) * (width + 0.02)
            s.box((length, 0.05, 0.06), zinc, (-1.1 - row * 1.6 - width / 2 + length / 2, y + reach * math.cos(slope), low + reach * math.sin(slope) - 0.07), bevel=0.002)
    dice = random.Random(11)
    straw = [m.surface(colour, 0.75) for colour in ("#6f7037", "#878044", "#575f2c", "#9a8c50")]
    for _ in range(5200):                                            # grass between the camera and the rows
        far = dice.random() ** 2
        x, y = dice.uniform(-4.5, 7.0), -3.4 + far * 7.5
        tall, lean = dice.uniform(0.10, 0.34), dice.gauss(0, 0.09)
        s.polyline([(x, y, 0), (x + lean * 0.4, y, tall * 0.6), (x + lean, y - abs(lean) * 0.3, tall)], 0.0018, dice.choice(straw), sides=0)
    for i in range(140):                                             # a tree line, ragged, far behind
        x = -90 + i * 1.35
        s.lathe([(0.2, 0), (dice.uniform(1.6, 3.0), 1.6), (dice.uniform(1.2, 2.4), dice.uniform(3.2, 5.5)), (0.1, dice.uniform(6, 8.5))],
                m.surface("#27301f", 1.0), (x, 95 + dice.uniform(-6, 6), -0.5), sides=9)
    stage.daylight(17, 228, strength=0.11, haze=1.5)
    stage.endless_sky(0.05)
    stage.sun(17, 228, strength=3.6, colour="#ffc891", softness=0.7)
    stage.sharp_at(stage.camera((-3.9, -4.6, 1.45), (1.3, 2.6, 1.18), 34), (0.2, 0.4, 1.0), 2.6)
