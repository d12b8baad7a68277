"""Portable power stations and the solar generator set."""

import materials as m
import shapes as s
from families.panels import folding_panel
from stage import product


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


def station_screen(width, height, at, percent="86"):
    """The status display: charge in percent, input and output."""
    x, y, z = at
    cool = m.surface("#cfe6ff", 0.5, glow=1.5)
    s.slab(width, 0.003, height, m.gloss_black(), at, corner=0.008, bevel=0.001)
    s.text(percent, height * 0.36, cool, (x - width * 0.02, y - 0.002, z + height * 0.04), weight="plain")
    s.text("%", height * 0.15, cool, (x + width * 0.17, y - 0.002, z - height * 0.04), weight="plain")
    for side, words, watts in ((-1, "IN", "240"), (1, "OUT", "115")):
        s.text(words, height * 0.09, m.pale_ink(), (x + side * width * 0.36, y - 0.002, z + height * 0.24),
               weight="plain")
        s.text(watts, height * 0.15, cool, (x + side * width * 0.36, y - 0.002, z + height * 0.02), weight="plain")
    for i in range(10):
        s.box((width * 0.055, 0.001, height * 0.06), m.led_green() if i < 9 else m.graphite(),
              (x + (i - 4.5) * width * 0.075, y - 0.0018, z - height * 0.33), bevel=0)


def small_station():
    """A 500 Wh station, 0.30 x 0.19 x 0.19 m plus handle, standing on z = 0."""
    width, depth, height = 0.30, 0.19, 0.185
    front = -depth / 2
    s.slab(width, depth, height, m.graphite(), (0, 0, height / 2 + 0.008), corner=0.026, bevel=0.010, segments=4)
    s.slab(width + 0.001, 0.012, height + 0.001, m.amber(), (0, front + 0.03, height / 2 + 0.008),
           corner=0.026, bevel=0.001)
    for x in (-0.12, 0.12):
        for y in (-0.065, 0.065):
            s.cylinder(0.013, 0.012, m.rubber(), (x, y, 0.006))
    top = height + 0.008
    s.tube([(-0.105, 0, top - 0.01), (-0.105, 0, top + 0.05), (0.105, 0, top + 0.05), (0.105, 0, top - 0.01)],
           0.011, m.charcoal(), bend=0.03)
    s.tube([(-0.06, 0, top + 0.05), (0.06, 0, top + 0.05)], 0.0135, m.rubber())
    for x in (-0.105, 0.105):
        s.pillow(0.04, 0.05, 0.012, m.charcoal(), (x, 0, top + 0.002), corner=0.012, bevel=0.003)
    s.slab(width - 0.03, 0.004, height - 0.03, m.charcoal(), (0, front, height / 2 + 0.008), corner=0.018, bevel=0.0015)
    face = front - 0.002
    station_screen(0.115, 0.062, (-0.068, face - 0.001, 0.142))
    s.imprint("PROMIN", 0.0105, m.pale_ink(), (0.068, face - 0.0005, 0.163), spacing=1.2)
    s.imprint("POWER 500", 0.006, m.amber(), (0.068, face - 0.0005, 0.147), weight="plain", spacing=1.1)
    s.socket_schuko((-0.092, face, 0.062), scale=0.95)
    s.socket_schuko((-0.03, face, 0.062), scale=0.95)
    usb_ports((0.045, face - 0.001, 0.098))
    usb_ports((0.103, face - 0.001, 0.098), slim=True)
    for x in (0.034, 0.070, 0.106):
        dc_port((x, face - 0.002, 0.058))
    button((0.128, face - 0.002, 0.163), lit=m.led_green())
    for side in (-1, 1):
        s.slots(0.09, 0.08, 6, (side * (width / 2 + 0.0003), 0.03, 0.1), (0, 0, side * 90), upright=False)


def large_station():
    """A 3.6 kWh station, 0.46 x 0.34 x 0.40 m, with trolley wheels and side grips."""
    width, depth, height, base = 0.46, 0.34, 0.36, 0.03
    front, middle = -depth / 2, base + height / 2
    s.slab(width, depth, height, m.shell(), (0, 0, middle), corner=0.035, bevel=0.014, segments=5)
    s.slab(width - 0.05, 0.006, height - 0.05, m.charcoal(), (0, front, middle), corner=0.024, bevel=0.002)
    for x in (-0.17, 0.17):
        s.pillow(0.06, 0.07, 0.034, m.charcoal(), (x, -0.11, 0.017), corner=0.015, bevel=0.004)
    for side in (-1, 1):
        s.wheel(0.062, 0.034, (side * (width / 2 - 0.004), 0.13, 0.062), hub=m.graphite())
        s.tube([(side * 0.19, -0.12, base + height - 0.012), (side * 0.19, -0.12, base + height + 0.045),
                (side * 0.19, 0.12, base + height + 0.045), (side * 0.19, 0.12, base + height - 0.012)],
               0.0125, m.graphite(), bend=0.035)
        s.tube([(side * 0.19, -0.06, base + height + 0.045), (side * 0.19, 0.06, base + height + 0.045)],
               0.0155, m.rubber())
        s.slots(0.17, 0.14, 9, (side * (width / 2 + 0.0003), 0.0, middle + 0.04), (0, 0, side * 90))
    face = front - 0.003
    station_screen(0.2, 0.094, (-0.075, face - 0.001, 0.315), "92")
    s.imprint("PROMIN", 0.019, m.pale_ink(), (0.125, face - 0.0005, 0.335), spacing=1.15)
    s.imprint("POWER 3600", 0.010, m.amber(), (0.125, face - 0.0005, 0.306), weight="plain", spacing=1.1)
    for column in range(2):
        for row in range(2):
            s.socket_schuko((-0.145 + column * 0.074, face, 0.19 - row * 0.074), scale=1.1)
    usb_ports((0.04, face - 0.001, 0.225))
    usb_ports((0.04, face - 0.001, 0.19), slim=True)
    button((0.17, face - 0.002, 0.265), 0.012, m.led_green())
    for x in (0.1, 0.14):
        button((x, face - 0.002, 0.265), 0.009, m.led_blue())
    for x in (0.115, 0.16):
        dc_port((x, face - 0.002, 0.207))
    s.slab(0.075, 0.008, 0.05, m.graphite(), (0.055, face - 0.003, 0.115), corner=0.008, bevel=0.002)
    for x in (0.038, 0.072):
        s.cylinder(0.012, 0.012, m.gap(), (x, face - 0.004, 0.115), "y", bevel=0.001)
        s.ring(0.0135, 0.0022, 0.012, m.amber(), (x, face - 0.006, 0.115), "y")
    s.slots(0.09, 0.05, 5, (0.15, face - 0.0008, 0.12))
    s.slab(width - 0.07, 0.003, 0.006, m.led_white(), (0, face - 0.001, 0.066), corner=0.003, bevel=0)


@product("power-station-small", "Portable power station, 500 Wh", view=(-26, 12), fill=0.74)
def power_station_small():
    small_station()


@product("power-station-large", "Power station on wheels, 3.6 kWh", view=(-28, 11), fill=0.72)
def power_station_large():
    large_station()


@product("solar-generator-set", "Power station with a folding solar panel", view=(-14, 14), fill=0.84)
def solar_generator_set():
    with s.part((0.14, 0.42, 0)):
        folding_panel(4, 0.42, 0.54)
    with s.part((-0.4, -0.28, 0), (0, 0, 4), 1.1):
        small_station()
    s.cable([(-0.56, -0.2, 0.08), (-0.62, -0.17, 0.03), (-0.66, -0.05, 0.005), (-0.52, 0.16, 0.005),
             (-0.5, 0.34, 0.006), (-0.52, 0.42, 0.05)], 0.004, m.black())
