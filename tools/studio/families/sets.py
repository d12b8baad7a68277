"""Complete plants: every panel, inverter and battery of a set in its number, in one picture (lengths in metres)."""

import math

import materials as m
import shapes as s
from families.cables import drum
from families.converters import BODIES, micro
from families.modules import leaning, module
from families.mounting import rail, roof_hook
from families.storage import cabinet, stack, wall_box
from models import family

PITCH = 0.062
"""Between panels that stand behind each other: apart enough to be counted."""


def row_of_panels(f, count, at, heading, lean=7):
    """``count`` panels leaning one behind the other as they come off a pallet; each edge can be counted."""
    pitch = PITCH if count <= 28 else 0.046
    length = pitch * (count - 1)
    with s.part((*at, 0), (0, 0, heading)):
        for i in range(count):
            y = pitch * i
            if i == 0:
                with s.part((0, y, 0.13), (-lean, 0, 0)):
                    module(f, (0, 0, f["height"] / 2))
            else:
                with s.part((0, y, 0.13), (-lean, 0, 0)):
                    _edge_panel(f)
        _pallet(f["width"] + 0.1, length + 0.5, (0, length / 2 + 0.06))


def _edge_panel(f):
    """A panel of which only frame and edges are seen."""
    w, h, d = f["width"], f["height"], f["depth"]
    metal = m.aluminium() if f["frame"] == "silver" else m.black_alu()
    for side in (-1, 1):
        s.box((0.0105, d, h), metal, (side * (w - 0.0105) / 2, 0, h / 2), bevel=0.0011)
        s.box((w - 0.021, d, 0.0105), metal, (0, 0, h / 2 + side * (h - 0.0105) / 2), bevel=0.0011)
    s.box((w - 0.02, 0.004, h - 0.02), m.surface("#0b0f18", 0.2, coat=0.6), (0, -d / 2 + 0.005, h / 2), bevel=0)


def _pallet(width, depth, at):
    x, y = at
    planks = max(3, round(width / 0.2))
    for i in range(planks):
        s.box((0.1, depth, 0.022), m.wood("#cda877", "#b08a58", (18, 2, 18)), (x - width / 2 + 0.05 + (width - 0.1) * i / (planks - 1), y, 0.119), bevel=0.002)
    for i in range(3):
        place = y - depth / 2 + 0.05 + (depth - 0.1) * i / 2
        s.box((width, 0.1, 0.022), m.wood("#c39c6a", "#a07c4c"), (x, place, 0.097), bevel=0.002)
        for k in range(3):
            s.box((0.1, 0.1, 0.075), m.wood("#b98f5c", "#946d3f"), (x - width / 2 + 0.05 + (width - 0.1) * k / 2, place, 0.0485), bevel=0.002)
        s.box((width, 0.1, 0.011), m.wood("#c39c6a", "#a07c4c"), (x, place, 0.0055), bevel=0.002)


def board(width, height, at, heading=0):
    """A free-standing wall of pale board for what hangs: plate, posts and feet."""
    x, y = at
    with s.part((x, y, 0), (0, 0, heading)):
        s.slab(width, 0.02, height - 0.08, m.surface("#cfd3d6", 0.55), (0, 0.011, height / 2 + 0.05), corner=0.012, bevel=0.003)
        for side in (-1, 1):
            s.box((0.05, 0.42, 0.022), m.charcoal(), (side * width * 0.38, 0.05, 0.011), bevel=0.004)
            s.box((0.05, 0.03, height * 0.92), m.charcoal(), (side * width * 0.38, 0.037, height * 0.47), bevel=0.003)


def hung(f, at, height):
    """What hangs on a board in a row: the inverter, then wall batteries; returns the width it takes."""
    items = [("inverter", f["inverter"])] + [("battery", f.get("wallBattery"))] * f.get("wallBatteries", 0)
    gap = 0.16
    total = sum(size["width"] for _, size in items) + gap * (len(items) + 1)
    board(total, height, at)
    x = at[0] - total / 2 + gap
    for kind, size in items:
        centre = x + size["width"] / 2
        if kind == "inverter":
            with s.part((centre, at[1], height - 0.16 - size["height"] / 2)):
                BODIES[size["style"]](size["width"], size["depth"], size["height"], size)
        else:
            with s.part((centre, at[1], max(0.16 + size["height"] / 2, height - 0.16 - size["height"] / 2))):
                wall_box(size["width"], size["depth"], size["height"], size.get("lettering", ""))
        x += size["width"] + gap
    return total


def fixings(kind, at, heading):
    """What holds the panels: rails and hooks, short rails, triangles, or posts of a ground frame."""
    x, y = at
    with s.part((x, y, 0), (0, 0, heading)):
        if kind == "ground":
            for i in range(5):
                s.box((0.07, 1.7, 0.07), m.galvanised(), (i % 3 * 0.085 + (0.0425 if i > 2 else 0), 0, 0.036 + (0.072 if i > 2 else 0)), bevel=0.004)
        elif kind == "flat-roof":
            for i in range(3):
                with s.part((0.10 * i, 0, 0.02)):
                    s.tube([(0, -0.55, 0.02), (0, 0.55, 0.02), (0, 0.55, 0.31)], 0.018, m.anodised(), bend=0.03)
                    s.beam((0, -0.55, 0.03), (0, 0.55, 0.32), 0.034, 0.034, m.anodised())
        else:
            for i, (dx, dz) in enumerate(((0, 0.02), (0.044, 0.02), (0.088, 0.02), (0.022, 0.0605), (0.066, 0.0605))):
                rail(1.5, (dx, 0, dz))
            for i in range(3):
                with s.part((0.26 + 0.02 * i, -0.42 + 0.16 * i, 0), (0, 0, 70)):
                    roof_hook()


def set_batteries(f, right):
    """Towers and the rack of a set, standing right of ``right``."""
    for i in range(f.get("towers", 0)):
        with s.part((right + 0.52 + 0.74 * i, 0.0, 0)):
            stack(0.60, 0.35, 1.29, 4, "promin", "3.2 kWh")
    if f.get("rackModules"):
        with s.part((right + 0.46, 0.1, 0), (0, 0, -8)):
            cabinet(0.6, 0.65, 0.62, f["rackModules"])


@family("kit", {"three-quarter": (-16, 9)}, fill=0.90, lens=60)
def kit(f):
    """Panels behind, what hangs in the middle, batteries and fixings before it."""
    panel = f["panel"]
    row_of_panels(panel, f["panels"], (-0.78, 0.30), 28)
    width = hung(f, (0.66, 0.10), 1.62 if f["inverter"]["height"] < 0.6 else 1.7)
    right = 0.66 + width / 2
    set_batteries(f, right)
    fixings(f["mount"], (-0.30, -0.75), 74)
    for x, colour in ((0.62, "#16181b"), (0.98, "#b5241c")):
        with s.part((x, -0.62 - (0.12 if colour == "#b5241c" else 0), 0), (0, 0, 62)):
            drum(0.15, 0.13, 0.82, m.surface(colour, 0.42), flange=m.surface("#c9ccd0", 0.5))


@family("balcony-kit", {"three-quarter": (-18, 11)}, fill=0.86, lens=70)
def balcony_kit(f):
    """Two panels, their microinverter with its lead, and the hooks for the railing."""
    leaning(f["panel"], (-0.52, 0.10), 6)
    leaning(f["panel"], (0.66, 0.42), 14)
    with s.part((0.16, -0.62, 0), (0, 0, -12)):
        micro(0.25, 0.175, 0.034, "promin")
    for i in range(4):
        with s.part((-0.62 + 0.17 * i, -0.56 - 0.03 * i, 0), (0, 0, 64)):
            railing_hook()
    with s.part((0.86, -0.42, 0), (0, 0, 20)):
        s.cable([(-0.16 + 0.1 * math.cos(a / 4), 0.1 * math.sin(a / 4), 0.006 + 0.0003 * a) for a in range(0, 70)] + [(0.12, -0.16, 0.006), (0.2, -0.22, 0.012)],
                0.005, m.black())
        s.cylinder(0.019, 0.04, m.charcoal(), (0.21, -0.235, 0.02), turn=(90, 0, 40), bevel=0.006)
        for dx in (-1, 1):
            s.cylinder(0.0024, 0.019, m.steel(), (0.228 + dx * 0.007, -0.256 + dx * 0.006, 0.02), turn=(90, 0, 40))


def railing_hook():
    """A flat hook over a handrail, with its clamp bolt."""
    path = [(0.0, 0.0), (0.0, 0.21), (0.07, 0.21), (0.07, 0.13)]
    with s.part((0, 0, 0.02), (0, 90, 0)):
        s.tube([(x, 0, z) for x, z in path], 0.006, m.steel(), bend=0.02)
        s.box((0.034, 0.042, 0.10), m.anodised(), (-0.004, 0, 0.06), bevel=0.003)
        s.cylinder(0.005, 0.05, m.steel(), (0.045, 0, 0.15), "x")
