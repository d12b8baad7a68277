"""Close-ups of goods that have no back and no sockets to show: ends of cables, terminals, profiles, what a set has beside its panels."""

import math

import materials as m
import shapes as s
from families.cables import lying_plug, mc4
from families.converters import micro, microinverter
from families.hardware import COLOURS, breakers, cable_end, changeover, fuses, ground, roof_triangle, short_rail, surge
from families.leads import charger_box, other_end, plug_end
from families.mounting import bolt, clamp, rail, roof_hook
from families.sets import hung, railing_hook, set_batteries
from families.stations import flexible_panel, station
from models import close_up

TERMINALS = ((0.0, 1.0), (0.5, 1.0))
"""The upper half of what stands on a rail: its terminals and its marks."""

for name, builder in (("breaker", breakers), ("changeover", changeover), ("fuse", fuses), ("surge", surge)):
    close_up(name, (24, 34), TERMINALS)(builder)

close_up("microinverter", (16, 24), ((0.04, 0.96), (0.0, 1.0)))(microinverter)
close_up("short-rail", (-44, 30), ((0.0, 0.62), (0.0, 1.0)))(short_rail)
close_up("ground-set", (-48, 14), ((0.0, 0.16), (0.3, 1.0)))(ground)
close_up("flexible-panel", (-78, 36))(flexible_panel)


@close_up("wire", (-34, 30))
def stripped(f):
    """A piece of each colour, its end stripped: sheath, insulation, fine tinned strands."""
    for i, colour in enumerate(f["colours"]):
        with s.part((0, i * f["thick"] * 5, f["thick"]), (0, 0, -6 * i)):
            _stripped(f["thick"], m.surface(COLOURS[colour], 0.42))


def _stripped(thick, paint):
    """One solar cable along x, its conductor at the right."""
    s.cylinder(thick, thick * 14, paint, (-thick * 7, 0, 0), "x", bevel=0.0003)
    s.cylinder(thick * 0.74, thick * 3.6, m.surface("#d8d4c8", 0.5), (thick * 1.8, 0, 0), "x", bevel=0.0002)
    tinned = m.surface("#c3c6c9", 0.24, 1.0)
    for ring, count in ((0, 1), (1, 6), (2, 12)):
        for i in range(count):
            angle = 2 * math.pi * i / count
            s.cylinder(thick * 0.1, thick * 4.4, tinned,
                       (thick * 5.8, thick * 0.205 * ring * math.cos(angle), thick * 0.205 * ring * math.sin(angle)), "x", bevel=0, sides=16)


@close_up("cable-ring", (-30, 38))
def ends_of_ring(f):
    """Both ends of the ring beside each other, of each colour."""
    thick = f["thick"]
    for i, colour in enumerate(f["colours"]):
        paint = m.surface(COLOURS[colour], 0.45)
        for k in range(2):
            with s.part((0, (2 * i + k) * max(0.034, thick * 4.4), thick), (0, 0, -8 + 5 * k)):
                s.cylinder(thick, 0.10, paint, (-0.05, 0, 0), "x", bevel=0.0005)
                cable_end(f, thick, k == 0)


@close_up("connectors", (-48, 26))
def facing(_):
    """Plug and socket with their contacts to the camera."""
    for x, turn, is_socket in ((0.0, 62, True), (0.036, 74, False)):
        with s.part((x, 0, 0.0098), (0, 0, turn)):
            mc4(is_socket)


@close_up("ev-cable", (-16, 26))
def both_plugs(f):
    """The plug for the car with its contacts, and the other end where it is another."""
    thick, paint = f["thick"], m.surface(f["colour"], 0.42)
    start, middle, last = lying_plug((0, 0, 0.036), -6, -90)
    s.cable([start, middle, last, (2 * last[0] - start[0], 2 * last[1] - start[1], thick)], thick, paint)
    if f["end"] != "type-2":
        other = other_end(f["end"], (0.17, 0.06, 0.036), -70)
        ahead = [2 * there - here for here, there in zip(other[0], other[2])]
        s.cable([*other, (ahead[0], ahead[1], thick)], thick, paint)


@close_up("portable-charger", (-24, 42))
def control(f):
    """The control box and the mains plug that its rating asks for."""
    charger_box(f)
    plug_end(f["plug"], (0.02, -f["depth"] / 2 - 0.075, 0.036), -12)


@close_up("hooks", (-64, 24), ((0.0, 1.0), (0.3, 1.0)))
def bracket(_):
    """One hook, near its rail bracket."""
    with s.part(turn=(0, 0, -20)):
        roof_hook()


@close_up("rails", (-30, 24))
def mounting_parts(f):
    """The end of a rail with one of each part that the set has."""
    rail(0.16, (0, 0.08, 0.02))
    x = 0.07
    for part, needed, width in ((lambda: clamp("mid"), f.get("mid"), 0.06), (lambda: clamp("end", m.anodised()), f.get("end"), 0.06)):
        if needed:
            with s.part((x, 0.02, 0), (0, 0, 20)):
                part()
            x += width
    if f.get("splices"):
        with s.part((x, 0.05, 0.003), (0, 0, 8)):
            s.box((0.03, 0.2, 0.006), m.anodised())
            for y in (-0.08, -0.04, 0.04, 0.08):
                bolt((0, y, 0.006), length=0.002)
        x += 0.06
    if f.get("hooks"):
        with s.part((x + 0.06, 0.06, 0), (0, 0, 70)):
            roof_hook()


@close_up("flat-roof-set", (-34, 18))
def triangle(_):
    """One triangle with the ends of its rails."""
    roof_triangle()
    for y, z in ((-0.38, 0.145), (0.38, 0.35)):
        rail(0.7, (0.1, y, z), (0, 0, 90))


@close_up("railing-set", (-30, 16))
def hook_and_rail(_):
    """One hook for the railing beside the end of a rail."""
    rail(0.22, (0, 0.08, 0.02))
    with s.part((0.10, 0.02, 0), (0, 0, 12)):
        railing_hook()


@close_up("kit", (-14, 8))
def beside_panels(f):
    """What the set has beside its panels: inverter and batteries, as they hang or stand."""
    width = hung(f, (0, 0.10), 1.62 if f["inverter"]["height"] < 0.6 else 1.7)
    set_batteries(f, width / 2)


@close_up("balcony-kit", (-20, 30))
def small_parts(_):
    """Microinverter and hooks, without the panels."""
    micro(0.25, 0.175, 0.034, "promin")
    for i in range(2):
        with s.part((0.26 + 0.12 * i, -0.06, 0), (0, 0, 40)):
            railing_hook()


@close_up("solar-generator", (-26, 13))
def its_station(f):
    """The station of the set alone."""
    station(f)
