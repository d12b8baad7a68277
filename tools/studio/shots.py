"""Which pictures there are to take: products by family and view, what each depends on, and in which order."""

import ast
import hashlib
import json
import os
import subprocess
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
VIEW_ORDER = ("three-quarter", "front", "scale", "back", "ports", "detail")
FAMILY_ORDER = ("rack-battery", "stack-battery", "battery-cabinet", "wall-battery", "inverter", "microinverter",
                "suitcase-generator", "frame-generator", "canopy-generator", "panel", "kit")
"""Where pictures contradicted their goods most comes first; every other family follows as it is registered."""


@dataclass(frozen=True)
class Shot:
    """One picture: which file, of what, and the hash of all that decides how it comes out."""

    name: str
    family: str
    view: str
    fields: tuple
    key: str


def products():
    """The products of the catalogue with their fields, as ``products.mjs`` prints them."""
    path = {**os.environ, "PATH": os.environ.get("STUDIO_PATH", os.environ["PATH"])}
    return json.loads(subprocess.run(["node", os.path.join(HERE, "products.mjs")], check=True, capture_output=True, env=path).stdout)


def sources(module, seen=None):
    """The source of a family's module and of the families it borrows from."""
    seen = set() if seen is None else seen
    if module in seen:
        return ""
    seen.add(module)
    with open(os.path.join(HERE, *module.split(".")) + ".py", encoding="utf8") as file:
        text = file.read()
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    borrowed = [node.module for node in imports if (node.module or "").startswith("families.")]
    borrowed += [f"families.{each.name}" for node in imports if node.module == "families" for each in node.names]
    return text + "".join(sources(each, seen) for each in borrowed)


def key_of(family, fields, view, exposure, light):
    """The hash of what decides a picture; equal keys are the same picture, taken once."""
    source = sources(family.builder_of(view).__module__)
    said = json.dumps([family.name, source, fields, view, exposure.size, exposure.samples, exposure.shadow, light,
                       repr((family.angles.get(view), family.fill, family.close.get(view)))], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:20]


def all_shots(families, exposure_of, light):
    """Every picture in the order in which it should be taken, and products of no family."""
    from looks import look_of
    shots, without, first = [], [], {}
    for product in products():
        look = look_of(product)
        if look is None or look[0] not in families:
            without.append(product["article"])
            continue
        family, fields = families[look[0]], look[1]
        for view in family.views:
            key = key_of(family, fields, view, exposure_of(view), light)
            name = first.setdefault(key, f"{product['slug']}-{view}")
            shots.append((product["article"], Shot(name, family.name, view, tuple(sorted(fields.items())), key)))
    order = {name: place for place, name in enumerate([*FAMILY_ORDER, *(f for f in families if f not in FAMILY_ORDER)])}
    shots.sort(key=lambda each: (VIEW_ORDER.index(each[1].view), order[each[1].family]))
    return shots, without
