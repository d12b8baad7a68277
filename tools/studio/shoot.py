"""Photographs of the catalogue's goods, and illustrations: a model alone, with its shadow, and nothing behind it.

The picture is transparent: pages lay it on a light sweep or a dark one, so one rendering serves
both themes, no gradient is ever stored (none can show seams), and the empty part costs nothing.
Two exposures make it.  The shadow is soft and is taken small: the sweep as a shadow catcher, the
goods unseen.  The goods are taken large: the sweep unseen, though it still lights them from below.
"""

import os
import subprocess
import tempfile
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

import beside
import darkroom
import stage

HERE = os.path.dirname(os.path.abspath(__file__))
LIGHT = 2
"""Raise it when light, surfaces or the darkroom change so that every picture should be taken anew."""


@dataclass(frozen=True)
class Exposure:
    """Settings that decide how a picture comes out; they are part of its hash."""

    size: int
    samples: int
    limit: int          # kB
    shadow: int = 360   # pixels of the shadow's own exposure


FIRST, FURTHER = Exposure(1600, 16, 80), Exposure(960, 16, 30)
DRAFT = Exposure(320, 8, 80, 160)


def bounds_of(corners):
    """The lowest and the highest corner of a cloud of points."""
    return (Vector([min(c[i] for c in corners) for i in range(3)]), Vector([max(c[i] for c in corners) for i in range(3)]))


def part_of(low, high, across, upright):
    """Corners of a part of a model's bounds, as shares of its width and height."""
    xs = [low.x + (high.x - low.x) * share for share in across]
    zs = [low.z + (high.z - low.z) * share for share in upright]
    return [Vector((x, y, z)) for x in xs for z in zs for y in (low.y, low.y + 0.2 * (high.y - low.y))]


def photograph(family, fields, view, exposure, target):
    """Build one product, take one view of it, write it as AVIF; returns the finished path."""
    stage.clear(fields.get("plain", True))
    in_use = family.in_use if view == "scale" else None
    family.builder_of(view)(fields)
    corners = stage.bounds()
    low, high = bounds_of(corners)
    azimuth, elevation = family.angles.get(view, family.angles["three-quarter"])
    fill = family.fill
    if in_use:
        (azimuth, elevation), fill = family.angles.get("scale", (-20, 18)), 0.9
    elif view == "scale":
        beside.stand(family.beside, low, high, family.wall)
        corners = stage.bounds()
        low, high = bounds_of(corners)
        azimuth, elevation, fill = (-8, 24, 0.86) if family.beside == "ruler" else (-14, 6, 0.88)
    elif view in family.close:
        corners, fill = part_of(low, high, *family.close[view]), 0.94
    elif family.largest and view != "detail":
        fill *= max(0.74, min(1, (high - low).length / family.largest)) ** 0.7
    fill = fields.get("fill", fill)
    centre, radius = (low + high) / 2, (high - low).length / 2
    goods = list(bpy.context.scene.objects)
    stage.sweep(centre, radius, 0.0 if family.wall else None)
    sweep = next(o for o in bpy.context.scene.objects if o.get("backdrop"))
    stage.studio_lights(centre, radius, family.wall)
    settings = bpy.context.scene
    settings.render.resolution_x = settings.render.resolution_y = exposure.size     # the camera frames a square
    stage.framed_camera(corners, (azimuth, elevation), fill, family.lens)
    return _cut_out(goods, sweep, (exposure.size, exposure.size), exposure, target)


def illustrate(picture, folder, width=None, samples=None):
    """Take an illustration as goods are taken; returns the finished path."""
    stage.clear()
    picture.build()
    goods = list(bpy.context.scene.objects)
    across, down = picture.size
    size = (width or across, round((width or across) * down / across))
    settings = bpy.context.scene
    settings.render.resolution_x, settings.render.resolution_y = size
    stage.photograph_set(picture)
    sweep = next(o for o in bpy.context.scene.objects if o.get("backdrop"))
    return _cut_out(goods, sweep, size, Exposure(size[0], samples or picture.samples, picture.limit), stage.target_path(picture, folder))


def _cut_out(goods, sweep, size, exposure, target):
    """Expose the shadow and the goods of a scene with its camera, lay one over the other, and write the AVIF."""
    settings = bpy.context.scene
    settings.render.film_transparent = True
    settings.render.image_settings.color_mode = "RGBA"
    with tempfile.TemporaryDirectory() as scratch:
        shadow = _shadow(scratch, goods, sweep, size, exposure)
        for thing in goods:
            thing.visible_camera = True
        sweep.is_shadow_catcher, sweep.visible_camera = False, False
        settings.render.resolution_x, settings.render.resolution_y = size
        settings.cycles.samples = max(4, exposure.samples // 2)
        halves = [stage.expose(scratch, seed) for seed in (1, 2)]
        pixels = darkroom.cut_out(*halves, shadow)
        return _encode(pixels, target, exposure.limit, scratch)


def _shadow(scratch, goods, sweep, size, exposure):
    """How much light the goods keep from the sweep: 0 .. 1, small, in the proportions of the picture."""
    settings = bpy.context.scene
    for thing in goods:
        thing.visible_camera = False
    sweep.is_shadow_catcher = True
    settings.render.resolution_x = exposure.shadow
    settings.render.resolution_y = round(exposure.shadow * size[1] / size[0])
    settings.cycles.samples = max(6, exposure.samples * 3 // 4)
    halves = [stage.expose(scratch, seed) for seed in (3, 4)]
    return darkroom.shadow(*halves)


def _encode(pixels, target, limit, scratch):
    """Straight RGBA bytes, bottom row first, to an AVIF below ``limit`` kB; the old file is replaced at once."""
    height, width, _ = pixels.shape
    raw = os.path.join(scratch, "pixels")
    np.ascontiguousarray(pixels[::-1]).tofile(raw)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    subprocess.run(["node", os.path.join(HERE, "encode.mjs"), raw, str(width), str(height), str(limit), target],
                   check=True, env={**os.environ, "PATH": os.environ.get("STUDIO_PATH", os.environ["PATH"])})
    return target
