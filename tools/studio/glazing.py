"""Surfaces that carry a panel's realism, drawn by shader arithmetic: cells under coated glass, coil-coated metal."""

import bpy

import materials as m


class Nodes:
    """Short hand for shader arithmetic."""

    def __init__(self, material):
        self.tree = material.node_tree

    def add(self, kind, **inputs):
        """A shader node of a kind with its inputs put; underscores stand for spaces."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            self.put(node.inputs[name.replace("_", " ")], value)
        return node

    def put(self, socket, value):
        """Link a socket, or set a value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        """One arithmetic step."""
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b, c)):
            self.put(socket, value)
        return node.outputs[0]

    def mix(self, factor, a, b):
        """Between two colours."""
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.put(socket, value)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.55):
        """Soft noise, 0 .. 1."""
        return self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=rough).outputs["Fac"]

    def remap(self, value, a, b, c, d):
        """a .. b to c .. d, clamped."""
        return self.add("MapRange", Value=value, From_Min=a, From_Max=b, To_Min=c, To_Max=d).outputs[0]


def _cells(n, x, y, width, height, columns, rows, gap, middle, margin, chamfer):
    """(inside the field, on a cell, across position) of a sheet of half cells whose two halves mirror each other."""
    half = n.math("SUBTRACT", n.math("ABSOLUTE", y), middle / 2)
    px, py = (width - 2 * margin) / columns, (height - 2 * margin - middle) / rows
    u = n.math("ADD", x, (width - 2 * margin) / 2)
    inside = n.math("MULTIPLY", n.math("LESS_THAN", n.math("ABSOLUTE", x), width / 2 - margin),
                    n.math("LESS_THAN", n.math("ABSOLUTE", y), height / 2 - margin))
    inside = n.math("MULTIPLY", inside, n.math("GREATER_THAN", half, 0))
    du, dv = n.math("PINGPONG", u, px / 2), n.math("PINGPONG", half, py / 2)
    # PINGPONG measures to multiples of the pitch, and those are the edges of cells
    on_cell = n.math("MULTIPLY", n.math("GREATER_THAN", du, gap / 2), n.math("GREATER_THAN", dv, gap / 2))
    if chamfer:
        on_cell = n.math("MULTIPLY", on_cell, n.math("GREATER_THAN", n.math("ADD", du, dv), chamfer))
    return inside, n.math("MULTIPLY", on_cell, inside), u, half, px, py


def cell_glass(width, height, columns, rows, cell, back, wire, busbars=16, gap=0.0022, middle=0.010, margin=0.012,
               axes="XZ", chamfer=0.0, dust=0.0, see_through=False, coat=0.7):
    """Cells, busbars and fingers in object space under varnish that is the glass; ``axes`` names the sheet's own axes."""
    material = bpy.data.materials.new("cells under glass")
    material.use_nodes = True
    n, shader = Nodes(material), material.node_tree.nodes["Principled BSDF"]
    coordinates = n.add("TexCoord").outputs["Object"]
    split = n.add("SeparateXYZ", Vector=coordinates)
    x, y = split.outputs[axes[0]], split.outputs[axes[1]]
    inside, on_cell, u, half, px, py = _cells(n, x, y, width, height, columns, rows, gap, middle, margin, chamfer)
    cell_id = n.add("CombineXYZ", X=n.math("FLOOR", n.math("DIVIDE", u, px)), Y=n.math("FLOOR", n.math("DIVIDE", y, py)),
                    Z=n.add("ObjectInfo").outputs["Random"])
    tone = n.add("TexWhiteNoise", Vector=cell_id.outputs[0]).outputs["Value"]
    shade = n.mix(n.remap(tone, 0, 1, 0.0, 0.45), m.linear(cell), m.linear("#0b1020"))
    colour = n.mix(on_cell, m.linear(back), shade)
    bar = 0.0
    if busbars:
        pitch = px / busbars
        bar = n.math("LESS_THAN", n.math("PINGPONG", n.math("ADD", u, pitch / 2), pitch / 2), 0.00034)
        bar = n.math("MULTIPLY", bar, inside)
        fingers = n.math("MULTIPLY", n.math("LESS_THAN", n.math("PINGPONG", half, 0.0007), 0.00006), on_cell)
        colour = n.mix(n.math("MULTIPLY", fingers, 0.35), colour, m.linear(wire))
        colour = n.mix(bar, colour, m.linear(wire))
        n.put(shader.inputs["Metallic"], n.math("MULTIPLY", bar, 0.8))
    if dust:
        film = n.remap(n.noise(coordinates, 5.5, 7, 0.62), 0.42, 0.72, 0.0, 0.035 * dust)
        specks = n.remap(n.noise(coordinates, 420, 2), 0.72, 0.80, 0.0, 0.25 * dust)
        colour = n.mix(n.math("MAXIMUM", film, specks), colour, m.linear("#8f8577"))
    n.put(shader.inputs["Base Color"], colour)
    n.put(shader.inputs["Roughness"], n.remap(tone, 0, 1, 0.38, 0.43))
    if see_through:                                    # glass on both sides: light passes where neither cell nor wire is
        n.put(shader.inputs["Alpha"], n.math("MAXIMUM", n.math("MAXIMUM", on_cell, bar), 0.25))
    n.put(shader.inputs["Specular"], 0.06)
    n.put(shader.inputs["Clearcoat"], coat)
    n.put(shader.inputs["Clearcoat Roughness"], n.remap(n.noise(coordinates, 9, 6, 0.6), 0.3, 0.75, 0.02, 0.055))
    # rolled solar glass is never quite flat
    waves = n.math("ADD", n.math("MULTIPLY", n.noise(coordinates, 2.3, 2), 1.0), n.math("MULTIPLY", n.noise(coordinates, 900, 1), 0.004))
    n.put(shader.inputs["Clearcoat Normal"], n.add("Bump", Height=waves, Distance=0.0012, Strength=0.5).outputs[0])
    return material


def worn_metal(colour, rough, metal=0.0, scale=1.0):
    """Coil-coated sheet: uneven gloss, faint streaks along the fall, slow waves."""
    material = bpy.data.materials.new("metal " + colour)
    material.use_nodes = True
    n, shader = Nodes(material), material.node_tree.nodes["Principled BSDF"]
    coordinates = n.add("TexCoord").outputs["Object"]
    streak = n.add("Mapping", Vector=coordinates, Scale=(9 * scale, 0.5 * scale, 9 * scale)).outputs[0]
    patches = n.noise(streak, 2.0, 8, 0.6)
    first = m.linear(colour)
    second = tuple(c * 1.5 + 0.006 for c in first[:3]) + (1,)
    n.put(shader.inputs["Base Color"], n.mix(n.remap(patches, 0.35, 0.75, 0, 1), first, second))
    n.put(shader.inputs["Roughness"], n.remap(n.noise(coordinates, 14 * scale, 8, 0.65), 0.3, 0.7, rough - 0.07, rough + 0.12))
    n.put(shader.inputs["Metallic"], metal)
    waves = n.math("ADD", n.noise(streak, 0.35, 2), n.math("MULTIPLY", n.noise(coordinates, 260, 2), 0.004))
    n.put(shader.inputs["Normal"], n.add("Bump", Height=waves, Distance=0.008, Strength=0.5).outputs[0])
    return material


def ground(first, second, grain, rough=(0.55, 0.85), bump=0.004, stones=False):
    """Concrete, gravel or plaster: two tones in patches, uneven gloss, a surface with relief at ``grain`` per metre."""
    material = bpy.data.materials.new("ground " + first)
    material.use_nodes = True
    n, shader = Nodes(material), material.node_tree.nodes["Principled BSDF"]
    coordinates = n.add("TexCoord").outputs["Object"]
    patches = n.noise(coordinates, 0.9, 9, 0.62)
    fine = n.noise(coordinates, grain, 6, 0.6)
    if stones:
        cells = n.add("TexVoronoi", Vector=coordinates, Scale=grain)
        fine = n.math("SUBTRACT", 1.0, cells.outputs["Distance"])
        hue = n.add("SeparateXYZ", Vector=cells.outputs["Color"]).outputs["X"]
        patches = n.math("MULTIPLY_ADD", hue, 0.5, n.math("MULTIPLY", patches, 0.5))
    n.put(shader.inputs["Base Color"], n.mix(n.remap(patches, 0.3, 0.7, 0, 1), m.linear(first), m.linear(second)))
    n.put(shader.inputs["Roughness"], n.remap(n.noise(coordinates, 3.1, 8, 0.65), 0.3, 0.7, *rough))
    n.put(shader.inputs["Normal"], n.add("Bump", Height=fine, Distance=bump, Strength=0.7).outputs[0])
    return material


def timber(dark, light):
    """Weathered planks, the grain along x."""
    material = bpy.data.materials.new("timber " + dark)
    material.use_nodes = True
    n, shader = Nodes(material), material.node_tree.nodes["Principled BSDF"]
    coordinates = n.add("TexCoord").outputs["Object"]
    own = n.add("ObjectInfo").outputs["Random"]
    along = n.add("Mapping", Vector=coordinates, Scale=(1.4, 26, 26)).outputs[0]
    grain = n.add("TexNoise", Vector=n.add("VectorMath", Vector=along).outputs[0], Scale=2.4, Detail=8.0, Roughness=0.66, Distortion=0.7).outputs["Fac"]
    tone = n.math("ADD", n.remap(grain, 0.3, 0.72, 0, 0.8), n.math("MULTIPLY", own, 0.2))
    n.put(shader.inputs["Base Color"], n.mix(tone, m.linear(dark), m.linear(light)))
    n.put(shader.inputs["Roughness"], n.remap(grain, 0.3, 0.7, 0.48, 0.72))
    n.put(shader.inputs["Normal"], n.add("Bump", Height=grain, Distance=0.0016, Strength=0.5).outputs[0])
    return material
