"""Parametric primitives: the vocabulary all models are written in.

Units are metres and degrees.  A model faces the camera along -y, x runs to
the right and z up; the ground is z = 0.  ``at`` is always the centre of the
shape unless said otherwise, ``turn`` an XYZ rotation.  Everything made inside
``with part(...)`` moves together with that part.
"""

import math
from contextlib import contextmanager

import bpy
from mathutils import Vector

import materials as m

_parents = []
_plain = False
FONTS = {
    "bold": "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
    "plain": "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
}


@contextmanager
def part(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """A movable group: shapes made in its body are placed relative to it."""
    empty = _place(bpy.data.objects.new("part", None), at, turn)
    empty.scale = (scale,) * 3
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def reset(plain=False):
    """Forget open parts (a new scene begins); ``plain`` leaves out what a maker prints on its goods."""
    global _plain
    _parents.clear()
    _plain = plain


def _place(obj, at, turn):
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    if _parents:
        obj.parent = _parents[-1]
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(points, faces, materials, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, segments=3, slots=None):
    """Any mesh from points and faces; ``slots`` gives each face its material index."""
    data = bpy.data.meshes.new("shape")
    data.from_pydata(points, [], faces)
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if slots:
        data.polygons.foreach_set("material_index", slots)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(32)
    obj = _place(bpy.data.objects.new("shape", data), at, turn)
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, segments
        modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(32)
        modifier.harden_normals = True
    return obj


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=None):
    """A cuboid of size (x, y, z) with softly broken edges."""
    x, y, z = (s / 2 for s in size)
    if bevel is None:
        bevel = min(0.003, min(size) * 0.12)
    points = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(points, faces, material, at, turn, bevel)


def outline(width, height, corner=0.0, steps=8):
    """A rounded rectangle as (x, z) points, anticlockwise, centred on the origin."""
    corner = min(corner, width / 2 - 1e-5, height / 2 - 1e-5)
    if corner <= 0:
        return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    points = []
    for cx, cz, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx * (width / 2 - corner) + corner * math.cos(angle),
                           cz * (height / 2 - corner) + corner * math.sin(angle)))
    return points


def prism(points, depth, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, segments=3):
    """A flat (x, z) outline extruded along y, centred on y = 0."""
    count = len(points)
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) < 0:
        points = points[::-1]
    vertices = [(x, -depth / 2, z) for x, z in points] + [(x, depth / 2, z) for x, z in points]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    return mesh(vertices, faces, material, at, turn, bevel, segments)


def slab(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), corner=0.03, bevel=0.004, segments=3):
    """A housing: rounded rectangle seen from the front, ``depth`` deep, edges rolled by ``bevel``."""
    return prism(outline(width, height, corner), depth, material, at, turn, bevel, segments)


def pillow(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), corner=0.03, bevel=0.004):
    """Like ``slab`` but rounded when seen from above (extruded along z)."""
    return prism(outline(width, depth, corner), height, material, at,
                 (turn[0] - 90, turn[1], turn[2]), bevel)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=48, bevel=0.0, caps=True):
    """A profile of (radius, z) points revolved around z; ``caps`` closes open ends with discs."""
    points, faces, rows = [], [], len(profile)
    for side in range(sides):
        angle = 2 * math.pi * side / sides
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for side in range(sides):
        here, there = side * rows, (side + 1) % sides * rows
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(rows - 1)]
    if caps and profile[0][0] > 1e-6:
        faces.append(tuple(side * rows for side in reversed(range(sides))))
    if caps and profile[-1][0] > 1e-6:
        faces.append(tuple(side * rows + rows - 1 for side in range(sides)))
    return mesh(points, faces, material, at, turn, bevel, 2)


_AXES = {"z": (0, 0, 0), "y": (90, 0, 0), "x": (0, 90, 0)}


def cylinder(radius, length, material, at=(0, 0, 0), axis="z", turn=None, bevel=None, sides=40):
    """A rod or disc along an axis."""
    bevel = min(0.003, radius * 0.15, length * 0.2) if bevel is None else bevel
    return lathe([(radius, -length / 2), (radius, length / 2)], material, at,
                 _AXES[axis] if turn is None else turn, sides, bevel)


def ring(radius, thickness, length, material, at=(0, 0, 0), axis="z", turn=None, bevel=0.0, sides=48):
    """A hollow cylinder: outer ``radius``, wall ``thickness``."""
    inner = radius - thickness
    profile = [(inner, -length / 2), (radius, -length / 2), (radius, length / 2), (inner, length / 2)]
    points, faces = [], []
    for side in range(sides):
        angle = 2 * math.pi * side / sides
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for side in range(sides):
        here, there = side * 4, (side + 1) % sides * 4
        faces += [(here + i, there + i, there + (i + 1) % 4, here + (i + 1) % 4) for i in range(4)]
    return mesh(points, faces, material, at, _AXES[axis] if turn is None else turn, bevel, 2)


def torus(radius, thickness, material, at=(0, 0, 0), axis="z", turn=None):
    """A round ring: path ``radius`` and tube radius ``thickness``."""
    steps = 64
    points = [(radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps), 0)
              for i in range(steps)]
    return polyline(points, thickness, material, at, _AXES[axis] if turn is None else turn, closed=True)


def polyline(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, sides=6):
    """A round bar through the points as they are."""
    data = bpy.data.curves.new("curve", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, sides
    data.use_fill_caps = True
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [c for p in points for c in (*p, 1.0)])
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    data.materials.append(material)
    return _place(bpy.data.objects.new("curve", data), at, turn)


def tube(points, radius, material, bend=0.0, at=(0, 0, 0), turn=(0, 0, 0), closed=False):
    """A pipe along straight runs whose corners are rounded with radius ~``bend``."""
    points = [Vector(p) for p in points]
    if not bend:
        return polyline([tuple(p) for p in points], radius, material, at, turn, closed)
    path, count = [], len(points)
    for i, corner in enumerate(points):
        if not closed and i in (0, count - 1):
            path.append(corner)
            continue
        before, after = points[i - 1] - corner, points[(i + 1) % count] - corner
        reach = min(bend, before.length / 2, after.length / 2)
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        for step in range(9):
            t = step / 8
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t ** 2)
    return polyline([tuple(p) for p in path], radius, material, at, turn, closed)


def cable(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), steps=14):
    """A soft cable drawn smoothly (Catmull-Rom) through the points."""
    points = [Vector(p) for p in points]
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    path = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                               + (3 * b - a - 3 * c + d) * t ** 3))
    path.append(points[-1])
    return polyline([tuple(p) for p in path], radius, material, at, turn)


def beam(start, end, width, height, material, bevel=0.002):
    """A square bar between two points (``height`` is measured as upright as possible)."""
    start, end = Vector(start), Vector(end)
    direction = end - start
    obj = box((width, height, direction.length), material, tuple((start + end) / 2), bevel=bevel)
    obj.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    return obj


def rod(start, end, radius, material):
    """A round bar between two points."""
    return polyline([start, end], radius, material)


def text(words, size, material, at=(0, 0, 0), turn=(90, 0, 0), align="CENTER", weight="bold", spacing=1.0):
    """Printed lettering, ``size`` = cap height in metres; by default it faces -y."""
    data = bpy.data.curves.new("text", "FONT")
    data.body, data.size, data.align_x, data.align_y = words, size / 0.7, align, "CENTER"
    data.extrude, data.space_character, data.resolution_u = size * 0.01, spacing, 3
    try:
        data.font = bpy.data.fonts.load(FONTS[weight], check_existing=True)
    except (RuntimeError, OSError):
        pass  # Blender's built-in font will do
    data.materials.append(material)
    return _place(bpy.data.objects.new("text", data), at, turn)


def imprint(words, *place, **options):
    """What a maker prints on its goods (brand, model, rating): ``text`` that a plain picture goes without."""
    if not _plain:
        text(words, *place, **options)


# --- recurring details ---------------------------------------------------------

def louvres(width, height, count, material, at=(0, 0, 0), turn=(0, 0, 0), depth=0.006):
    """A panel of horizontal ventilation blades facing -y over a dark opening."""
    with part(at, turn):
        box((width, 0.002, height), m.gap(), bevel=0)
        pitch = height / count
        for i in range(count):
            box((width, 0.0016, pitch * 0.85), material,
                (0, -depth / 2, -height / 2 + pitch * (i + 0.5)), (32, 0, 0), bevel=0)
        for side in (-1, 1):
            box((0.006, depth * 1.6, height + 0.006), material, (side * width / 2, -depth / 2, 0))
        for side in (-1, 1):
            box((width + 0.006, depth * 1.6, 0.006), material, (0, -depth / 2, side * height / 2))


def slots(width, height, count, at=(0, 0, 0), turn=(0, 0, 0), upright=False, fill=0.45):
    """A row of rounded dark slots printed on a surface facing -y."""
    with part(at, turn):
        for i in range(count):
            place = ((i + 0.5) / count - 0.5)
            if upright:
                slab(width / count * fill, 0.0012, height, m.gap(), (place * width, 0, 0), corner=1, bevel=0)
            else:
                slab(width, 0.0012, height / count * fill, m.gap(), (0, 0, place * height), corner=1, bevel=0)


def screw(at, radius=0.004, turn=(90, 0, 0), material=None):
    """A socket-head screw, its head facing -y."""
    with part(at, turn):
        lathe([(0, 0.6 * radius), (0.5 * radius, 0.6 * radius), (0.55 * radius, radius), (0.9 * radius, radius),
               (radius, 0.8 * radius), (radius, 0)], material or m.steel(), sides=20)
        cylinder(radius * 0.5, 0.0005, m.gap(), (0, 0, 0.62 * radius), bevel=0, sides=6)


def wheel(radius, width, at, axis="x", hub=None, tyre=None):
    """A tyre on a five-bolt rim, turning around ``axis``."""
    turn = {"x": (0, 90, 0), "y": (90, 0, 0)}[axis]
    w = width / 2
    with part(at, turn):
        lathe([(0.62 * radius, -w * 0.9), (0.78 * radius, -w), (0.93 * radius, -w * 0.9), (radius, -w * 0.55),
               (radius, w * 0.55), (0.93 * radius, w * 0.9), (0.78 * radius, w), (0.62 * radius, w * 0.9)],
              tyre or m.rubber(), sides=64, caps=False)
        for side in (-1, 1):
            lathe([(0.63 * radius, side * w * 0.92), (0.58 * radius, side * w * 0.95), (0.52 * radius, side * w * 0.55),
                   (0.26 * radius, side * w * 0.5), (0.2 * radius, side * w * 0.75), (0, side * w * 0.75)],
                  hub or m.shell(), sides=48, caps=False)
            for bolt in range(5):
                angle = math.radians(72 * bolt + 18)
                cylinder(0.035 * radius, 0.12 * w, m.dark_steel(),
                         (0.36 * radius * math.cos(angle), 0.36 * radius * math.sin(angle), side * w * 0.56), sides=8)


def castor(at, radius=0.04, material=None):
    """A small swivel castor whose wheel touches z = at.z - radius."""
    x, y, z = at
    cylinder(radius, radius * 0.7, material or m.rubber(), at, "x")
    cylinder(radius * 0.5, radius * 0.74, m.grey(), at, "x")
    for side in (-1, 1):
        box((0.004, radius * 1.2, radius * 1.7), m.steel(), (x + side * radius * 0.45, y, z + radius * 0.6))
    box((radius * 1.8, radius * 1.8, 0.006), m.steel(), (x, y, z + radius * 1.4))


def gland(at, radius=0.011, material=None, cable_to=None):
    """A cable gland pointing down (-z); ``cable_to`` = list of further points for its cable."""
    x, y, z = at
    with part(at):
        cylinder(radius * 1.25, radius * 0.8, material or m.charcoal(), (0, 0, -radius * 0.4), sides=6)
        lathe([(radius, -radius * 0.8), (radius * 1.05, -radius * 1.8), (radius * 0.7, -radius * 2.3)],
              material or m.charcoal(), sides=24)
    if cable_to:
        cable([(x, y, z - radius * 1.6), (x, y, z - radius * 4), *cable_to], radius * 0.5, m.black())


def socket_schuko(at, turn=(0, 0, 0), material=None, scale=1.0):
    """A Schuko (type F) outlet, 46 mm across, facing -y."""
    with part(at, turn, scale):
        slab(0.056, 0.006, 0.056, material or m.charcoal(), (0, -0.003, 0), corner=0.01, bevel=0.002)
        ring(0.0225, 0.0025, 0.006, material or m.graphite(), (0, -0.007, 0), "y", bevel=0.001)
        cylinder(0.02, 0.001, m.surface("#17191c", 0.55), (0, -0.0065, 0), "y", bevel=0)
        for side in (-1, 1):
            cylinder(0.0028, 0.001, m.gap(), (side * 0.0095, -0.0075, 0), "y", bevel=0, sides=16)
            box((0.006, 0.004, 0.002), m.steel(), (0, -0.0085, side * 0.0185))


def display(width, height, at=(0, 0, 0), turn=(0, 0, 0), lines=(), colour="#dff1ff", corner=0.006):
    """A dark glass display facing -y with glowing text lines [(words, size, x, z), ...]."""
    glow = m.surface(colour, 0.5, glow=1.6)
    with part(at, turn):
        slab(width, 0.003, height, m.gloss_black(), corner=corner, bevel=0.0008)
        for words, size, x, z in lines:
            text(words, size, glow, (x, -0.0022, z))
