#!/usr/bin/env python3
"""Render product pictures and scenes.

    python3 render.py solar-panel-black            one picture
    python3 render.py all                          everything
    python3 render.py all --missing                only what is not there yet
    python3 render.py lift-boom --plain            without the maker's lettering, as lift-boom-plain
    python3 render.py --list                       names and what they show

Options: --size 480 (width in pixels), --samples 24, --raw (no denoising),
--out FOLDER (default: public/pictures of the project), --threads 2.

Outside Blender the script starts Blender on itself at the lowest priority.
"""

import argparse
import importlib
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(os.path.dirname(HERE)), "public", "pictures")
FAMILIES = ("panels", "batteries", "inverters", "power_stations", "chargers", "mounting", "cables",
            "switchgear", "kits", "rental", "scenes")


def arguments(argv):
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--raw", action="store_true")
    parser.add_argument("--size", type=int)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default=PICTURES)
    return parser.parse_args(argv)


def main(options):
    """Inside Blender: render the pictures asked for, one after the other."""
    sys.path.insert(0, HERE)
    import stage
    for family in FAMILIES:
        if os.path.exists(os.path.join(HERE, "families", family + ".py")):
            importlib.import_module("families." + family)
    if options.list or not options.names:
        for picture in stage.PICTURES.values():
            print(f"{picture.name:32} {picture.shows}")
        return
    names = list(stage.PICTURES) if "all" in options.names else options.names
    for name in names:
        picture = stage.PICTURES[name]
        if options.missing and os.path.exists(stage.target_path(picture, options.out, options.plain)):
            continue
        started = time.time()
        path = stage.render(picture, options.out, options.size, options.samples, not options.raw,
                            options.plain)
        print(f"FINISHED {os.path.basename(path)}: {os.path.getsize(path) / 1000:.0f} kB in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        import bpy  # noqa: F401
    except ImportError:
        wanted = arguments(sys.argv[1:])
        # Blender must find the system's Python (and its numpy), not a pyenv one.
        system = {**os.environ, "PATH": "/usr/local/bin:/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"}
        sys.exit(subprocess.call(["nice", "-n", "19", "blender", "-b", "-noaudio", "-t", str(wanted.threads),
                                  "--python-exit-code", "1", "-P", os.path.abspath(__file__), "--", *sys.argv[1:]], env=system))
    main(arguments(sys.argv[sys.argv.index("--") + 1:]))
