"""Electric-vehicle chargers: DC pedestal, wall box, street pole, portable."""

import math

import materials as m
import shapes as s
from families.cables import TAIL, coil, lying_plug, type2_plug
from stage import product


def holstered_plug(at, combo=False, scale=1.0, tilt=0):
    """A plug pushed into a holster on a surface facing -y; returns where its cable starts."""
    x, y, z = at
    s.slab(0.095 * scale, 0.03, (0.15 if combo else 0.1) * scale, m.charcoal(),
           (x, y - 0.012, z - (0.022 * scale if combo else 0)), corner=0.04 * scale, bevel=0.008)
    with s.part((x, y - 0.03 * scale, z), (tilt, 0, 180), scale):
        type2_plug(combo)
    return x, y - 0.03 * scale - TAIL[1] * scale, z + TAIL[2] * scale


def dc_pedestal(sides=(-1, 1)):
    """A 60 kW DC charger, 0.68 x 0.5 x 1.85 m, standing on z = 0; ``sides`` whose CCS cable is parked."""
    width, depth, height = 0.66, 0.46, 1.78
    front = -depth / 2
    s.pillow(width + 0.04, depth + 0.04, 0.07, m.charcoal(), (0, 0, 0.035), corner=0.05, bevel=0.006)
    s.pillow(width, depth, height, m.white(), (0, 0, 0.07 + height / 2), corner=0.07, bevel=0.022)
    s.pillow(width - 0.02, depth - 0.02, 0.03, m.charcoal(), (0, 0, 0.07 + height), corner=0.06, bevel=0.008)
    s.slab(width - 0.15, 0.012, height - 0.12, m.surface("#14171b", 0.22, coat=0.6), (0, front, 0.07 + height / 2 + 0.01),
           corner=0.05, bevel=0.004)
    for side in (-1, 1):
        s.slab(0.010, 0.006, height - 0.30, m.led_green(), (side * (width / 2 - 0.062), front - 0.001, 0.07 + height / 2),
               corner=0.005, bevel=0)
    face = front - 0.006
    s.slab(0.29, 0.006, 0.2, m.gloss_black(), (0, face, 1.46), corner=0.014, bevel=0.002)
    cool, lit = m.surface("#cfe6ff", 0.5, glow=1.4), m.led_green()
    s.slab(0.27, 0.002, 0.18, m.surface("#0f2233", 0.5, glow=0.35), (0, face - 0.0035, 1.46), corner=0.008, bevel=0)
    s.text("60 kW", 0.034, cool, (0, face - 0.005, 1.49), weight="plain")
    s.text("CCS 1    READY    CCS 2", 0.0105, lit, (0, face - 0.005, 1.435), weight="plain")
    s.imprint("PROMIN", 0.046, m.white(), (0, face - 0.0005, 1.70), spacing=1.15)
    s.slab(0.11, 0.005, 0.075, m.graphite(), (0, face, 1.25), corner=0.012, bevel=0.001)
    s.text(")))", 0.024, m.pale_ink(), (0, face - 0.003, 1.25), weight="plain")
    s.cylinder(0.026, 0.012, m.amber(), (0.17, face - 0.003, 1.25), "y")
    s.cylinder(0.018, 0.03, m.red(), (0.17, face - 0.012, 1.25), "y", bevel=0.006)
    s.louvres(0.4, 0.3, 11, m.graphite(), (0, face + 0.001, 0.34), depth=0.01)
    for side in sides:
        x, y, z = holstered_plug((side * 0.15, face, 0.98), combo=True, scale=1.15)
        s.cable([(x, y + 0.012, z + 0.012), (x + side * 0.005, y - 0.035, z - 0.08),
                 (x + side * 0.05, y - 0.05, 0.45), (x + side * 0.16, y + 0.03, 0.13), (side * 0.40, -0.12, 0.16),
                 (side * 0.43, -0.02, 0.5), (side * 0.40, 0, 1.0), (side * 0.345, 0, 1.22), (side * 0.32, 0, 1.24)],
                0.0145, m.black())
    for side in (-1, 1):
        s.cylinder(0.028, 0.03, m.charcoal(), (side * (width / 2 + 0.008), 0, 1.24), "x", bevel=0.006)


@product("charger-dc-pedestal", "Fast DC charger with two CCS cables, 60 kW", view=(-27, 6), fill=0.84)
def charger_dc_pedestal():
    dc_pedestal()


def ac_wallbox():
    """A wall box with its cable looped below; wall surface at y = 0, centre of the box at z = 0."""
    s.slab(0.13, 0.02, 0.22, m.charcoal(), (0, -0.01, 0))
    s.slab(0.235, 0.095, 0.335, m.white(), (0, -0.065, 0), corner=0.062, bevel=0.016, segments=5)
    s.slab(0.237, 0.004, 0.337, m.graphite(), (0, -0.055, 0), corner=0.062, bevel=0.001)
    s.slab(0.155, 0.004, 0.235, m.surface("#14171b", 0.2, coat=0.8), (0, -0.1125, 0.026), corner=0.036, bevel=0.002)
    s.ring(0.042, 0.005, 0.003, m.led_green(), (0, -0.115, 0.075), "y")
    s.prism([(0.006, 0.026), (-0.016, -0.004), (-0.002, -0.004), (-0.006, -0.026), (0.016, 0.004), (0.002, 0.004)],
            0.002, m.led_white(), (0, -0.1155, 0.075))
    s.imprint("PROMIN", 0.0125, m.pale_ink(), (0, -0.1148, -0.002), spacing=1.15)
    x, y, z = holstered_plug((0, -0.1125, -0.075), scale=1.0)
    loops = []
    for i in range(50):
        k, angle = i / 49, math.radians(-50 - 580 * i / 49)
        loops.append((0.02 + 0.155 * math.cos(angle), -0.12 + 0.07 * k, -0.315 - 0.012 * (1 - k) + 0.145 * math.sin(angle)))
    s.cable([(x, y + 0.012, z + 0.012), (x + 0.004, y - 0.012, z - 0.04), (0.055, -0.31, -0.29), (0.105, -0.21, -0.375)],
            0.0088, m.black())
    s.cable([(0.055, -0.31, -0.29), (0.105, -0.21, -0.375), *loops[1:], (0.02, -0.05, -0.165)], 0.0088, m.black(), steps=6)
    s.slab(0.06, 0.11, 0.02, m.charcoal(), (0.0, -0.06, -0.176), corner=0.006, bevel=0.003)
    s.gland((-0.06, -0.06, -0.167), 0.013)


@product("charger-ac-wallbox", "AC wall box, 11 kW, with Type 2 cable", view=(-27, 5), wall=True, fill=0.78)
def charger_ac_wallbox():
    ac_wallbox()


@product("charger-portable", "Portable charger: control box, Type 2 plug and coiled cable", view=(-14, 48), fill=0.86)
def charger_portable():
    thick = 0.0068
    points = [(x, y + 0.12, z) for x, y, z in coil(3.75, 0.125, thick, start=0)]
    s.cable(points, thick, m.black(), steps=3)
    with s.part((-0.17, -0.17, 0), (0, 0, 12)):
        s.pillow(0.27, 0.105, 0.055, m.graphite(), (0, 0, 0.0285), corner=0.03, bevel=0.012)
        s.pillow(0.2, 0.07, 0.004, m.gloss_black(), (0, 0, 0.0555), corner=0.018, bevel=0.001)
        glow = m.surface("#cfe6ff", 0.5, glow=1.5)
        s.text("3.7 kW", 0.015, glow, (-0.035, 0.008, 0.058), (0, 0, 0), weight="plain")
        s.text("16 A   04:20", 0.008, m.led_green(), (-0.035, -0.017, 0.058), (0, 0, 0), weight="plain")
        for i, lit in enumerate((m.led_green(), m.led_blue(), m.graphite())):
            s.cylinder(0.004, 0.001, lit, (0.05 + 0.017 * i, 0.01, 0.058), bevel=0)
        s.imprint("PROMIN", 0.0085, m.pale_ink(), (0.066, -0.014, 0.058), (0, 0, 0))
        for side in (-1, 1):
            s.cylinder(0.014, 0.05, m.rubber(), (side * 0.15, 0, 0.027), "x", bevel=0.006)
    plug = lying_plug((0.32, -0.2, 0.036), 35, 90)
    s.cable([points[-3], points[-1], (0.05, -0.022, 0.017), *plug[::-1]], thick, m.black())
    s.cable([(-0.01, -0.136, 0.027), (0.03, -0.128, 0.02), (0.09, -0.085, 0.009), (0.122, 0.0, thick), points[0],
             points[2]], thick, m.black())
    s.cable([(-0.31, -0.2, 0.027), (-0.36, -0.215, 0.018), (-0.41, -0.18, thick), (-0.40, -0.06, thick),
             (-0.345, -0.025, 0.016), (-0.305, -0.006, 0.022)], thick, m.black())
    with s.part((-0.275, 0.005, 0.022), (0, 0, 20)):
        s.cylinder(0.021, 0.03, m.charcoal(), (0, 0, 0), "x", bevel=0.004)
        s.lathe([(0.02, 0), (0.016, 0.02), (0.009, 0.032)], m.charcoal(), (-0.012, 0, 0), (0, -90, 0))
        for y in (-0.0095, 0.0095):
            s.cylinder(0.0024, 0.02, m.steel(), (0.024, y, 0), "x", bevel=0.001)


@product("charging-station-street", "Street charging station with two Type 2 sockets, 22 kW", view=(-30, 7), fill=0.84)
def charging_station_street():
    width, depth, height = 0.30, 0.20, 1.42
    s.box((0.44, 0.34, 0.02), m.dark_steel(), (0, 0, 0.01), bevel=0.003)
    for x in (-0.185, 0.185):
        for y in (-0.135, 0.135):
            s.cylinder(0.013, 0.018, m.steel(), (x, y, 0.027), sides=6)
    s.pillow(width, depth, height, m.graphite(), (0, 0, 0.02 + height / 2), corner=0.07, bevel=0.004)
    s.pillow(width - 0.012, depth - 0.012, 0.022, m.led_green(), (0, 0, 0.03 + height), corner=0.065, bevel=0.002)
    s.pillow(width, depth, 0.09, m.graphite(), (0, 0, 0.085 + height), corner=0.07, bevel=0.018)
    front = -depth / 2
    s.slab(0.17, 0.004, 0.62, m.gloss_black(), (0, front, 1.08), corner=0.03, bevel=0.001)
    s.imprint("PROMIN", 0.021, m.white(), (0, front - 0.003, 1.335), spacing=1.15)
    glow = m.surface("#cfe6ff", 0.5, glow=1.4)
    s.slab(0.125, 0.002, 0.08, m.surface("#0f2233", 0.5, glow=0.35), (0, front - 0.0025, 1.235), corner=0.006, bevel=0)
    s.text("22 kW", 0.019, glow, (0, front - 0.004, 1.245), weight="plain")
    s.text("1 FREE   2 FREE", 0.0068, m.led_green(), (0, front - 0.004, 1.213), weight="plain")
    s.text(")))", 0.018, m.pale_ink(), (0, front - 0.003, 1.135), weight="plain")
    for i, z in enumerate((1.02, 0.885)):
        s.ring(0.045, 0.007, 0.02, m.charcoal(), (0, front - 0.006, z), "y", bevel=0.003)
        s.ring(0.0475, 0.002, 0.006, m.led_green() if i == 0 else m.led_blue(), (0, front - 0.003, z), "y")
        s.cylinder(0.038, 0.008, m.gap(), (0, front - 0.003, z), "y", bevel=0)
        s.cylinder(0.026, 0.014, m.surface("#2a2d31", 0.6), (0, front - 0.006, z), "y", bevel=0.001)
        for x, dz, r in ((0, 0, 0.004), (-0.0155, 0, 0.0038), (0.0155, 0, 0.0038), (-0.0085, 0.0135, 0.004),
                         (0.0085, 0.0135, 0.004), (-0.0085, -0.0135, 0.0028), (0.0085, -0.0135, 0.0028)):
            s.cylinder(r, 0.002, m.gap(), (x, front - 0.0135, z + dz), "y", bevel=0, sides=20)
    for side in (-1, 1):
        s.slab(0.012, 0.008, 0.9, m.amber(), (side * (width / 2 - 0.004), 0.02, 0.6), (0, 0, 90), corner=0.003, bevel=0.001)
    s.slots(0.12, 0.09, 5, (0, front - 0.0004, 0.16))
