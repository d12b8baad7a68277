"""DIN-rail devices and enclosures."""

import materials as m
import shapes as s
from stage import product

MODULE = 0.0178
"""Width of one DIN module (m)."""

BODY = [(0, -0.0425), (-0.044, -0.0425), (-0.0465, -0.040), (-0.0465, -0.0235), (-0.0555, -0.0225), (-0.066, -0.0215),
        (-0.066, 0.0215), (-0.0555, 0.0225), (-0.0465, 0.0235), (-0.0465, 0.040), (-0.044, 0.0425), (0, 0.0425)]
"""Side profile of a DIN device as (depth, z): back on the rail at 0, front at -66 mm."""


def plastic():
    """The pale grey of switchgear."""
    return m.surface("#e4e6e6", 0.42)


def din_rail(length, at=(0, 0, 0)):
    """A 35 mm top-hat rail along x."""
    x, y, z = at
    zinc = m.surface("#b9bdc0", 0.38, 0.9)
    s.box((length, 0.0012, 0.027), zinc, (x, y + 0.006, z), bevel=0)
    for side in (-1, 1):
        s.box((length, 0.0075, 0.0012), zinc, (x, y + 0.003, z + side * 0.0132), bevel=0)
        s.box((length, 0.0012, 0.005), zinc, (x, y - 0.0005, z + side * 0.0155), bevel=0)


def din_body(width, material=None):
    """The housing of a DIN device, centred on x and z, back at y = 0."""
    with s.part(turn=(0, 0, 90)):
        s.prism(BODY, width - 0.0003, material or plastic(), bevel=0.0009, segments=2)


def terminal(x, z):
    """A screw terminal seen from the front."""
    s.cylinder(0.0048, 0.001, m.gap(), (x, -0.0464, z), "y", bevel=0)
    s.cylinder(0.0038, 0.0014, m.steel(), (x, -0.0466, z), "y", bevel=0)
    s.box((0.0062, 0.001, 0.0009), m.gap(), (x, -0.0474, z), (0, 35, 0), bevel=0)


def breaker(at, poles=1, label="C16", on=True, toggle=None):
    """A miniature circuit breaker of ``poles`` modules; ``at`` is the rail point at its centre."""
    with s.part(at):
        for pole in range(poles):
            x = (pole - (poles - 1) / 2) * MODULE
            with s.part((x, 0, 0)):
                din_body(MODULE)
                for z in (-0.032, 0.032):
                    terminal(0, z)
                s.slab(0.011, 0.001, 0.021, m.gap(), (0, -0.0661, -0.003), corner=0.001, bevel=0)
                s.box((0.0098, 0.013, 0.0075), toggle or m.surface("#1a2c52", 0.4),
                      (0, -0.070, -0.001 if on else -0.009), (-24 if on else 24, 0, 0), bevel=0.0012)
                s.slab(0.006, 0.0012, 0.003, m.red() if on else m.green(), (0, -0.0664, -0.0165), corner=0.0005, bevel=0)
                s.imprint("PROMIN", 0.0017, m.ink(), (0, -0.0662, 0.0185))
                s.imprint(label, 0.0032, m.ink(), (0, -0.0662, 0.0125))
        if poles > 1:
            s.box((MODULE * (poles - 1) + 0.0098, 0.004, 0.004), toggle or m.surface("#1a2c52", 0.4),
                  (0, -0.0765, 0.0015), (-24, 0, 0), bevel=0.001)


@product("switch-mcb", "Circuit breakers on a DIN rail: three-pole and two single-pole", view=(-32, 14), fill=0.74)
def switch_mcb():
    with s.part((0, 0, 0.0427)):
        din_rail(0.13)
        breaker((-0.0195, 0, 0), 3, "C32")
        breaker((0.0165, 0, 0), 1, "B16")
        breaker((0.0345, 0, 0), 1, "B10", on=False)


@product("switch-changeover-ats", "Automatic transfer switch, mains and generator", view=(-30, 14), fill=0.74)
def switch_changeover_ats():
    width, height, depth = 0.17, 0.14, 0.075
    base = height / 2
    s.slab(width, depth, height, plastic(), (0, depth / 2, base), corner=0.006, bevel=0.003)
    for z in (0.012, height - 0.012):
        s.box((width - 0.012, 0.03, 0.026), m.charcoal(), (0, -0.001, z), bevel=0.002)
        for i in range(8):
            x = (i - 3.5) * 0.0195
            s.box((0.013, 0.022, 0.018), m.gap(), (x, -0.006, z), bevel=0)
            s.box((0.011, 0.014, 0.004), m.copper(), (x, -0.010, z - 0.004), bevel=0.0005)
            s.cylinder(0.0045, 0.008, m.steel(), (x, -0.012, z + 0.002), "y", bevel=0.0008)
    s.slab(width - 0.006, 0.028, 0.08, m.surface("#d5d9db", 0.42), (0, -0.012, base), corner=0.005, bevel=0.004)
    face = -0.0262
    s.cylinder(0.022, 0.006, m.charcoal(), (0.035, face - 0.003, base), "y", bevel=0.002)
    s.box((0.011, 0.018, 0.05), m.amber(), (0.035, face - 0.012, base), (0, 40, 0), bevel=0.004)
    for words, x, z in (("I", 0.012, 0.026), ("0", 0.035, 0.031), ("II", 0.058, 0.026)):
        s.text(words, 0.005, m.ink(), (x, face - 0.0004, base + z * 0.97))
    s.slab(0.066, 0.002, 0.03, m.gloss_black(), (-0.044, face - 0.0005, base + 0.014), corner=0.003, bevel=0.0005)
    s.text("231 V  50 Hz", 0.0048, m.led_green(), (-0.044, face - 0.002, base + 0.018), weight="plain")
    s.text("MAINS  ->  LOAD", 0.0034, m.surface("#cfe6ff", 0.5, glow=1.5), (-0.044, face - 0.002, base + 0.009),
           weight="plain")
    for i, (lit, words) in enumerate(((m.led_green(), "MAINS"), (m.graphite(), "GEN"), (m.led_amber(), "AUTO"))):
        s.cylinder(0.0032, 0.002, lit, (-0.066 + i * 0.022, face - 0.001, base - 0.014), "y", bevel=0)
        s.text(words, 0.0024, m.ink(), (-0.066 + i * 0.022, face - 0.0004, base - 0.022))
    s.imprint("PROMIN", 0.0042, m.ink(), (-0.052, face - 0.0004, base + 0.0345), spacing=1.1)
    s.imprint("ATS 63 A", 0.0034, m.grey(), (-0.048, face - 0.0004, base - 0.032), weight="plain")


@product("component-dc-fuse", "DC fuse holders for solar strings with 10 x 38 mm fuses", view=(-32, 18), fill=0.76)
def component_dc_fuse():
    with s.part((0, 0, 0.0427)):
        din_rail(0.09)
        for i, x in enumerate((-MODULE, 0, MODULE)):
            with s.part((x, 0, 0)):
                din_body(MODULE, m.surface("#dfe2e3", 0.42))
                for z in (-0.032, 0.032):
                    terminal(0, z)
                with s.part((0, -0.048, -0.019), (52 if i == 2 else 0, 0, 0)):
                    s.box((0.0135, 0.024, 0.037), m.surface("#2a2e33", 0.45), (0, -0.009, 0.019), bevel=0.002)
                    s.slab(0.009, 0.001, 0.016, m.surface("#e8eaea", 0.5), (0, -0.0213, 0.024), corner=0.001, bevel=0)
                    s.text("15 A", 0.0028, m.ink(), (0, -0.022, 0.027))
                    s.text("1000 V", 0.0018, m.ink(), (0, -0.022, 0.0215))
                    s.box((0.0135, 0.006, 0.006), m.amber(), (0, -0.0225, 0.038), bevel=0.001)
                s.cylinder(0.0014, 0.001, m.led_green(), (0, -0.0467, 0.0245), "y", bevel=0)
    for x, y, heading in ((-0.045, -0.105, 24), (-0.012, -0.122, -12), (0.03, -0.105, 58)):
        with s.part((x, y, 0.0052), (0, 0, heading)):
            s.cylinder(0.0048, 0.026, m.surface("#f0eee8", 0.4), (0, 0, 0), "x", bevel=0)
            for side in (-1, 1):
                s.cylinder(0.0052, 0.010, m.surface("#c8ccd0", 0.18, 1.0), (side * 0.0145, 0, 0), "x", bevel=0.0008)


@product("component-surge-protector", "Surge protector, type 1+2, plug-in cartridges", view=(-30, 15), fill=0.74)
def component_surge_protector():
    with s.part((0, 0, 0.0427)):
        din_rail(0.11)
        for i in range(4):
            x = (i - 1.5) * MODULE
            with s.part((x, 0, 0)):
                din_body(MODULE, m.surface("#3a4047", 0.45))
                for z in (-0.032, 0.032):
                    terminal(0, z)
                tint = m.surface("#2c6fc4", 0.4) if i == 3 else m.amber()
                s.box((0.0166, 0.022, 0.040), tint, (0, -0.062, 0), bevel=0.0015)
                s.slab(0.007, 0.001, 0.0055, m.led_green(), (0, -0.0732, 0.0125), corner=0.0008, bevel=0)
                s.text("N" if i == 3 else f"L{i + 1}", 0.0042, m.charcoal(), (0, -0.0733, 0.0035))
                s.imprint("PROMIN", 0.0018, m.charcoal(), (0, -0.0733, -0.0045))
                s.imprint("40 kA", 0.0022, m.charcoal(), (0, -0.0733, -0.0095), weight="plain")
                for side in (-1, 1):
                    s.box((0.01, 0.002, 0.0016), m.charcoal(), (0, -0.0728, side * 0.0172), bevel=0)


@product("component-distribution-box", "Distribution board with two rows of breakers, door open", view=(-26, 8), wall=True,
         fill=0.78)
def component_distribution_box():
    width, height, depth = 0.34, 0.42, 0.11
    shell = m.surface("#eceeef", 0.4)
    s.slab(width, depth, height, shell, (0, -depth / 2, 0), corner=0.014, bevel=0.004)
    s.slab(width - 0.03, 0.004, height - 0.03, m.surface("#dcdfe1", 0.45), (0, -depth, 0), corner=0.008, bevel=0.001)
    for row, z in enumerate((0.085, -0.085)):
        s.slab(0.262, 0.004, 0.052, m.gap(), (0, -depth - 0.0005, z), corner=0.003, bevel=0)
        with s.part((0, -depth + 0.055, z)):
            x, devices = -0.125, ((3, "C32"), (2, "B16"), (1, "B16"), (1, "B16"), (1, "B10"), (1, "B10"), (3, "C20"),
                                  (2, "B16"))
            for i, (poles, label) in enumerate(devices if row == 0 else devices[::-1]):
                breaker((x + poles * MODULE / 2, 0, 0), poles, label, on=i != 4,
                        toggle=m.amber() if poles == 3 and row else None)
                x += poles * MODULE
        for i in range(7):
            s.slab(0.03, 0.001, 0.009, m.white(), ((i - 3) * 0.036, -depth - 0.0022, z - 0.044), corner=0.001, bevel=0)
    s.imprint("PROMIN", 0.011, m.ink(), (-0.10, -depth - 0.0022, 0.175), spacing=1.1)
    s.prism([(0.006, 0.026), (-0.016, -0.004), (-0.002, -0.004), (-0.006, -0.026), (0.016, 0.004), (0.002, 0.004)],
            0.001, m.amber(), (0.125, -depth - 0.0025, 0.172))
    with s.part((width / 2 - 0.004, -depth - 0.004, 0), (0, 0, 118)):
        for x, w, h in ((-0.012, 0.024, height - 0.02), (-width + 0.03, 0.024, height - 0.02)):
            s.box((w, 0.014, h), shell, (x, 0, 0), bevel=0.003)
        for z in (-1, 1):
            s.box((width - 0.02, 0.014, 0.03), shell, (-width / 2 + 0.01, 0, z * (height / 2 - 0.025)), bevel=0.003)
        s.box((width - 0.06, 0.003, height - 0.07), m.smoked(), (-width / 2 + 0.01, 0, 0), bevel=0)
    for x, r in ((-0.11, 0.016), (-0.06, 0.012), (-0.02, 0.012), (0.02, 0.012), (0.07, 0.016)):
        s.gland((x, -depth / 2, -height / 2), r, cable_to=[(x, -depth / 2 + 0.01, -height / 2 - 0.11)])
