"""The families of goods: how a product of the catalogue becomes a model.

A family is one function that builds a model at its real size from fields.  The same
function draws every product of the family; what differs is in the fields, which come
from the catalogue's specifications and, where those say nothing of looks, from ``looks``.
"""

from dataclasses import dataclass, field, replace

FAMILIES = {}
"""name -> Family, filled by the decorator when the modules of ``families`` are imported."""

VIEWS = ("three-quarter", "front", "back", "ports", "detail", "scale")
"""Every view a product may have, in the order of its gallery."""


@dataclass(frozen=True)
class Family:
    """How one kind of goods is built and photographed."""

    name: str
    build: callable                # build(fields): makes the model facing -y, standing on z = 0 or hung on y = 0
    module: str                    # the Python module its source is in
    wall: bool = False             # hung on a wall whose surface is y = 0
    beside: str = "person"         # what gives the scale: person, door or ruler; a family with ``in_use`` builds its own
    in_use: callable = None        # in_use(fields): the model where it is used, in place of ``build``, for the scale
    angles: dict = field(default_factory=dict)   # view -> (azimuth, elevation) in degrees
    fill: float = 0.80             # share of the frame that the largest of the family takes
    largest: float = 0.0           # metres of the largest diagonal: smaller ones fill less; 0 = all fill alike
    close: dict = field(default_factory=dict)    # view -> the part of the model it frames: shares of its width and height
    up_close: callable = None      # up_close(fields): what the close-up shows, in place of ``build``
    lens: float = 85

    def builder_of(self, view):
        """What a view shows: the model, the model where it is used, or what its close-up picks out."""
        return {"scale": self.in_use, "detail": self.up_close}.get(view) or self.build

    @property
    def views(self):
        """The views of this family, in the order of a gallery."""
        return [view for view in VIEWS if view in {**self.angles, "scale": None}]


def family(name, angles=None, **options):
    """Register a builder as a family; ``angles`` of the views beside the scale."""
    standard = {"three-quarter": (-28, 11), "front": (0, 4)}

    def register(build):
        FAMILIES[name] = Family(name, build, build.__module__, angles={**standard, **(angles or {})}, **options)
        return build
    return register


def close_up(name, angle, close=None):
    """Register the close-up of a family that has no other side to show; ``close`` frames a part of what the builder makes."""
    def register(build):
        plain = FAMILIES[name]
        FAMILIES[name] = replace(plain, up_close=build, angles={**plain.angles, "detail": angle},
                                 close={**plain.close, **({"detail": close} if close else {})})
        return build
    return register
