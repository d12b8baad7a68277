import { frontView, type Goods, plainView, sideView, type Views } from './goods.server.ts';
import {
  atCorners,
  box,
  boxAt,
  circle,
  counted,
  fields,
  line,
  polygon,
  type Shape,
  slots,
  spread,
  type View,
} from './shape.server.ts';

/** A Type 2 socket in millimetres: its rim, and the holes of its seven pins. */
const SOCKET_RADIUS = 35;
const PINS: readonly (readonly [number, number, number])[] = [
  [0, 0, 4],
  [-15.5, 0, 4],
  [15.5, 0, 4],
  [-8.5, 13.5, 4],
  [8.5, 13.5, 4],
  [-8.5, -13.5, 3],
  [8.5, -13.5, 3],
];

const socket = (x: number, y: number, radius = SOCKET_RADIUS): readonly Shape[] => [
  ...counted('outlet', [circle(x, y, radius)]),
  circle(x, y, radius * 0.75),
  ...PINS.map(([across, down, hole]) =>
    circle(x + (across * radius) / 35, y + (down * radius) / 35, (hole * radius) / 35),
  ),
];

/** A plug in its holster before its cable, which ends at `bottom` at the lowest; one for fast charging has two more poles. */
function holster(
  x: number,
  y: number,
  { isCombo, size, bottom }: { isCombo: boolean; size: number; bottom: number },
): View['layers'] {
  const low = y + size * (isCombo ? 0.9 : 0.5);
  const end = Math.min(bottom, y + size * 1.9);
  const cable = polygon([
    [x - size * 0.16, low],
    [x + size * 0.16, low],
    [x + size * 0.1, end],
    [x - size * 0.1, end],
  ]);
  const plug = boxAt(x, isCombo ? y + size * 0.22 : y, size, isCombo ? size * 1.5 : size * 1.05, size * 0.42);
  const poles = isCombo
    ? [-1, 1].map((way) => circle(x + way * size * 0.18, y + size * 0.62, size * 0.13))
    : [];
  return [[cable], [...counted('outlet', [plug]), circle(x, y, size * 0.34), ...poles]];
}

/** A wall box: lamp, and the socket or the parked plug that it charges by. */
export function wallCharger({ size, text }: Goods): Views {
  const { width, height, depth } = size;
  const round = Math.min(48, width * 0.24);
  const hasSocket = text('chargingOutlet') === 'socket';
  const [middle, low] = [width / 2, height * 0.7];
  const radius = Math.min(SOCKET_RADIUS, width * 0.2, height * 0.2);
  const inner = Math.max(8, width * 0.14);
  // A box without room for a holster has its lamp in the middle, and its cable leaves below.
  const isLow = !hasSocket && height < width * 1.2;
  const lamp = height * (isLow ? 0.5 : 0.3);
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, round)],
        layers: hasSocket
          ? []
          : isLow
            ? [counted('outlet', [box(middle - 14, height - inner, 28, inner, 5)])]
            : holster(middle, low, { isCombo: false, size: radius * 2, bottom: height }),
        parts: [
          box(inner, inner, width - 2 * inner, height - 2 * inner, round * 0.7),
          circle(middle, lamp, isLow ? width * 0.28 : Math.min(38, width * 0.17)),
          polygon(
            [
              [0.03, -0.11],
              [-0.06, 0.02],
              [-0.005, 0.02],
              [-0.03, 0.11],
              [0.06, -0.02],
              [0.005, -0.02],
            ].map(([x = 0, y = 0]) => [middle + x * Math.min(width, 200), lamp + y * Math.min(width, 200)]),
          ),
          ...(hasSocket ? socket(middle, low, radius) : []),
        ],
      }),
      sideView(size, {
        body: [
          box(0, 0, depth - 14, height, Math.min(16, depth * 0.16)),
          box(depth - 14, height * 0.17, 14, height * 0.66),
        ],
        parts: [
          line([
            [depth * 0.5, 0],
            [depth * 0.5, height],
          ]),
          ...(hasSocket ? [box(0, low - radius, 6, radius * 2)] : []),
        ],
      }),
    ],
  ];
}

/** A fast charger on its foot: screen, emergency stop, one holster for each cable, air slots. */
export function fastCharger({ size, number, text }: Goods): Views {
  const { width, height, depth } = size;
  const foot = 70;
  const count = number('connectorsCount') ?? 1;
  const isMixed = text('connector') === 'ccs2-chademo';
  const plug = Math.min(130, width * 0.2);
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height - foot, 50), box(0, height - foot, width, foot, 8)],
        parts: [
          box(width * 0.1, 65, width * 0.8, height - foot - 130, 40),
          boxAt(width / 2, height * 0.2, width * 0.48, width * 0.32, 12),
          boxAt(width / 2, height * 0.33, 110, 75, 10),
          circle(width * 0.76, height * 0.33, 26),
          circle(width * 0.76, height * 0.33, 16),
        ],
        layers: fields(count, width * 0.14, width * 0.86).flatMap((x, index) =>
          holster(x, height * 0.47, {
            isCombo: !(isMixed && index === count - 1),
            size: plug,
            bottom: height * 0.62,
          }),
        ),
        hairlines: slots(width * 0.2, height * 0.74, width * 0.6, height * 0.14, 10),
      }),
      sideView(size, {
        body: [box(0, 0, depth, height - foot, 30), box(0, height - foot, depth, foot, 8)],
        parts: [
          line([
            [depth * 0.08, 30],
            [depth * 0.08, height - foot - 30],
          ]),
          circle(depth * 0.5, height * 0.33, 30),
        ],
        hairlines: slots(depth * 0.2, height * 0.5, depth * 0.6, height * 0.32, 14),
      }),
    ],
  ];
}

/** A street station: display, reader, a socket for each car, the door of its foot at the back. */
export function streetCharger({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const count = number('connectorsCount') ?? 1;
  const round = Math.min(55, width * 0.2);
  const band = 105;
  const bands = (reach: number): readonly Shape[] =>
    [band - 24, band].map((y) =>
      line([
        [0, y],
        [reach, y],
      ]),
    );
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, round)],
        parts: [
          ...bands(width),
          box(width * 0.14, band + 30, width * 0.72, 300 + count * 135, 28),
          boxAt(width / 2, band + 100, width * 0.5, 74, 6),
          boxAt(width / 2, band + 220, 84, 84, 12),
          ...fields(count, band + 305, band + 305 + count * 130).flatMap((y) => socket(width / 2, y, 42)),
        ],
        hairlines: slots(width * 0.28, height - 210, width * 0.44, 90, 5),
      }),
      sideView(size, {
        body: [box(0, 0, depth, height, Math.min(round, depth * 0.2))],
        parts: [
          ...bands(depth),
          box(0, band + 250, 16, count * 135 + 20, 4),
          line([
            [depth * 0.5, height * 0.36],
            [depth * 0.5, height - 60],
          ]),
        ],
      }),
    ],
  ];
}

/** The control box of a portable charger as it lies, and from above: lamps, and where its two cables leave. */
export function portableCharger({ size }: Goods): Views {
  const { width, height, depth } = size;
  const sleeve = width * 0.08;
  const body = width - 2 * sleeve;
  const sleeves = (level: number, thick: number): readonly Shape[] =>
    [sleeve / 2, width - sleeve / 2].map((x) => boxAt(x, level, sleeve, thick, 4));
  return [
    [
      frontView(size, {
        body: [box(sleeve, 0, body, height, height * 0.22), ...sleeves(height / 2, height * 0.44)],
        parts: [
          line([
            [sleeve, height * 0.5],
            [sleeve + body, height * 0.5],
          ]),
        ],
      }),
      sideView(size, {
        body: [box(0, 0, depth, height, height * 0.22)],
        parts: [circle(depth / 2, height / 2, height * 0.22), circle(depth / 2, height / 2, height * 0.14)],
      }),
    ],
    [
      plainView(
        width,
        depth,
        {
          body: [box(sleeve, 0, body, depth, depth * 0.28), ...sleeves(depth / 2, height * 0.44)],
          parts: [
            boxAt(width / 2, depth / 2, body * 0.72, depth * 0.62, 14),
            ...spread(5, width * 0.32, width * 0.52).map((x) => boxAt(x, depth / 2, 13, 6, 2)),
            ...spread(3, width * 0.6, width * 0.7).map((x) => circle(x, depth / 2, 4)),
            ...atCorners(sleeve + 14, 12, body - 28, depth - 24, 2.5),
          ],
        },
        'top',
      ),
    ],
  ];
}
