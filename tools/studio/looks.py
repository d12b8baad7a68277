"""How goods look where the catalogue's specifications say nothing of it: facts of the studio by article number.

``size`` gives metres (width, depth, height) of the picture's proportions alone for goods whose data sheet in the shop
names no measures; it is never printed.
"""

RACK, STACK = "rack-battery", "stack-battery"

BATTERIES = {
    "US5000": (RACK, {"style": "pylontech"}),
    "US3000C": (RACK, {"style": "pylontech"}),
    "US2000C": (RACK, {"style": "pylontech"}),
    "SE-G5.1PRO-B": (RACK, {"style": "deye"}),
    "DL5.0C": (RACK, {"style": "dyness", "size": (0.48, 0.44, 0.135)}),
    "BOS-GM5.1": (RACK, {"style": "bos", "size": (0.44, 0.57, 0.133)}),
    "PRM-BR5": (RACK, {"style": "promin", "kwh": "5.12 kWh  51.2 V"}),
    "LVS-4.0": (STACK, {"style": "byd", "modules": 1, "size": (0.65, 0.298, 0.478)}),
    "HVS-5.1": (STACK, {"style": "byd", "modules": 2}),
    "LUNA2000-5-S0": (STACK, {"style": "huawei", "modules": 1}),
    "PRM-BT12HV": (STACK, {"style": "promin", "modules": 4, "moduleKwh": "3.2 kWh"}),
    "PRM-BR25": ("battery-cabinet", {"modules": 5}),
    "PRM-BW10": ("wall-battery", {}),
}

INVERTERS = {
    "SUN-12K-SG04LP3-EU": ("deye", None), "SUN-12K-SG05LP3-EU-SM2": ("deye", (0.422, 0.281, 0.702)),
    "SUN-5K-SG03LP1-EU": ("deye", (0.33, 0.232, 0.58)),
    "SUN2000-10KTL-M1": ("huawei", None), "SUN2000-5KTL-L1": ("huawei", None), "SUN2000-20KTL-M2": ("huawei", None),
    "PRIMO-GEN24-6.0-PLUS": ("fronius", (0.474, 0.165, 0.53)), "PMP482505010": ("victron", (0.32, 0.141, 0.56)),
    "PRM-H5-1P": ("hybrid", None), "PRM-H8-1P": ("hybrid", None), "PRM-H12-3P-HV": ("string", None), "PRM-S20-3P": ("string", None),
    "HMS-800-2T": ("hoymiles", None), "SUN-M80G4-EU-Q0": ("deye", (0.267, 0.21, 0.0425)), "PRM-M800": ("promin", None),
}
"""Kind of body, and proportions where the shop's data sheet names none."""


def inverter(product):
    """An inverter by its maker's body, its own millimetres, inputs and phases."""
    style, size = INVERTERS[product["article"]]
    if product["systemType"] == "micro":                        # it lies on its back
        lying = size or [metres(product)[axis] for axis in (0, 2, 1)]
        return "microinverter", {"style": style, **dict(zip(("width", "depth", "height"), lying))}
    label = {"hybrid": "HYBRID", "string": "3~"}.get(style, "")
    return "inverter", {"style": style, "size": size, "mppts": product.get("mpptCount", 1), "phases": product["phases"], "label": label}


def petrol_generator(product):
    """An inverter suitcase or an open frame, as the machine is."""
    if product["brand"] == "Honda":
        return "suitcase-generator", {"size": (0.848, 0.70, 0.721), "wheels": True} if product["article"] == "EU70IS" else {}
    watts = f"{product['powerW'] / 1000:g} kW"
    return "frame-generator", {"phases": product["phases"], "lettering": (watts, f"{product['ratedVoltageV']} V  AC")}


CANOPIES = {"QAS-100": (2.85, 1.18, 1.69), "QAS-200": (3.85, 1.18, 2.1)}


def diesel_generator(product):
    """A canopy as large as its own measures, or as its class where the sheet names none."""
    yellow = {"paint": "#e0a41c", "band": "#2a2d31"} if product["brand"] == "Atlas Copco" else {}
    return "canopy-generator", {"kva": product["powerKva"], "size": CANOPIES.get(product["article"]), **yellow}


BACKS = {
    "LR5-54HTH-435M": "white", "JKM450N-54HL4R-V": "white", "JKM580N-72HL4-V": "white", "TSM-445NEG9R.28": "white",
    "AIKO-A460-MAH54MW": "white", "CS6.2-48TD-450": "glass", "LR7-72HTH-615M": "white", "PRM-M54B-410": "white",
    "PRM-N54S-430": "white", "PRM-N54FB-440X2": "black", "PRM-N66S-500": "white", "PRM-M72S-550": "white",
}
"""Back of a panel where it is no plain bifacial one, by its text and its model's letters."""


def panel(product):
    """A module by its cells, frame and back; back-contact cells show no wires."""
    back = BACKS.get(product["article"], "glass" if product.get("bifacial") == "yes" else "white")
    busbars = {"back-contact": 0, "perc": 10}.get(product["cellType"], 16)
    return "panel", {"halfCells": product["cellsCount"], "frame": product["frameColour"], "back": back, "busbars": busbars,
                     "cell": product["cellType"], "chamfer": 0.008 if product["cellType"] in ("perc", "back-contact") else 0.0,
                     "count": product.get("panelsCount", 1)}


def _module(width, height, depth, half_cells, frame, back, busbars=16, cell="topcon", chamfer=0.0):
    return {"width": width, "height": height, "depth": depth, "halfCells": half_cells, "frame": frame, "back": back,
            "busbars": busbars, "cell": cell, "chamfer": chamfer}


N54FB = _module(1.134, 1.722, 0.030, 108, "black", "black")
N66BG = _module(1.134, 2.382, 0.030, 132, "silver", "glass")
M72S = _module(1.134, 2.278, 0.035, 144, "silver", "white", 10, "perc", 0.008)


def _inverter(style, width, depth, height, mppts, phases, label=""):
    return {"style": style, "width": width, "depth": depth, "height": height, "mppts": mppts, "phases": phases, "label": label}


HOME_10 = {"width": 0.62, "depth": 0.17, "height": 0.98, "lettering": "home 10"}
WALL_5 = {"width": 0.50, "depth": 0.15, "height": 0.62}
KITS = {
    # as the product's own text lists them; numbers of panels and phases come from its fields
    "PRM-HOME3": {"panel": N54FB, "inverter": _inverter("hybrid", 0.33, 0.19, 0.50, 1, 1), "wallBattery": WALL_5, "wallBatteries": 1},
    "PRM-HOME5": {"panel": N54FB, "inverter": _inverter("hybrid", 0.36, 0.22, 0.56, 2, 1, "HYBRID"), "wallBattery": HOME_10, "wallBatteries": 1},
    "PRM-HOME8": {"panel": N54FB, "inverter": _inverter("hybrid", 0.43, 0.24, 0.64, 2, 1, "HYBRID"), "wallBattery": HOME_10, "wallBatteries": 2},
    "PRM-HOME10-3P": {"panel": N54FB, "inverter": _inverter("string", 0.56, 0.23, 0.46, 2, 3, "3~"), "wallBattery": HOME_10, "wallBatteries": 2},
    "PRM-AUTO5": {"panel": M72S, "inverter": _inverter("hybrid", 0.36, 0.22, 0.56, 2, 1, "HYBRID"), "rackModules": 4},
    "PRM-BIZ15": {"panel": N66BG, "inverter": _inverter("string", 0.62, 0.24, 0.46, 2, 3, "3~")},
    "PRM-BIZ20": {"panel": N66BG, "inverter": _inverter("string", 0.62, 0.24, 0.46, 3, 3, "3~")},
    "PRM-BIZ30": {"panel": N66BG, "inverter": _inverter("string", 0.70, 0.27, 0.52, 3, 3, "3~")},
    "PRM-BIZ30H": {"panel": N66BG, "inverter": _inverter("string", 0.70, 0.27, 0.52, 4, 3, "3~"), "towers": 2},
}


def plant(product):
    """A set by its list of parts."""
    if product["article"] == "PRM-BALCONY08":
        return "balcony-kit", {"panel": N54FB}
    parts = KITS.get(product["article"])
    return parts and ("kit", {**parts, "panels": product["panelsCount"], "mount": product["mountType"], "width": 0, "depth": 0, "height": 0})


STATION_STYLES = {
    "ZMR330-EU": "ecoflow", "ZMR620-B-EU": "river", "AC200L": "bluetti", "EXPLORER-1000-V2": "jackery", "PRM-PS500": "promin",
    "PRM-PS3600": "promin-wheels", "DELTAPRO-EU": "ecoflow-wheels", "A1761311": "anker", "PRM-SG500-200": "promin",
    "ZMR330-EU-SOLAR220W": "ecoflow", "AC180-PV200": "bluetti", "PRM-SG3600-800": "promin-wheels",
}
STATION_SIZES = {"ZMR330-EU-SOLAR220W": (0.40, 0.211, 0.281), "AC180-PV200": (0.34, 0.247, 0.317)}


STATION_SOCKETS = {"ZMR620-B-EU": 2, "AC200L": 4, "EXPLORER-1000-V2": 2, "DELTAPRO-EU": 4, "A1761311": 4, "AC180-PV200": 2}
"""Mains sockets to draw where the shop's sheet does not say how many there are: as few as machines of that size have."""


def power_station(product):
    """A station by its millimetres and its outlets."""
    article = product["article"]
    return "power-station", {"style": STATION_STYLES[article], "ac": product.get("acOutletsCount", STATION_SOCKETS.get(article, 0)),
                             "usb": product.get("usbPortsCount", 4)}


def solar_generator(product):
    """The station of a set with its panels, which are 2.18 m wide open where the set does not say otherwise."""
    station = power_station(product)[1]
    return "solar-generator", {**station, "panels": product["panelsCount"], "panelWidth": 2.18, "panelHeight": 0.54,
                               "size": STATION_SIZES.get(product["article"]) or station_size(product["dimensionsMm"])}


def station_size(millimetres):
    """Width, depth and height in metres of the station of a set, whose dimensions are those of the station."""
    return tuple(int(each) / 1000 for each in millimetres.split(" × "))


FOLDING = {
    # leaves, then width and height open where the shop's sheet names none
    "PRM-FP200": (4, None), "SOLAR220W": (4, (1.83, 0.82)), "PV350": (4, (2.40, 0.905)), "PRM-CP60": (4, None), "SOLAR110W": (4, (1.58, 0.525)),
    "PRM-CP120-12V": (4, None),
}


def folding_panel(product):
    """A folding panel by its leaves."""
    leaves, size = FOLDING[product["article"]]
    if size is None:
        width, _, height = metres(product)
        size = width, height
    return "folding-panel", {"leaves": leaves, "width": size[0], "height": size[1], "depth": 0.02, "tone": "#2f3a30" if "CP" in product["article"] else "#24282c"}


FLEXIBLE_SIZES = {"EF-FLEX-100": (1.055, 0.612), "PRM-MF240-SET": (1.18, 0.54), "PRM-VF340-SET": (1.48, 0.67)}


def flexible_panel(product):
    """A thin panel by its size and cells; a set shows its two panels and its controllers."""
    long, wide = FLEXIBLE_SIZES.get(product["article"]) or [float(part) / 1000 for part in product["dimensionsMm"].split("×")[:2]]
    columns, rows = (4, 9) if long / wide < 3.4 else (3, 12)
    return "flexible-panel", {"width": wide, "height": long, "depth": 0.003, "columns": columns, "rows": rows, "count": product.get("panelsCount", 1),
                              "wires": 0 if product["cellType"] == "back-contact" else 6, "white": product["category"] != "flexible-panels",
                              "controllers": {"PRM-MF240-SET": 2, "PRM-VF340-SET": 1}.get(product["article"], 0)}


def dc_charger(product):
    """A fast charger by its measures and cables."""
    style = {"ABB": "abb", "Alpitronic": "alpitronic"}.get(product["brand"], "promin")
    return "dc-charger", {"style": style, "cables": product.get("connectorsCount", 1 if style == "promin" else 2),
                          "chademo": product["connector"] == "ccs2-chademo", "size": (0.62, 0.475, 2.0)}


def wall_charger(product):
    """A wall box by its maker's body, and a socket or its metres of cable."""
    style = {"Easee": "easee", "Wallbox": "pulsar", "ABB": "abb", "Zaptec": "zaptec"}.get(product["brand"], "promin")
    said = {"lettering": f"{product['powerW'] / 1000:g} kW", "phases": product["phases"]} if style == "promin" else {}
    return "wall-charger", {"style": style, "socket": product["chargingOutlet"] == "socket", "cable": product.get("cableLengthM", 5), **said}


PORTABLE_BODIES = {"EL-JB2": {"body": "capsule"}, "NRGKICK-32A-5M": {"body": "meter"}}


def portable_charger(product):
    """A portable charger with the plug of its rating; a sealed one and one with a meter have bodies of their own."""
    amperes, phases = product["ratedCurrentA"], product["phases"]
    return "portable-charger", {"plug": "schuko" if phases == 1 else "cee16" if amperes == 16 else "cee32", "cable": product.get("cableLengthM", 5),
                                "thick": 0.0052 if phases == 1 else 0.0068 if amperes == 16 else 0.0086, "size": (0.24, 0.095, 0.07),
                                **PORTABLE_BODIES.get(product["article"], {})}


def street_charger(product):
    """A street station; only the one with card payment has a card terminal, and the one for residents' cards has no screen."""
    promin, article = product["brand"] == "Promin", product["article"]
    outlets = product.get("connectorsCount", 1)
    return "street-charger", {"style": "promin" if promin else "mennekes", "card": article.endswith("PAY"), "screen": article != "PRM-STREET11-2",
                              "lettering": f"{outlets} × {product['powerW'] / 1000 / outlets:g} kW" if promin else "", "size": (0.36, 0.22, 1.40)}


def ev_cable(product):
    """A charging cable by its length, conductors and the connector at its other end."""
    end = "sockets" if "acOutletsCount" in product else product["carConnector"]
    amperes = product["ratedCurrentA"]
    colour = {"Mennekes": "#2a2d31", "Lapp": "#e8641b"}.get(product["brand"], "#f0701a" if amperes == 16 else "#0c0d0f")
    return "ev-cable", {"end": end, "length": product["lengthM"], "thick": 0.0068 if amperes == 16 else 0.0088, "colour": colour,
                        "width": 0, "depth": 0, "height": 0}


MAKES = {"Schneider Electric": "schneider", "Hager": "hager", "Eaton": "eaton", "ETI": "eti"}
NO_SIZE = {"width": 0, "depth": 0, "height": 0}


def breaker(product):
    """A breaker of its poles with its own curve and current; a transfer switch by its poles."""
    if "ATS" in product["article"]:
        return "changeover", {"poles": product["polesCount"]}
    if product["article"] == "PRM-MCB-SET5":
        row = ((3, "C32"), (1, "B16"), (1, "B10"))
    else:
        row = ((product["polesCount"], f"{product['tripCurve']}{product['ratedCurrentA']}"),)
    return "breaker", {"row": row, "make": MAKES.get(product["brand"], "promin"), **NO_SIZE}


def component(product):
    """Protection, fuses and boards by poles, pieces and modules."""
    article = product["article"]
    make = "promin" if product["brand"] == "Promin" else "other"
    if article in ("PRM-SPD12-4P-275", "952400"):
        return "surge", {"poles": product["polesCount"], "make": make, **NO_SIZE}
    if article in ("PRM-FH10-3X15", "HP10M15", "DF101PV"):
        holders = {"PRM-FH10-3X15": 3, "DF101PV": 1}.get(article, 0)
        return "fuse", {"holders": holders, "fuses": {"PRM-FH10-3X15": 3, "HP10M15": 10}.get(article, 0), "make": make, **NO_SIZE}
    if article == "PRM-DC2-1000":
        return "dc-box", {"strings": 2}
    return "board", {"modules": product["modulesCount"], "rows": 2, "filled": article == "PRM-DB28-HYB", "size": (0.30, 0.10, 0.42)}


WIRES = {
    # radius of the drum, its width, radius of the cable, by square millimetres and metres
    "OLFLEX-SOLAR-H1Z2Z2-K-1X6-BK-100": (0.17, 0.17, 0.0031), "PRM-PV4-RB-2X50": (0.14, 0.13, 0.0027), "PRM-PV6-RD-100": (0.17, 0.17, 0.0031),
    "PRM-PV10-RB-2X25": (0.14, 0.13, 0.0037),
}


def wire(product):
    """Cable on drums by colour, short cables in rings, connectors as a pair."""
    article = product["article"]
    if article in WIRES:
        radius, span, thick = WIRES[article]
        return "wire", {"colours": tuple(product["colour"].split("-")), "radius": radius, "span": span, "thick": thick, **NO_SIZE}
    if "PV-KBT4" in article:
        return "connectors", NO_SIZE
    rings = {"PRM-EXT6-MC4-5": (0.0031, 0.09, 6, "mc4"), "H07RN-F-5G6-25": (0.0095, 0.22, 14, "cores"), "PRM-BAT35-2X2-M8": (0.0068, 0.13, 3, "lugs")}
    thick, ring, turns, end = rings[article]
    return "cable-ring", {"colours": tuple(product["colour"].split("-")), "thick": thick, "ring": ring, "turns": turns, "end": end,
                          "cores": product["coresCount"], **NO_SIZE}


MOUNTING = {
    # pieces as the product's own text counts them
    "PRM-PITCH10": ("rails", {"rails": 6, "length": 4.05, "hooks": 26, "mid": 18, "end": 4, "splices": 4}),
    "PRM-METAL10": ("rails", {"rails": 6, "length": 4.05, "bolts": 26, "splices": 4}),
    "PRM-FLAT8": ("flat-roof-set", {"triangles": 12}),
    "PRM-GROUND12": ("ground-set", {"panels": 12, "supports": 8}),
    "PRM-RAIL-BALCONY2": ("railing-set", {}),
    "PRM-HOOK-10": ("hooks", {"count": 10}),
    "K2-SINGLERAIL-36-440": ("rails", {"rails": 1, "length": 4.4}),
    "K2-CROSSHOOK-3S": ("hooks", {"count": 1}),
    "K2-MINIRAIL-SET": ("short-rail", {}),
}


def mounting(product):
    """Mounting goods in the numbers that their texts give."""
    family, fields = MOUNTING[product["article"]]
    return family, {**fields, **NO_SIZE}


BLUE, CREAM, AMBER = "#2f6fb8", "#e07a24", "#f2a316"
MACHINES = {
    "PRM-SL4": ("lighting-tower", {"wing": 1.0, "cabinet": 1.0, "sockets": 0}),
    "PRM-SL4-WINTER": ("lighting-tower", {"wing": 1.15, "cabinet": 1.14, "sockets": 0}),
    "PRM-SL4-GUARD": ("lighting-tower", {"wing": 1.0, "cabinet": 1.0, "sockets": 2}),
    "PRM-SE12": ("scissor-lift", {"paint": AMBER, "length": 2.4, "width": 1.15, "raised": 2.6, "stages": 4, "rough": False, "load": "320 kg"}),
    "GS-1932": ("scissor-lift", {"paint": BLUE, "length": 1.8, "width": 0.78, "raised": 1.9, "stages": 3, "rough": False}),
    "2646ES": ("scissor-lift", {"paint": CREAM, "length": 2.45, "width": 1.15, "raised": 2.0, "stages": 3, "rough": False}),
    "GS-3369RT": ("scissor-lift", {"paint": BLUE, "length": 2.9, "width": 1.5, "raised": 2.4, "stages": 3, "rough": True}),
    "PRM-BA16": ("boom-lift", {"paint": AMBER, "scale": 1.2, "rough": True}),
    "Z-34/22-DC": ("boom-lift", {"paint": BLUE, "scale": 1.0, "rough": False}),
    "Z-60/34": ("boom-lift", {"paint": BLUE, "scale": 1.5, "rough": True}),
    "PRM-SC10": ("mini-crane", {"paint": AMBER, "scale": 1.0, "load": "1 t"}),
    "MC285": ("mini-crane", {"paint": "#d8382c", "scale": 1.15, "load": ""}),
    "MC405": ("mini-crane", {"paint": "#d8382c", "scale": 1.5, "load": ""}),
}


def machine(product):
    """A rental machine of its class."""
    family, fields = MACHINES[product["article"]]
    return family, {**fields, **({} if "width" in fields else {"width": 0}), "depth": 0, "height": 0}


LOOKS = {**BATTERIES}

def metres(product):
    """(width, depth, height) of a product in metres from its own figures, or None."""
    size = product["size"]
    return size and (size["width"] / 1000, size["depth"] / 1000, size["height"] / 1000)


def look_of(product):
    """(family, fields) of a product, or None if no family draws it yet."""
    from_rules = RULES.get(product["category"], lambda _: None)(product)
    family, fields = LOOKS.get(product["article"]) or from_rules or (None, None)
    if family is None:
        return None
    fields = {**fields}
    size = metres(product) or fields.pop("size", None)
    fields.pop("size", None)
    if size and "width" not in fields:
        fields |= dict(zip(("width", "depth", "height"), size))
    return family, {**fields, "plain": product["brand"] != "Promin"}


RULES = {
    "automatic-switches": breaker, "electrical-components": component, "cables-wires": wire, "mounting-systems": mounting,
    "solar-lighting-towers": machine, "scissor-lifts": machine, "boom-lifts": machine, "cranes": machine,
    "dc-charging-stations": dc_charger, "ac-charging-stations": wall_charger, "portable-charging-devices": portable_charger,
    "charging-stations": street_charger, "cables-adapters": ev_cable,
    "portable-power-stations": power_station, "solar-generators": solar_generator, "folding-panels": folding_panel,
    "camping-panels": folding_panel, "flexible-panels": flexible_panel, "marine-panels": flexible_panel, "vehicle-panels": flexible_panel,
    "sets-of-solar-power-plants": plant, "solar-panels": panel, "inverters": inverter, "generators": petrol_generator, "industrial-generators": diesel_generator}
