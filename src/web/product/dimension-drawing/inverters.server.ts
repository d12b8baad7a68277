import { frontView, type Goods, plainView, sideView, type Views } from './goods.server.ts';
import {
  atCorners,
  box,
  boxAt,
  circle,
  counted,
  fields,
  fins,
  line,
  polygon,
  type Shape,
  slots,
  spread,
} from './shape.server.ts';

/** Makers whose inverters have lamps and no display. */
const WITHOUT_DISPLAY: ReadonlySet<string> = new Set(['Huawei']);

/** A screen with the day's curve on it. */
const display = (x: number, y: number, width: number, height: number): readonly Shape[] => [
  boxAt(x, y, width, height, 10),
  line(
    [
      [x - width * 0.38, y + height * 0.24],
      [x - width * 0.2, y + height * 0.2],
      [x - width * 0.04, y - height * 0.2],
      [x + width * 0.12, y + height * 0.2],
      [x + width * 0.38, y + height * 0.24],
    ],
    30,
  ),
];

/** A rotary switch that cuts the solar inputs. */
const solarSwitch = (x: number, y: number, side = 56): readonly Shape[] => [
  boxAt(x, y, side, side, 5),
  circle(x, y, side * 0.38),
  boxAt(x, y, side * 0.75, side * 0.18, 4),
];

/** An upright body: display above, a cover over the wiring below. */
const uprightFace = (width: number, height: number): readonly Shape[] => {
  const seam = height * 0.74;
  return [
    line([
      [0, seam],
      [width, seam],
    ]),
    ...display(width / 2, height * 0.26, width * 0.54, height * 0.2),
    ...spread(4, width * 0.38, width * 0.62).map((x) => circle(x, height * 0.42, 5)),
    ...solarSwitch(width * 0.78, height * 0.86),
    ...atCorners(22, seam + 20, width - 44, height - seam - 42, 5),
  ];
};

/** A wide body with a step over the wiring and a display in the middle. */
const wideFace = (width: number, height: number): readonly Shape[] => [
  line([
    [0, height * 0.75],
    [width * 0.18, height * 0.75],
    [width * 0.26, height * 0.66],
    [width * 0.74, height * 0.66],
    [width * 0.82, height * 0.75],
    [width, height * 0.75],
  ]),
  ...display(width / 2, height * 0.4, width * 0.32, height * 0.22),
  ...spread(3, width * 0.15, width * 0.25).map((x) => circle(x, height * 0.4, 5)),
  ...spread(4, width * 0.74, width * 0.86).map((x) => circle(x, height * 0.4, 7)),
  ...solarSwitch(width * 0.09, height * 0.87),
];

/** A flush body with lamps alone, and a foot in which the switch is. */
const flushFace = (width: number, height: number): readonly Shape[] => [
  ...[0.7, 0.85].map((share) =>
    line([
      [0, height * share],
      [width, height * share],
    ]),
  ),
  ...spread(3, width / 2 - 32, width / 2 + 32).map((x) => circle(x, height * 0.775, 5)),
  ...solarSwitch(width * 0.16, height * 0.925, Math.min(56, height * 0.12)),
  ...[26, width - 26].map((x) => circle(x, height * 0.925, 5)),
];

function faceOf({ brand, size: { width, height } }: Goods): readonly Shape[] {
  if (WITHOUT_DISPLAY.has(brand)) return flushFace(width, height);
  return height > width ? uprightFace(width, height) : wideFace(width, height);
}

/** The bottom, front edge above: a pair of plugs for each solar input, glands for battery and mains, a data socket. */
function underside({ size, number, text }: Goods, sink: number): readonly Shape[] {
  const { width, depth } = size;
  const level = (depth - sink) * 0.55;
  const inputs = number('mpptCount') ?? 0;
  const room = Math.min(width * 0.5, inputs * 84);
  const radius = Math.min(10, (room / Math.max(1, inputs)) * 0.16);
  const mains = number('phases') === 3 ? 22 : 18;
  const glands = text('systemType') === 'grid-tied' ? [] : [14, 14];
  return [
    ...fields(inputs, width * 0.07, width * 0.07 + room).flatMap((x) => [
      ...counted('input', [boxAt(x, level, radius * 5.4, radius * 3.4, radius * 1.7)]),
      ...[-1, 1].map((way) => circle(x + way * radius * 1.35, level, radius)),
    ]),
    ...[...glands, mains].flatMap((gland, index, all) => {
      const x = width * 0.91 - (all.length - 1 - index) * width * 0.105;
      return [circle(x, level, gland), circle(x, level, gland * 0.6)];
    }),
  ];
}

/** A hung inverter: its face, its body before the heat sink, and its connectors from below. */
function hung(goods: Goods): Views {
  const { width, height, depth } = goods.size;
  const sink = depth * 0.38;
  const body = depth - sink;
  return [
    [
      frontView(goods.size, { body: [box(0, 0, width, height, 22)], parts: faceOf(goods) }),
      sideView(goods.size, {
        body: [
          box(0, 0, body, height, 16),
          polygon([
            [body, height * 0.06],
            [depth, height * 0.06],
            [depth, height * 0.82],
            [body, height * 0.82],
          ]),
        ],
        parts: [boxAt(depth - 7, height * 0.14, 14, height * 0.08, 2)],
        hairlines: [
          ...slots(body * 0.3, height * 0.2, body * 0.42, height * 0.26, 8),
          ...fins(body + sink * 0.25, height * 0.06, sink * 0.5, height * 0.76, 3),
        ],
      }),
    ],
    [
      plainView(
        width,
        depth,
        {
          body: [box(0, 0, width, body, 12)],
          parts: [
            line([
              [width * 0.06, body],
              [width * 0.06, depth],
              [width * 0.94, depth],
              [width * 0.94, body],
            ]),
            ...underside(goods, sink),
          ],
          hairlines: fins(width * 0.06, body, width * 0.88, sink, Math.max(8, Math.round(width / 22))),
        },
        'bottom',
      ),
    ],
  ];
}

/** A microinverter on its back: ribs, the holes of its flange, the lead of the mains in the middle, a pair for each solar input. */
function micro({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const flange = height * 0.14;
  const inputs = number('mpptCount') ?? 0;
  const lead = height * 0.1;
  const body = box(width * 0.03, flange, width * 0.94, height - flange - lead, 12);
  return [
    [
      frontView(size, {
        body: [
          body,
          polygon([
            [width * 0.1, flange],
            [width * 0.13, 0],
            [width * 0.87, 0],
            [width * 0.9, flange],
          ]),
          polygon([
            [0, height * 0.4],
            [width * 0.03, height * 0.38],
            [width * 0.03, height * 0.62],
            [0, height * 0.6],
          ]),
          polygon([
            [width, height * 0.4],
            [width * 0.97, height * 0.38],
            [width * 0.97, height * 0.62],
            [width, height * 0.6],
          ]),
        ],
        parts: [
          ...[0.26, 0.74].map((share) => boxAt(width * share, flange * 0.5, 22, 8, 4)),
          boxAt(width * 0.5, height * 0.52, width * 0.42, height * 0.3, 6),
          boxAt(width * 0.5, height - lead / 2, 24, lead, 4),
          ...fields(inputs, width * 0.06, width * 0.94).flatMap((x) => [
            ...counted('input', [boxAt(x - 18, height - lead / 2, 15, lead, 3)]),
            boxAt(x + 18, height - lead / 2, 15, lead, 3),
          ]),
        ],
        hairlines: [0.06, 0.73].flatMap((from) =>
          slots(width * from, height * 0.3, width * 0.21, height * 0.44, 8),
        ),
      }),
      sideView(size, {
        body: [box(0, flange, depth, height - flange - lead, 6), box(depth - 3, 0, 3, flange)],
        parts: [boxAt(depth * 0.5, height - lead / 2, 15, lead, 3)],
      }),
    ],
  ];
}

/** An inverter, hung on its wall or lying under its panels. */
export const inverter = (goods: Goods): Views =>
  goods.text('systemType') === 'micro' ? micro(goods) : hung(goods);
