import { mainsSockets } from './mains-sockets.server.ts';
import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { box, boxAt, circle, line, polygon, type Shape, slots, spread, type View } from './shape.server.ts';

/** A station of so many kilograms rolls on wheels; a lighter one is carried. */
const WHEELS_FROM_KG = 35;
/** Millimetres: from one mains socket to the next, and the height of a foot. */
const SOCKET_PITCH = 64;
const FOOT = 12;

/** Makers whose stations are carried by one handle over the middle; others have a grip at each end. */
const WITH_BOW: ReadonlySet<string> = new Set(['Promin', 'Jackery']);

/** A row of things around a middle, each by its own. */
const row = (count: number, middle: number, pitch: number): readonly number[] =>
  spread(count, middle - ((count - 1) / 2) * pitch, middle + ((count - 1) / 2) * pitch);

/**
 * The face, as the studio lays it out: screen, USB and 12 V on the left, mains sockets on the right, only where their number is known.
 * `rise` is where the body begins and `tall` its height.
 */
function face(
  { size: { width }, number }: Goods,
  rise: number,
  tall: number,
): Pick<View, 'parts' | 'hairlines'> {
  const [mains, usb] = [number('acOutletsCount') ?? 0, number('usbPortsCount') ?? 0];
  const [wide, edge, rows] = [width - 35, Math.min(35, tall * 0.12), Math.max(1, Math.ceil(mains / 2))];
  const [top, bottom] = [rise + edge, rise + tall - edge];
  const high = bottom - top;
  const scale = Math.min(1.05, wide / (4 * SOCKET_PITCH), (high - 50) / (rows * SOCKET_PITCH));
  const pitch = SOCKET_PITCH * scale;
  const [right, room] = [width - 26 - pitch, wide - 2 * pitch - 24];
  const left = 26 + room / 2;
  const across = Math.min(200, room - 12);
  const screen = Math.min(high * 0.42, across / 2);
  const screenAt = top + 12 + screen / 2;
  const [portsFrom, portsTo] = [top + 22 + screen, bottom - 14];
  const usbAt = portsFrom + Math.max(6, (portsTo - portsFrom) * 0.2);
  const middle = high - rows * pitch < 110 ? (top + 24 + bottom) / 2 : top + 36 + (rows * pitch) / 2;
  const sockets = Array.from({ length: mains }, (_, index): readonly [number, number] => [
    right + ((index % 2) - 0.5) * pitch,
    middle + (Math.floor(index / 2) - (rows - 1) / 2) * pitch,
  ]);
  const under = bottom - middle - (rows * pitch) / 2;
  const outlets = Math.min(3, Math.floor(room / 34));
  const usbRows = usb * 23 <= room ? [usb] : [Math.ceil(usb / 2), Math.floor(usb / 2)];
  return {
    parts: [
      box(17.5, top, wide, high, 18),
      boxAt(left, screenAt, across, screen, 8),
      circle(left - across * 0.24, screenAt, screen * 0.3),
      ...usbRows.flatMap((count, index) =>
        row(count, left, 23).map((x) => boxAt(x, usbAt + index * 20, 15, 7, 2)),
      ),
      ...row(outlets, left, 34).map((x) =>
        circle(x, portsTo - Math.max(13.5, (portsTo - portsFrom) * 0.22), 13),
      ),
      ...row(3, right + pitch - 34, 22).map((x) => circle(x, top + 17, 7.5)),
      ...mainsSockets(sockets, 22.5 * scale),
    ],
    hairlines: [
      ...[-0.22, 0, 0.22].map((share) =>
        line([
          [left + across * 0.08, screenAt + screen * share],
          [left + across * 0.4, screenAt + screen * share],
        ]),
      ),
      ...(under > 50
        ? slots(right - pitch * 0.9, bottom - under * 0.78, pitch * 1.8, Math.min(70, under * 0.55), 5)
        : []),
    ],
  };
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
  const shown = face(goods, rise, tall);
  const feet = (reach: number): readonly Shape[] =>
    [0.1, 0.9].map((share) => boxAt(reach * share, height - foot / 2, Math.min(50, reach * 0.1), foot, 4));
  return [
    [
      frontView(size, {
        body: [
          box(0, rise, width, tall, Math.min(30, tall * 0.14)),
          ...handle(width, rise, isWheeled, hasBow),
        ],
        parts: [...shown.parts, ...feet(width)],
        hairlines: shown.hairlines,
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
