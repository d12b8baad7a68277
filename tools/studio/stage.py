"""The photographer's half of the studio: sweep, softboxes, camera, exposure, export.

A product is built at its real size (metres); everything here scales with it,
so a 3 cm breaker and a 7 m lift come out in the same light and framing.
"""

import math
import os
import tempfile
from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import darkroom
import materials as m
import shapes

PICTURES = {}
"""name -> Picture: filled by the decorators below when the family modules are imported."""


@dataclass
class Picture:
    """What to build and how to photograph it."""

    name: str
    shows: str
    build: callable
    view: tuple = (-28, 12)      # camera azimuth (from the front, + = from the right) and elevation, degrees
    fill: float = 0.78           # share of the frame the product takes
    wall: bool = False           # hang it on a wall whose surface is y = 0
    lens: float = 85             # mm on a 36 mm sensor
    samples: int = 32
    size: tuple = (960, 960)
    folder: str = "scenes"
    limit: int = 90              # kB
    studio: bool = True          # False: the builder sets its own light and camera (scenes)
    exposure: float = 0.0        # stops
    film: str = ""               # a look of Blender's film curve instead of the studio's own: places need its range
    tint: tuple = (1, 1, 1)


def illustration(name, shows, **options):
    """Register a builder function as a picture in the light of the studio, cut out as goods are (``shoot.illustrate``)."""
    def register(build):
        PICTURES[name] = Picture(name, shows, build, **options)
        return build
    return register


def scene(name, shows, **options):
    """Register a builder function as a scene that brings its own light and camera."""
    options = {"size": (1600, 900), "limit": 220, "studio": False, "samples": 32, **options}
    return illustration(name, shows, **options)


# --- set-up ----------------------------------------------------------------------

def clear(plain=False):
    """Start from an empty scene with Cycles on the CPU; ``plain`` as in ``shapes.reset``."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m.reset()
    shapes.reset(plain)
    settings = bpy.context.scene
    settings.render.engine = "CYCLES"
    cycles = settings.cycles
    cycles.device, cycles.use_denoising = "CPU", False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 0.5
    settings.render.use_persistent_data = True
    settings.view_settings.view_transform = "Standard"  # the tone curve is in darkroom.py


def world(colour="#ffffff", strength=0.5):
    """An even sky of one colour."""
    light = bpy.data.worlds.new("world")
    light.use_nodes = True
    background = light.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = m.linear(colour)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = light
    return light


def daylight(elevation, direction, strength=0.12, haze=1.0):
    """A physical (Nishita) sky without its disc; ``direction`` in degrees, 0 = sun towards +y."""
    light = world()
    tree = light.node_tree
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_disc = "NISHITA", False
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(direction)
    sky.dust_density = haze
    tree.links.new(sky.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength


def endless_sky(lowest=0.09):
    """Below the horizon a physical sky is a brown void: its horizon colour runs on instead."""
    tree = bpy.context.scene.world.node_tree
    sky = next(node for node in tree.nodes if node.type == "TEX_SKY")
    split, join = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeCombineXYZ")
    floor = tree.nodes.new("ShaderNodeMath")
    floor.operation, floor.inputs[1].default_value, floor.inputs[2].default_value = "SMOOTH_MAX", lowest, 0.12
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], floor.inputs[0])
    for axis, socket in (("X", split.outputs["X"]), ("Y", split.outputs["Y"]), ("Z", floor.outputs[0])):
        tree.links.new(socket, join.inputs[axis])
    tree.links.new(join.outputs[0], sky.inputs["Vector"])


def sun(elevation, direction, strength=3.0, colour="#fff0d8", softness=1.5):
    """A sun lamp; ``direction`` as in ``daylight`` (0 = sun stands over +y, 90 = over +x)."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, m.linear(colour)[:3], math.radians(softness)
    obj = bpy.data.objects.new("sun", data)
    e, d = math.radians(elevation), math.radians(direction)
    towards = Vector((math.cos(e) * math.sin(d), math.cos(e) * math.cos(d), math.sin(e)))
    obj.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)


def lamp(position, power, colour="#ffd9a0", radius=0.05):
    """A small glowing bulb (point light), power in watts."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, m.linear(colour)[:3], radius
    obj = bpy.data.objects.new("lamp", data)
    obj.location = position
    bpy.context.scene.collection.objects.link(obj)


def bounds():
    """World-space bounding-box corners of everything built so far."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for obj in bpy.context.scene.objects:
        if obj.type in {"MESH", "CURVE", "FONT"} and not obj.get("backdrop"):
            final = obj.evaluated_get(graph)
            corners += [final.matrix_world @ Vector(c) for c in final.bound_box]
    return corners


def sweep(centre, radius, wall_at=None):
    """A seamless paper sweep: floor, generous curve, wall; or floor-less wall for hung products."""
    paper = m.surface("#eceef0", 0.75)
    if wall_at is not None:
        points = [(-40 * radius, wall_at, -40 * radius), (40 * radius, wall_at, -40 * radius),
                  (40 * radius, wall_at, 40 * radius), (-40 * radius, wall_at, 40 * radius)]
        backdrop = shapes.mesh(points, [(0, 1, 2, 3)], paper)
    else:
        back, curve, steps = centre.y + 5 * radius, 5 * radius, 24
        profile = [(centre.y - 30 * radius, 0.0)]
        profile += [(back + curve * math.sin(math.radians(90 * i / steps)),
                     curve * (1 - math.cos(math.radians(90 * i / steps)))) for i in range(steps + 1)]
        profile.append((back + curve, 40 * radius))
        points = [(x, y, z) for y, z in profile for x in (-60 * radius, 60 * radius)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
        backdrop = shapes.mesh(points, faces, paper)
    backdrop["backdrop"] = True
    backdrop.data.auto_smooth_angle = math.radians(60)


def softbox(position, target, size, power, colour="#ffffff", spread=180):
    """A square area light aimed at ``target``; brightness fades softly towards its rim."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, data.size, data.energy = "SQUARE", size, power
    data.color, data.spread = m.linear(colour)[:3], math.radians(spread)
    data.use_nodes = True
    tree = data.node_tree
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    centred = tree.nodes.new("ShaderNodeVectorMath")
    centred.operation, centred.inputs[1].default_value = "SUBTRACT", (0.5, 0.5, 0.0)
    flat = tree.nodes.new("ShaderNodeVectorMath")
    flat.operation, flat.inputs[1].default_value = "MULTIPLY", (1, 1, 0)
    length = tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    fade = tree.nodes.new("ShaderNodeMapRange")
    fade.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", 0.18), ("From Max", 0.62), ("To Min", 1.7), ("To Max", 0.0)):
        fade.inputs[name].default_value = value
    tree.links.new(geometry.outputs["Parametric"], centred.inputs[0])
    tree.links.new(centred.outputs[0], flat.inputs[0])
    tree.links.new(flat.outputs[0], length.inputs[0])
    tree.links.new(length.outputs["Value"], fade.inputs["Value"])
    tree.links.new(fade.outputs["Result"], tree.nodes["Emission"].inputs["Strength"])
    lamp = bpy.data.objects.new("softbox", data)
    lamp.location = position
    lamp.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def studio_lights(centre, radius, wall=False):
    """Key from upper left, broad fill from the right, a strip from behind to draw the edges."""
    def at(x, y, z):
        return centre + Vector((x, y, z)) * radius
    unit = radius ** 2 * (1.22 if wall else 1.0)
    softbox(at(-2.6, -2.4, 3.0), centre, 3.2 * radius, 150 * unit)
    softbox(at(3.6, -2.2, 1.6), centre, 3.4 * radius, 36 * unit)
    softbox(at(0.6, 0.6 if wall else 1.6, 3.8), centre, 3.0 * radius, 52 * unit)
    if not wall:
        softbox(at(0, 3.0, 7.5), centre + Vector((0, 10, 2.5)) * radius, 6 * radius, 420 * unit)
    world("#f6f8ff", 0.46)


def sharp_at(obj, point, fstop):
    """Depth of field: what is as far as ``point`` is sharp."""
    obj.data.dof.use_dof = True
    obj.data.dof.focus_distance = (Vector(point) - Vector(obj.location)).length
    obj.data.dof.aperture_fstop, obj.data.dof.aperture_blades = fstop, 9


def camera(location, target, lens=50):
    """A camera looking from one point to another."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 2000
    obj = bpy.data.objects.new("camera", data)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


def framed_camera(corners, view, fill, lens):
    """Place the camera so that the product is centred and takes ``fill`` of the frame."""
    azimuth, elevation = map(math.radians, view)
    direction = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation),
                        math.sin(elevation)))
    target = sum(corners, Vector()) / len(corners)
    distance = 6 * max((c - target).length for c in corners)
    obj = camera(target + direction * distance, target, lens)
    right, up = obj.rotation_euler.to_matrix() @ Vector((1, 0, 0)), obj.rotation_euler.to_matrix() @ Vector((0, 1, 0))
    for _ in range(8):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(bpy.context.scene, obj, c) for c in corners]
        left, right_edge = min(s.x for s in seen), max(s.x for s in seen)
        low, high = min(s.y for s in seen), max(s.y for s in seen)
        width = distance * 36 / lens
        target += right * ((left + right_edge) / 2 - 0.5) * width + up * ((low + high) / 2 - 0.5) * width
        distance *= max(right_edge - left, high - low) / fill
        obj.location = target + direction * distance
    return obj


def photograph_set(picture):
    """Sweep, lights and camera around the product that has just been built."""
    corners = bounds()
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    centre, radius = (low + high) / 2, (high - low).length / 2
    sweep(centre, radius, 0.0 if picture.wall else None)
    studio_lights(centre, radius, picture.wall)
    framed_camera(corners, picture.view, picture.fill, picture.lens)


# --- exposure and export -----------------------------------------------------------

def target_path(picture, folder):
    """Where the finished picture goes: what is cut out as AVIF, for the sake of its soft shadow."""
    return os.path.join(folder, picture.folder, picture.name + (".avif" if picture.studio else ".webp"))


def render(picture, folder, size=None, samples=None, clean=True):
    """Build and photograph one scene; returns the path of the finished WebP."""
    clear()
    settings = bpy.context.scene
    width, height = picture.size
    factor = (size or width) / width
    settings.render.resolution_x, settings.render.resolution_y = round(width * factor), round(height * factor)
    picture.build()
    settings.cycles.samples = max(4, (samples or picture.samples) // 2)
    with tempfile.TemporaryDirectory() as scratch:
        halves = [expose(scratch, seed) for seed in (1, 2)]
    pixels = darkroom.clean(*halves) if clean else darkroom.mean(*halves)
    target = target_path(picture, folder)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    if picture.film:
        settings.view_settings.view_transform, settings.view_settings.look = "Filmic", picture.film
        developed = pixels * 2 ** picture.exposure * darkroom.np.array(picture.tint, "float32")
        # Film has a grain; without one a clean sky steps from shade to shade in eight bits.
        developed = developed * (1 + darkroom.np.random.default_rng(1).normal(0, 0.007, developed.shape[:2] + (1,))).astype("float32")
    else:
        developed = darkroom.develop(pixels, picture.exposure)
    return _export(developed, target, picture.limit * 1000)


def expose(scratch, seed):
    """Render once and read back the colour (with its coverage, where the film is transparent) and guide passes."""
    settings = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    settings.cycles.seed = seed
    settings.use_nodes = True
    tree = settings.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = scratch
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.format.color_mode = "RGBA"
    output.file_slots.clear()
    passes = {"color": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo"}
    for name, socket in passes.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[socket], output.inputs[name])
    settings.frame_set(seed)
    bpy.ops.render.render()
    taken = {name: darkroom.load(os.path.join(scratch, f"{name}{seed:04d}.exr")) for name in passes}
    return {**{name: pixels[..., :3] for name, pixels in taken.items()}, "cover": taken["color"][..., 3]}


def _export(pixels, target, limit):
    """Apply the view transform and save as WebP, lowering quality until it fits ``limit`` bytes."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("photo", width, height, alpha=False, float_buffer=True)
    image.pixels.foreach_set(darkroom.flat(pixels))
    settings = bpy.context.scene
    form = settings.render.image_settings
    form.file_format, form.color_mode = "WEBP", "RGB"
    temporary = target + ".part"
    for form.quality in (90, 86, 82, 78, 72, 66, 58, 50):
        image.save_render(temporary, scene=settings)
        if os.path.getsize(temporary) <= limit:
            break
    os.replace(temporary, target)
    return target
