"""Batteries by their fields: rack modules, cabinets of them, stacks and wall batteries (lengths in metres)."""

import materials as m
import shapes as s
from models import family

RACK_STYLES = {
    # body, face, handles, accent of the plus pole
    "pylontech": ("#4b5058", "#23262b", "bow", "#e06a1c"),
    "deye": ("#c9cdd1", "#dfe2e5", "side", "#d8541c"),
    "dyness": ("#26292e", "#1a1c20", "ear", "#c8281e"),
    "bos": ("#2c3036", "#33383f", "side", "#e06a1c"),
    "promin": ("#33383f", "#1d2024", "bow", "#f0701a"),
}


def charge_bar(width, at, level=4, count=5, lit=None):
    """A row of ``count`` light segments of which ``level`` are lit."""
    x, y, z = at
    for i in range(count):
        s.slab(width / count * 0.7, 0.002, 0.0055, (lit or m.led_green()) if i < level else m.graphite(),
               (x + (i - (count - 1) / 2) * width / count, y, z), corner=0.0027, bevel=0)


def power_pole(x, z, colour, face):
    """A quick-plug battery pole: shroud, coloured ring and the dark hole the plug goes into."""
    s.slab(0.036, 0.020, 0.036, m.charcoal(), (x, face - 0.010, z), corner=0.008, bevel=0.003)
    s.ring(0.0135, 0.003, 0.014, colour, (x, face - 0.024, z), "y", bevel=0.001)
    s.cylinder(0.0105, 0.008, m.gap(), (x, face - 0.023, z), "y", bevel=0)
    s.cylinder(0.0035, 0.010, m.brass(), (x, face - 0.024, z), "y")


def data_port(x, z, face, tint=None):
    """An RJ45 socket with its two lights."""
    s.box((0.0175, 0.003, 0.0155), m.steel(), (x, face - 0.0015, z))
    s.box((0.0118, 0.002, 0.0085), m.gap(), (x, face - 0.0026, z - 0.001), bevel=0)
    for side in (-1, 1):
        s.box((0.003, 0.001, 0.0018), tint or m.surface("#3f7d4c", 0.4), (x + side * 0.0042, face - 0.0032, z + 0.0055), bevel=0)


def rack_module(width, depth, height, style="promin", kwh="", at=(0, 0, 0)):
    """One rack battery, its lower front edge at ``at``; every opening of the real front stands on its face."""
    body, face_colour, handles, plus = RACK_STYLES[style]
    ears = style in ("promin", "dyness")
    case_width = min(width, 0.446) if ears else width
    face_paint = m.surface(face_colour, 0.42)
    with s.part(at):
        with s.part((0, 0, height / 2)):
            s.box((case_width - 0.004, depth - 0.012, height - 0.004), m.surface(body, 0.45, 0.15), (0, depth / 2 + 0.006, 0), bevel=0.0025)
            s.slab(width if ears else case_width, 0.010, height - 0.002, face_paint, (0, 0.001, 0), corner=0.004, bevel=0.0022)
            for x in (-1, 1):                                      # folds and rivets of the sheet-metal cover
                for i in range(4):
                    s.cylinder(0.0028, 0.001, m.dark_steel(), (x * (case_width / 2 - 0.0018), depth * (0.14 + 0.24 * i), height * 0.3), "x", bevel=0)
            s.slots(depth * 0.42, height * 0.42, 6, (-case_width / 2 + 0.0016, depth * 0.62, 0), (0, 0, -90), upright=True, fill=0.3)
            s.slots(depth * 0.42, height * 0.42, 6, (case_width / 2 - 0.0016, depth * 0.62, 0), (0, 0, 90), upright=True, fill=0.3)
            _rack_face(width, case_width, height, style, handles, plus, ears, kwh)


def _rack_face(width, case_width, height, style, handles, plus, ears, kwh):
    face, reach = -0.004, min(height, 0.135) / 2
    pale = style == "deye"
    bar_paint = m.surface("#3a3f46", 0.4) if pale else m.aluminium()
    for side in (-1, 1):
        if handles == "bow":
            x = side * (case_width / 2 - 0.022)
            s.tube([(x, face, reach * 0.62), (x, face - 0.038, reach * 0.62), (x, face - 0.038, -reach * 0.62), (x, face, -reach * 0.62)],
                   0.0048, bar_paint, bend=0.012)
        elif handles == "side":
            s.slab(0.018, 0.034, reach * 1.36, bar_paint, (side * (case_width / 2 - 0.018), face - 0.016, 0), corner=0.008, bevel=0.004)
            s.slab(0.0185, 0.018, reach * 0.92, m.gap(), (side * (case_width / 2 - 0.018), face - 0.010, 0), corner=0.006, bevel=0)
        else:
            s.tube([(side * (case_width / 2 - 0.05), face, -reach * 0.3), (side * (case_width / 2 - 0.05), face - 0.03, -reach * 0.3),
                    (side * (case_width / 2 - 0.014), face - 0.03, -reach * 0.3), (side * (case_width / 2 - 0.014), face, -reach * 0.3)],
                   0.0045, bar_paint, bend=0.008)
        if ears:
            for z in (-1, 1):
                s.slab(0.011, 0.0016, 0.0065, m.gap(), (side * (width / 2 - 0.009), face - 0.0004, z * height * 0.34), corner=0.003, bevel=0)
        for z in (-1, 1):
            s.screw((side * (case_width / 2 - 0.008), face, z * (height / 2 - 0.009)), 0.0032)
    left, right = -case_width / 2 + 0.05, case_width / 2 - 0.05
    upper, lower = height * 0.20, -height * 0.20
    s.slab(0.096, 0.0024, 0.024, m.gloss_black(), (left + 0.085, face - 0.001, upper), corner=0.004, bevel=0.0007)
    house = style == "promin"                       # the house brand's text names a breaker, four lamps and two sockets
    charge_bar(0.066, (left + 0.073, face - 0.0028, upper), 4, 4 if house else 5)
    s.cylinder(0.0028, 0.002, m.led_green(), (left + 0.121, face - 0.0026, upper), "y", bevel=0)
    s.cylinder(0.0078, 0.005, m.steel(), (left + 0.012, face - 0.002, upper), "y", bevel=0.001)
    s.cylinder(0.0055, 0.006, m.black(), (left + 0.012, face - 0.0026, upper), "y", bevel=0.001)
    ink = m.ink() if pale else m.pale_ink()
    s.imprint("PROMIN", 0.0105, ink, (left + 0.026, face - 0.0003, lower + 0.006), align="LEFT", spacing=1.1)
    if kwh:
        s.imprint(kwh, 0.0058, m.grey(), (left + 0.026, face - 0.0003, lower - 0.011), align="LEFT", weight="plain")
    names = ("CAN", "485") if house else ("CAN", "485", "A", "B")
    if house:
        s.slab(0.030, 0.016, 0.052, m.surface("#d9dcde", 0.42), (0.094, face - 0.006, upper + 0.002), corner=0.003, bevel=0.002)
        s.slab(0.012, 0.002, 0.022, m.gap(), (0.094, face - 0.0145, upper + 0.002), corner=0.002, bevel=0)
        s.box((0.0105, 0.014, 0.009), m.black(), (0.094, face - 0.019, upper + 0.006), (-22, 0, 0), bevel=0.0014)
    for i in range(len(names)):
        data_port(0.028 + i * 0.0215, upper, face)
    for i, words in enumerate(names):
        s.text(words, 0.0032, ink, (0.028 + i * 0.0215, face - 0.0003, upper + 0.0125), weight="plain")
    s.slab(0.026, 0.003, 0.010, m.gap(), (0.036, face - 0.0006, lower), corner=0.002, bevel=0)
    for i in range(4):
        s.box((0.0025, 0.004, 0.0055), m.surface("#e8e8e4", 0.5), (0.028 + i * 0.0053, face - 0.0012, lower + (0.001 if i % 2 else -0.001)), bevel=0)
    for i, colour in enumerate((m.surface(plus, 0.4), m.surface(plus, 0.4), m.black(), m.black())):
        power_pole(right - 0.138 + i * 0.041, lower, colour, face)
    s.cylinder(0.0045, 0.008, m.brass(), (right - 0.016, face - 0.004, upper), "y", sides=6)
    for i, sign in enumerate("++−−"):
        s.text(sign, 0.006, ink, (right - 0.138 + i * 0.041, face - 0.0003, lower + 0.0255), weight="plain")
    s.slab(0.07, 0.0006, min(0.03, height * 0.3), m.surface("#c4c8cc", 0.5) if not pale else m.surface("#b4b9be", 0.5),
           (left + 0.145, face - 0.0002, lower - 0.002), corner=0.002, bevel=0)


@family("rack-battery", {"three-quarter": (-26, 15), "front": (0, 5), "ports": (16, 9)}, beside="person", fill=0.84, largest=0.74,
        close={"ports": ((0.46, 1.0), (0.0, 1.0))})
def rack_battery(fields):
    """A single module on its feet, never a rack of others."""
    rack_module(fields["width"], fields["depth"], fields["height"], fields["style"], fields.get("kwh", ""), (0, -fields["depth"] / 2, 0.006))
    for x in (-1, 1):
        for y in (-1, 1):
            s.cylinder(0.011, 0.006, m.rubber(), (x * fields["width"] * 0.4, y * fields["depth"] * 0.4, 0.003))


def cabinet(width, depth, height, modules, style="promin"):
    """An open 19-inch cabinet on castors with ``modules`` batteries, bus bars and a top breaker."""
    base, post = 0.115, 0.044
    inner, top = 0.12, height
    x = width / 2 - post / 2
    for side in (-1, 1):
        for y in (-depth / 2 + post / 2, depth / 2 - post / 2):
            s.box((post, post, top - base), m.charcoal(), (side * x, y, (top + base) / 2), bevel=0.003)
            s.castor((side * (x - 0.01), y, 0.045), 0.045)
        s.box((0.0015, depth - 2 * post, top - base - 0.08), m.surface("#24282d", 0.5), (side * (width / 2 - 0.003), 0, (top + base) / 2), bevel=0)
        count = int((top - base - 0.08) / 0.0148)
        for i in range(count):
            s.box((0.0075, 0.001, 0.0075), m.gap(), (side * (x - 0.002), -depth / 2 - 0.0004, base + 0.045 + i * 0.0148), bevel=0)
    for z in (base, top - 0.017):
        s.box((width, depth, 0.034), m.charcoal(), (0, 0, z), bevel=0.004)
    s.box((width - 2 * post, 0.002, top - base), m.surface("#24282d", 0.5), (0, depth / 2 - 0.004, (top + base) / 2), bevel=0)
    s.imprint("PROMIN", 0.017, m.amber(), (0, -depth / 2 - 0.0006, top - 0.017), spacing=1.2)
    pitch = (top - base - inner) / modules
    for i in range(modules):
        rack_module(0.482, min(0.48, depth - 0.08), min(0.133, pitch - 0.012), style, "5.12 kWh  51.2 V", (0, -depth / 2 - 0.002, base + 0.03 + pitch * i))
    for i in range(modules - 1):
        for place, colour in ((0.062, m.orange()), (0.144, m.black())):
            z = base + 0.03 + pitch * i + 0.042
            s.cable([(place, -depth / 2 - 0.03, z), (place + 0.012, -depth / 2 - 0.075, z + pitch * 0.5), (place + 0.041, -depth / 2 - 0.03, z + pitch)],
                    0.0055, colour)
    z = top - 0.075
    s.slab(width - 2 * post - 0.006, 0.006, 0.062, m.graphite(), (0, -depth / 2 + 0.004, z), corner=0.003, bevel=0.001)
    s.slab(0.11, 0.05, 0.05, m.surface("#d9dcde", 0.42), (-0.13, -depth / 2 - 0.012, z), corner=0.003, bevel=0.003)
    s.box((0.022, 0.03, 0.02), m.black(), (-0.13, -depth / 2 - 0.045, z + 0.004), (-20, 0, 0), bevel=0.004)
    for i in range(3):
        s.cylinder(0.0045, 0.004, (m.led_green(), m.led_amber(), m.graphite())[i], (0.04 + i * 0.03, -depth / 2 - 0.001, z), "y", bevel=0)


@family("battery-cabinet", {"three-quarter": (-28, 11), "back": (152, 10)}, beside="person", fill=0.82)
def battery_cabinet(fields):
    """Several rack modules in their cabinet."""
    cabinet(fields["width"], fields["depth"], fields["height"], fields["modules"], fields.get("style", "promin"))


STACKS = {
    # body, head, colour of the light, where the head stands, rounding of the corners, a band between modules
    "promin": ("#e6e8ea", "#33383f", "#35e07a", "top", 0.045, "#33383f"),
    "byd": ("#d9dcdf", "#d9dcdf", "#7fd6ff", "top", 0.030, "#8f959b"),
    "huawei": ("#eceef0", "#eceef0", "#3fd0a0", "top", 0.022, "#b9bfc5"),
}


def stack(width, depth, height, modules, style, module_kwh=""):
    """Plinth, modules with shadow gaps and side grips, and the controller on top of them."""
    body_colour, head_colour, light, _, corner, band = STACKS[style]
    body, head, front = m.surface(body_colour, 0.34), m.surface(head_colour, 0.36), -depth / 2
    plinth = 0.045 if style != "huawei" else 0.03
    head_height = {"promin": 0.2, "byd": 0.19, "huawei": (height - plinth) * 0.40}[style]
    each, z = (height - plinth - head_height) / modules, plinth
    s.pillow(width - 0.05, depth - 0.04, plinth, m.charcoal(), (0, 0, plinth / 2), corner=corner * 0.8, bevel=0.004)
    for x in (-1, 1):
        s.cylinder(0.02, 0.014, m.rubber(), (x * (width / 2 - 0.09), front + 0.06, 0.007))
    for i in range(modules + 1):
        tall, paint = (head_height, head) if i == modules else (each, body)
        s.pillow(width, depth, tall - 0.007, paint, (0, 0, z + tall / 2), corner=corner, bevel=0.006)
        s.pillow(width - 0.012, depth - 0.012, 0.012, m.surface(band, 0.5) if style == "promin" else m.gap(), (0, 0, z), corner=corner * 0.9, bevel=0.001)
        if i < modules:
            for side in (-1, 1):
                s.slab(0.12, 0.005, 0.026, m.gap(), (side * (width / 2 - 0.0015), 0, z + tall * 0.66), (0, 0, 90), corner=0.013, bevel=0.001)
            if style == "promin":
                s.slab(0.006, 0.003, tall * 0.42, m.surface(light, 0.4, glow=1.5), (-width / 2 + 0.075, front - 0.0002, z + tall / 2), corner=0.003, bevel=0)
                s.imprint(module_kwh, 0.0125, m.grey(), (width / 2 - 0.10, front - 0.0005, z + 0.05), weight="plain")
            if style == "byd":
                for x in (-1, 1):
                    s.box((0.0014, 0.004, tall - 0.02), m.surface("#aab0b6", 0.4), (x * width * 0.30, front + 0.0005, z + tall / 2), bevel=0)
        z += tall
    middle = z - head_height / 2
    if style == "promin":
        s.slab(0.2, 0.004, 0.07, m.gloss_black(), (-width / 2 + 0.17, front, middle), corner=0.01, bevel=0.001)
        charge_bar(0.15, (-width / 2 + 0.17, front - 0.003, middle), 4)
        s.imprint("PROMIN", 0.024, m.pale_ink(), (width / 2 - 0.16, front - 0.0005, middle), spacing=1.1)
    elif style == "byd":
        s.slab(0.16, 0.004, 0.012, m.gloss_black(), (0, front, middle), corner=0.006, bevel=0.0006)
        charge_bar(0.1, (0, front - 0.0024, middle), 3, 4, m.surface(light, 0.4, glow=2.2))
        s.cylinder(0.014, 0.003, m.grey(), (width * 0.36, front - 0.001, middle), "y", bevel=0.001)
    else:
        s.slab(0.007, 0.003, head_height * 0.5, m.surface(light, 0.4, glow=1.8), (width * 0.30, front - 0.0002, middle), corner=0.0035, bevel=0)
        s.cylinder(0.013, 0.008, m.red(), (-width / 2 - 0.002, 0.0, middle), "x", bevel=0.003)
        s.slab(0.07, 0.04, 0.09, m.charcoal(), (width / 2 + 0.002, 0.0, middle), (0, 0, 90), corner=0.006, bevel=0.002)
    _stack_back(width, depth, middle, plinth, z)


def _stack_back(width, depth, middle, low, high):
    """Wall bracket, vents and cable glands of the side that nobody sees at home."""
    s.box((width * 0.36, 0.004, 0.05), m.steel(), (0, depth / 2 + 0.004, high - 0.06), bevel=0.001)
    s.slots(width * 0.4, 0.06, 5, (0, depth / 2 + 0.0006, middle - 0.02), (0, 0, 180))
    for i in range(3):
        with s.part((width * 0.24 + i * 0.05, depth / 2, middle), (90, 0, 0)):
            s.gland((0, 0, 0), 0.012)
    s.box((width * 0.3, 0.001, 0.09), m.surface("#c9cdd1", 0.4), (-width * 0.22, depth / 2 + 0.0006, low + 0.16), bevel=0)


@family("stack-battery", {"three-quarter": (-28, 9), "back": (154, 8)}, fill=0.82, largest=1.46)
def stack_battery(fields):
    """A tower of ``modules`` modules under one controller."""
    stack(fields["width"], fields["depth"], fields["height"], fields["modules"], fields["style"], fields.get("moduleKwh", ""))


def wall_box(width, depth, height, lettering="home 10"):
    """A slim wall battery; its back is at y = 0, its middle at z = 0."""
    face = -depth + 0.001
    s.box((width * 0.62, 0.03, height * 0.7), m.grey(), (0, -0.015, 0))
    s.slab(width, depth - 0.012, height, m.white(), (0, -depth / 2 - 0.006, 0), corner=0.045, bevel=0.02, segments=5)
    s.slab(width + 0.002, 0.006, height + 0.002, m.graphite(), (0, -depth * 0.58, 0), corner=0.045, bevel=0.001)
    s.slab(0.018, 0.003, height * 0.5, m.shell(), (-width * 0.34, face - 0.001, height * 0.12), corner=0.009, bevel=0.001)
    s.slab(0.008, 0.003, height * 0.33, m.led_green(), (-width * 0.34, face - 0.003, height * 0.04), corner=0.004, bevel=0)
    s.imprint("PROMIN", 0.032, m.ink(), (0.02, face - 0.0005, height * 0.35), align="LEFT", spacing=1.1)
    s.imprint(lettering, 0.019, m.grey(), (0.02, face - 0.0005, height * 0.295), align="LEFT", weight="plain")
    s.slots(width * 0.4, 0.03, 3, (0.05, face - 0.0005, -height * 0.41))
    under = -height / 2
    for x, radius in ((-width * 0.32, 0.016), (-width * 0.22, 0.016), (width * 0.10, 0.009), (width * 0.16, 0.009)):
        s.gland((x, -depth * 0.5, under), radius)
    s.slab(0.09, 0.05, 0.012, m.charcoal(), (width * 0.32, -depth * 0.5, under - 0.005), corner=0.005, bevel=0.002)
    s.box((0.02, 0.03, 0.016), m.black(), (width * 0.32, -depth * 0.5, under - 0.016), bevel=0.003)


@family("wall-battery", {"three-quarter": (-30, 6), "ports": (-14, -38)}, wall=True, beside="door", fill=0.78)
def wall_battery(fields):
    """A battery hung on its bracket."""
    wall_box(fields["width"], fields["depth"], fields["height"])
