"""Rental machines by class: lighting towers, scissor lifts, articulated booms, mini cranes (lengths in metres)."""

from families import rental
import materials as m
import shapes as s
from models import family


@family("lighting-tower", {"three-quarter": (-28, 6), "back": (150, 6)}, fill=0.92)
def lighting_tower(f):
    """A solar tower on its trailer; the mast stands partly raised, wings as large as their power."""
    rental.lighting_tower(4.6, f["wing"], f["cabinet"], f["sockets"])


@family("scissor-lift", {"three-quarter": (-32, 6), "back": (148, 8)}, fill=0.90, largest=5.4)
def scissor_lift(f):
    """A scissor lift of its class, platform half raised."""
    with m.machines_painted(f["paint"]):
        rental.scissor_lift(f["raised"], f["stages"], f["length"], f["width"], f["rough"], f.get("load", ""))


@family("boom-lift", {"three-quarter": (-24, 5), "back": (154, 6)}, fill=0.90, largest=8.4)
def boom_lift(f):
    """An articulated boom of its class."""
    with m.machines_painted(f["paint"]), s.part(scale=f["scale"]):
        rental.boom_lift(f["rough"])


@family("mini-crane", {"three-quarter": (-28, 8), "back": (150, 8)}, fill=0.90, largest=6.4)
def mini_crane(f):
    """A spider crane of its class."""
    with m.machines_painted(f["paint"]), s.part(scale=f["scale"]):
        rental.mini_crane(f["load"])
