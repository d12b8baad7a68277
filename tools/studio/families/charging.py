"""Chargers for cars by maker's body, size and outlets (lengths in metres). No figure on a screen."""

import math

import materials as m
import shapes as s
from families.cables import TAIL, type2_plug
from models import family

BOLT = [(0.006, 0.026), (-0.016, -0.004), (-0.002, -0.004), (-0.006, -0.026), (0.016, 0.004), (0.002, 0.004)]
PINS = ((0, 0, 0.004), (-0.0155, 0, 0.0038), (0.0155, 0, 0.0038), (-0.0085, -0.0135, 0.004), (0.0085, -0.0135, 0.004),
        (-0.0085, 0.0135, 0.0028), (0.0085, 0.0135, 0.0028))


def holstered_plug(at, combo=False, scale=1.0, tilt=0):
    """A plug pushed into a holster on a surface facing -y; returns where its cable starts."""
    x, y, z = at
    s.slab(0.095 * scale, 0.03, (0.15 if combo else 0.1) * scale, m.charcoal(),
           (x, y - 0.012, z - (0.022 * scale if combo else 0)), corner=0.04 * scale, bevel=0.008)
    with s.part((x, y - 0.03 * scale, z), (tilt, 0, 180), scale):
        type2_plug(combo)
    return x, y - 0.03 * scale - TAIL[1] * scale, z + TAIL[2] * scale


def type2_socket(at, lid=True, ring=None):
    """A Type 2 outlet facing -y, with its flap raised or without one."""
    x, y, z = at
    s.ring(0.043, 0.007, 0.018, m.charcoal(), (x, y - 0.006, z), "y", bevel=0.003)
    if ring:
        s.ring(0.046, 0.002, 0.006, ring, (x, y - 0.003, z), "y")
    s.cylinder(0.036, 0.008, m.gap(), (x, y - 0.003, z), "y", bevel=0)
    s.cylinder(0.0262, 0.014, m.surface("#2a2d31", 0.6), (x, y - 0.006, z), "y", bevel=0.001)
    for dx, dz, radius in PINS:
        s.cylinder(radius, 0.002, m.gap(), (x + dx, y - 0.0135, z - dz), "y", bevel=0, sides=20)
    if lid:
        s.cylinder(0.041, 0.006, m.charcoal(), (x, y - 0.03, z + 0.060), turn=(38, 0, 0), bevel=0.002)


def pedestal(f):
    """A DC charger as large as it is, with as many parked cables as it has; ``style`` tells whose body it is."""
    w, d, h, style = f["width"], f["depth"], f["height"], f["style"]
    front, foot = -d / 2, 0.07
    body_colour, face_colour, light = {"promin": ("#e6e8ea", "#14171b", "#35e07a"), "abb": ("#d9dcde", "#3a3f45", "#e8ecef"),
                                       "alpitronic": ("#2a2d31", "#101215", "#4aa8ff")}[style]
    body, face_paint = m.surface(body_colour, 0.34), m.surface(face_colour, 0.22, coat=0.6)
    tall = h - foot
    s.pillow(w + 0.03, d + 0.03, foot, m.charcoal(), (0, 0, foot / 2), corner=0.05, bevel=0.006)
    s.pillow(w, d, tall - 0.02, body, (0, 0, foot + tall / 2 - 0.01), corner=0.065, bevel=0.02)
    s.pillow(w - 0.02, d - 0.02, 0.03, m.charcoal(), (0, 0, h - 0.02), corner=0.06, bevel=0.008)
    s.slab(w - 0.13, 0.012, tall - 0.13, face_paint, (0, front, foot + tall / 2), corner=0.05, bevel=0.004)
    for side in (-1, 1):
        s.slab(0.010, 0.006, tall - 0.30, m.surface(light, 0.4, glow=2.2), (side * (w / 2 - 0.055), front - 0.001, foot + tall / 2), corner=0.005, bevel=0)
    face = front - 0.006
    screen_width = min(0.30, w * 0.5)
    s.slab(screen_width, 0.006, screen_width * 0.66, m.gloss_black(), (0, face, h * 0.79), corner=0.014, bevel=0.002)
    s.slab(screen_width * 0.93, 0.002, screen_width * 0.6, m.surface("#0f2233", 0.5, glow=0.35), (0, face - 0.0035, h * 0.79), corner=0.008, bevel=0)
    s.prism([(x * 1.6, z * 1.6) for x, z in BOLT], 0.002, m.surface("#cfe6ff", 0.5, glow=1.4), (0, face - 0.005, h * 0.80))
    for i in range(f["cables"]):
        s.slab(0.05, 0.002, 0.008, m.led_green(), ((i - (f["cables"] - 1) / 2) * 0.08, face - 0.005, h * 0.745), corner=0.004, bevel=0)
    s.imprint("PROMIN", min(0.046, w * 0.075), m.white(), (0, face - 0.0005, h * 0.915), spacing=1.15)
    s.slab(0.11, 0.005, 0.075, m.graphite(), (0, face, h * 0.67), corner=0.012, bevel=0.001)
    for i in range(3):
        s.ring(0.012 + i * 0.009, 0.0022, 0.001, m.pale_ink(), (-0.012, face - 0.003, h * 0.67), "y")
    s.cylinder(0.026, 0.012, m.amber(), (w * 0.26, face - 0.003, h * 0.67), "y")
    s.cylinder(0.018, 0.03, m.red(), (w * 0.26, face - 0.012, h * 0.67), "y", bevel=0.006)
    s.louvres(w * 0.6, h * 0.16, 11, m.graphite(), (0, face + 0.001, h * 0.19), depth=0.01)
    sides = (-1, 1) if f["cables"] == 2 else (1,)
    for side in sides:
        _parked(f, side, w, h, face)
    for side in sides:
        s.cylinder(0.028, 0.03, m.charcoal(), (side * (w / 2 + 0.008), 0, h * 0.67), "x", bevel=0.006)
    for side in (-1, 1):
        s.louvres(d * 0.62, h * 0.36, 14, m.graphite() if style != "promin" else m.shell(), (side * (w / 2 + 0.001), 0.02, h * 0.34), (0, 0, 90 * side), depth=0.01)
    s.louvres(w * 0.66, h * 0.30, 14, m.graphite(), (0, d / 2 + 0.001, h * 0.30), (0, 0, 180), depth=0.012)
    s.slab(w * 0.8, 0.006, h * 0.46, body, (0, d / 2, h * 0.72), (0, 0, 180), corner=0.03, bevel=0.003)


def _parked(f, side, w, h, face):
    combo = not (f.get("chademo") and side > 0)
    x, y, z = holstered_plug((side * min(0.15, w * 0.25), face, h * 0.53), combo=combo, scale=1.15 if combo else 1.3)
    s.cable([(x, y + 0.012, z + 0.012), (x + side * 0.005, y - 0.035, z - 0.08), (x + side * 0.05, y - 0.05, h * 0.24),
             (x + side * 0.16, y + 0.03, 0.13), (side * (w / 2 + 0.07), -0.12, 0.16), (side * (w / 2 + 0.10), -0.02, 0.5),
             (side * (w / 2 + 0.07), 0, h * 0.54), (side * (w / 2 + 0.015), 0, h * 0.66), (side * (w / 2 - 0.01), 0, h * 0.67)], 0.0145, m.black())


@family("dc-charger", {"three-quarter": (-27, 6), "back": (152, 6)}, fill=0.88, largest=2.3)
def dc_charger(fields):
    """A fast charger on its foundation frame."""
    pedestal(fields)


WALL_BOXES = {
    # body, face, rounding, colour of the light
    "promin": ("#e6e8ea", "#14171b", 0.058, "#35e07a"), "easee": ("#1a1c20", "#1a1c20", 0.085, "#dfe8ee"),
    "pulsar": ("#22252a", "#121418", 0.050, "#3fe0b0"), "abb": ("#eceef0", "#1c1f23", 0.020, "#3fd07a"),
    "zaptec": ("#33373c", "#26292d", 0.040, "#5fd0ff"),
}


def wall_box(f):
    """A charger hung on a wall: back at y = 0, middle at z = 0; a parked cable in loops, or a socket."""
    w, d, h, style = f["width"], f["depth"], f["height"], f["style"]
    body_colour, face_colour, corner, light = WALL_BOXES[style]
    body, lit = m.surface(body_colour, 0.34), m.surface(light, 0.4, glow=2.4)
    face = -d
    s.slab(w * 0.6, 0.02, h * 0.66, m.charcoal(), (0, -0.01, 0))
    s.slab(w, d - 0.016, h, body, (0, -d / 2 - 0.008, 0), corner=min(corner, w * 0.46), bevel=min(0.016, d * 0.16), segments=5)
    s.slab(w + 0.0015, 0.004, h + 0.0015, m.graphite(), (0, -d * 0.45, 0), corner=min(corner, w * 0.46), bevel=0.001)
    if style == "promin":
        s.slab(w * 0.68, 0.004, h * 0.70, m.surface(face_colour, 0.2, coat=0.8), (0, face - 0.001, h * 0.08), corner=0.034, bevel=0.002)
        s.ring(0.040, 0.005, 0.003, lit, (0, face - 0.0035, h * 0.24), "y")
        s.prism(BOLT, 0.002, m.led_white(), (0, face - 0.004, h * 0.24))
        s.imprint("PROMIN", 0.0118, m.pale_ink(), (0, face - 0.0032, h * 0.015), spacing=1.15)
        s.imprint(f.get("lettering", ""), 0.0078, m.pale_ink(), (0, face - 0.0032, h * -0.040), spacing=1.05)
        phases = f.get("phases", 0)
        for i in range(phases):
            s.slab(0.016, 0.002, 0.0038, lit, ((i - (phases - 1) / 2) * 0.023, face - 0.0035, h * 0.078), corner=0.0019, bevel=0)
    elif style == "pulsar":
        s.slab(w * 0.84, 0.003, h * 0.84, m.surface(face_colour, 0.12, coat=1.0), (0, face - 0.0006, 0), corner=0.042, bevel=0.001)
        s.ring(w * 0.30, 0.0035, 0.003, lit, (0, face - 0.0025, 0), "y")
    elif style == "abb":
        s.slab(w * 0.78, 0.003, h * 0.34, m.surface(face_colour, 0.16, coat=1.0), (0, face - 0.0006, h * 0.24), corner=0.014, bevel=0.001)
        for i in range(4):
            s.cylinder(0.004, 0.002, lit if i < 2 else m.graphite(), ((i - 1.5) * 0.026, face - 0.0024, h * 0.28), "y", bevel=0)
        s.slab(w * 0.5, 0.002, 0.002, m.grey(), (0, face - 0.0005, h * 0.02), corner=0.001, bevel=0)
    else:
        s.slab(0.008, 0.003, h * (0.46 if style == "easee" else 0.16), lit, (0, face - 0.0008, h * 0.20), corner=0.004, bevel=0)
        if style == "zaptec":
            s.slab(w * 0.99, 0.002, 0.0025, m.surface("#1b1e22", 0.5), (0, face + 0.002, h * 0.02), corner=0.001, bevel=0)
    if f["socket"]:
        type2_socket((0, face + 0.003, -h * (0.20 if style == "zaptec" else 0.22)))
    else:
        _looped(f, w, d, h, face)
    s.slab(w * 0.3, d * 0.6, 0.02, m.charcoal(), (0.0, -d * 0.5, -h / 2 - 0.004), corner=0.006, bevel=0.003)
    s.gland((-w * 0.28, -d * 0.5, -h / 2), 0.013)


def _looped(f, w, d, h, face):
    """The plug in its holster and the cable in as many loops as its metres give."""
    below = f["style"] == "pulsar"
    spot = (0.0, -0.03, -h / 2 - 0.10) if below else (0, face, -h * 0.24)
    x, y, z = holstered_plug(spot, scale=1.0)
    turns = f.get("cable", 5) / 5 * 1.55
    loops, steps, low = [], 46, z - 0.24
    for i in range(steps):
        k, angle = i / (steps - 1), math.radians(-50) - 2 * math.pi * turns * i / (steps - 1)
        loops.append((0.02 + 0.15 * math.cos(angle), -0.13 + 0.08 * k, low - 0.012 * (1 - k) + 0.145 * math.sin(angle)))
    s.cable([(x, y + 0.012, z + 0.012), (x + 0.004, y - 0.012, z - 0.04), (0.055, y, low + 0.03), (0.105, -0.21, low - 0.06)], 0.0088, m.black())
    s.cable([(0.055, y, low + 0.03), (0.105, -0.21, low - 0.06), *loops[1:], (0.02, -0.05, -h / 2 - 0.01)], 0.0088, m.black(), steps=6)


@family("wall-charger", {"three-quarter": (-27, 5), "ports": (-16, -30)}, wall=True, beside="door", fill=0.80, largest=0.72)
def wall_charger(fields):
    """A wall box."""
    wall_box(fields)


def bollard(f):
    """A street station with two sockets, and a card terminal where it takes cards."""
    w, d, h, style = f["width"], f["depth"], f["height"], f["style"]
    front = -d / 2
    paint = m.graphite() if style == "promin" else m.surface("#c8ccd0", 0.4)
    s.box((w + 0.14, d + 0.14, 0.02), m.dark_steel(), (0, 0, 0.01), bevel=0.003)
    for x in (-1, 1):
        for y in (-1, 1):
            s.cylinder(0.013, 0.018, m.steel(), (x * (w / 2 + 0.04), y * (d / 2 + 0.04), 0.027), sides=6)
    s.pillow(w, d, h - 0.13, paint, (0, 0, 0.02 + (h - 0.13) / 2), corner=0.06, bevel=0.004)
    s.pillow(w - 0.012, d - 0.012, 0.022, m.led_green(), (0, 0, h - 0.10), corner=0.055, bevel=0.002)
    s.pillow(w, d, 0.085, paint, (0, 0, h - 0.046), corner=0.06, bevel=0.018)
    s.slab(w * 0.64, 0.004, 0.62, m.gloss_black(), (0, front, h - 0.42), corner=0.03, bevel=0.001)
    s.imprint("PROMIN", 0.019, m.white(), (0, front - 0.003, h - 0.165), spacing=1.15)
    if f["lettering"]:
        s.imprint(f["lettering"], 0.0115, m.pale_ink(), (0, front - 0.003, h - 0.193), spacing=1.05)
    if f["screen"]:
        s.slab(w * 0.46, 0.002, 0.07, m.surface("#0f2233", 0.5, glow=0.35), (0, front - 0.0025, h - 0.245), corner=0.006, bevel=0)
    size, glow = (0.7, 1.4) if f["screen"] else (1.0, 0.8)
    s.prism([(x * size, z * size) for x, z in BOLT], 0.001, m.surface("#cfe6ff", 0.5, glow=glow), (0, front - 0.004, h - 0.245))
    if f["card"]:
        s.slab(0.09, 0.028, 0.12, m.charcoal(), (0, front - 0.012, h - 0.36), (-12, 0, 0), corner=0.01, bevel=0.004)
        s.slab(0.07, 0.002, 0.04, m.surface("#12283a", 0.4, glow=0.5), (0, front - 0.030, h - 0.332), (-12, 0, 0), corner=0.004, bevel=0)
        s.slab(0.062, 0.006, 0.005, m.gap(), (0, front - 0.022, h - 0.405), (-12, 0, 0), corner=0.002, bevel=0)
        for i in range(12):
            s.box((0.012, 0.003, 0.007), m.grey(), ((i % 3 - 1) * 0.018, front - 0.028 + (i // 3) * 0.002, h - 0.364 - (i // 3) * 0.0105), (-12, 0, 0), bevel=0.0005)
    else:
        for i in range(3):
            s.ring(0.010 + i * 0.007, 0.0018, 0.001, m.pale_ink(), (-0.01, front - 0.003, h - 0.345), "y")
    for i, z in enumerate((h - 0.50, h - 0.635)):
        type2_socket((0, front, z), lid=style == "mennekes", ring=m.led_green() if i == 0 else m.led_blue())
    for side in (-1, 1):
        s.slab(0.012, 0.008, h * 0.6, m.amber() if style == "promin" else m.surface("#2b7fc4", 0.4), (side * (w / 2 - 0.003), 0.02, h * 0.42), (0, 0, 90), corner=0.003, bevel=0.001)
    s.slab(w * 0.66, 0.003, h * 0.5, paint, (0, d / 2, h * 0.36), corner=0.02, bevel=0.002)
    s.slots(0.12, 0.09, 5, (0, front - 0.0004, 0.16))


@family("street-charger", {"three-quarter": (-30, 7), "back": (152, 7)}, fill=0.88)
def street_charger(fields):
    """A street charging station."""
    bollard(fields)
