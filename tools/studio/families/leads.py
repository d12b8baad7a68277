"""Chargers that travel, and charging cables: by plugs, conductors and length (lengths in metres)."""

import math

from mathutils import Matrix, Vector

import materials as m
import shapes as s
from families.cables import coil, lying_plug
from models import family


def plug_end(kind, at, heading):
    """The mains end of a portable charger: Schuko, or a CEE plug of three or five poles and its size."""
    with s.part(at, (0, 0, heading)):
        if kind == "schuko":
            s.cylinder(0.021, 0.03, m.charcoal(), (0, 0, 0), "x", bevel=0.004)
            s.lathe([(0.02, 0), (0.016, 0.02), (0.009, 0.032)], m.charcoal(), (-0.012, 0, 0), (0, -90, 0))
            for y in (-0.0095, 0.0095):
                s.cylinder(0.0024, 0.02, m.steel(), (0.024, y, 0), "x", bevel=0.001)
            return
        size = 1.0 if kind == "cee16" else 1.22
        with s.part(scale=size):
            s.cylinder(0.030, 0.05, m.red(), (0.012, 0, 0.006), "x", bevel=0.003)
            s.ring(0.0335, 0.003, 0.022, m.red(), (0.03, 0, 0.006), "x", bevel=0.002)
            s.lathe([(0.027, 0), (0.025, 0.03), (0.017, 0.06), (0.011, 0.07)], m.charcoal(), (-0.012, 0, 0.006), (0, -90, 0))
            for i in range(5):
                angle = math.radians(72 * i)
                s.cylinder(0.0035, 0.024, m.steel(), (0.046, 0.018 * math.cos(angle), 0.006 + 0.018 * math.sin(angle)), "x", bevel=0.001)


def _control_box(w, d, h):
    """The box in the cable: a rating in lamps, three for what it does."""
    s.pillow(w, d, h, m.graphite(), (0, 0, h / 2 + 0.001), corner=min(0.03, d * 0.3), bevel=0.012)
    s.pillow(w * 0.74, d * 0.66, 0.004, m.gloss_black(), (0, 0, h), corner=0.018, bevel=0.001)
    for i in range(5):
        s.box((0.014, 0.007, 0.001), m.led_green() if i < 4 else m.graphite(), (-0.06 + i * 0.02, 0.004, h + 0.0024), bevel=0)
    for i, lit in enumerate((m.led_green(), m.led_blue(), m.graphite())):
        s.cylinder(0.004, 0.001, lit, (0.05 + 0.017 * i, 0.01, h + 0.0024), bevel=0)
    s.imprint("PROMIN", 0.0085, m.pale_ink(), (0.066, -0.014, h + 0.0022), (0, 0, 0))


def _capsule(w, _, h):
    """A sealed tube, as what is proof against water is: bolted caps, one button and its lamps along the top."""
    radius = h / 2
    profile = [(radius * 0.62, -w / 2), (radius * 0.9, -w / 2 + 0.006), (radius, -w / 2 + 0.02), (radius, w / 2 - 0.02), (radius * 0.9, w / 2 - 0.006),
               (radius * 0.62, w / 2)]
    s.lathe(profile, m.surface("#3b4148", 0.36, 0.55), (0, 0, radius), (0, 90, 0), sides=72)
    for side in (-1, 1):
        s.ring(radius + 0.0018, 0.003, 0.03, m.charcoal(), (side * (w / 2 - 0.032), 0, radius), "x", bevel=0.0012)
        for i in range(8):
            with s.part((0, 0, radius), (45 * i + 22, 0, 0)):
                s.box((0.02, 0.005, 0.004), m.rubber(), (side * (w / 2 - 0.032), 0, radius + 0.0018), bevel=0.001)
    s.pillow(w * 0.42, 0.024, 0.006, m.gloss_black(), (0, 0, h - 0.001), corner=0.012, bevel=0.001)
    for i in range(5):
        s.cylinder(0.0036, 0.001, m.led_green() if i < 4 else m.graphite(), (-0.034 + i * 0.014, 0, h + 0.0026), bevel=0)
    s.cylinder(0.0075, 0.003, m.grey(), (0.036, 0, h + 0.003), bevel=0.001)


def _metered_box(w, d, h):
    """A flat box whose screen shows what each phase takes, in bars."""
    tall = h * 0.78
    s.pillow(w, d, tall, m.charcoal(), (0, 0, tall / 2 + 0.001), corner=0.02, bevel=0.009)
    s.pillow(w + 0.003, d + 0.003, 0.014, m.grey(), (0, 0, tall * 0.5), corner=0.021, bevel=0.003)
    s.pillow(w * 0.62, d * 0.66, 0.003, m.gloss_black(), (-w * 0.10, 0, tall + 0.0015), corner=0.008, bevel=0.001)
    for row, share in enumerate((0.85, 0.7, 0.78)):
        for i in range(10):
            s.box((0.008, 0.0095, 0.001), m.led_blue() if i < share * 10 else m.graphite(), (-w * 0.36 + i * 0.0125, 0.017 - row * 0.017, tall + 0.0034), bevel=0)
    s.cylinder(0.012, 0.004, m.graphite(), (w * 0.34, 0.012, tall + 0.002), bevel=0.001)
    s.ring(0.009, 0.0016, 0.001, m.led_blue(), (w * 0.34, 0.012, tall + 0.0046))
    for i in range(3):
        s.box((0.02, 0.003, 0.001), m.pale_ink(), (w * 0.34, -0.012 - i * 0.007, tall + 0.0012), bevel=0)


def charger_box(f):
    """The control box with the sleeves of its cables."""
    w, d, h = f["width"], f["depth"], f["height"]
    {"capsule": _capsule, "meter": _metered_box}.get(f.get("body"), _control_box)(w, d, h)
    for side in (-1, 1):
        s.cylinder(0.014, 0.05, m.rubber(), (side * (w / 2 + 0.012), 0, h / 2), "x", bevel=0.006)
        for i in range(3):
            s.torus(0.0142, 0.0012, m.rubber(), (side * (w / 2 + 0.02 + 0.008 * i), 0, h / 2), "x")


def portable(f):
    """Control box, plug for the car, coiled cable and the mains plug that its rating asks for."""
    thick, w, d, h = f["thick"], f["width"], f["depth"], f["height"]
    points = [(x, y + 0.12, z) for x, y, z in coil(3.0 + 0.25 * f["cable"] / 2, 0.115 + 0.006 * f["cable"] / 2, thick, start=0)]
    s.cable(points, thick, m.surface(f.get("colour", "#0c0d0f"), 0.42), steps=3)
    with s.part((-0.17, -0.19, 0), (0, 0, 12)):
        charger_box(f)
    paint = m.surface(f.get("colour", "#0c0d0f"), 0.42)
    plug = lying_plug((0.34, -0.2, 0.036), 35, 90)
    s.cable([points[-3], points[-1], (0.05, -0.022, 0.017), *plug[::-1]], thick, paint)
    s.cable([(-0.17 + w / 2 + 0.03, -0.15, h / 2), (0.03, -0.135, 0.02), (0.09, -0.085, 0.009), points[0], points[2]], thick, paint)
    left = -0.17 - w / 2 - 0.03
    s.cable([(left, -0.22, h / 2), (left - 0.05, -0.235, 0.018), (left - 0.1, -0.18, thick), (left - 0.09, -0.06, thick), (left - 0.035, -0.02, 0.018),
             (left - 0.004, 0.0, 0.030)], thick, paint)
    plug_end(f["plug"], (left + 0.03, 0.012, 0.030), 20)


@family("portable-charger", {"three-quarter": (-14, 46), "front": (0, 62)}, beside="ruler", fill=0.88)
def portable_charger(fields):
    """A charger that travels in the boot."""
    portable(fields)


def charging_cable(f):
    """A charging cable coiled, each end what it is; thickness by its conductors, coils by its metres."""
    thick, paint = f["thick"], m.surface(f["colour"], 0.42)
    cx, cy = 0.0, 0.12
    turns = max(2, round(f["length"] / 1.25)) if f["length"] > 1 else 0
    left = lying_plug((-0.42 if turns else -0.30, -0.12, 0.036), -60, -90)
    if not turns:
        right = other_end(f["end"], (0.24, -0.05, 0.036), -40)
        s.cable([*left, (0.05, -0.08, thick), (0.07, -0.01, thick), (0.085, 0.045, thick), *right[::-1]], thick, paint)
        return
    points = [(x + cx, y + cy, z) for x, y, z in coil(turns, 0.15, thick, start=-90)]
    s.cable(points, thick, paint, steps=3)
    s.cable([*left, (-0.05, cy - 0.168, thick), points[0], points[2]], thick, paint)
    if f["end"] == "type-2":
        right = lying_plug((0.30, -0.24, 0.036), 35, 90)
        s.cable([points[-3], points[-1], (0.03, cy - 0.158, 0.02), *right[::-1]], thick, paint)
    else:
        right = other_end(f["end"], (0.31, -0.24, 0.036), -32)
        s.cable([points[-3], points[-1], (0.03, cy - 0.158, 0.02), (0.12, -0.12, thick), *right[::-1]], thick, paint)


def other_end(kind, at, heading):
    """What is at the other end of a cable: Type 1, GB/T, or a box with two mains sockets; returns the first three points of its cable."""
    turn = Matrix.Rotation(math.radians(heading), 3, "Z")
    tail = (-0.035, 0, 0) if kind == "sockets" else (-0.045, 0, 0.006)
    points = [Vector(at) + turn @ (Vector(tail) + Vector((-reach, 0, -fall))) for reach, fall in ((0, 0), (0.03, 0.004), (0.075, 0.018))]
    with s.part(at, (0, 0, heading)):
        if kind == "sockets":
            s.pillow(0.17, 0.085, 0.07, m.charcoal(), (0.07, 0, 0.0), corner=0.02, bevel=0.010)
            for x in (0.03, 0.11):
                s.socket_schuko((x, 0, 0.0345), (-90, 0, 0))
            s.cylinder(0.012, 0.03, m.rubber(), (-0.025, 0, 0), "x", bevel=0.004)
            return points
        radius = 0.0225 if kind == "type-1" else 0.0285
        s.cylinder(radius + 0.006, 0.05, m.charcoal(), (0.09, 0, 0.006), "x", bevel=0.004)
        s.ring(radius + 0.0045, 0.0045, 0.05, m.charcoal(), (0.13, 0, 0.006), "x", bevel=0.002)
        s.cylinder(radius - 0.003, 0.03, m.surface("#2a2d31", 0.6), (0.137, 0, 0.006), "x", bevel=0.001)
        for i in range(5 if kind == "type-1" else 7):
            angle = math.radians(360 / (5 if kind == "type-1" else 7) * i + 20)
            s.cylinder(0.0034, 0.004, m.gap(), (0.152, radius * 0.5 * math.cos(angle), 0.006 + radius * 0.5 * math.sin(angle)), "x", bevel=0, sides=16)
        s.lathe([(0.029, 0), (0.026, 0.03), (0.019, 0.07), (0.0125, 0.12)], m.charcoal(), (0.07, 0, 0.006), (0, -90, 0))
        s.slab(0.07, 0.014, 0.012, m.amber(), (0.08, 0, 0.042), corner=0.005, bevel=0.003)
    return points


@family("ev-cable", {"three-quarter": (-16, 48), "front": (0, 66)}, beside="ruler", fill=0.88)
def ev_cable(fields):
    """A charging cable."""
    charging_cable(fields)
