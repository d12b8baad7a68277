"""Power stations by size, sockets and maker's body, and the panels that unfold or bend (lengths in metres).

Screens show bars, never a figure.
"""

import math

import materials as m
import shapes as s
from families.panels import laminate
from models import family

STATIONS = {
    # body, face, ends, accent, how it is carried
    "ecoflow": ("#3a3e44", "#23262a", "#b9bec4", "#d5d9dd", "grips"),
    "river": ("#3a3e44", "#23262a", "#b9bec4", "#d5d9dd", "back-handle"),
    "bluetti": ("#5a6068", "#2b2f34", "#3c4148", "#3fa0d8", "sides"),
    "jackery": ("#2b2e33", "#17191c", "#202327", "#e8641b", "fold"),
    "anker": ("#454a50", "#202327", "#6c727a", "#40b8c8", "grips"),
    "promin": ("#33383f", "#1d2024", "#33383f", "#ffb000", "bow"),
    "promin-wheels": ("#d5d9dc", "#1d2024", "#33383f", "#ffb000", "trolley"),
    "ecoflow-wheels": ("#3a3e44", "#23262a", "#b9bec4", "#d5d9dd", "trolley"),
}


def usb_ports(at, count=2, slim=False):
    """A row of USB-A (or slim USB-C) ports facing -y."""
    x, y, z = at
    for i in range(count):
        dx = (i - (count - 1) / 2) * 0.023
        if slim:
            s.slab(0.0135, 0.002, 0.0065, m.steel(), (x + dx, y, z), corner=0.003, bevel=0)
            s.slab(0.0105, 0.0022, 0.0038, m.gap(), (x + dx, y - 0.0003, z), corner=0.002, bevel=0)
        else:
            s.slab(0.0165, 0.002, 0.0085, m.steel(), (x + dx, y, z), corner=0.0012, bevel=0)
            s.slab(0.0138, 0.0022, 0.006, m.gap(), (x + dx, y - 0.0003, z), corner=0.0008, bevel=0)
            s.box((0.011, 0.003, 0.0018), m.surface("#e9e9ea", 0.5), (x + dx, y, z + 0.0008), bevel=0)


def button(at, radius=0.0085, lit=None):
    """A round push button with a small status ring."""
    s.cylinder(radius, 0.004, m.graphite(), at, "y", bevel=0.001)
    s.ring(radius * 0.75, radius * 0.14, 0.001, lit or m.grey(), (at[0], at[1] - 0.0021, at[2]), "y")


def dc_port(at):
    """A round 12 V outlet."""
    s.ring(0.0135, 0.003, 0.004, m.graphite(), at, "y", bevel=0.001)
    s.cylinder(0.0105, 0.003, m.gap(), at, "y", bevel=0)
    s.cylinder(0.0025, 0.004, m.steel(), at, "y", bevel=0)


def gauge(width, height, at, accent):
    """A screen without figures: a ring of charge, ten bars, three arrows of flow."""
    x, y, z = at
    cool, lit = m.surface("#cfe6ff", 0.5, glow=1.4), m.led_green()
    s.slab(width, 0.003, height, m.gloss_black(), at, corner=0.008, bevel=0.001)
    radius = height * 0.30
    for i in range(24):
        angle = math.radians(15 * i)
        s.box((radius * 0.10, 0.001, radius * 0.26), lit if i < 20 else m.graphite(),
              (x - width * 0.24 + radius * math.sin(angle), y - 0.0018, z + radius * math.cos(angle)), (0, 15 * i, 0), bevel=0)
    for row, share in enumerate((0.8, 0.55, 0.3)):
        for i in range(8):
            s.box((width * 0.036, 0.001, height * 0.07), (cool if row else m.surface(accent, 0.5, glow=1.2)) if i < share * 8 else m.graphite(),
                  (x + width * (0.08 + i * 0.05), y - 0.0018, z + height * (0.22 - row * 0.22)), bevel=0)


def _front(f, w, h, base, front, face_colour, accent):
    """The front: screen, USB and 12 V on the left, mains sockets on the right, as many as the fields say. Vents where room is left."""
    ac, usb, wide, edge = f.get("ac", 0), f.get("usb", 4), w - 0.035, min(0.035, h * 0.12)
    tall, low, top = h - 2 * edge, base + edge, base + h - edge
    s.slab(wide, 0.004, tall, m.surface(face_colour, 0.45), (0, front, base + h / 2), corner=0.018, bevel=0.0015)
    face, rows = front - 0.002, math.ceil(ac / 2)
    scale = min(1.05, wide / 0.256, (tall - 0.05) / (0.064 * max(1, rows)))
    pitch = 0.064 * scale
    right, room = wide / 2 - 0.008 - pitch, wide - 2 * pitch - 0.024            # the middle of the mains; the width left of them
    left, across = -wide / 2 + 0.008 + room / 2, min(0.2, room - 0.012)
    screen = min(tall * 0.42, across / 2)
    gauge(across, screen, (left, face - 0.001, top - 0.012 - screen / 2), accent)
    high, deep = top - 0.022 - screen, low + 0.014
    z, half, in_one_row = high - max(0.006, (high - deep) * 0.2), usb // 2, usb * 0.023 <= room
    shift = 0.0115 * usb / 2 if in_one_row else 0
    usb_ports((left - shift, face - 0.001, z), max(1, usb - half))
    usb_ports((left + shift, face - 0.001, z if in_one_row else z - 0.02), max(1, half), slim=True)
    outlets = min(3, int(room / 0.034))
    for i in range(outlets):
        dc_port((left + 0.034 * (i - (outlets - 1) / 2), face - 0.002, deep + max(0.0135, (high - deep) * 0.22)))
    mains = rows * pitch
    middle = (low + top - 0.024) / 2 if tall - mains < 0.11 else top - 0.036 - mains / 2
    for i in range(ac):
        s.socket_schuko((right + (i % 2 - 0.5) * pitch, face, middle + ((rows - 1) / 2 - i // 2) * pitch), material=m.surface("#5a6068", 0.45), scale=scale)
    s.imprint("PROMIN", min(0.0095, h * 0.05), m.pale_ink(), (right - pitch + 0.004, face - 0.0005, top - 0.017), align="LEFT", spacing=1.15)
    for i in range(3):
        button((right + pitch - 0.012 - 0.022 * i, face - 0.002, top - 0.017), 0.0075, (m.led_green(), m.led_blue(), None)[i])
    if (under := middle - mains / 2 - low) > 0.05:
        s.slots(pitch * 1.8, min(0.07, under * 0.55), 5, (right, face - 0.0006, low + under / 2 + 0.004))
    s.slab(wide - 0.05, 0.002, 0.003, m.surface(accent, 0.45), (0, face - 0.0002, low + 0.006), corner=0.0015, bevel=0)


def station(f):
    """A power station standing on z = 0."""
    w, d, total, style = f["width"], f["depth"], f["height"], f["style"]
    body_colour, face_colour, end_colour, accent, carry = STATIONS[style]
    rise = {"bow": 0.20, "back-handle": 0.10, "fold": 0.06, "trolley": 0.08}.get(carry, 0.0) * total
    base = 0.012 if carry != "trolley" else 0.03
    h, front = total - rise - base, -d / 2
    body, ends = m.surface(body_colour, 0.42), m.surface(end_colour, 0.42)
    s.slab(w, d, h, body, (0, 0, base + h / 2), corner=min(0.03, h * 0.14), bevel=0.011, segments=5)
    if carry in ("grips", "back-handle", "fold"):
        for z in (base + 0.011, base + h - 0.011):                  # a hair beyond the body: faces in one plane tear
            s.slab(w + 0.002, d + 0.002, 0.024, ends, (0, 0, z), corner=0.012, bevel=0.010, segments=4)
    _front(f, w, h, base, front, face_colour, accent)
    for side in (-1, 1):
        s.slots(d * 0.5, h * 0.42, 9, (side * (w / 2 + 0.0004), d * 0.06, base + h * 0.46), (0, 0, side * 90))
    _carried(carry, w, d, h, base, total, ends, accent)
    back = d / 2
    s.slots(w * 0.4, h * 0.3, 9, (-w * 0.18, back + 0.0004, base + h * 0.5), (0, 0, 180))
    s.slab(w * 0.22, 0.006, h * 0.22, m.charcoal(), (w * 0.26, back + 0.001, base + h * 0.42), corner=0.008, bevel=0.002)
    s.slab(0.028, 0.008, 0.02, m.gap(), (w * 0.26, back + 0.002, base + h * 0.42), corner=0.004, bevel=0)


def _carried(carry, w, d, h, base, total, ends, accent):
    top, dark = base + h, m.charcoal()
    if carry == "bow":
        s.tube([(-w * 0.36, 0, top - 0.01), (-w * 0.36, 0, total - 0.012), (w * 0.36, 0, total - 0.012), (w * 0.36, 0, top - 0.01)], 0.0115, dark, bend=0.03)
        s.tube([(-w * 0.2, 0, total - 0.012), (w * 0.2, 0, total - 0.012)], 0.014, m.rubber())
    elif carry in ("back-handle", "fold"):
        y = d * 0.30 if carry == "back-handle" else 0
        s.tube([(-w * 0.40, y, top - 0.02), (-w * 0.40, y, total - 0.012), (w * 0.40, y, total - 0.012), (w * 0.40, y, top - 0.02)], 0.012,
               m.surface(accent, 0.42) if carry == "fold" else ends, bend=0.025)
    elif carry == "grips":
        for side in (-1, 1):
            s.pillow(0.03, d * 0.62, 0.028, ends, (side * (w / 2 - 0.02), 0, top - 0.004), corner=0.014, bevel=0.010)
            s.slab(d * 0.42, 0.01, 0.03, m.gap(), (side * (w / 2 + 0.0006), 0, top - h * 0.13), (0, 0, 90), corner=0.013, bevel=0)
    elif carry == "sides":
        for side in (-1, 1):
            s.slab(d * 0.44, 0.012, h * 0.12, m.gap(), (side * (w / 2 + 0.0004), 0, top - h * 0.16), (0, 0, 90), corner=0.02, bevel=0)
            s.tube([(side * (w / 2 + 0.004), -d * 0.2, top - h * 0.12), (side * (w / 2 + 0.004), d * 0.2, top - h * 0.12)], 0.010, m.rubber())
        s.pillow(w * 0.5, d * 0.5, 0.004, m.surface("#3c4148", 0.5), (0, 0, top), corner=0.02, bevel=0.001)
    else:
        radius = total * 0.15
        for side in (-1, 1):
            s.wheel(radius, 0.036, (side * (w / 2 - 0.004), d * 0.36, radius), hub=m.graphite())
            s.pillow(0.06, 0.07, 0.034, dark, (side * w * 0.36, -d * 0.32, 0.017), corner=0.015, bevel=0.004)
            s.tube([(side * w * 0.42, -d * 0.34, top - 0.012), (side * w * 0.42, -d * 0.34, total - 0.014), (side * w * 0.42, d * 0.34, total - 0.014),
                    (side * w * 0.42, d * 0.34, top - 0.012)], 0.0125, m.graphite(), bend=0.03)
            s.tube([(side * w * 0.42, -d * 0.17, total - 0.014), (side * w * 0.42, d * 0.17, total - 0.014)], 0.0155, m.rubber())
    if carry != "trolley":
        for x in (-1, 1):
            for y in (-1, 1):
                s.cylinder(0.014, 0.014, m.rubber(), (x * w * 0.40, y * d * 0.36, 0.007))


@family("power-station", {"three-quarter": (-26, 13), "back": (152, 12)}, fill=0.80, largest=0.82)
def power_station(fields):
    """A station alone."""
    station(fields)


def leaf(width, height, columns, rows, tone):
    """One leaf of a folding panel: cloth border, cells under a satin film, eyelets."""
    s.slab(width, 0.010, height, m.surface(tone, 0.9), corner=0.016, bevel=0.004)
    with s.part((0, -0.0056, 0)):
        laminate(width - 0.05, height - 0.06, columns, rows, m.surface("#0c1222", 0.3, coat=0.7), m.surface("#15181c", 0.5), split=False, chamfer=0.007, busbars=5)
    for sx in (-1, 1):
        for sz in (-1, 1):
            s.ring(0.008, 0.003, 0.012, m.steel(), (sx * (width / 2 - 0.014), 0, sz * (height / 2 - 0.016)), "y")


def folding(leaves, width, height, tone="#24282c", fold=12, lean=28):
    """A panel of ``leaves`` leaves, together ``width`` wide, open in a gentle zigzag on its kickstands."""
    each = width / leaves
    columns = max(2, round(each / 0.105))
    rows = max(3, round(height / 0.11))
    with s.part((0, 0, 0.004), (-lean, 0, 0)), s.part((0, 0, height / 2)):
        step = each * math.cos(math.radians(fold))
        for i in range(leaves):
            sign = 1 if i % 2 else -1
            with s.part((-step * leaves / 2 + (i + 0.5) * step, 0, 0), (0, 0, sign * fold)):
                leaf(each - 0.012, height, columns, rows, tone)
                if i in (0, leaves - 1):
                    with s.part((0, 0.012, height * 0.09), (lean + 24, 0, 0)):
                        s.slab(0.12, 0.004, height * 0.75, m.charcoal(), (0, 0, -height * 0.36), corner=0.02, bevel=0.001)
            if i < leaves - 1:
                # The cloth that is the hinge between two leaves.
                edge = sign * each / 2 * math.sin(math.radians(fold))
                s.slab(0.04, 0.006, height - 0.012, m.surface(tone, 0.9), (-step * leaves / 2 + (i + 1) * step, edge, 0), corner=0.002, bevel=0.001)
        s.tube([(-0.07, -0.004, height / 2 - 0.005), (-0.07, -0.004, height / 2 + 0.045), (0.07, -0.004, height / 2 + 0.045),
                (0.07, -0.004, height / 2 - 0.005)], 0.008, m.charcoal(), bend=0.03)


@family("folding-panel", {"three-quarter": (-22, 13), "back": (158, 16)}, fill=0.88, largest=2.5)
def folding_panel(fields):
    """A folding panel open on its stands."""
    folding(fields["leaves"], fields["width"], fields["height"], fields.get("tone", "#24282c"))


def flexible(w, h, columns, rows, wires=6, boxes=1, white=True):
    """A thin panel lying on the ground, its middle raised a little; ``wires`` 0 for back-contact cells."""
    radius = h * 1.05

    def bend(x, z):
        angle = z / radius
        return x, radius * (1 - math.cos(angle)), radius * math.sin(angle)

    arch = radius * (1 - math.cos(h / 2 / radius))
    with s.part((0, 0, arch + 0.004), (-90, 0, 62)):
        laminate(w, h, columns, rows, m.surface("#0f1a38", 0.28, coat=0.7), m.surface("#eceef0" if white else "#15171b", 0.5, coat=0.3),
                 split=False, busbars=wires, gap=0.006, strips=8, place=bend)
        laminate(w, h, 0, 1, back=m.surface("#e8eaec", 0.5), place=lambda x, z: (bend(x, z)[0], bend(x, z)[1] + 0.003, bend(x, z)[2]))
        for sx in (-1, 1):
            for z in (-h / 2 + 0.018, 0, h / 2 - 0.018):
                x, y, zz = bend(sx * (w / 2 - 0.012), z)
                s.ring(0.008, 0.0035, 0.006, m.steel(), (x, y, zz), turn=(90 - math.degrees(z / radius), 0, 0))
        x, y, zz = bend(0, h / 2 - 0.04)
        with s.part((x, y, zz), (-math.degrees((h / 2 - 0.04) / radius), 0, 0)):
            s.slab(0.09, 0.014, 0.05, m.charcoal(), (0, -0.006, 0), corner=0.008, bevel=0.003)


@family("flexible-panel", {"three-quarter": (-24, 28), "front": (0, 78)}, fill=0.86, largest=1.75)
def flexible_panel(fields):
    """A thin panel, or a set of two with their controllers."""
    count = fields.get("count", 1)
    for i in range(count):
        with s.part((0.0, i * (fields["width"] * 1.25), 0)):
            flexible(fields["width"], fields["height"], fields["columns"], fields["rows"], fields["wires"], white=fields["white"])
    for i in range(fields.get("controllers", 0)):
        with s.part((-0.34 + 0.24 * i, -fields["width"] * 0.95, 0), (0, 0, -10)):
            controller()


def controller():
    """A small charge controller lying on its back: ribs, terminals, three lamps."""
    s.pillow(0.16, 0.1, 0.036, m.surface("#2f4f7a", 0.4), (0, 0, 0.018), corner=0.012, bevel=0.005)
    s.pillow(0.10, 0.05, 0.003, m.charcoal(), (0, 0.012, 0.037), corner=0.006, bevel=0.001)
    for i, lit in enumerate((m.led_green(), m.led_blue(), m.graphite())):
        s.cylinder(0.003, 0.002, lit, (-0.025 + i * 0.025, 0.014, 0.039), bevel=0)
    for i in range(6):
        s.box((0.012, 0.014, 0.014), m.green(), (-0.05 + i * 0.02, -0.045, 0.022), bevel=0.001)
        s.cylinder(0.0032, 0.002, m.steel(), (-0.05 + i * 0.02, -0.045, 0.03), bevel=0)


@family("solar-generator", {"three-quarter": (-16, 13)}, fill=0.88)
def solar_generator(fields):
    """A station with exactly its panels."""
    panels = fields["panels"]
    for i in range(panels):
        with s.part((0.10 + (i % 2) * 0.12, 0.55 + i * 0.52, 0)):
            folding(4, fields["panelWidth"], fields["panelHeight"])
    with s.part((-fields["panelWidth"] * 0.20, -0.22, 0), (0, 0, 6)):
        station(fields)
    x = -fields["panelWidth"] * 0.20 - fields["width"] * 0.62
    s.cable([(x, -0.1, 0.06), (x - 0.1, -0.06, 0.01), (x - 0.12, 0.12, 0.005), (x + 0.02, 0.3, 0.005), (x - 0.02, 0.46, 0.006), (x + 0.02, 0.60, 0.05)], 0.004, m.black())
