"""Framed solar modules by their fields (lengths in metres)."""

import beside
import materials as m
import shapes as s
from glazing import cell_glass
from models import family

BACKS = {"black": "#08090b", "white": "#e3e6e8", "glass": "#9aa8ab"}
WIRES = {"black": "#4a5058", "white": "#b4bac2", "glass": "#8f979f"}
CELLS = {"black": "#090c13", "white": "#0b1226", "glass": "#080d1a"}


def module(f, at=(0, 0, 0), turn=(0, 0, 0)):
    """A module standing upright in the xz plane, centred, its glass facing -y."""
    w, h, d, back = f["width"], f["height"], f["depth"], f["back"]
    rows = f["halfCells"] // 6
    silver = f["frame"] == "silver"
    metal = m.aluminium() if silver else m.black_alu()
    lip, flange = 0.0105, 0.028
    glass = cell_glass(w - 0.012, h - 0.012, 6, rows, CELLS[back] if f["cell"] != "perc" else "#0d1733", BACKS[back], WIRES[back],
                       f["busbars"], gap=0.0022 if back == "black" else 0.0036, chamfer=f["chamfer"], see_through=back == "glass")
    with s.part(at, turn):
        x, z, y = w / 2 - 0.006, h / 2 - 0.006, -d / 2 + 0.0022
        s.mesh([(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], glass)
        for side in (-1, 1):
            s.box((lip, d, h), metal, (side * (w - lip) / 2, 0, 0), bevel=0.0011)
            s.box((w - 2 * lip, d, lip), metal, (0, 0, side * (h - lip) / 2), bevel=0.0011)
            s.box((flange, 0.0018, h - 0.004), metal, (side * (w / 2 - flange / 2 - 0.001), d / 2 - 0.0009, 0), bevel=0)
            for share in (-0.36, -0.22, 0.22, 0.36):
                s.slab(0.0095, 0.0006, 0.016, m.gap(), (side * (w / 2 - flange / 2), d / 2 + 0.0002, share * h), corner=0.0047, bevel=0)
        if back != "glass":
            sheet = m.surface("#e6e8ea" if back == "white" else "#0c0d0f", 0.5)
            s.box((w - 0.014, 0.0008, h - 0.014), sheet, (0, y + 0.006, 0), bevel=0)
        _junctions(w, h, d, y, back)


def _junctions(w, h, d, y, back):
    """Three junction boxes across the middle, the leads with their plugs, the type plate."""
    for i, x in enumerate((-0.36, 0, 0.36)):
        s.slab(0.09, 0.016, 0.05, m.charcoal(), (x * w, y + 0.015, 0), corner=0.008, bevel=0.003)
        s.slab(0.05, 0.004, 0.028, m.black(), (x * w, y + 0.0245, 0), corner=0.004, bevel=0.001)
        if i == 1:
            continue
        side = -1 if x < 0 else 1
        s.cable([(x * w, y + 0.014, -0.025), (x * w + side * 0.012, y + 0.016, -0.09), (x * w - side * 0.05, y + 0.012, -h * 0.20),
                 (x * w - side * 0.16, y + 0.012, -h * 0.24)], 0.0029, m.black())
        s.cylinder(0.0085, 0.05, m.charcoal(), (x * w - side * 0.18, y + 0.014, -h * 0.241), "x")
    if back != "glass":
        s.box((0.14, 0.0004, 0.09), m.surface("#dfe2e4" if back == "black" else "#f6f7f8", 0.5), (w * 0.26, y + 0.0068, h * 0.28), bevel=0)
        for i in range(6):
            s.box((0.1, 0.0004, 0.003), m.grey(), (w * 0.26 + 0.01, y + 0.0072, h * 0.28 + 0.03 - i * 0.011), bevel=0)


def leaning(f, at=(0, 0), heading=0, lean=9):
    """A module standing on its lower edge at floor point ``at``, leaning back."""
    with s.part((at[0], at[1], 0), (0, 0, heading)):
        with s.part((0, 0, 0.001), (-lean, 0, 0)):
            module(f, (0, 0, f["height"] / 2))


def on_roof(f):
    """As many modules as the product has, side by side on two rails over a tiled roof; wires thinner than a pixel are left out."""
    f = {**f, "busbars": 0}
    count, w, h, gap, stand_off = f.get("count", 1), f["width"], f["height"], 0.02, 0.07
    row = count * w + (count - 1) * gap
    crown = beside.roof(row + 0.9, h + 0.75)
    beside.person((row / 2 + 0.9, 0.1), -16)
    with s.part((0, 0, 0.16), (beside.PITCH, 0, 0)):
        middle = 0.36 + h / 2
        for share in (-0.27, 0.27):
            s.box((row + 0.14, 0.040, 0.038), m.aluminium(), (0, middle + share * h, crown + stand_off - 0.021), bevel=0.0015)
            for i in range(count + 1):
                edge = -row / 2 + i * (w + gap) - gap / 2
                s.box((0.036, 0.05, 0.004), m.black_alu(), (edge, middle + share * h, crown + stand_off + f["depth"] + 0.001), bevel=0.001)
        for i in range(count):
            module(f, (-row / 2 + w / 2 + i * (w + gap), middle, crown + stand_off + f["depth"] / 2), (-90, 0, 0))


@family("panel", {"three-quarter": (-30, 8), "back": (150, 8), "scale": (-20, 13)}, in_use=on_roof, fill=0.86, largest=2.7)
def panel(fields):
    """A module, or as many as the product has, one behind the other."""
    count = fields.get("count", 1)
    for i in range(count):
        leaning(fields, (-0.55 * (count - 1) / 2 * 2 / max(1, count - 1) + i * 1.1 if count > 1 else 0, 0.55 * i), 4 + 10 * i if count > 1 else 0)
