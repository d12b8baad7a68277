import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { mainsSockets, sideBySide } from './mains-sockets.server.ts';
import {
  box,
  boxAt,
  circle,
  fields,
  fins,
  line,
  polygon,
  type Shape,
  slots,
  spread,
} from './shape.server.ts';

/** A petrol generator of fewer kilograms is a closed case with a handle; a heavier one stands in an open frame. */
const FRAME_FROM_KG = 30;

/** A wheel from the side: tyre and hub. */
const wheelAt = (x: number, y: number, radius: number): readonly Shape[] => [
  circle(x, y, radius),
  circle(x, y, radius * 0.55),
  circle(x, y, radius * 0.14),
];

/** A closed inverter generator: handle, service cover, air slots; sockets at its end. */
function suitcase({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const at = (x: number, y: number): readonly [number, number] => [width * x, height * y];
  const top = 0.2;
  const feet = (reach: number): readonly Shape[] =>
    [0.16, 0.84].map((share) => boxAt(reach * share, height * 0.97, reach * 0.1, height * 0.06, 5));
  return [
    [
      frontView(size, {
        body: [
          polygon(
            [
              at(0.04, 0.94),
              at(0.01, 0.86),
              at(0, 0.66),
              at(0.05, 0.28),
              at(0.16, top),
              at(0.9, top),
              at(1, 0.38),
              at(1, 0.84),
              at(0.95, 0.94),
            ],
            26,
          ),
          polygon(
            [
              at(0.24, top),
              at(0.31, 0),
              at(0.7, 0),
              at(0.8, top),
              at(0.72, top),
              at(0.66, 0.08),
              at(0.35, 0.08),
              at(0.32, top),
            ],
            16,
          ),
        ],
        parts: [
          boxAt(width * 0.4, height * 0.58, width * 0.4, height * 0.38, 28),
          circle(width * 0.4, height * 0.71, 10),
          boxAt(width * 0.8, height * 0.36, 84, 26, 12),
          ...feet(width),
        ],
        hairlines: slots(width * 0.68, height * 0.5, width * 0.24, height * 0.28, 8),
      }),
      sideView(size, {
        body: [
          box(0, height * top, depth, height * 0.74, depth * 0.12),
          boxAt(depth / 2, height * 0.1, 34, height * top, 10),
        ],
        parts: [
          boxAt(depth / 2, height * 0.54, depth * 0.74, height * 0.42, 14),
          ...mainsSockets(sideBySide(number('acOutletsCount') ?? 0, [depth / 2, height * 0.62], 54), 21),
          ...spread(3, depth * 0.26, depth * 0.42).map((x) => circle(x, height * 0.42, 4)),
          circle(depth * 0.68, height * 0.44, 15),
          ...feet(depth),
        ],
      }),
    ],
  ];
}

/** Engine and alternator in a tube frame on two wheels: fuel tank above, panel with sockets, starter, silencer. */
function openFrame({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const pipe = 28;
  const low = height * 0.86;
  const wheel = height * 0.17;
  const frame = (reach: number): readonly Shape[] => [
    box(0, 0, reach, low, 70),
    box(pipe, pipe, reach - 2 * pipe, low - 2 * pipe, 50),
  ];
  const sockets = number('acOutletsCount') ?? 0;
  const threePhase = number('phases') === 3;
  const panel = width * 0.3;
  const engine = width * 0.7;
  return [
    [
      frontView(size, {
        body: frame(width),
        layers: [
          [
            ...wheelAt(width - wheel, height - wheel, wheel),
            box(width * 0.06, low - 60, width * 0.09, height - low + 60, 8),
          ],
        ],
        parts: [
          box(width * 0.13, pipe + 6, width * 0.74, height * 0.18, 34),
          boxAt(width * 0.56, pipe - 2, 80, 14, 5),
          boxAt(panel, height * 0.53, width * 0.42, height * 0.4, 14),
          circle(panel - width * 0.1, height * 0.42, 27),
          circle(panel + width * 0.14, height * 0.42, 17),
          ...mainsSockets(sideBySide(sockets, [panel - width * 0.02, height * 0.6], 62), 26),
          ...(threePhase ? [circle(panel, height * 0.6, 34), circle(panel, height * 0.6, 22)] : []),
          circle(engine + width * 0.03, height * 0.56, Math.min(width, height) * 0.17),
          circle(engine + width * 0.03, height * 0.56, Math.min(width, height) * 0.06),
          box(engine - width * 0.13, height * 0.3, width * 0.22, height * 0.1, 4),
          box(width * 0.12, height * 0.77, width * 0.76, height * 0.03),
        ],
        hairlines: fins(engine - width * 0.12, height * 0.3, width * 0.2, height * 0.1, 9),
      }),
      sideView(size, {
        body: [
          box(34, 0, depth - 68, low, 70),
          box(34 + pipe, pipe, depth - 68 - 2 * pipe, low - 2 * pipe, 50),
        ],
        layers: [[0, depth - 60].map((x) => box(x, height - 2 * wheel, 60, 2 * wheel, 16))],
        parts: [
          box(depth * 0.17, pipe + 6, depth * 0.66, height * 0.18, 34),
          boxAt(depth * 0.68, height * 0.46, depth * 0.26, height * 0.2, 24),
          boxAt(depth * 0.36, height * 0.56, depth * 0.3, height * 0.36, 14),
          box(depth * 0.15, height * 0.77, depth * 0.7, height * 0.03),
        ],
        hairlines: fins(depth * 0.6, height * 0.38, depth * 0.16, height * 0.16, 6),
      }),
    ],
  ];
}

/** A petrol generator, carried or in its frame. */
export const petrolGenerator = (goods: Goods): Views =>
  (goods.number('weightKg') ?? FRAME_FROM_KG) < FRAME_FROM_KG ? suitcase(goods) : openFrame(goods);

/** A diesel set under its canopy on a skid: doors, air slots, control door, exhaust and lifting eye within its height. */
export function canopyGenerator({ size }: Goods): Views {
  const { width, height, depth } = size;
  const roof = height * 0.09;
  const base = height * 0.86;
  const room = base - roof;
  const doors = Math.max(2, Math.round(width / 950));
  const [from, to] = [width * 0.19, width * 0.76];
  const door = (to - from) / doors;
  const middle = roof + room * 0.48;
  const control = width * 0.88;
  const skid = (reach: number): Shape =>
    polygon([
      [0, base],
      [reach, base],
      [reach, height],
      [0, height],
    ]);
  return [
    [
      frontView(size, {
        body: [
          box(0, roof, width, room, 30),
          skid(width),
          polygon([
            [width * 0.145, roof],
            [width * 0.145, 30],
            [width * 0.165, 0],
            [width * 0.2, 12],
            [width * 0.19, roof],
          ]),
        ],
        parts: [
          ...fields(doors, from, to).flatMap((x) => [
            boxAt(x, middle, door - 30, room * 0.82, 26),
            boxAt(x + door / 2 - 80, middle, 30, 120, 8),
          ]),
          boxAt(control, middle, width * 0.18, room * 0.82, 26),
          boxAt(control, middle - room * 0.2, width * 0.12, room * 0.2, 14),
          circle(control + width * 0.05, middle + room * 0.02, 28),
          boxAt(control, middle + room * 0.22, width * 0.13, room * 0.16, 10),
          ...[-1, 1].map((way) => circle(control + way * width * 0.03, middle + room * 0.22, 32)),
          ...[0.3, 0.7].map((share) => boxAt(width * share, (base + height) / 2, 220, 90)),
          line([
            [0, base - room * 0.05],
            [width, base - room * 0.05],
          ]),
          circle(width * 0.52, roof - 44, 40),
        ],
        hairlines: slots(width * 0.03, middle - room * 0.3, width * 0.12, room * 0.6, 12),
      }),
      sideView(size, {
        body: [box(0, roof, depth, room, 30), skid(depth), box(depth / 2 - 55, 0, 110, roof)],
        parts: [
          boxAt(depth / 2, middle, depth * 0.72, room * 0.76, 10),
          line([
            [0, base - room * 0.05],
            [depth, base - room * 0.05],
          ]),
        ],
        hairlines: slots(depth * 0.16, middle - room * 0.34, depth * 0.68, room * 0.68, 14),
      }),
    ],
  ];
}
