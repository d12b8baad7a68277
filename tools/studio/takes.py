"""Taking the catalogue's pictures: what is done, what is next, and the record of it.

``taken.json`` beside the pictures is the record: of every picture the hash of what it was taken from.
The catalogue's seed has the other half, ``own-pictures.json``: of every product its pictures in the order
of its gallery.  A picture is written before it is recorded, and all three replace the old at once, so a
killed run loses one picture at most.
"""

import json
import os
import time

import models
import shoot
import shots

SECONDS = {"three-quarter": 40, "front": 18, "scale": 16, "back": 18, "ports": 18, "detail": 18}
"""Measured on two free cores; ``--hours`` adds them up."""


GALLERIES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "src", "content", "seed",
                         "own-pictures.json")


def record_path(folder):
    """The record of what was taken."""
    return os.path.join(folder, "products", "taken.json")


def read_record(folder):
    """The record, or an empty one."""
    try:
        with open(record_path(folder), encoding="utf8") as file:
            return json.load(file)
    except FileNotFoundError:
        return {}


def write_json(path, value):
    """Replace a file at once."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".part", "w", encoding="utf8") as file:
        file.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")
    os.replace(path + ".part", path)


def galleries(taken, plan):
    """Of every product with a first view its pictures that exist, in the order of views."""
    found = {}
    for article, shot in sorted(plan, key=lambda each: (each[0], models.VIEWS.index(each[1].view))):
        if shot.name in taken:
            found.setdefault(article, []).append(shot.name)
    return {article: names for article, names in found.items() if names[0].endswith("-three-quarter")}


def write_record(folder, taken, plan):
    """Write down what was taken, and the galleries that follow from it."""
    write_json(record_path(folder), dict(sorted(taken.items())))
    if os.path.realpath(folder) == os.path.realpath(os.path.join(os.path.dirname(GALLERIES), "../../../public/pictures")):
        write_json(GALLERIES, galleries(taken, plan))


def exposure_of(view, options=None):
    """The settings of a view: the first is large enough to be looked at closely."""
    usual = shoot.FIRST if view == "three-quarter" else shoot.FURTHER
    if options is None or not (options.draft or options.size or options.samples):
        return usual
    base = shoot.DRAFT if options.draft else usual
    return shoot.Exposure(options.size or base.size, options.samples or base.samples, 300, base.shadow)


def run(options):
    """List, estimate or take the pictures that the command line asks for."""
    plan, without = shots.all_shots(models.FAMILIES, exposure_of, shoot.LIGHT)
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drafts") if options.draft else options.out
    record = read_record(folder)
    taken = {name: key for name, key in record.items() if os.path.exists(os.path.join(folder, "products", name + ".avif"))}
    wanted = {}
    for article, shot in plan:
        if (("products" in options.names or article in options.names) and options.view in (None, shot.view)
                and options.family in (None, shot.family)):
            wanted.setdefault(shot.name, shot)
    if options.list:
        for shot in wanted.values():
            state = "missing" if shot.name not in taken else "done" if taken[shot.name] == shot.key else "stale"
            print(f"{state:8} {shot.family:20} {shot.name}")
        print(f"{len(without)} products of no family yet: {', '.join(without)}")
        return
    if options.accept:
        taken |= {shot.name: shot.key for shot in wanted.values() if shot.name in taken}
        write_record(folder, taken, plan)
        return
    queue = [shot for shot in wanted.values() if options.draft or not options.missing and not options.hours or taken.get(shot.name) != shot.key]
    if options.hours:
        print(f"{len(queue)} pictures, {sum(SECONDS[shot.view] for shot in queue) / 3600:.1f} hours of two free cores")
        return
    for shot in queue:
        started = time.time()
        target = os.path.join(folder, "products", shot.name + ".avif")
        shoot.photograph(models.FAMILIES[shot.family], dict(shot.fields), shot.view, exposure_of(shot.view, options), target)
        if not options.draft:
            taken[shot.name] = shot.key
            write_record(folder, taken, plan)
        print(f"FINISHED {shot.name}: {os.path.getsize(target) / 1000:.0f} kB in {time.time() - started:.0f} s", flush=True)
