import { type Goods, plainView, type Views } from './goods.server.ts';
import { box, line, polygon, type Shape } from './shape.server.ts';

/** A rail is drawn cut short: so many widths of its profile stand for its length. */
const SHOWN_WIDTHS = 3.4;

/** The profile of a rail: a channel for bolts above, one at the side for hooks, hollow below. */
function profile(width: number, height: number): readonly Shape[] {
  const wall = Math.min(width, height) * 0.07;
  const [slot, deep] = [width * 0.24, height * 0.3];
  return [
    polygon([
      [0, 0],
      [(width - slot) / 2, 0],
      [(width - slot) / 2, wall],
      [width * 0.24, wall],
      [width * 0.24, deep],
      [width * 0.76, deep],
      [width * 0.76, wall],
      [(width + slot) / 2, wall],
      [(width + slot) / 2, 0],
      [width, 0],
      [width, height * 0.5],
      [width - wall, height * 0.5],
      [width - wall, height * 0.42],
      [width * 0.66, height * 0.42],
      [width * 0.66, height * 0.78],
      [width - wall, height * 0.78],
      [width - wall, height * 0.7],
      [width, height * 0.7],
      [width, height],
      [0, height],
    ]),
  ];
}

/** A mounting rail: its profile to scale, and beside it its length, cut short by two break lines. */
export function mountingRail({ size: { width, height, depth } }: Goods): Views {
  const shown = width * SHOWN_WIDTHS;
  const cut = shown * 0.56;
  const wall = Math.min(width, height) * 0.07;
  const gap = width * 0.2;
  const zigzag = (x: number): Shape =>
    line([
      [x, 0],
      [x, height * 0.4],
      [x - width * 0.09, height * 0.46],
      [x + width * 0.09, height * 0.54],
      [x, height * 0.6],
      [x, height],
    ]);
  const edges = [wall, height * 0.3, height * 0.5, height * 0.7];
  const end = (from: number, to: number): readonly Shape[] =>
    [0, height].map((y) =>
      line([
        [from, y],
        [to, y],
      ]),
    );
  return [
    [
      {
        ...plainView(width, height, {
          body: profile(width, height),
          hairlines: [box(wall, height * 0.36, width * 0.52, height * 0.64 - wall)],
        }),
        measures: { width, height },
      },
      {
        ...plainView(shown, height, {
          body: [
            ...end(0, cut),
            ...end(cut + gap, shown),
            ...[0, shown].map((x) =>
              line([
                [x, 0],
                [x, height],
              ]),
            ),
          ],
          parts: [zigzag(cut), zigzag(cut + gap)],
          hairlines: edges.flatMap((y) => [
            line([
              [0, y],
              [cut, y],
            ]),
            line([
              [cut + gap, y],
              [shown, y],
            ]),
          ]),
        }),
        measures: { width: depth },
      },
    ],
  ];
}
