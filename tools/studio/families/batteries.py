"""Home and commercial storage: rack, wall and tower batteries."""

import materials as m
import shapes as s
from stage import product


def charge_bar(width, at, level=4, count=5, material=None):
    """A row of ``count`` LED segments of which ``level`` are lit."""
    x, y, z = at
    for i in range(count):
        lit = material or m.led_green()
        s.slab(width / count * 0.7, 0.002, 0.006, lit if i < level else m.graphite(),
               (x + (i - (count - 1) / 2) * width / count, y, z), corner=0.003, bevel=0)


def rack_module(at, height=0.132, width=0.442, depth=0.42):
    """A 3U, 5 kWh rack battery; ``at`` is the centre of its front face."""
    with s.part(at):
        s.box((width, depth, height), m.graphite(), (0, depth / 2, 0), bevel=0.003)
        s.slab(0.482, 0.008, height, m.charcoal(), (0, -0.004, 0), corner=0.004, bevel=0.002)
        for side in (-1, 1):
            s.tube([(side * 0.205, -0.004, 0.035), (side * 0.205, -0.045, 0.035), (side * 0.205, -0.045, -0.035),
                    (side * 0.205, -0.004, -0.035)], 0.005, m.aluminium(), bend=0.012)
            for z in (-1, 1):
                s.screw((side * 0.231, -0.008, z * height * 0.36), 0.005)
        s.slab(0.11, 0.003, 0.034, m.gloss_black(), (-0.02, -0.009, 0.022), corner=0.004, bevel=0.001)
        charge_bar(0.085, (-0.02, -0.011, 0.022))
        s.imprint("PROMIN", 0.0125, m.pale_ink(), (-0.118, -0.0085, 0.024))
        s.imprint("48 V  100 Ah", 0.007, m.grey(), (-0.118, -0.0085, 0.004), weight="plain")
        s.cylinder(0.009, 0.006, m.steel(), (0.062, -0.010, 0.022), "y")
        s.cylinder(0.006, 0.008, m.led_blue(), (0.062, -0.011, 0.022), "y")
        for i in range(2):
            s.box((0.016, 0.004, 0.013), m.steel(), (0.096 + i * 0.02, -0.009, 0.024))
            s.box((0.012, 0.004, 0.009), m.gap(), (0.096 + i * 0.02, -0.0102, 0.023))
        for x, colour in ((-0.168, m.orange()), (0.14, m.black())):
            s.box((0.052, 0.012, 0.03), m.black(), (x, -0.012, -0.034), bevel=0.002)
            s.cylinder(0.011, 0.026, colour, (x, -0.024, -0.034), "y", bevel=0.003)
        s.slots(0.17, 0.03, 4, (0, -0.0085, -0.034))


@product("battery-rack", "48 V rack battery, five modules in an open cabinet on castors", view=(-28, 10))
def battery_rack(modules=5):
    pitch, base = 0.15, 0.12
    top = base + 0.05 + modules * pitch + 0.03
    for x in (-0.262, 0.262):
        for y in (-0.0, 0.47):
            s.box((0.042, 0.042, top - base), m.charcoal(), (x, y, (top + base) / 2))
            s.castor((x * 0.92, y, 0.042), 0.042)
        for i in range(int((top - base - 0.06) / 0.0148)):
            s.box((0.007, 0.001, 0.007), m.gap(), (x * 0.985, -0.0215, base + 0.035 + i * 0.0148), bevel=0)
    for z in (base, top):
        s.box((0.566, 0.53, 0.032), m.charcoal(), (0, 0.235, z), bevel=0.005)
    s.box((0.5, 0.004, top - base), m.charcoal(), (0, 0.49, (top + base) / 2))
    s.imprint("PROMIN", 0.016, m.amber(), (0, -0.0305, top), spacing=1.2)
    for i in range(modules):
        rack_module((0, -0.02, base + 0.03 + pitch * (i + 0.5)))
    for i in range(modules - 1):
        for x, colour in ((-0.168, m.orange()), (0.14, m.black())):
            z = base + 0.03 + pitch * (i + 0.5) - 0.034
            s.cable([(x, -0.05, z), (x * 1.08, -0.085, z + pitch * 0.5), (x, -0.05, z + pitch)], 0.005, colour)


@product("battery-wall", "Wall battery, 10 kWh, slim white housing", view=(-30, 6), wall=True, fill=0.76)
def battery_wall():
    s.box((0.4, 0.03, 0.7), m.grey(), (0, -0.015, 0.0))
    s.slab(0.64, 0.16, 1.02, m.white(), (0, -0.11, 0), corner=0.045, bevel=0.022, segments=5)
    s.slab(0.642, 0.006, 1.022, m.graphite(), (0, -0.095, 0), corner=0.045, bevel=0.001)
    s.slab(0.018, 0.003, 0.5, m.shell(), (-0.22, -0.1905, 0.12), corner=0.009, bevel=0.001)
    s.slab(0.008, 0.003, 0.34, m.led_green(), (-0.22, -0.1925, 0.04), corner=0.004, bevel=0)
    s.imprint("PROMIN", 0.034, m.ink(), (0.02, -0.1905, 0.36), align="LEFT", spacing=1.1)
    s.imprint("home 10", 0.02, m.grey(), (0.02, -0.1905, 0.3), align="LEFT", weight="plain")
    s.slots(0.26, 0.03, 3, (0.05, -0.1905, -0.42))
    for x in (-0.2, -0.12, 0.2):
        s.gland((x, -0.11, -0.505), 0.014, cable_to=None)


@product("battery-tower-hv", "High-voltage tower battery: controller and four stacked modules", view=(-30, 9))
def battery_tower_hv(modules=4, width=0.62, depth=0.32):
    s.pillow(width - 0.04, depth - 0.04, 0.05, m.charcoal(), (0, 0, 0.025), corner=0.03, bevel=0.004)
    height, z = 0.29, 0.05
    for i in range(modules):
        s.pillow(width, depth, height - 0.010, m.white(), (0, 0, z + height / 2), corner=0.045, bevel=0.008)
        s.pillow(width - 0.02, depth - 0.02, 0.012, m.graphite(), (0, 0, z + height), corner=0.04, bevel=0.001)
        s.slab(0.05, 0.004, 0.012, m.gap(), (-width / 2 + 0.1, -depth / 2, z + height * 0.5), corner=0.006, bevel=0)
        s.imprint("3.2 kWh", 0.014, m.grey(), (width / 2 - 0.1, -depth / 2 - 0.0005, z + 0.06), weight="plain")
        z += height
    s.pillow(width, depth, 0.2, m.graphite(), (0, 0, z + 0.105), corner=0.045, bevel=0.01)
    s.slab(0.22, 0.004, 0.075, m.gloss_black(), (-0.14, -depth / 2, z + 0.11), corner=0.012, bevel=0.001)
    charge_bar(0.17, (-0.14, -depth / 2 - 0.003, z + 0.098))
    s.text("87 %", 0.02, m.led_white(), (-0.14, -depth / 2 - 0.003, z + 0.125), weight="plain")
    s.imprint("PROMIN", 0.026, m.pale_ink(), (0.14, -depth / 2 - 0.0005, z + 0.11), spacing=1.1)
    s.slab(0.4, 0.003, 0.007, m.led_green(), (0, -depth / 2, z + 0.028), corner=0.003, bevel=0)
