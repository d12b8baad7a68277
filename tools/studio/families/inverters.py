"""Inverters hung on the wall, and the panel-level microinverter."""

import math

import materials as m
import shapes as s
from stage import product


def mc4_pair(at, cable_drop=0.0):
    """A plus/minus pair of PV inlets pointing down."""
    x, y, z = at
    for dx, colour in ((-0.013, m.red()), (0.013, m.black())):
        s.cylinder(0.0085, 0.022, m.charcoal(), (x + dx, y, z - 0.011))
        s.cylinder(0.0095, 0.005, colour, (x + dx, y, z - 0.004))
        if cable_drop:
            s.cylinder(0.008, 0.04, m.charcoal(), (x + dx, y, z - 0.04))
            s.cable([(x + dx, y, z - 0.055), (x + dx, y, z - 0.03 - cable_drop / 2), (x + dx * 1.6, y + 0.02, z - cable_drop)],
                    0.003, m.black())


def dc_switch(at):
    """The rotary DC isolator facing -y: round collar and a red-and-black knob."""
    with s.part(at):
        s.cylinder(0.026, 0.008, m.charcoal(), (0, -0.004, 0), "y")
        s.box((0.014, 0.02, 0.042), m.red(), (0, -0.016, 0), (0, 25, 0), bevel=0.004)


def fins(width, depth, height, count, material, at):
    """Vertical cooling fins standing on a back plate; ``depth`` along y."""
    x, y, z = at
    s.box((width, 0.012, height), material, (x, y + depth / 2 - 0.006, z))
    for i in range(count):
        s.box((0.003, depth, height), material, (x + (i / (count - 1) - 0.5) * (width - 0.004), y, z), bevel=0.001)


@product("inverter-hybrid", "Single-phase hybrid inverter, 5 kW, with display", view=(-28, 5), wall=True, fill=0.76)
def inverter_hybrid():
    fins(0.36, 0.06, 0.47, 22, m.grey(), (0, -0.04, 0.02))
    s.slab(0.41, 0.12, 0.53, m.white(), (0, -0.13, 0), corner=0.03, bevel=0.016, segments=5)
    s.slab(0.412, 0.005, 0.532, m.graphite(), (0, -0.085, 0), corner=0.03, bevel=0.001)
    s.slab(0.25, 0.004, 0.135, m.gloss_black(), (0, -0.1905, 0.1), corner=0.014, bevel=0.001)
    glow = m.surface("#cfe6ff", 0.5, glow=1.4)
    s.text("4.82", 0.034, m.led_amber(), (-0.03, -0.1935, 0.118), weight="plain")
    s.text("kW", 0.016, m.led_amber(), (0.065, -0.1935, 0.11), weight="plain")
    s.text("SOLAR     HOME     BATTERY", 0.0075, glow, (0, -0.1935, 0.062), weight="plain")
    for i, lit in enumerate((m.led_green(), m.led_blue(), m.graphite())):
        s.cylinder(0.004, 0.003, lit, (-0.03 + i * 0.03, -0.191, 0.012), "y", bevel=0)
    s.imprint("PROMIN", 0.022, m.ink(), (0, -0.1905, 0.215), spacing=1.15)
    s.imprint("HYBRID 5", 0.011, m.grey(), (0, -0.1905, -0.05), weight="plain", spacing=1.1)
    s.slab(0.41, 0.1, 0.05, m.graphite(), (0, -0.135, -0.262), corner=0.012, bevel=0.004)
    for x in (-0.15, -0.1):
        mc4_pair((x, -0.135, -0.287), 0.17)
    s.gland((0.0, -0.135, -0.287), 0.012, cable_to=[(0.0, -0.13, -0.45)])
    s.gland((0.06, -0.135, -0.287), 0.014, cable_to=[(0.06, -0.13, -0.45)])
    s.gland((0.125, -0.135, -0.287), 0.016, cable_to=[(0.125, -0.13, -0.45)])
    dc_switch((0.145, -0.19, -0.2))


@product("inverter-three-phase", "Three-phase string inverter, 20 kW, with cooling fins", view=(-30, 7), wall=True,
         fill=0.76)
def inverter_three_phase():
    fins(0.56, 0.11, 0.40, 30, m.surface("#7f858c", 0.45, 0.3), (0, -0.075, 0.04))
    s.slab(0.62, 0.12, 0.47, m.shell(), (0, -0.19, 0), corner=0.022, bevel=0.01, segments=4)
    s.prism([(-0.31, -0.235), (0.31, -0.235), (0.31, -0.12), (0.2, -0.12), (0.15, -0.075), (-0.15, -0.075),
             (-0.2, -0.12), (-0.31, -0.12)], 0.006, m.graphite(), (0, -0.2515, 0), bevel=0.001)
    s.imprint("PROMIN", 0.03, m.ink(), (-0.19, -0.2505, 0.155), align="CENTER", spacing=1.1)
    s.imprint("20 kW  3~", 0.015, m.grey(), (0.215, -0.2505, 0.155), weight="plain")
    s.slab(0.2, 0.004, 0.09, m.gloss_black(), (0, -0.2505, 0.035), corner=0.008, bevel=0.001)
    s.text("18 640 W", 0.021, m.surface("#cfe6ff", 0.5, glow=1.6), (0, -0.2532, 0.045), weight="plain")
    s.text("L1   L2   L3", 0.010, m.led_green(), (0, -0.2532, 0.012), weight="plain")
    for i in range(4):
        s.cylinder(0.007, 0.004, m.grey(), (0.135 + i * 0.024, -0.251, 0.035), "y")
    for i, lit in enumerate((m.led_green(), m.led_green(), m.graphite())):
        s.cylinder(0.0045, 0.003, lit, (-0.2 + i * 0.03, -0.251, 0.035), "y", bevel=0)
    for i in range(6):
        mc4_pair((-0.265 + i * 0.058, -0.19, -0.235), 0.17)
    s.gland((0.14, -0.19, -0.235), 0.014)
    s.gland((0.23, -0.19, -0.235), 0.022, cable_to=[(0.23, -0.19, -0.38)])
    dc_switch((-0.26, -0.2545, -0.18))
    dc_switch((-0.19, -0.2545, -0.18))
    for side in (-1, 1):
        s.tube([(side * 0.309, -0.15, 0.1), (side * 0.345, -0.15, 0.1), (side * 0.345, -0.15, -0.06),
                (side * 0.309, -0.15, -0.06)], 0.008, m.charcoal(), bend=0.02)


@product("microinverter", "Microinverter, 800 W, with panel leads and trunk cable", view=(-32, 34), fill=0.84)
def microinverter():
    shell = m.surface("#8b9097", 0.38, 0.7)
    s.pillow(0.26, 0.21, 0.028, shell, (0, 0, 0.022), corner=0.022, bevel=0.006)
    for i in range(9):
        s.box((0.2, 0.003, 0.007), shell, (0, -0.07 + i * 0.0175, 0.039), bevel=0.001)
    s.slab(0.1, 0.05, 0.002, m.gap(), (0, 0, 0), corner=0)
    s.pillow(0.12, 0.062, 0.003, m.charcoal(), (0, 0, 0.0425), corner=0.005, bevel=0.0008)
    s.imprint("PROMIN", 0.012, m.pale_ink(), (0, 0.008, 0.0445), (0, 0, 0), spacing=1.1)
    s.imprint("MICRO 800", 0.0065, m.grey(), (0, -0.013, 0.0445), (0, 0, 0), weight="plain")
    s.cylinder(0.003, 0.002, m.led_green(), (0.105, -0.085, 0.037), bevel=0)
    for side in (-1, 1):
        s.pillow(0.05, 0.05, 0.004, shell, (side * 0.145, 0.0, 0.012), corner=0.012, bevel=0.001)
        s.cylinder(0.007, 0.005, m.gap(), (side * 0.153, 0, 0.0125), bevel=0)
    for i, x in enumerate((-0.09, -0.055, 0.055, 0.09)):
        s.cylinder(0.0075, 0.018, m.charcoal(), (x, -0.112, 0.022), "y")
        spread = x * 1.5 + math.copysign(0.01, x)
        reach = -0.235 - 0.035 * (i % 2)
        s.cable([(x, -0.115, 0.022), (x, -0.15, 0.014), (spread, -0.19, 0.009), (spread, reach, 0.009)],
                0.0032, m.black())
        s.cylinder(0.0075, 0.045, m.charcoal(), (spread, reach - 0.022, 0.0095), "y")
        s.cylinder(0.0088, 0.012, m.black(), (spread, reach - 0.008, 0.0095), "y")
    s.cylinder(0.01, 0.02, m.charcoal(), (0.0, 0.112, 0.022), "y")
    s.cable([(0, 0.115, 0.022), (0, 0.15, 0.012), (-0.04, 0.18, 0.007), (-0.14, 0.19, 0.006), (-0.215, 0.165, 0.006)],
            0.0055, m.black())
    s.cable([(-0.0, 0.16, 0.011), (0.05, 0.185, 0.007), (0.14, 0.195, 0.006), (0.215, 0.175, 0.006)], 0.0055, m.black())
