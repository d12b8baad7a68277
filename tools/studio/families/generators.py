"""Generators by machine class: inverter suitcase, open frame, silenced canopy (lengths in metres)."""

import math

import materials as m
import shapes as s
from families.rental import hazard
from models import family


def cee_socket(at, poles=5, size=1.0):
    """A red CEE socket with its spring lid, facing -y and tilted down."""
    with s.part(at, (-14, 0, 0), size):
        s.slab(0.07, 0.03, 0.085, m.charcoal(), (0, -0.012, 0), corner=0.008, bevel=0.003)
        s.cylinder(0.031, 0.034, m.red(), (0, -0.040, 0), "y", bevel=0.003)
        s.cylinder(0.034, 0.010, m.red(), (0, -0.058, 0.002), turn=(84, 0, 0), bevel=0.003)
        s.cylinder(0.026, 0.004, m.surface("#a8221a", 0.45), (0, -0.064, 0.003), turn=(84, 0, 0), bevel=0.001)
        s.box((0.02, 0.016, 0.012), m.red(), (0, -0.050, 0.036), bevel=0.002)
        s.cylinder(0.004, 0.024, m.steel(), (0, -0.056, 0.038), "x")
    return poles


def suitcase(w, d, h, paint="#c3231c", wheels=False):
    """A closed inverter generator: long moulded case, carrying handle, panel at its left end."""
    body, dark = m.surface(paint, 0.36, coat=0.25), m.surface("#26292d", 0.55)
    foot, top = h * 0.06, h * (0.80 if not wheels else 0.94)
    tall = top - foot
    profile = [(-w * 0.46, foot), (w * 0.44, foot), (w * 0.49, foot + tall * 0.12), (w * 0.49, foot + tall * 0.72), (w * 0.40, top),
               (-w * 0.34, top), (-w * 0.44, top - tall * 0.10), (-w * 0.495, foot + tall * 0.34), (-w * 0.485, foot + tall * 0.08)]
    s.prism(profile, d * 0.94, dark, bevel=d * 0.07, segments=5)
    inner = [(x * 0.90 + w * 0.03, foot + (z - foot) * 0.90 + tall * 0.05) for x, z in profile]
    for side in (-1, 1):
        s.prism(inner, d * 0.06, body, (0, side * d * 0.47, 0), bevel=d * 0.028, segments=5)
    s.prism([(x * 0.985, z) for x, z in profile if z > foot + tall * 0.3], d * 0.72, body, (0.004, 0, 0.004), bevel=d * 0.05, segments=4)
    front = -d * 0.5
    # the service cover with its screw, the louvres of the cooling air, the starter
    s.slab(w * 0.40, 0.006, tall * 0.50, body, (-w * 0.10, front - 0.002, foot + tall * 0.46), corner=0.03, bevel=0.003)
    s.slab(w * 0.40 + 0.006, 0.004, tall * 0.50 + 0.006, m.gap(), (-w * 0.10, front, foot + tall * 0.46), corner=0.032, bevel=0)
    s.cylinder(0.011, 0.006, dark, (-w * 0.10, front - 0.005, foot + tall * 0.24), "y", bevel=0.001)
    s.slots(w * 0.22, tall * 0.36, 8, (w * 0.28, front - 0.0006, foot + tall * 0.42), fill=0.5)
    s.slab(0.085, 0.014, 0.026, dark, (w * 0.26, front - 0.004, foot + tall * 0.74), corner=0.012, bevel=0.005)
    s.slab(0.060, 0.01, 0.012, m.gap(), (w * 0.26, front - 0.008, foot + tall * 0.74), corner=0.006, bevel=0)
    # handle
    if not wheels:
        s.tube([(-w * 0.26, 0, top - 0.012), (-w * 0.20, 0, h - 0.016), (w * 0.20, 0, h - 0.016), (w * 0.30, 0, top - 0.012)], 0.0165, dark, bend=0.05)
        s.tube([(-w * 0.13, 0, h - 0.016), (w * 0.13, 0, h - 0.016)], 0.0185, m.rubber())
    s.cylinder(0.034, 0.020, m.charcoal(), (w * 0.12, d * 0.18, top + 0.008), bevel=0.004)
    _suitcase_panel(w, d, foot, tall, wheels)
    for x in (-w * 0.36, w * 0.34):
        for y in (-1, 1):
            s.box((0.05, 0.035, foot), m.rubber(), (x, y * d * 0.34, foot / 2), bevel=0.005)
    if wheels:
        for y in (-1, 1):
            s.wheel(h * 0.15, 0.055, (w * 0.34, y * (d * 0.5 + 0.012), h * 0.15), axis="y", hub=m.grey())
            s.tube([(-w * 0.44, y * d * 0.38, h * 0.72), (-w * 0.56, y * d * 0.38, h * 0.76), (-w * 0.58, y * d * 0.38, h * 0.50)], 0.013, dark, bend=0.03)
            s.tube([(-w * 0.576, y * d * 0.38, h * 0.60), (-w * 0.58, y * d * 0.38, h * 0.50)], 0.018, m.rubber())


def _suitcase_panel(w, d, foot, tall, wheels):
    """Sockets, lamps and switches of the end that faces left."""
    with s.part((-w * 0.494, 0, foot + tall * 0.46), (0, 0, -90)):
        s.slab(d * 0.78, 0.008, tall * 0.52, m.charcoal(), (0, -0.001, 0), corner=0.02, bevel=0.003)
        for x in ((-0.27, 0.0, 0.27) if wheels else (-0.19, 0.19)):
            s.socket_schuko((x * d, -0.006, -tall * 0.10), material=m.graphite(), scale=1.0)
        s.slab(d * 0.20, 0.003, 0.026, m.gloss_black(), (-d * 0.24, -0.006, tall * 0.16), corner=0.004, bevel=0.0006)
        for i, lit in enumerate((m.led_green(), m.graphite(), m.graphite())):
            s.cylinder(0.0034, 0.002, lit, (-d * 0.30 + i * d * 0.06, -0.008, tall * 0.16), "y", bevel=0)
        s.slab(0.024, 0.008, 0.014, m.black(), (d * 0.04, -0.008, tall * 0.16), corner=0.003, bevel=0.002)
        s.cylinder(0.018, 0.012, m.charcoal(), (d * 0.25, -0.009, tall * 0.16), "y", bevel=0.002)
        s.box((0.006, 0.006, 0.026), m.surface("#d7dadd", 0.4), (d * 0.25, -0.017, tall * 0.16), (0, 35, 0), bevel=0.001)
        s.cylinder(0.006, 0.010, m.brass(), (d * 0.30, -0.008, -tall * 0.22), "y", sides=6)


@family("suitcase-generator", {"three-quarter": (-34, 12), "front": (0, 5), "ports": (-78, 6)}, fill=0.82, largest=1.2)
def suitcase_generator(fields):
    """A closed, silenced inverter generator."""
    suitcase(fields["width"], fields["depth"], fields["height"], fields.get("paint", "#c3231c"), fields.get("wheels", False))


def open_frame(w, d, h, three_phase=False, lettering=("2.8 kW", "230 V  AC")):
    """A petrol engine and alternator in a tube frame on two wheels."""
    pipe, x, y, k = m.surface("#202328", 0.38), w / 2, d * 0.48, w / 0.68
    rise = h * 0.16
    for side in (-1, 1):
        s.tube([(-x, side * y, rise), (-x, side * y, h), (x, side * y, h), (x, side * y, rise)], 0.0155 * k, pipe, bend=0.09 * k, closed=True)
        s.tube([(side * x, -y, rise + 0.04), (side * x, y, rise + 0.04)], 0.0155 * k, pipe)
        s.tube([(side * x * 0.8, -y, h), (side * x * 0.8, y, h)], 0.0155 * k, pipe)
        s.tube([(side * 0.14 * k, -y, rise), (side * 0.14 * k, y, rise)], 0.014 * k, pipe)
    s.box((w * 0.8, d * 0.58, 0.016), pipe, (0, 0, rise + 0.015))
    tank = m.machine()
    s.pillow(w * 0.74, d * 0.76, h * 0.20, tank, (-0.01, 0.0, h - h * 0.098), corner=0.07 * k, bevel=0.03)
    s.pillow(w * 0.745, d * 0.77, 0.008, tank, (-0.01, 0.0, h - h * 0.152), corner=0.07 * k, bevel=0.002)
    s.cylinder(0.042, 0.03, m.charcoal(), (0.06, 0.02, h + 0.008), bevel=0.006)
    for i in range(12):
        with s.part((0.06, 0.02, h + 0.008), (0, 0, 30 * i)):
            s.box((0.004, 0.007, 0.024), m.charcoal(), (0.042, 0, 0), bevel=0.001)
    s.imprint("PROMIN", 0.034 * k, m.charcoal(), (-0.07, -d * 0.382, h - h * 0.09), spacing=1.1)
    with s.part((0, 0, rise - 0.09), scale=1.0):
        _engine(w, d, k)
    _frame_panel(w, d, h, k, three_phase, lettering)
    for side in (-1, 1):
        s.wheel(h * 0.205, 0.06 * k, (x * 0.88, side * (y + 0.045), h * 0.205), axis="y", hub=m.grey())
        s.box((0.07, 0.05, rise), m.rubber(), (-x * 0.82, side * d * 0.42, rise / 2), bevel=0.008)
        s.tube([(-x, side * d * 0.38, h * 0.75), (-x - 0.06, side * d * 0.38, h * 0.75), (-x - 0.075, side * d * 0.38, h * 0.36)], 0.011, pipe, bend=0.02)
        s.tube([(-x - 0.071, side * d * 0.38, h * 0.53), (-x - 0.075, side * d * 0.38, h * 0.36)], 0.017, m.rubber())
    s.rod((x * 0.88, -y - 0.045, h * 0.205), (x * 0.88, y + 0.045, h * 0.205), 0.01, m.steel())


def _engine(w, d, k):
    """Cylinder with fins, recoil starter, silencer with guard, alternator, spark-plug lead, air filter."""
    cast, x = m.dark_steel(), w * 0.2
    s.box((0.24 * k, d * 0.54, 0.2 * k), cast, (x, 0.02, 0.11 + 0.11 * k), bevel=0.02)
    for i in range(8):
        s.box((0.2 * k, d * 0.46, 0.005), m.aluminium(), (x, 0.0, 0.11 + 0.22 * k + i * 0.013), bevel=0.001)
    s.lathe([(0.0, 0.055), (0.03, 0.055), (0.05, 0.045), (0.11, 0.035), (0.125, 0.0), (0.125, -0.03)], m.charcoal(), (x + 0.05, -d * 0.25, 0.25), (90, 0, 0))
    for i in range(16):
        angle = math.radians(22.5 * i)
        s.box((0.008, 0.003, 0.034), m.gap(), (x + 0.05 + 0.078 * math.sin(angle), -d * 0.25 - 0.0425, 0.25 + 0.078 * math.cos(angle)),
              (0, math.degrees(angle), 0), bevel=0)
    s.box((0.05, 0.03, 0.02), m.black(), (x + 0.145, -d * 0.30, 0.33), (0, 30, 0), bevel=0.006)
    s.slab(0.12 * k, d * 0.36, 0.16, m.steel(), (w * 0.38, d * 0.2, 0.37), corner=0.03, bevel=0.01)
    for i in range(7):
        s.rod((w * 0.38 - 0.05 + i * 0.017, d * 0.2 - d * 0.19, 0.30), (w * 0.38 - 0.05 + i * 0.017, d * 0.2 - d * 0.19, 0.44), 0.0022, m.dark_steel())
    s.cable([(x, -0.06, 0.40), (x - 0.05, -0.10, 0.42), (x - 0.09, -0.08, 0.36), (x - 0.08, -0.02, 0.30)], 0.004, m.black())
    s.slab(0.12 * k, 0.08, 0.10, m.charcoal(), (x - 0.02, d * 0.30, 0.40), corner=0.02, bevel=0.008)
    s.cylinder(0.115 * k, 0.22 * k, m.aluminium(), (-w * 0.18, 0.03, 0.235), "x", bevel=0.01)
    s.cylinder(0.12 * k, 0.04, m.charcoal(), (-w * 0.36, 0.03, 0.235), "x", bevel=0.01)
    s.slots(0.13, 0.12, 6, (-w * 0.36 - 0.0205, 0.03, 0.235), (0, 0, -90))


def _frame_panel(w, d, h, k, three_phase, lettering):
    """Control panel of the open frame: sockets by phases, voltmeter, breaker, ignition."""
    cx, z, face = -w * 0.18, h * 0.535, -d * 0.442
    s.slab(w * 0.53, d * 0.17, h * 0.40, m.charcoal(), (cx, -d * 0.355, z), corner=0.016, bevel=0.006)
    s.slab(w * 0.495, 0.003, h * 0.357, m.surface("#d7dadd", 0.45), (cx, face, z), corner=0.01, bevel=0.001)
    if three_phase:
        s.socket_schuko((cx - 0.115 * k, face - 0.001, z - 0.045), material=m.charcoal(), scale=1.1)
        cee_socket((cx - 0.015 * k, face - 0.004, z - 0.035), 5, 0.95)
    else:
        for dx in (-0.1, -0.025):
            s.socket_schuko((cx + dx, face - 0.001, z - 0.038), material=m.charcoal(), scale=1.1)
    s.ring(0.028, 0.004, 0.008, m.black(), (cx - 0.105 * k, face - 0.003, z + 0.055), "y")
    s.cylinder(0.025, 0.002, m.white(), (cx - 0.105 * k, face - 0.003, z + 0.055), "y", bevel=0)
    s.box((0.002, 0.001, 0.018), m.red(), (cx - 0.102 * k, face - 0.0045, z + 0.06), (0, 30, 0), bevel=0)
    s.imprint(lettering[0], 0.012, m.ink(), (cx - 0.01, face - 0.002, z + 0.070))
    s.imprint(lettering[1], 0.008, m.grey(), (cx - 0.01, face - 0.002, z + 0.048), weight="plain")
    s.cylinder(0.02, 0.014, m.red(), (cx + w * 0.185, face - 0.005, z + 0.055), "y", bevel=0.003)
    s.box((0.02, 0.012, 0.034), m.black(), (cx + w * 0.18, face - 0.004, z - 0.01), bevel=0.003)
    s.cylinder(0.012, 0.01, m.steel(), (cx + w * 0.18, face - 0.003, z - 0.06), "y")


@family("frame-generator", {"three-quarter": (-28, 15), "back": (150, 14)}, fill=0.80, largest=1.16)
def frame_generator(fields):
    """An open-frame petrol generator."""
    open_frame(fields["width"], fields["depth"], fields["height"], fields["phases"] == 3, fields["lettering"])


def canopy(length, width, height, kva, paint="#d5d9dc", band="#ffb000"):
    """A silenced diesel set on a skid with fork pockets; doors, louvres and control window by its length."""
    body, base = m.surface(paint, 0.38, coat=0.2), height * 0.155
    front, trim = -width / 2, m.surface(paint, 0.45)
    for side in (-1, 1):
        s.box((length + 0.06, 0.09, base - 0.02), m.charcoal(), (0, side * (width / 2 - 0.05), base / 2), bevel=0.006)
        for x in (-0.2, 0.2):
            s.box((0.22, 0.004, 0.09), m.gap(), (x * length, side * (width / 2 - 0.003), base * 0.42), bevel=0)
        s.box((0.09, width - 0.1, base - 0.02), m.charcoal(), (side * (length / 2 - 0.03), 0, base / 2), bevel=0.006)
    s.box((length, width, height - base), body, (0, 0, (height + base) / 2), bevel=0.03)
    s.box((length + 0.004, width + 0.004, base * 0.42), m.surface(band, 0.4), (0, 0, base * 1.36), bevel=0.02)
    room = height - base * 1.7
    middle = height - room / 2 - 0.03
    doors = max(2, round(length / 0.95))
    left, right = -length * 0.34, length * 0.25
    for side in (-1, 1):
        with s.part(turn=(0, 0, 0 if side < 0 else 180)):
            step = (right - left) / doors
            for i in range(doors):
                centre, span = left + step * (i + 0.5), step - 0.03
                s.slab(span + 0.012, 0.003, room * 0.86 + 0.012, m.gap(), (centre, front, middle), corner=0.03, bevel=0)
                s.slab(span, 0.012, room * 0.86, body, (centre, front - 0.002, middle), corner=0.028, bevel=0.005)
                s.slab(0.036, 0.012, 0.13, m.charcoal(), (centre + span / 2 - 0.07, front - 0.01, middle), corner=0.01, bevel=0.003)
                s.cylinder(0.007, 0.004, m.steel(), (centre + span / 2 - 0.07, front - 0.0165, middle + 0.03), "y", bevel=0)
                for z in (-0.3, 0.3):
                    s.cylinder(0.013, 0.09, m.charcoal(), (centre - span / 2 + 0.008, front - 0.012, middle + z * room), bevel=0.003)
            s.louvres(length * 0.115, room * 0.58, 12, trim, (-length * 0.42, front - 0.002, middle), depth=0.03)
    _control(length, front, middle, room, body)
    s.imprint("PROMIN", height * 0.062, m.graphite(), (length * 0.10, front - 0.0085, height - room * 0.16), spacing=1.12)
    s.imprint(f"{kva:g} kVA", height * 0.045, m.grey(), (length * 0.375, front - 0.0085, base * 1.36 + room * 0.12))
    for side in (-1, 1):
        s.louvres(width * 0.7, room * 0.74, 14, trim, (side * (length / 2 + 0.002), 0, middle), (0, 0, 90 * side), depth=0.03)
    top = height
    s.box((length * 0.17, width * 0.42, 0.04), m.charcoal(), (-length * 0.33, 0, top + 0.012), bevel=0.01)
    s.cylinder(0.05 + height * 0.008, 0.16, m.dark_steel(), (-length * 0.33, 0, top + 0.1))
    s.cylinder(0.058 + height * 0.008, 0.012, m.dark_steel(), (-length * 0.322, 0, top + 0.2), turn=(0, 25, 0))
    s.box((0.3, 0.09, 0.03), m.charcoal(), (0.06, 0, top + 0.005), bevel=0.006)
    s.torus(0.055, 0.016, m.steel(), (0.06, 0, top + 0.06), "y")
    hazard(width * 0.5, 0.06, (-length / 2 - 0.032, 0, base * 0.6), (0, 0, -90))


def _control(length, front, middle, room, body):
    """The control door: window, lamps, emergency stop, and the sockets below it."""
    x, w = length * 0.375, length * 0.17
    s.slab(w + 0.01, 0.004, room * 0.88, m.gap(), (x, front, middle), corner=0.03, bevel=0)
    s.slab(w, 0.012, room * 0.87, body, (x, front - 0.002, middle), corner=0.028, bevel=0.005)
    s.slab(w * 0.7, 0.006, w * 0.62, m.surface("#1a1e22", 0.1, coat=1.0), (x, front - 0.008, middle + room * 0.20), corner=0.02, bevel=0.002)
    s.slab(w * 0.32, 0.002, w * 0.2, m.surface("#0f2a3c", 0.5, glow=0.6), (x - w * 0.10, front - 0.0115, middle + room * 0.235), corner=0.006, bevel=0)
    for i, lit in enumerate((m.led_green(), m.led_amber(), m.graphite())):
        s.cylinder(0.009, 0.006, lit, (x - w * 0.2 + i * 0.04, front - 0.0115, middle + room * 0.13), "y")
    s.cylinder(0.03, 0.012, m.amber(), (x + w * 0.3, front - 0.012, middle - room * 0.05), "y")
    s.cylinder(0.021, 0.03, m.red(), (x + w * 0.3, front - 0.022, middle - room * 0.05), "y", bevel=0.006)
    s.slab(w * 0.78, 0.006, room * 0.17, m.charcoal(), (x, front - 0.008, middle - room * 0.22), corner=0.01, bevel=0.002)
    for i in range(2):
        cee_socket((x + (i - 0.5) * 0.12, front - 0.010, middle - room * 0.22), 5, 1.1)


@family("canopy-generator", {"three-quarter": (-30, 10), "back": (148, 10)}, fill=0.88, largest=4.4)
def canopy_generator(fields):
    """A diesel set under a canopy, as large as its class."""
    canopy(fields["width"], fields["depth"], fields["height"], fields["kva"], fields.get("paint", "#d5d9dc"), fields.get("band", "#ffb000"))
