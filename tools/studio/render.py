#!/usr/bin/env python3
"""Take pictures: products by article number from the catalogue's fields, and scenes by name.

    python3 render.py --list                       scenes and illustrations by name
    python3 render.py products --list              every product picture: done, stale or missing
    python3 render.py products --missing           take what is missing or stale, most wanted first
    python3 render.py products --hours             how long that would take
    python3 render.py US5000 PRM-BR5 --draft       small and quick, into drafts/
    python3 render.py products --view front        only one view
    python3 render.py US5000 --accept              its pictures are as good as new: a change of their family left them alone
    python3 render.py scene-roof-solar             one scene, into public/pictures

Options: --family NAME, --size 480 (width in pixels), --samples 24, --raw (no denoising), --out FOLDER, --threads 2.

Outside Blender the script starts Blender on itself, where nothing else wants the processor.
"""

import argparse
import importlib
import os
import pkgutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(os.path.dirname(HERE)), "public", "pictures")


def arguments(argv):
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    for flag in ("--list", "--missing", "--hours", "--draft", "--accept", "--raw"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--view")
    parser.add_argument("--family")
    parser.add_argument("--size", type=int)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default=PICTURES)
    return parser.parse_args(argv)


def main(options):
    """Inside Blender: take the pictures asked for, one after the other."""
    sys.path.insert(0, HERE)
    import families
    import stage
    for module in pkgutil.iter_modules(families.__path__):
        importlib.import_module("families." + module.name)
    if options.names and options.names[0] not in {*stage.PICTURES, "all"}:
        import takes
        return takes.run(options)
    if options.list or not options.names:
        for picture in stage.PICTURES.values():
            print(f"{picture.name:32} {picture.shows}")
        return None
    names = list(stage.PICTURES) if "all" in options.names else options.names
    for name in names:
        picture = stage.PICTURES[name]
        if options.missing and os.path.exists(stage.target_path(picture, options.out)):
            continue
        started = time.time()
        if picture.studio:
            import shoot
            path = shoot.illustrate(picture, options.out, options.size, options.samples)
        else:
            path = stage.render(picture, options.out, options.size, options.samples, not options.raw)
        print(f"FINISHED {os.path.basename(path)}: {os.path.getsize(path) / 1000:.0f} kB in {time.time() - started:.0f} s", flush=True)
    return None


if __name__ == "__main__":
    try:
        import bpy  # noqa: F401
    except ImportError:
        wanted = arguments(sys.argv[1:])
        # Blender must find the system's Python (and its numpy), not a pyenv one; Node stays where it was.
        system = {**os.environ, "PATH": "/usr/local/bin:/usr/bin:/bin", "STUDIO_PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
        sys.exit(subprocess.call(["chrt", "-i", "0", "nice", "-n", "19", "blender", "-b", "-noaudio", "-t", str(wanted.threads),
                                  "--python-exit-code", "1", "-P", os.path.abspath(__file__), "--", *sys.argv[1:]], env=system))
    main(arguments(sys.argv[sys.argv.index("--") + 1:]))
