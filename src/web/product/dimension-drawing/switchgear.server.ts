import type { OuterSize } from '../../../domain/catalogue/outer-size.ts';
import { board, stringBox } from './enclosures.server.ts';
import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import {
  box,
  boxAt,
  circle,
  counted,
  fields,
  line,
  type Point,
  polygon,
  type Shape,
  spread,
} from './shape.server.ts';

/** Height in millimetres of a DIN rail (EN 60715). */
const RAIL = 35;

/** The lever of a breaker stands out of its front by this share of the depth. */
const LEVER = 0.09;

/** A rail device from the side: its front at the left, begun at `nose`, the notch of the rail at the right. */
function profile({ depth, height }: OuterSize, nose: number): Shape {
  const middle = height / 2;
  const front: readonly Point[] = [
    [nose, height * 0.25],
    [depth * 0.3, height * 0.22],
    [depth * 0.3, height * 0.03],
    [depth * 0.34, 0],
    [depth, 0],
    [depth, middle - RAIL / 2],
    [depth - 5, middle - RAIL / 2],
  ];
  // The lower half is the upper one mirrored.
  const mirrored = front.map(([x, y]): Point => [x, height - y]).toReversed();
  return polygon([...front, ...mirrored]);
}

/** A screw terminal from the front. */
const terminal = (x: number, y: number): readonly Shape[] => [
  circle(x, y, 4.6),
  line([
    [x - 2.6, y - 1.8],
    [x + 2.6, y + 1.8],
  ]),
];

/** What is on the front of one pole of a breaker, a surge protector or a fuse holder. */
function poleFace(kind: 'breaker' | 'surge' | 'fuse', x: number, height: number): readonly Shape[] {
  const middle = height / 2;
  if (kind === 'surge') {
    return [
      boxAt(x, middle, 14, height * 0.46, 1.5),
      boxAt(x, middle - height * 0.12, 6, 4),
      boxAt(x, middle + height * 0.16, 9, 5, 1),
    ];
  }
  if (kind === 'fuse') {
    return [
      boxAt(x, middle, 13, height * 0.48, 2),
      boxAt(x, middle - height * 0.19, 13, 5, 1),
      boxAt(x, middle + height * 0.02, 8, 15, 1),
    ];
  }
  return [
    boxAt(x, middle, 11, height * 0.26, 1),
    boxAt(x, middle - height * 0.05, 9, height * 0.1, 1.5),
    boxAt(x, middle + height * 0.18, 6, 3),
  ];
}

/** Devices side by side on a rail, one place to a pole: terminals above and below, the lever or the plug-in part between. */
function railDevice({ size, text }: Goods, poles: number): Views {
  const { width, height, depth } = size;
  const protection = text('protectionType') ?? '';
  const kind = protection.startsWith('gPV') ? 'fuse' : protection.startsWith('T') ? 'surge' : 'breaker';
  const places = fields(poles, 0, width);
  const each = width / poles;
  const clip = height / 2;
  return [
    [
      frontView(size, {
        body: counted(
          'pole',
          places.map((x) => boxAt(x, clip, each, height, 1)),
        ),
        parts: places.flatMap((x) => [
          ...poleFace(kind, x, height),
          ...terminal(x, height * 0.11),
          ...terminal(x, height * 0.89),
        ]),
        hairlines: [0.25, 0.75].map((share) =>
          line([
            [0, height * share],
            [width, height * share],
          ]),
        ),
      }),
      sideView(size, {
        body: [profile(size, kind === 'breaker' ? depth * LEVER : 0)],
        parts:
          kind === 'breaker'
            ? [
                polygon([
                  [depth * LEVER, clip - height * 0.1],
                  [0, clip - height * 0.06],
                  [0, clip - height * 0.02],
                  [depth * LEVER, clip + height * 0.02],
                ]),
              ]
            : [],
        hairlines: [
          line([
            [depth * 0.36, height * 0.06],
            [depth * 0.36, height * 0.94],
          ]),
        ],
      }),
    ],
  ];
}

/** A transfer switch: terminals of both lines for each pole, lamps, and the handle that works it by hand. */
function transferSwitch({ size }: Goods, poles: number): Views {
  const { width, height, depth } = size;
  const strip = height * 0.2;
  const face = depth * 0.3;
  const [knob, middle] = [width * 0.72, height / 2];
  return [
    [
      frontView(size, {
        body: [box(0, 0, width, height, 5)],
        parts: [
          box(3, strip, width - 6, height - 2 * strip, 4),
          ...[strip / 2, height - strip / 2].flatMap((y) =>
            fields(poles * 2, 8, width - 8).flatMap((x) => [
              boxAt(x, y, (width - 16) / (poles * 2) - 3, strip * 0.68, 1),
              circle(x, y, 4),
            ]),
          ),
          circle(knob, middle, Math.min(22, height * 0.17)),
          boxAt(knob, middle, 10, Math.min(42, height * 0.32), 4),
          boxAt(width * 0.28, middle - height * 0.13, width * 0.36, height * 0.16, 2),
          ...spread(3, width * 0.14, width * 0.4).map((x) => circle(x, middle + height * 0.1, 3.2)),
        ],
      }),
      sideView(size, {
        body: [
          polygon([
            [face, 0],
            [depth, 0],
            [depth, middle - RAIL / 2],
            [depth - 6, middle - RAIL / 2],
            [depth - 6, middle + RAIL / 2],
            [depth, middle + RAIL / 2],
            [depth, height],
            [face, height],
            [face, height - strip],
            [depth * 0.16, height - strip],
            [depth * 0.16, strip],
            [face, strip],
          ]),
        ],
        parts: [box(0, middle - 21, depth * 0.16, 42, 4)],
      }),
    ],
  ];
}

/** Switchgear by its poles and its places on the rail; null for what has neither. */
export function switchgear(goods: Goods): Views | null {
  const [poles, modules, plugs] = [
    goods.number('polesCount'),
    goods.number('modulesCount'),
    goods.number('connectorsCount'),
  ];
  if (poles !== null && poles === modules) return railDevice(goods, poles);
  if (plugs !== null) return stringBox(goods, plugs);
  if (poles !== null) return transferSwitch(goods, poles);
  return modules === null ? null : board(goods, modules);
}
