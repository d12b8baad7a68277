"""Rail, housing and terminal of DIN devices (lengths in metres)."""

import materials as m
import shapes as s

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
