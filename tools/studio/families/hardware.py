"""Small goods by poles, pieces and metres: breakers, protection, boards, solar cable, mounting parts (lengths in metres)."""

import math

import materials as m
import shapes as s
from families.cables import coil, drum, mc4
from families.mounting import bolt, clamp, rail, roof_hook, strip
from families.switchgear import MODULE, din_body, din_rail, terminal
from models import family

# --- breakers -------------------------------------------------------------------------

MAKES = {
    # body, lever, a coloured stripe
    "schneider": ("#e9ebeb", "#2c2f33", "#3fae5a"), "hager": ("#eceeee", "#2b5fae", None), "eaton": ("#e4e6e4", "#1b1d20", "#2f62b0"),
    "eti": ("#eef0f0", "#d03a2c", None), "promin": ("#e4e6e6", "#1a2c52", "#ffb000"),
}


def breaker(at, poles, label, make, on=True):
    """A miniature circuit breaker; ``label`` is its own curve and current, as printed on the goods."""
    body_colour, lever_colour, stripe = MAKES[make]
    body, lever = m.surface(body_colour, 0.42), m.surface(lever_colour, 0.4)
    with s.part(at):
        for pole in range(poles):
            with s.part(((pole - (poles - 1) / 2) * MODULE, 0, 0)):
                din_body(MODULE, body)
                for z in (-0.032, 0.032):
                    terminal(0, z)
                s.slab(0.011, 0.001, 0.021, m.gap(), (0, -0.0661, -0.003), corner=0.001, bevel=0)
                s.box((0.0098, 0.013, 0.0075), lever, (0, -0.070, -0.001 if on else -0.009), (-24 if on else 24, 0, 0), bevel=0.0012)
                s.slab(0.006, 0.0012, 0.003, m.red() if on else m.green(), (0, -0.0664, -0.0165), corner=0.0005, bevel=0)
                if stripe:
                    s.box((MODULE - 0.0006, 0.0006, 0.0016), m.surface(stripe, 0.45), (0, -0.0663, 0.0196), bevel=0)
                s.text(label, 0.0031, m.ink(), (0, -0.0662, 0.0128))
                s.imprint("PROMIN", 0.0016, m.ink(), (0, -0.0662, 0.0172))
        if poles > 1:
            s.box((MODULE * (poles - 1) + 0.0098, 0.004, 0.004), lever, (0, -0.0765, 0.0015), (-24, 0, 0), bevel=0.001)


@family("breaker", {"three-quarter": (-32, 14), "front": (0, 4)}, beside="ruler", fill=0.80, largest=0.19)
def breakers(f):
    """One breaker, or the set's breakers side by side, on a piece of rail."""
    total = sum(poles for poles, _ in f["row"])
    with s.part((0, 0, 0.0427)):
        din_rail(total * MODULE + 0.045)
        x = -total * MODULE / 2
        for poles, label in f["row"]:
            breaker((x + poles * MODULE / 2, 0, 0), poles, label, f["make"])
            x += poles * MODULE


@family("changeover", {"three-quarter": (-30, 14), "front": (0, 4)}, beside="ruler", fill=0.80)
def changeover(f):
    """An automatic transfer switch with the terminals of its poles."""
    w, d, h, poles = f["width"], f["depth"], f["height"], f["poles"]
    base, plastic = h / 2, m.surface("#e4e6e6", 0.42)
    s.slab(w, d * 0.66, h, plastic, (0, d * 0.33, base), corner=0.006, bevel=0.003)
    count = poles * 2
    for z in (0.012, h - 0.012):
        s.box((w - 0.012, 0.03, 0.026), m.charcoal(), (0, -0.001, z), bevel=0.002)
        for i in range(count):
            x = (i - (count - 1) / 2) * (w - 0.024) / count
            s.box((0.013, 0.022, 0.018), m.gap(), (x, -0.006, z), bevel=0)
            s.box((0.011, 0.014, 0.004), m.copper(), (x, -0.010, z - 0.004), bevel=0.0005)
            s.cylinder(0.0045, 0.008, m.steel(), (x, -0.012, z + 0.002), "y", bevel=0.0008)
    s.slab(w - 0.006, 0.028, h - 0.06, m.surface("#d5d9db", 0.42), (0, -0.012, base), corner=0.005, bevel=0.004)
    face = -0.0262
    s.cylinder(0.020, 0.006, m.charcoal(), (w * 0.22, face - 0.003, base), "y", bevel=0.002)
    s.box((0.011, 0.018, 0.046), m.amber(), (w * 0.22, face - 0.012, base), (0, 40, 0), bevel=0.004)
    for words, dx, dz in (("I", -0.023, 0.022), ("0", 0, 0.027), ("II", 0.023, 0.022)):
        s.text(words, 0.005, m.ink(), (w * 0.22 + dx, face - 0.0004, base + dz))
    for i, (lit, words) in enumerate(((m.led_green(), "I"), (m.graphite(), "II"), (m.led_amber(), "A"))):
        s.cylinder(0.0032, 0.002, lit, (-w * 0.38 + i * 0.02, face - 0.001, base - 0.006), "y", bevel=0)
        s.text(words, 0.003, m.ink(), (-w * 0.38 + i * 0.02, face - 0.0004, base - 0.015))
    s.slab(w * 0.34, 0.0006, 0.024, m.surface("#c9cdd0", 0.5), (-w * 0.24, face - 0.0003, base + 0.018), corner=0.002, bevel=0)
    s.imprint("PROMIN", 0.0042, m.ink(), (-w * 0.24, face - 0.0008, base + 0.018), spacing=1.1)


def fuse_holder(x, open_angle, make="promin"):
    """A 10 x 38 fuse holder; its drawer tilts out by ``open_angle``."""
    with s.part((x, 0, 0)):
        din_body(MODULE, m.surface("#dfe2e3" if make == "promin" else "#2f3338", 0.42))
        for z in (-0.032, 0.032):
            terminal(0, z)
        with s.part((0, -0.048, -0.019), (open_angle, 0, 0)):
            s.box((0.0135, 0.024, 0.037), m.surface("#2a2e33" if make == "promin" else "#dfe2e3", 0.45), (0, -0.009, 0.019), bevel=0.002)
            s.slab(0.009, 0.001, 0.016, m.surface("#e8eaea", 0.5), (0, -0.0213, 0.024), corner=0.001, bevel=0)
            s.box((0.0135, 0.006, 0.006), m.amber() if make == "promin" else m.green(), (0, -0.0225, 0.038), bevel=0.001)
        s.cylinder(0.0014, 0.001, m.led_green(), (0, -0.0467, 0.0245), "y", bevel=0)


def fuse(at, heading, words="15 A"):
    """A cylindrical fuse 10 x 38 with its rating."""
    with s.part(at, (0, 0, heading)):
        s.cylinder(0.0048, 0.026, m.surface("#f0eee8", 0.4), (0, 0, 0), "x", bevel=0)
        s.text(words, 0.0028, m.ink(), (0, -0.0034, 0.0036), (44, 0, 0), weight="plain")
        for side in (-1, 1):
            s.cylinder(0.0052, 0.010, m.surface("#c8ccd0", 0.18, 1.0), (side * 0.0145, 0, 0), "x", bevel=0.0008)


@family("fuse", {"three-quarter": (-32, 22), "front": (0, 30)}, beside="ruler", fill=0.82, largest=0.2)
def fuses(f):
    """Holders and fuses in their numbers."""
    holders = f["holders"]
    if holders:
        with s.part((0, 0.03, 0.0427)):
            din_rail(holders * MODULE + 0.036)
            for i in range(holders):
                fuse_holder((i - (holders - 1) / 2) * MODULE, 52 if i == holders - 1 else 0, f["make"])
    for i in range(f["fuses"]):
        if holders:
            fuse((-0.045 + 0.036 * i, -0.075 - 0.012 * (i % 2), 0.0052), (24, -12, 58)[i % 3])
        else:
            column, row = i % 5, i // 5
            fuse(((column - 2) * 0.046, (row - 0.5) * 0.026, 0.0052), (6, -9, 3, -4, 11)[column] * (1 if row else -1))


@family("surge", {"three-quarter": (-30, 15), "front": (0, 4)}, beside="ruler", fill=0.80)
def surge(f):
    """A surge protector of as many plug-in parts as it has poles."""
    poles, promin = f["poles"], f["make"] == "promin"
    with s.part((0, 0, 0.0427)):
        din_rail(poles * MODULE + 0.04)
        for i in range(poles):
            with s.part(((i - (poles - 1) / 2) * MODULE, 0, 0)):
                din_body(MODULE, m.surface("#3a4047" if promin else "#c0392b", 0.45))
                for z in (-0.032, 0.032):
                    terminal(0, z)
                tint = (m.surface("#2c6fc4", 0.4) if i == poles - 1 else m.amber()) if promin else m.surface("#d9dcdd", 0.42)
                s.box((0.0166, 0.022, 0.040), tint, (0, -0.062, 0), bevel=0.0015)
                s.slab(0.007, 0.001, 0.0055, m.led_green(), (0, -0.0732, 0.0125), corner=0.0008, bevel=0)
                s.text("N" if i == poles - 1 else f"L{i + 1}", 0.0042, m.charcoal(), (0, -0.0733, 0.0035))
                s.imprint("PROMIN", 0.0018, m.charcoal(), (0, -0.0733, -0.0045))
                for side in (-1, 1):
                    s.box((0.01, 0.002, 0.0016), m.charcoal(), (0, -0.0728, side * 0.0172), bevel=0)


@family("board", {"three-quarter": (-26, 8), "ports": (-10, -30)}, wall=True, beside="door", fill=0.80)
def board(f):
    """A distribution board: rows for its modules, filled or empty, its door open."""
    w, d, h, modules, rows = f["width"], f["depth"], f["height"], f["modules"], f["rows"]
    shell, each = m.surface("#eceeef", 0.4), f["modules"] // f["rows"]
    s.slab(w, d, h, shell, (0, -d / 2, 0), corner=0.014, bevel=0.004)
    s.slab(w - 0.03, 0.004, h - 0.03, m.surface("#dcdfe1", 0.45), (0, -d, 0), corner=0.008, bevel=0.001)
    for row in range(rows):
        z = ((rows - 1) / 2 - row) * h * 0.40
        s.slab(each * MODULE + 0.012, 0.004, 0.052, m.gap(), (0, -d - 0.0005, z), corner=0.003, bevel=0)
        with s.part((0, -d + 0.055, z)):
            if not f["filled"]:
                din_rail(each * MODULE, (0, 0.02, 0))
                continue
            x, left = -each * MODULE / 2, each
            for poles, label in ((3, "C32"), (2, "B16"), (1, "B16"), (1, "B16"), (1, "B10"), (1, "B10"), (3, "C20"), (2, "B16")):
                if poles > left:
                    continue
                breaker((x + poles * MODULE / 2, 0, 0), poles, label, "promin")
                x, left = x + poles * MODULE, left - poles
    s.imprint("PROMIN", 0.011, m.ink(), (-w * 0.30, -d - 0.0022, h * 0.42), spacing=1.1)
    with s.part((w / 2 - 0.004, -d - 0.004, 0), (0, 0, 118)):
        for x in (-0.012, -w + 0.03):
            s.box((0.024, 0.014, h - 0.02), shell, (x, 0, 0), bevel=0.003)
        for z in (-1, 1):
            s.box((w - 0.02, 0.014, 0.03), shell, (-w / 2 + 0.01, 0, z * (h / 2 - 0.025)), bevel=0.003)
        s.box((w - 0.06, 0.003, h - 0.07), m.smoked(), (-w / 2 + 0.01, 0, 0), bevel=0)
    for x in (-0.32, -0.18, -0.06, 0.06, 0.20):
        s.gland((x * w, -d / 2, -h / 2), 0.013)
    return modules


@family("dc-box", {"three-quarter": (-26, 8), "ports": (-10, -34)}, wall=True, beside="door", fill=0.80)
def dc_box(f):
    """A DC box for strings: clear window, disconnector, and its plug connectors below."""
    w, d, h = f["width"], f["depth"], f["height"]
    shell = m.surface("#c9cdd0", 0.42)
    s.slab(w, d, h, shell, (0, -d / 2, 0), corner=0.012, bevel=0.005)
    s.slab(w - 0.016, 0.012, h - 0.016, m.surface("#d5d9dc", 0.4), (0, -d, 0), corner=0.014, bevel=0.004)
    s.slab(w * 0.76, 0.004, h * 0.30, m.surface("#2a2e33", 0.1, coat=1.0), (0, -d - 0.007, h * 0.14), corner=0.01, bevel=0.002)
    for i in range(4):
        s.box((0.0166, 0.002, 0.034), m.amber() if i < 3 else m.surface("#2c6fc4", 0.4), (-w * 0.22 + i * MODULE, -d - 0.009, h * 0.14), bevel=0.001)
    s.cylinder(0.030, 0.012, m.surface("#e9c53a", 0.5), (w * 0.20, -d - 0.010, h * 0.14), "y")
    s.slab(0.016, 0.022, 0.052, m.red(), (w * 0.20, -d - 0.026, h * 0.14), corner=0.006, bevel=0.004)
    s.imprint("PROMIN", 0.013, m.ink(), (-w * 0.24, -d - 0.0065, -h * 0.16), spacing=1.1)
    for x in (-1, 1):
        for z in (-1, 1):
            s.screw((x * (w / 2 - 0.022), -d - 0.006, z * (h / 2 - 0.022)), 0.005)
    for i in range(f["strings"]):
        for side, colour in ((-1, m.red()), (1, m.black())):
            x = -w * 0.26 + i * 0.075 + side * 0.016
            s.cylinder(0.0088, 0.026, m.charcoal(), (x, -d / 2, -h / 2 - 0.013))
            s.ring(0.0098, 0.002, 0.006, colour, (x, -d / 2, -h / 2 - 0.005))
    for x in (0.16, 0.30):
        s.gland((x * w, -d / 2, -h / 2), 0.012)


# --- solar cable -----------------------------------------------------------------------

COLOURS = {"black": "#16181b", "red": "#b5241c"}


@family("wire", {"three-quarter": (-56, 17), "front": (-88, 8)}, beside="ruler", fill=0.84)
def wire(f):
    """Cable on drums, one for each colour, its thickness by its cross-section."""
    grey = m.surface("#c9ccd0", 0.5)
    for i, colour in enumerate(f["colours"]):
        with s.part((0.18 * i - 0.06, 0.32 * i, 0), (0, 0, -8 * i)):
            drum(f["radius"], f["span"], 0.84, m.surface(COLOURS[colour], 0.42), f["thick"], grey)


@family("cable-ring", {"three-quarter": (-20, 44), "front": (0, 64)}, beside="ruler", fill=0.86)
def cable_ring(f):
    """Cable in rings on the ground, with lugs or plugs at its ends."""
    for i, colour in enumerate(f["colours"]):
        paint = m.surface(COLOURS[colour], 0.45)
        thick, radius = f["thick"], f["ring"]
        with s.part((i * (radius * 2.5 + 0.05), i * 0.05, 0), (0, 0, 30 * i)):
            points = coil(f["turns"], radius, thick, start=-90)
            ends = [(-0.04, -radius - 0.10, thick), (-0.12, -radius - 0.16, thick)]
            s.cable(points, thick, paint, steps=3)
            s.cable([points[0], (points[0][0] - 0.04, points[0][1] - 0.01, thick), *ends], thick, paint)
            tail = [(0.06, -radius - 0.09, thick), (0.14, -radius - 0.15, thick)]
            s.cable([points[-2], points[-1], (0.02, -radius - 0.02, thick * 1.6), *tail], thick, paint)
            for (x, y, _), heading in ((ends[-1], 217), (tail[-1], -37)):
                with s.part((x, y, thick), (0, 0, heading)):
                    cable_end(f, thick, heading > 0)


def cable_end(f, thick, is_socket):
    """What is at the end of a cable, along x: a lug, a plug for solar modules, or bare cores."""
    if f["end"] == "lugs":
        s.cylinder(thick * 1.05, 0.03, m.charcoal(), (0.012, 0, 0), "x", bevel=0.001)
        s.cylinder(thick * 0.8, 0.03, m.surface("#c8ccd0", 0.25, 1.0), (0.034, 0, 0), "x", bevel=0.001)
        s.slab(0.030, 0.003, 0.020, m.surface("#c8ccd0", 0.25, 1.0), (0.058, 0, 0), (90, 0, 0), corner=0.010, bevel=0.0006)
        s.cylinder(0.0042, 0.0036, m.gap(), (0.062, 0, 0), bevel=0, sides=24)
    elif f["end"] == "mc4":
        with s.part((0.066, 0, 0.006), (0, 0, 180)):
            mc4(is_socket)
    else:
        for k in range(f["cores"]):
            angle = 2 * math.pi * k / f["cores"]
            y, z = thick * 0.5 * math.cos(angle), thick * 0.5 * math.sin(angle)
            tint = ("#6b4a2c", "#1a1a1a", "#8a8f96", "#2f5fae", "#5a9a3c")[k % 5]
            s.cylinder(thick * 0.26, 0.03, m.surface(tint, 0.5), (0.014, y, z), "x", bevel=0)
            s.cylinder(thick * 0.16, 0.012, m.copper(), (0.034, y, z), "x", bevel=0)


@family("connectors", {"three-quarter": (-20, 34), "front": (0, 60)}, beside="ruler", fill=0.86)
def connectors(_):
    """A pair of MC4 connectors, plug and socket apart, without cable."""
    with s.part((0.018, 0.0, 0.0098), (0, 0, 8)):
        mc4(True)
    with s.part((-0.018, -0.006, 0.0098), (0, 0, 188)):
        mc4(False)


# --- mounting ---------------------------------------------------------------------------

@family("hooks", {"three-quarter": (-36, 20), "front": (-90, 8)}, beside="ruler", fill=0.86)
def hooks(f):
    """Roof hooks in their number, in rows."""
    columns = 5 if f["count"] > 4 else f["count"]
    for i in range(f["count"]):
        row, column = divmod(i, columns)
        with s.part((row * 0.30, column * 0.12, 0), (0, 0, -20)):
            roof_hook()


@family("rails", {"three-quarter": (-34, 22), "front": (-20, 50)}, fill=0.88)
def rails(f):
    """A mounting set: its rails full length in a bundle, before them clamps, splices and what stands on the roof."""
    count, length = f["rails"], f["length"]
    for i in range(count):
        column, row = i % 3, i // 3
        rail(length, (0, column * 0.044, 0.02 + row * 0.0405), (0, 0, 90))
    if count > 1:
        for x in (-0.3, 0.3):
            s.tube([(x * length, -0.024, 0.0), (x * length, -0.024, 0.082), (x * length, 0.112, 0.082), (x * length, 0.112, 0.0)], 0.0016, m.amber(), bend=0.008)
    for i in range(f.get("hooks", 0)):
        row, column = divmod(i, 13)
        with s.part((-1.55 + column * 0.25, -0.36 - row * 0.26, 0), (0, 0, -70)):
            roof_hook()
    for i in range(f.get("bolts", 0)):
        row, column = divmod(i, 13)
        with s.part((-1.2 + column * 0.19, -0.24 - row * 0.16, 0.008), (0, 90, 12)):
            s.cylinder(0.005, 0.2, m.steel(), (0, 0, 0), bevel=0.0006)
            for z in (0.02, 0.05):
                s.cylinder(0.0095, 0.008, m.steel(), (0, 0, z), sides=6, bevel=0.0006)
            s.cylinder(0.013, 0.012, m.rubber(), (0, 0, -0.01), bevel=0.002)
    _clamps(f.get("mid", 0), "mid", -0.72 - 0.1 * bool(f.get("hooks")))
    _clamps(f.get("end", 0), "end", -0.86 - 0.1 * bool(f.get("hooks")))
    for i in range(f.get("splices", 0)):
        with s.part((1.15 + 0.09 * i, -0.70, 0.003), (0, 0, 8)):
            s.box((0.03, 0.2, 0.006), m.anodised())
            for y in (-0.08, -0.04, 0.04, 0.08):
                bolt((0, y, 0.006), length=0.002)


def _clamps(count, kind, y):
    for i in range(count):
        with s.part((-1.2 + 0.125 * i, y, 0), (0, 0, 20)):
            clamp(kind, None if kind == "mid" else m.anodised())


@family("short-rail", {"three-quarter": (-34, 26), "front": (0, 30)}, beside="ruler", fill=0.84)
def short_rail(_):
    """A short rail for sheet metal with its seal and four screws."""
    with s.part((0, 0.03, 0.0), (0, 0, -12)):
        s.box((0.38, 0.045, 0.003), m.rubber(), (0, 0, 0.0015), bevel=0)
        rail(0.38, (0, 0, 0.0235), (0, 0, 90))
        s.box((0.38, 0.07, 0.003), m.anodised(), (0, 0, 0.0045), bevel=0.0006)
        for x in (-0.15, 0.15):
            for y in (-0.028, 0.028):
                s.cylinder(0.0032, 0.001, m.gap(), (x, y, 0.0062), bevel=0)
    for i in range(4):
        with s.part((-0.11 + 0.06 * i, -0.075 - 0.008 * (i % 2), 0.007), (0, 90, 15 * (i - 1))):
            s.cylinder(0.003, 0.03, m.steel(), (0, 0, 0), bevel=0.0004)
            s.cylinder(0.007, 0.002, m.rubber(), (0, 0, -0.0155), bevel=0)
            s.cylinder(0.0062, 0.006, m.steel(), (0, 0, -0.02), sides=6, bevel=0.0005)


def roof_triangle():
    """The triangle of a flat roof on its rubber, its low side to the front."""
    s.box((0.09, 1.26, 0.010), m.rubber(), (0, 0, 0.005), bevel=0.002)
    s.beam((0, -0.6, 0.03), (0, 0.6, 0.03), 0.04, 0.04, m.anodised())
    s.beam((0, -0.58, 0.05), (0, 0.58, 0.36), 0.04, 0.04, m.anodised())
    s.beam((0, 0.56, 0.03), (0, 0.56, 0.35), 0.036, 0.036, m.anodised())
    bolt((0, -0.58, 0.075), 0.005)
    bolt((0, 0.56, 0.385), 0.005)


@family("flat-roof-set", {"three-quarter": (-34, 16), "front": (0, 12)}, fill=0.88)
def flat_roof(f):
    """Triangles with ballast trays and cross rails for two rows; no panels, for the set has none."""
    for row in range(2):
        with s.part((0, row * 1.9, 0)):
            for i in range(f["triangles"] // 2):
                x = (i - (f["triangles"] // 2 - 1) / 2) * 0.92
                with s.part((x, 0, 0)):
                    roof_triangle()
                if i < f["triangles"] // 2 - 1:
                    s.box((0.74, 0.5, 0.003), m.galvanised(), (x + 0.46, 0.1, 0.06), bevel=0)
                    for side in (-1, 1):
                        s.box((0.74, 0.003, 0.04), m.galvanised(), (x + 0.46, 0.1 + side * 0.25, 0.078), bevel=0)
            for y, z in ((-0.38, 0.145), (0.38, 0.35)):
                rail(0.92 * (f["triangles"] // 2), (0, y, z), (0, 0, 90))


@family("ground-set", {"three-quarter": (-34, 12), "front": (0, 8)}, fill=0.90, lens=70)
def ground(f):
    """A galvanised single-row frame as it stands before its panels come."""
    zinc, tilt, low = m.galvanised(), 35, 0.70
    width, length = f["panels"] * 1.154, 1.80
    rise, run = length * math.sin(math.radians(tilt)), length * math.cos(math.radians(tilt))
    for i in range(f["supports"]):
        x = (i / (f["supports"] - 1) - 0.5) * (width - 0.7)
        front, back = -run * 0.36, run * 0.36
        s.beam((x, front, 0), (x, front, low + rise * 0.14 - 0.06), 0.07, 0.07, zinc)
        s.beam((x, back, 0), (x, back, low + rise * 0.86 - 0.06), 0.07, 0.07, zinc)
        s.beam((x, -run * 0.5, low - 0.07), (x, run * 0.5, low + rise - 0.07), 0.05, 0.08, zinc)
        s.beam((x + 0.045, front, 0.12), (x + 0.045, back, low + rise * 0.86 - 0.36), 0.03, 0.05, zinc)
        for y in (front, back):
            s.box((0.2, 0.2, 0.014), zinc, (x, y, 0.007), bevel=0.002)
            for bx in (-0.07, 0.07):
                for by in (-0.07, 0.07):
                    s.cylinder(0.012, 0.02, m.steel(), (x + bx, y + by, 0.022), sides=6)
    with s.part((0, 0, low + rise / 2), (tilt - 90, 0, 0)):
        for z in (-length * 0.28, length * 0.28):
            rail(width + 0.15, (0, 0.045, z), (0, 0, 90), zinc)


@family("railing-set", {"three-quarter": (-28, 18), "front": (0, 12)}, fill=0.86)
def railing(_):
    """Two rails, four railing hooks, stand-offs and two safety cables."""
    for i in range(2):
        rail(1.2, (0, 0.06 * i, 0.02), (0, 0, 90))
    for i in range(4):
        with s.part((-0.45 + 0.3 * i, -0.20, 0.0), (0, 0, 12)):
            strip([(0, 0.0), (0, 0.22), (0.075, 0.22), (0.075, 0.13)], 0.005, 0.04, m.steel(), 0.02, (0, 0, 0.0))
            s.box((0.05, 0.05, 0.006), m.steel(), (0.0, 0, 0.003), bevel=0.001)
            s.cylinder(0.005, 0.06, m.steel(), (0.045, 0, 0.16), "x")
    for i in range(2):
        with s.part((-0.25 + 0.5 * i, -0.42, 0)):
            s.torus(0.07, 0.0022, m.steel(), (0, 0, 0.0025))
            s.torus(0.066, 0.0022, m.steel(), (0.002, 0, 0.006))
            s.cylinder(0.006, 0.03, m.steel(), (0.07, 0, 0.006), "y")
