import { mainsSockets } from './mains-sockets.server.ts';
import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { box, boxAt, circle, line, polygon, type Shape, slots, spread } from './shape.server.ts';

/** A station of so many kilograms rolls on wheels; a lighter one is carried. */
const WHEELS_FROM_KG = 35;
/** Millimetres: the radius of a mains socket, and the height of a foot. */
const SOCKET = 22;
const FOOT = 12;

/** Makers whose stations are carried by one handle over the middle; others have a grip at each end. */
const WITH_BOW: ReadonlySet<string> = new Set(['Promin', 'Jackery']);

/** Mains sockets, only where their number is known, in rows from the left; USB sockets beside them. */
function outlets({ size: { width }, number }: Goods, top: number, bottom: number): readonly Shape[] {
  const [mains, usb] = [number('acOutletsCount') ?? 0, number('usbPortsCount') ?? 0];
  const columns = Math.max(1, Math.min(mains, width < 450 ? 2 : 4));
  const rows = Math.max(1, Math.ceil(mains / columns));
  const radius = Math.min(SOCKET, ((bottom - top) / rows) * 0.42, (width * 0.36) / columns / 2.5);
  const pitch = radius * 2.5;
  const sockets = Array.from({ length: mains }, (_, index): readonly [number, number] => [
    width * 0.1 + radius + (index % columns) * pitch,
    top + radius + Math.floor(index / columns) * pitch,
  ]);
  const left = width * 0.1 + (mains > 0 ? columns * pitch : 0) + width * 0.03;
  const perRow = Math.ceil(usb / 2);
  return [
    ...mainsSockets(sockets, radius),
    ...Array.from({ length: usb }, (_, index) =>
      boxAt(
        left + width * 0.03 + (index % Math.max(1, perRow)) * width * 0.06,
        top + (bottom - top) * (index < perRow ? 0.15 : 0.42),
        width * 0.04,
        7,
        2,
      ),
    ),
    ...[0, 1, 2].map((index) =>
      circle(left + width * 0.025 + index * width * 0.066, bottom - 12, Math.min(11, width * 0.028)),
    ),
  ];
}

/** What the station is carried by, from the front. */
function handle(width: number, rise: number, isWheeled: boolean, hasBow: boolean): readonly Shape[] {
  if (isWheeled) return [0.08, 0.92].map((share) => boxAt(width * share, rise / 2, 30, rise, 12));
  if (hasBow) {
    return [
      polygon(
        [
          [width * 0.13, rise],
          [width * 0.16, 0],
          [width * 0.84, 0],
          [width * 0.87, rise],
          [width * 0.81, rise],
          [width * 0.79, rise * 0.55],
          [width * 0.21, rise * 0.55],
          [width * 0.19, rise],
        ],
        8,
      ),
    ];
  }
  return [0.05, 0.95].map((share) => boxAt(width * share, rise / 2 + 2, width * 0.08, rise + 4, 6));
}

/** A power station: display, sockets and air slots of its face, its handles, feet or wheels. */
export function powerStation(goods: Goods): Views {
  const { size, brand, number } = goods;
  const { width, height, depth } = size;
  const isWheeled = (number('weightKg') ?? 0) >= WHEELS_FROM_KG;
  const hasBow = WITH_BOW.has(brand);
  const rise = height * (isWheeled ? 0.08 : hasBow ? 0.16 : 0.05);
  const foot = isWheeled ? 30 : FOOT;
  const tall = height - rise - foot;
  const at = (share: number): number => rise + tall * share;
  const wheel = height * 0.15;
  const feet = (reach: number): readonly Shape[] =>
    [0.1, 0.9].map((share) => boxAt(reach * share, height - foot / 2, Math.min(50, reach * 0.1), foot, 4));
  return [
    [
      frontView(size, {
        body: [
          box(0, rise, width, tall, Math.min(30, tall * 0.14)),
          ...handle(width, rise, isWheeled, hasBow),
        ],
        parts: [
          box(width * 0.05, at(0.09), width * 0.9, tall * 0.82, 18),
          boxAt(width * 0.3, at(0.28), width * 0.4, tall * 0.24, 8),
          circle(width * 0.2, at(0.28), tall * 0.08),
          ...spread(3, width * 0.7, width * 0.88).map((x) => circle(x, at(0.53), Math.min(9, width * 0.022))),
          ...outlets(goods, at(0.46), at(0.84)),
          ...feet(width),
        ],
        hairlines: [
          ...slots(width * 0.73, at(0.66), width * 0.17, tall * 0.15, 5),
          ...[0.22, 0.28, 0.34].map((share) =>
            line([
              [width * 0.31, at(share)],
              [width * 0.46, at(share)],
            ]),
          ),
        ],
      }),
      sideView(size, {
        body: [
          box(0, rise, depth, tall, Math.min(30, tall * 0.14)),
          isWheeled
            ? polygon(
                [
                  [depth * 0.14, rise],
                  [depth * 0.14, 0],
                  [depth * 0.86, 0],
                  [depth * 0.86, rise],
                  [depth * 0.8, rise],
                  [depth * 0.8, rise * 0.6],
                  [depth * 0.2, rise * 0.6],
                  [depth * 0.2, rise],
                ],
                6,
              )
            : boxAt(depth / 2, rise / 2 + 1, depth * (hasBow ? 0.16 : 0.6), rise + 2, 6),
        ],
        layers: isWheeled
          ? [[1, 0.5, 0.12].map((share) => circle(depth - wheel, height - wheel, wheel * share))]
          : [],
        parts: isWheeled
          ? [boxAt(depth * 0.18, height - foot / 2, 70, foot, 6)]
          : [...feet(depth), ...(hasBow ? [] : [boxAt(depth / 2, at(0.1), depth * 0.42, tall * 0.08, 10)])],
        hairlines: slots(depth * 0.2, at(0.28), depth * 0.5, tall * 0.36, 9),
      }),
    ],
  ];
}
