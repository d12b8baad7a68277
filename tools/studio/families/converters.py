"""Inverters by maker's kind of body, size and inputs, and microinverters (lengths in metres).

A display shows a curve and bars, never a figure: a figure would have to be true of the product.
"""

import math

import materials as m
import shapes as s
from models import family


def pv_inlets(x, y, z, count, pitch=0.030, lead=0.0):
    """``count`` plus and minus pairs of solar inlets pointing down, in a row whose middle is x."""
    for i in range(count):
        for side, colour in ((-1, m.red()), (1, m.black())):
            px = x + (i - (count - 1) / 2) * pitch * 2 + side * pitch * 0.42
            s.cylinder(0.0088, 0.024, m.charcoal(), (px, y, z - 0.012))
            s.ring(0.0098, 0.002, 0.006, colour, (px, y, z - 0.005))
            for turn in range(6):
                with s.part((px, y, z - 0.019), (0, 0, 60 * turn)):
                    s.box((0.0016, 0.0022, 0.008), m.charcoal(), (0.0089, 0, 0), bevel=0)
            if lead:
                s.cylinder(0.008, 0.036, m.charcoal(), (px, y, z - 0.042))
                s.cable([(px, y, z - 0.06), (px, y + 0.004, z - 0.03 - lead / 2), (px + side * 0.006, y + 0.03, z - lead)], 0.003, m.black())


def dc_switch(at, size=1.0):
    """A rotary isolator facing -y: collar, plate and a knob that stands at off."""
    with s.part(at, scale=size):
        s.slab(0.06, 0.004, 0.06, m.surface("#e9c53a", 0.5), (0, -0.002, 0), corner=0.004, bevel=0.001)
        s.cylinder(0.025, 0.010, m.charcoal(), (0, -0.007, 0), "y")
        s.slab(0.014, 0.020, 0.044, m.red(), (0, -0.020, 0), (0, 90, 0), corner=0.005, bevel=0.004)


def heat_sink(width, depth, height, count, material, at):
    """Vertical fins on a plate; ``depth`` along y."""
    x, y, z = at
    s.box((width, 0.010, height), material, (x, y - depth / 2 + 0.005, z))
    for i in range(count):
        s.box((0.0026, depth, height), material, (x + (i / (count - 1) - 0.5) * (width - 0.004), y, z), bevel=0.0009)


def screen(width, height, at, tint="#bfe0ff"):
    """Dark glass with a day's curve and three bars of light."""
    x, y, z = at
    s.slab(width, 0.004, height, m.gloss_black(), at, corner=min(0.012, height * 0.12), bevel=0.001)
    glow, face = m.surface(tint, 0.5, glow=1.3), y - 0.0028
    points = []
    for i in range(25):
        t = i / 24
        points.append((x - width * 0.40 + width * 0.52 * t, face, z - height * 0.24 + height * 0.5 * math.exp(-((t - 0.52) / 0.2) ** 2)))
    s.polyline(points, min(0.0011, height * 0.012), m.led_amber(), sides=2)
    s.box((width * 0.54, 0.0004, height * 0.008), glow, (x - width * 0.13, face, z - height * 0.28), bevel=0)
    for i, share in enumerate((0.62, 0.4, 0.8)):
        place = z + height * (0.20 - i * 0.20)
        s.slab(width * 0.19, 0.0004, height * 0.06, m.surface("#2a3138", 0.5), (x + width * 0.31, face, place), corner=height * 0.02, bevel=0)
        s.slab(width * 0.19 * share, 0.0006, height * 0.06, (m.led_amber(), glow, m.led_green())[i],
               (x + width * (0.31 - 0.095 * (1 - share)), face - 0.0002, place), corner=height * 0.02, bevel=0)


def lights(x, y, z, colours, pitch=0.02, radius=0.0035):
    """A row of round indicator lamps."""
    for i, lit in enumerate(colours):
        s.cylinder(radius, 0.003, lit, (x + (i - (len(colours) - 1) / 2) * pitch, y, z), "y", bevel=0)


def underside(width, depth, bottom, mppts, phases, lead=0.16, spread=0.8):
    """What hangs from the bottom: solar inlets at the left, battery and mains glands at the right, an antenna."""
    y = -depth * 0.55
    left = -width * spread / 2
    pairs = max(1, mppts)
    pv_inlets(left + pairs * 0.030, y, bottom, pairs, 0.028, lead)
    right = width * spread / 2
    for i, radius in enumerate((0.012, 0.014, 0.019 if phases == 3 else 0.016)):
        x = right - 0.02 - (2 - i) * min(0.062, width * 0.13)
        s.gland((x, y, bottom), radius, cable_to=[(x, y + 0.03, bottom - lead)] if lead and i else None)
    s.cylinder(0.006, 0.045, m.charcoal(), (0, y, bottom - 0.022))
    s.slab(0.05, 0.022, 0.026, m.charcoal(), (0, y, bottom - 0.008), corner=0.004, bevel=0.002)


def tall_white(w, d, h, f):
    """Upright cabinet with a wiring cover below and a touch screen (Deye)."""
    sink = d * 0.36
    heat_sink(w * 0.86, sink, h * 0.72, round(w * 75), m.surface("#8b9198", 0.45, 0.5), (0, -sink / 2, h * 0.05))
    body, seam = m.surface("#e9ebec", 0.36), -h * 0.22
    front = -d
    s.slab(w, d - sink, h * 0.72 - 0.004, body, (0, -sink - (d - sink) / 2, h * 0.14), corner=0.018, bevel=0.009, segments=4)
    s.slab(w, d - sink - 0.012, h * 0.28 - 0.002, m.surface("#d7dadd", 0.4), (0, -sink - (d - sink) / 2 + 0.006, -h * 0.36), corner=0.014, bevel=0.007)
    s.box((w - 0.03, 0.003, 0.006), m.gap(), (0, front + 0.012, seam), bevel=0)
    for x in (-1, 1):
        for z in (-0.26, -0.46):
            s.screw((x * (w / 2 - 0.022), front + 0.011, h * z), 0.0042)
    s.slab(w * 0.62, 0.003, h * 0.30, m.surface("#3b4047", 0.4), (0, front - 0.0006, h * 0.21), corner=0.012, bevel=0.001)
    screen(w * 0.42, h * 0.155, (0, front - 0.003, h * 0.245))
    lights(0, front - 0.003, h * 0.125, (m.led_green(), m.led_green(), m.led_green(), m.graphite()), w * 0.08)
    for i in range(4):
        s.cylinder(0.0066, 0.004, m.surface("#8d949b", 0.4), ((i - 1.5) * w * 0.105, front - 0.003, h * 0.088), "y", bevel=0.001)
    for x in (-1, 1):
        s.louvres(d * 0.34, h * 0.34, 9, m.surface("#c9cdd1", 0.4), (x * (w / 2 + 0.0005), -sink - (d - sink) * 0.45, h * 0.16), (0, 0, 90 * x), depth=0.004)
    dc_switch((-w / 2 - 0.0006 + 0.075, front + 0.010, -h * 0.36), 0.9)
    s.slab(0.05, 0.02, 0.03, m.charcoal(), (w * 0.30, front + 0.008, -h * 0.35), corner=0.005, bevel=0.002)
    underside(w, d, -h / 2, f["mppts"], f["phases"])


def flat_white(w, d, h, f):
    """Low, flush white face without a display, a dark foot below (Huawei)."""
    deep = d > 0.2
    sink = d * (0.5 if deep else 0.22)
    heat_sink(w * 0.92, sink, h * 0.80, round(w * 80), m.surface("#9aa0a6", 0.45, 0.5), (0, -sink / 2, 0.02))
    if deep:
        for i in range(3):
            x = (i - 1) * w * 0.28
            s.ring(w * 0.10, 0.004, 0.014, m.charcoal(), (x, -sink * 0.55, h * 0.42 + 0.012))
            for k in range(4):
                s.box((w * 0.19, 0.003, 0.003), m.charcoal(), (x, -sink * 0.55, h * 0.42 + 0.018), (0, 0, 45 * k), bevel=0)
    front, body = -d, m.surface("#eef0f1", 0.32)
    s.slab(w, d - sink, h * 0.86, body, (0, -sink - (d - sink) / 2, h * 0.07), corner=0.030, bevel=0.016, segments=5)
    s.slab(w * 0.985, (d - sink) * 0.86, h * 0.16, m.surface("#2a2e33", 0.45), (0, -sink - (d - sink) * 0.45, -h * 0.41), corner=0.022, bevel=0.008)
    s.box((w * 0.97, 0.002, 0.0022), m.surface("#c5cacf", 0.5), (0, front - 0.0002, -h * 0.20), bevel=0)
    lights(0, front - 0.0004, -h * 0.27, (m.led_green(), m.led_green(), m.graphite()), 0.032, 0.0048)
    for x in (-1, 1):
        s.slab(0.012, d * 0.32, h * 0.20, m.surface("#d3d7da", 0.4), (x * (w / 2 + 0.001), -sink - (d - sink) * 0.5, h * 0.15), corner=0.006, bevel=0.004)
        s.screw((x * (w / 2 - 0.03), front + (d - sink) * 0.08, -h * 0.41), 0.004)
    dc_switch((-w * 0.34, front + (d - sink) * 0.09, -h * 0.405), 0.72)
    underside(w, d, -h * 0.485, f["mppts"], f["phases"], spread=0.76)


def two_tone(w, d, h, f):
    """A white hood over a dark base, with a round fan grille (Fronius)."""
    front = -d
    s.slab(w, d * 0.55, h, m.surface("#4a4e53", 0.45), (0, -d * 0.275, 0), corner=0.03, bevel=0.008)
    s.slab(w * 0.985, d * 0.5, h * 0.66, m.surface("#eceeef", 0.34), (0, -d * 0.75, h * 0.16), corner=0.06, bevel=0.026, segments=6)
    s.slab(w * 0.985, d * 0.46, h * 0.31, m.surface("#33373c", 0.45), (0, -d * 0.72, -h * 0.33), corner=0.04, bevel=0.016, segments=4)
    x, z, radius = -w * 0.18, h * 0.17, h * 0.185
    s.cylinder(radius, 0.004, m.surface("#d9dcde", 0.4), (x, front - 0.0004, z), "y", bevel=0.001, sides=96)
    for i in range(8):
        s.torus(radius * (0.18 + 0.105 * i), 0.0021, m.surface("#7d838a", 0.45), (x, front - 0.003, z), "y")
    for i in range(6):
        s.box((radius * 1.9, 0.003, 0.003), m.surface("#8a9097", 0.45), (x, front - 0.0035, z), (0, 30 * i, 0), bevel=0)
    s.slab(w * 0.24, 0.003, 0.012, m.gloss_black(), (w * 0.27, front - 0.001, h * 0.02), corner=0.006, bevel=0.0006)
    s.slab(w * 0.20, 0.003, 0.004, m.led_green(), (w * 0.27, front - 0.0026, h * 0.02), corner=0.002, bevel=0)
    for x in (-1, 1):
        s.screw((x * w * 0.42, -d * 0.95, -h * 0.42), 0.005)
    s.slab(w * 0.5, 0.002, 0.003, m.surface("#5a5f65", 0.5), (0, -d * 0.9505, -h * 0.28), corner=0.001, bevel=0)
    dc_switch((-w * 0.33, -d * 0.95, -h * 0.35), 0.8)
    underside(w, d, -h / 2 + 0.006, f["mppts"], f["phases"])


def blue_box(w, d, h, f):
    """A plain blue sheet-metal case with a grey wiring cover (Victron)."""
    blue, grey = m.surface("#1e5aa8", 0.4), m.surface("#c8ccd0", 0.42)
    seam = -h * 0.17
    s.box((w, d, h * 0.67), blue, (0, -d / 2, h * 0.165), bevel=0.005)
    s.box((w, d - 0.002, h * 0.33 - 0.003), grey, (0, -d / 2 + 0.001, -h * 0.335), bevel=0.004)
    for x in (-1, 1):
        for row in range(2):
            s.slots(d * 0.7, h * 0.13, 9, (x * (w / 2 + 0.0004), -d / 2, h * (0.30 - row * 0.2)), (0, 0, 90 * x), fill=0.42)
        s.screw((x * (w / 2 - 0.02), -d, -h * 0.22), 0.0042)
        s.screw((x * (w / 2 - 0.02), -d, -h * 0.47), 0.0042)
    s.slots(w * 0.66, 0.10, 7, (0, -d - 0.0004, h * 0.40), fill=0.35)
    s.box((w * 0.9, 0.0012, 0.004), m.surface("#f0f2f3", 0.4), (0, -d - 0.0005, seam + h * 0.05), bevel=0)
    s.slab(0.05, 0.003, 0.09, m.charcoal(), (w * 0.32, -d - 0.001, -h * 0.05), corner=0.006, bevel=0.001)
    for i, lit in enumerate((m.led_green(), m.led_green(), m.led_amber(), m.graphite(), m.graphite())):
        s.cylinder(0.0024, 0.002, lit, (w * 0.32, -d - 0.003, -h * 0.05 + 0.032 - i * 0.016), "y", bevel=0)
    s.slab(0.018, 0.012, 0.03, m.black(), (-w * 0.32, -d - 0.004, -h * 0.05), (-12, 0, 0), corner=0.003, bevel=0.002)
    for i in range(5):
        radius = 0.016 if i in (0, 1) else 0.011
        x = (i - 2) * w * 0.17
        s.gland((x, -d / 2, -h / 2), radius, cable_to=[(x, -d / 2 + 0.03, -h / 2 - 0.16)] if i in (0, 1, 3) else None)
    s.box((w * 0.5, 0.012, 0.03), m.steel(), (0, -0.006, h / 2 + 0.012), bevel=0.001)


def promin_hybrid(w, d, h, f):
    """The house brand's single-phase hybrid: white pillow, graphite line, glass."""
    sink = d * 0.34
    heat_sink(w * 0.88, sink, h * 0.88, round(w * 62), m.grey(), (0, -sink / 2, h * 0.03))
    front = -d
    s.slab(w, d - sink, h * 0.94, m.white(), (0, -sink - (d - sink) / 2, h * 0.03), corner=0.03, bevel=0.017, segments=5)
    s.slab(w + 0.002, 0.005, h * 0.94 + 0.002, m.graphite(), (0, -sink - (d - sink) * 0.35, h * 0.03), corner=0.03, bevel=0.001)
    screen(w * 0.62, h * 0.25, (0, front - 0.001, h * 0.21))
    lights(0, front - 0.0008, h * 0.035, (m.led_green(), m.led_blue(), m.graphite()), 0.03, 0.004)
    s.imprint("PROMIN", 0.022, m.ink(), (0, front - 0.0005, h * 0.41), spacing=1.15)
    s.imprint(f.get("label", ""), 0.011, m.grey(), (0, front - 0.0005, -h * 0.07), weight="plain", spacing=1.1)
    s.slab(w, (d - sink) * 0.85, h * 0.09, m.graphite(), (0, -sink - (d - sink) * 0.46, -h * 0.455), corner=0.012, bevel=0.004)
    dc_switch((w * 0.34, front - 0.0005, -h * 0.33), 0.9)
    underside(w, d, -h / 2, f["mppts"], f["phases"])


def promin_string(w, d, h, f):
    """The house brand's three-phase body: wide, with a graphite step below."""
    sink = d * 0.46
    heat_sink(w * 0.9, sink, h * 0.84, round(w * 54), m.surface("#7f858c", 0.45, 0.3), (0, -sink / 2, h * 0.06))
    front = -d
    s.slab(w, d - sink, h, m.shell(), (0, -sink - (d - sink) / 2, 0), corner=0.022, bevel=0.011, segments=4)
    s.prism([(-w * 0.494, -h * 0.49), (w * 0.494, -h * 0.49), (w * 0.494, -h * 0.25), (w * 0.32, -h * 0.25), (w * 0.24, -h * 0.16),
             (-w * 0.24, -h * 0.16), (-w * 0.32, -h * 0.25), (-w * 0.494, -h * 0.25)], 0.006, m.graphite(), (0, front - 0.0014, 0), bevel=0.0015)
    s.imprint("PROMIN", 0.028, m.ink(), (-w * 0.30, front - 0.0005, h * 0.33), spacing=1.1)
    s.imprint(f.get("label", ""), 0.014, m.grey(), (w * 0.34, front - 0.0005, h * 0.33), weight="plain")
    screen(w * 0.32, h * 0.2, (0, front - 0.001, h * 0.07))
    lights(-w * 0.31, front - 0.0008, h * 0.07, (m.led_green(), m.led_green(), m.graphite()), 0.03, 0.0045)
    for i in range(4):
        s.cylinder(0.0068, 0.004, m.grey(), (w * (0.22 + i * 0.04), front - 0.001, h * 0.07), "y", bevel=0.001)
    dc_switch((-w * 0.42, front - 0.004, -h * 0.37), 0.9)
    if f["mppts"] > 2:
        dc_switch((-w * 0.31, front - 0.004, -h * 0.37), 0.9)
    for side in (-1, 1):
        s.tube([(side * (w / 2 - 0.002), -d * 0.62, h * 0.2), (side * (w / 2 + 0.032), -d * 0.62, h * 0.2),
                (side * (w / 2 + 0.032), -d * 0.62, -h * 0.14), (side * (w / 2 - 0.002), -d * 0.62, -h * 0.14)], 0.008, m.charcoal(), bend=0.02)
    underside(w, d, -h / 2, f["mppts"] * (2 if f["mppts"] > 2 else 1), f["phases"], spread=0.86)


BODIES = {"deye": tall_white, "huawei": flat_white, "fronius": two_tone, "victron": blue_box, "hybrid": promin_hybrid, "string": promin_string}


@family("inverter", {"three-quarter": (-28, 6), "ports": (-16, -36)}, wall=True, beside="door", fill=0.76, largest=1.0)
def inverter(fields):
    """An inverter on its wall bracket."""
    with s.part((0, 0, 0.0)):
        BODIES[fields["style"]](fields["width"], fields["depth"], fields["height"], fields)


MICRO = {"hoymiles": ("#5c6167", 11, 0.006), "deye": ("#a4a9ae", 7, 0.010), "promin": ("#7b8188", 9, 0.007)}


@family("microinverter", {"three-quarter": (-30, 32), "front": (0, 20)}, beside="ruler", fill=0.86)
def microinverter(fields):
    """A cast housing with ribs, panel leads in front and the trunk cable behind."""
    micro(fields["width"], fields["depth"], fields["height"], fields["style"])


def micro(w, d, h, style, leads=2):
    """The housing lying on its feet; ``leads`` pairs for as many panels."""
    colour, ribs, lift = MICRO[style]
    shell = m.surface(colour, 0.42, 0.75)
    base = 0.006
    s.pillow(w, d, h * 0.8, shell, (0, 0, base + h * 0.4), corner=0.022, bevel=0.006)
    s.pillow(w - 0.012, d - 0.012, 0.004, m.surface("#24272b", 0.6), (0, 0, base), corner=0.018, bevel=0)
    for i in range(ribs):
        y = -d * 0.36 + d * 0.72 * i / (ribs - 1)
        s.box((w * (0.8 if style != "deye" else 0.7), 0.0032, lift), shell, (0, y, base + h * 0.8 + lift / 2 - 0.001), bevel=0.0012)
    s.pillow(w * 0.42, d * 0.3, 0.004, m.surface("#d6d9dc", 0.5), (0, 0, base + h * 0.8 + 0.004), corner=0.004, bevel=0.0008)
    s.imprint("PROMIN", 0.011, m.ink(), (0, 0.006, base + h * 0.8 + 0.0062), (0, 0, 0), spacing=1.1)
    s.imprint("M800", 0.0065, m.grey(), (0, -0.013, base + h * 0.8 + 0.0062), (0, 0, 0), weight="plain")
    s.cylinder(0.003, 0.002, m.led_green(), (w * 0.4, -d * 0.4, base + h * 0.8), bevel=0)
    for side in (-1, 1):
        s.pillow(0.05, 0.05, 0.004, shell, (side * (w / 2 + 0.014), 0.0, base + 0.006), corner=0.012, bevel=0.001)
        s.cylinder(0.007, 0.005, m.gap(), (side * (w / 2 + 0.022), 0, base + 0.0068), bevel=0)
    places = [(-0.36, -0.22, 0.22, 0.36), (-0.3, 0.3)][leads == 1]
    for i, share in enumerate(places):
        x = share * w
        s.cylinder(0.0075, 0.018, m.charcoal(), (x, -d / 2 - 0.007, base + h * 0.45), "y")
        spread = x * 1.45 + math.copysign(0.01, x)
        reach = -d / 2 - 0.13 - 0.035 * (i % 2)
        s.cable([(x, -d / 2 - 0.01, base + h * 0.45), (x, -d / 2 - 0.045, 0.014), (spread, -d / 2 - 0.085, 0.009), (spread, reach, 0.009)], 0.0032, m.black())
        s.cylinder(0.0075, 0.045, m.charcoal(), (spread, reach - 0.022, 0.0095), "y")
        s.ring(0.0088, 0.0018, 0.012, m.black(), (spread, reach - 0.008, 0.0095), "y")
        s.ring(0.0080, 0.0012, 0.003, m.red() if i % 2 else m.blue(), (spread, reach - 0.036, 0.0095), "y")
    y = d / 2
    s.cylinder(0.01, 0.02, m.charcoal(), (0.0, y + 0.007, base + h * 0.45), "y")
    s.cable([(0, y + 0.01, base + h * 0.45), (0, y + 0.045, 0.012), (-0.04, y + 0.075, 0.007), (-w * 0.55, y + 0.085, 0.006), (-w * 0.85, y + 0.06, 0.006)], 0.0055, m.black())
    s.cable([(0, y + 0.055, 0.011), (0.05, y + 0.08, 0.007), (w * 0.55, y + 0.09, 0.006), (w * 0.85, y + 0.07, 0.006)], 0.0055, m.black())
