import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { atCorners, box, boxAt, circle, counted, fields, slots } from './shape.server.ts';

/** Width in millimetres of one place on a DIN rail. */
const PLACE = 18;

/** A board: a door with a window, behind it the places on its rails. */
export function board({ size }: Goods, modules: number): Views {
  const { width, height, depth } = size;
  const perRow = Math.max(1, Math.floor((width - 76) / PLACE));
  const rows = Math.ceil(modules / perRow);
  const columns = Math.ceil(modules / rows);
  const levels = fields(rows, height * 0.1, height * 0.9);
  const left = (width - columns * PLACE) / 2;
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, 14)],
        parts: [
          box(16, 16, width - 32, height - 32, 10),
          ...levels.map((y) => boxAt(width / 2, y, columns * PLACE + 8, 50, 3)),
          boxAt(width - 24, height / 2, 8, 40, 4),
        ],
        hairlines: counted(
          'rail-place',
          levels.flatMap((y, row) =>
            Array.from({ length: Math.min(columns, modules - row * columns) }, (_, place) =>
              box(left + place * PLACE, y - 22, PLACE, 44),
            ),
          ),
        ),
      }),
      sideView(size, {
        body: [box(depth * 0.24, 0, depth * 0.76, height, 8), box(0, 6, depth * 0.24, height - 12, 8)],
        parts: [0.15, 0.85].map((share) => boxAt(depth * 0.24, height * share, 10, 36, 3)),
      }),
    ],
  ];
}

/** A box for strings: a window over its devices, the switch of the direct current, its plugs and glands below. */
export function stringBox({ size, number }: Goods, plugs: number): Views {
  const { width, height, depth } = size;
  const low = height * 0.93;
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, low, 12)],
        parts: [
          ...atCorners(18, 18, width - 36, low - 36, 5),
          boxAt(width * 0.46, height * 0.36, width * 0.64, height * 0.28, 8),
          ...fields(number('polesCount') ?? 0, width * 0.2, width * 0.44).map((x) =>
            boxAt(x, height * 0.36, width * 0.055, height * 0.17, 1),
          ),
          circle(width * 0.64, height * 0.36, 27),
          boxAt(width * 0.64, height * 0.36, 14, 48, 5),
          ...counted(
            'input',
            fields(plugs, width * 0.1, width * 0.66).map((x) =>
              boxAt(x, (low + height) / 2, 18, height - low, 3),
            ),
          ),
          ...fields(2, width * 0.7, width * 0.92).map((x) =>
            boxAt(x, (low + height) / 2, 24, height - low, 4),
          ),
        ],
      }),
      sideView(size, {
        body: [box(depth * 0.3, 0, depth * 0.7, low, 8), box(depth * 0.12, 5, depth * 0.18, low - 10, 6)],
        parts: [
          box(0, height * 0.36 - 24, depth * 0.12, 48, 4),
          boxAt(depth * 0.62, (low + height) / 2, 24, height - low, 3),
        ],
        hairlines: slots(depth * 0.5, low * 0.85, depth * 0.3, low * 0.06, 3),
      }),
    ],
  ];
}
