import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import {
  atCorners,
  box,
  boxAt,
  circle,
  counted,
  fields,
  line,
  type Shape,
  slots,
  spread,
} from './shape.server.ts';

/** Millimetres: the widest front of a 19-inch rack, from which width on a front has ears, and the case between them. */
const RACK_WIDTH = 490;
const EARS_FROM = 470;
const CASE_WIDTH = 446;
/** The highest module of a rack: six units of 44.45 mm. */
const MODULE_HEIGHT = 267;

/** The front of one rack module: handles, lamps, data sockets, breaker, the poles of the battery. */
function rackFace(x: number, y: number, width: number, height: number): readonly Shape[] {
  const middle = y + height / 2;
  const grip = Math.min(height * 0.72, 110);
  const upper = middle - height * 0.18;
  const lower = middle + height * 0.2;
  const pole = Math.min(15, height * 0.13);
  return [
    ...[x + width * 0.05, x + width * 0.95].flatMap((at) => [
      boxAt(at, middle, 12, grip, 5),
      boxAt(at, middle, 12, grip * 0.7, 0),
    ]),
    boxAt(x + width * 0.26, upper, width * 0.22, height * 0.17, 4),
    ...spread(4, x + width * 0.19, x + width * 0.33).map((at) =>
      boxAt(at, upper, width * 0.03, height * 0.06),
    ),
    circle(x + width * 0.13, upper, Math.min(8, height * 0.07)),
    ...[0.56, 0.62].map((share) => boxAt(x + width * share, upper, width * 0.042, height * 0.13)),
    boxAt(x + width * 0.74, upper, width * 0.07, height * 0.34, 3),
    boxAt(x + width * 0.74, upper, width * 0.03, height * 0.14, 2),
    ...fields(4, x + width * 0.54, x + width * 0.9).flatMap((at) => [
      circle(at, lower, pole),
      circle(at, lower, pole * 0.55),
    ]),
  ];
}

/** A module for a 19-inch rack, with ears where its front is as wide as the rack. */
function rackModule({ size }: Goods): Views {
  const { width, height, depth } = size;
  const isEared = width >= EARS_FROM;
  const inner = isEared ? CASE_WIDTH : width;
  const left = (width - inner) / 2;
  const ear = left / 2;
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, 4)],
        parts: [
          ...rackFace(left, 0, inner, height),
          ...(isEared
            ? [ear, width - ear].flatMap((x) =>
                [0.18, 0.82].map((share) => boxAt(x, height * share, 10, 7, 3)),
              )
            : atCorners(8, 9, width - 16, height - 18, 3)),
        ],
        hairlines: isEared
          ? [left, width - left].map((x) =>
              line([
                [x, 0],
                [x, height],
              ]),
            )
          : [],
      }),
      sideView(size, {
        body: [box(0, 0, depth, height, 3)],
        parts: [
          line([
            [10, 0],
            [10, height],
          ]),
          ...spread(4, depth * 0.14, depth * 0.9).map((x) => circle(x, height * 0.14, 3)),
        ],
        hairlines: [0.24, 0.6].flatMap((from) =>
          slots(depth * from, height * 0.38, depth * 0.24, height * 0.36, 5),
        ),
      }),
    ],
  ];
}

/** Modules on a plinth under their controller. */
function stack({ size }: Goods, modules: number): Views {
  const { width, height, depth } = size;
  const head = Math.min(200, height * 0.38);
  const foot = 45;
  const seams = spread(modules + 1, head, height - foot);
  const each = (height - foot - head) / modules;
  const across = (inset: number, reach: number): readonly Shape[] => [
    box(inset, 0, reach - 2 * inset, head, 24),
    ...counted(
      'battery-module',
      seams.slice(0, -1).map((y) => box(inset, y, reach - 2 * inset, each, 12)),
    ),
    box(inset + 20, height - foot, reach - 2 * inset - 40, foot, 8),
  ];
  return [
    [
      frontView(size, {
        body: across(0, width),
        parts: [
          boxAt(width * 0.3, head / 2, width * 0.34, head * 0.34, 8),
          ...spread(4, width * 0.2, width * 0.4).map((x) => boxAt(x, head / 2, width * 0.035, head * 0.08)),
          circle(width * 0.88, head / 2, 13),
          ...seams.slice(0, -1).map((y) => boxAt(width * 0.13, y + each / 2, 8, each * 0.42, 4)),
        ],
      }),
      sideView(size, {
        body: across(0, depth).map((shape) => ({ ...shape, counted: undefined })),
        parts: seams
          .slice(0, -1)
          .map((y) => boxAt(depth / 2, y + each * 0.34, Math.min(120, depth * 0.6), 26, 13)),
        hairlines: slots(depth * 0.25, head * 0.35, depth * 0.5, head * 0.3, 4),
      }),
    ],
  ];
}

/** Rack modules in a cabinet on castors, the main breaker above them. */
function cabinet({ size }: Goods, modules: number): Views {
  const { width, height, depth } = size;
  const [post, foot, roof, head] = [44, 115, 34, 78];
  const top = roof + head;
  const pitch = (height - foot - roof - top) / modules;
  const tall = Math.min(133, pitch - 10);
  const faces = spread(modules, top + pitch / 2, height - foot - roof - pitch / 2);
  const castors = (reach: number): readonly Shape[] =>
    [56, reach - 56].flatMap((x) => [
      boxAt(x, height - foot + 12, 60, 24),
      circle(x, height - 45, 45),
      circle(x, height - 45, 12),
    ]);
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height - foot, 8)],
        layers: [castors(width)],
        parts: [
          box(post, roof, width - 2 * post, height - foot - 2 * roof),
          boxAt(width / 2, roof + head / 2, width - 2 * post - 16, head - 18, 4),
          boxAt(width * 0.28, roof + head / 2, 100, 46, 3),
          ...spread(3, width * 0.55, width * 0.68).map((x) => circle(x, roof + head / 2, 6)),
          ...counted(
            'battery-module',
            faces.map((y) => boxAt(width / 2, y, Math.min(482, width - 2 * post - 8), tall, 3)),
          ),
        ],
        hairlines: faces.flatMap((y) => rackFace((width - CASE_WIDTH) / 2, y - tall / 2, CASE_WIDTH, tall)),
      }),
      sideView(size, {
        body: [box(0, 0, depth, height - foot, 8)],
        layers: [castors(depth)],
        parts: [box(post, roof, depth - 2 * post, height - foot - 2 * roof, 4)],
        hairlines: slots(depth * 0.25, height * 0.62, depth * 0.5, height * 0.16, 8),
      }),
    ],
  ];
}

/** A case that hangs before its bracket. */
function wallBattery({ size }: Goods): Views {
  const { width, height, depth } = size;
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, 45)],
        parts: [
          boxAt(width * 0.16, height * 0.38, 18, height * 0.5, 9),
          boxAt(width * 0.16, height * 0.46, 8, height * 0.33, 4),
        ],
        hairlines: slots(width * 0.38, height * 0.9, width * 0.4, height * 0.025, 3),
      }),
      sideView(size, {
        body: [box(0, 0, depth - 26, height, 24), box(depth - 26, height * 0.15, 26, height * 0.7)],
        parts: [
          line([
            [depth * 0.5, 0],
            [depth * 0.5, height],
          ]),
        ],
      }),
    ],
  ];
}

/**
 * A battery by its measures: a module for a rack is no wider than one; a battery of several modules is a cabinet where it
 * is as deep as a rack, else a stack; what is left hangs on a wall.
 */
export function battery(goods: Goods): Views {
  const { width, height, depth } = goods.size;
  const modules = goods.number('batteryModulesCount');
  if (width <= RACK_WIDTH && height <= MODULE_HEIGHT) return rackModule(goods);
  if (modules !== null)
    return depth >= 500 && width >= EARS_FROM ? cabinet(goods, modules) : stack(goods, modules);
  return wallBattery(goods);
}
