import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { box, boxAt, circle, line, type Point, polygon, type Shape, slots, spread } from './shape.server.ts';

/** A wheel from the side: tyre, rim and hub. */
const wheelAt = (x: number, y: number, radius: number): readonly Shape[] =>
  [1, 0.56, 0.16].map((share) => circle(x, y, radius * share));

/** A guard rail: posts, top rail and knee rail over a platform. */
function guardRail(from: number, to: number, top: number, deck: number, posts: number): readonly Shape[] {
  const knee = top + (deck - top) * 0.45;
  return [
    ...spread(posts, from + 20, to - 20).map((x) =>
      line([
        [x, top],
        [x, deck],
      ]),
    ),
    line([
      [from + 20, knee],
      [to - 20, knee],
    ]),
    line([
      [from, deck - 110],
      [to, deck - 110],
    ]),
  ];
}

/** A scissor lift with its arms folded and the guard rail up. */
export function scissorLift({ size }: Goods): Views {
  const { width, height, depth } = size;
  const wheel = Math.min(200, height * 0.09);
  const ground = height - 2 * wheel;
  const deck = Math.min(1150, height * 0.46);
  const platform = 70;
  const [upper, lower] = [deck + platform, ground - wheel * 0.9];
  const arms = 4;
  const levels = spread(arms + 1, upper, lower);
  const rise = (lower - upper) / arms;
  const [left, right] = [width * 0.09, width * 0.91];
  const folded = levels.slice(0, -1).flatMap((y) => [
    line([
      [left, y + 8],
      [right, y + rise - 8],
    ]),
    line([
      [right, y + 8],
      [left, y + rise - 8],
    ]),
    circle(width / 2, y + rise / 2, 22),
  ]);
  const frame = (reach: number): Shape => box(0, 0, reach, deck, 60);
  return [
    [
      frontView(size, {
        body: [box(0, deck, width, platform), box(width * 0.02, lower, width * 0.96, wheel * 1.6, 16)],
        layers: [
          [
            ...[0.15, 0.85].flatMap((share) => wheelAt(width * share, height - wheel, wheel)),
            boxAt(width * 0.84, deck * 0.2, width * 0.12, deck * 0.22, 12),
            boxAt(width * 0.2, deck * 0.62, width * 0.16, deck * 0.16, 8),
          ],
        ],
        parts: [
          frame(width),
          ...guardRail(0, width, 0, deck, 5),
          boxAt(width * 0.5, lower + wheel * 0.8, width * 0.34, wheel * 1.1, 10),
        ],
        hairlines: folded,
      }),
      sideView(size, {
        body: [box(0, deck, depth, platform), box(depth * 0.07, lower, depth * 0.86, wheel * 1.6, 16)],
        layers: [[0, depth - 130].map((x) => box(x, height - 2 * wheel, 130, 2 * wheel, 24))],
        parts: [
          frame(depth),
          ...guardRail(0, depth, 0, deck, 3),
          ...[0.16, 0.84].map((share) => boxAt(depth * share, (upper + lower) / 2, 60, lower - upper)),
        ],
        hairlines: levels.map((y) =>
          line([
            [depth * 0.16, y],
            [depth * 0.84, y],
          ]),
        ),
      }),
    ],
  ];
}

/** An articulated boom lift with its boom laid down, the basket before the wheels at the left. */
export function boomLift({ size }: Goods): Views {
  const { width, height, depth } = size;
  const wheel = height * 0.2;
  const tyre = depth * 0.14;
  const basket = width * 0.12;
  const at = (x: number, y: number): Point => [width * x, height * y];
  return [
    [
      frontView(size, {
        body: [
          polygon(
            [at(0.4, 0.66), at(0.86, 0.66), at(0.88, 0.7), at(0.88, 0.82), at(0.38, 0.82), at(0.38, 0.7)],
            30,
          ),
          box(width * 0.56, height * 0.58, width * 0.14, height * 0.08),
          polygon(
            [
              at(0.5, 0.58),
              at(0.98, 0.58),
              at(1, 0.54),
              at(1, 0.3),
              at(0.97, 0.24),
              at(0.84, 0.24),
              at(0.8, 0.36),
              at(0.5, 0.4),
            ],
            40,
          ),
          box(0, height * 0.36, basket, height * 0.5, 24),
        ],
        parts: [
          ...guardRail(0, basket, height * 0.36, height * 0.83, 4),
          box(0, height * 0.83, basket, height * 0.03),
          boxAt(width * 0.66, height * 0.49, width * 0.26, height * 0.11, 20),
        ],
        hairlines: slots(width * 0.88, height * 0.36, width * 0.08, height * 0.14, 6),
        // The riser's two arms, the boom above them, the jib down to the basket; joints and wheels before all.
        layers: [
          [polygon([at(0.26, 0.36), at(0.83, 0.28), at(0.83, 0.38), at(0.26, 0.46)], 14)],
          [polygon([at(0.24, 0.2), at(0.84, 0.13), at(0.84, 0.25), at(0.24, 0.32)], 14)],
          [boxAt(width * 0.255, height * 0.33, width * 0.04, height * 0.3, 16)],
          [polygon([at(0.2, 0.06), at(0.32, 0.05), at(0.32, 0.15), at(0.2, 0.15)], 6)],
          [
            polygon(
              [at(0.3, 0.04), at(0.8, 0), at(0.88, 0.02), at(0.88, 0.16), at(0.8, 0.14), at(0.3, 0.16)],
              14,
            ),
          ],
          [
            polygon(
              [at(0.115, 0.5), at(0.19, 0.04), at(0.215, 0.05), at(0.21, 0.2), at(0.15, 0.6), at(0.115, 0.6)],
              12,
            ),
            boxAt(width * 0.85, height * 0.2, width * 0.045, height * 0.36, 16),
            circle(width * 0.85, height * 0.07, height * 0.025),
            circle(width * 0.255, height * 0.25, height * 0.02),
            ...[0.48, 0.79].flatMap((share) => wheelAt(width * share, height - wheel, wheel)),
          ],
        ],
      }),
    ],
    [
      sideView(size, {
        body: [
          box(tyre, height * 0.66, depth - 2 * tyre, height * 0.16, 30),
          box(depth * 0.16, height * 0.24, depth * 0.68, height * 0.34, 50),
          box(depth * 0.36, height * 0.58, depth * 0.28, height * 0.08),
        ],
        layers: [
          [
            ...[0, depth - tyre].map((x) => box(x, height - 2 * wheel, tyre, 2 * wheel, 60)),
            box(depth * 0.42, 0, depth * 0.16, height * 0.46, 14),
          ],
          [
            box(depth * 0.12, height * 0.36, depth * 0.76, height * 0.5, 24),
            ...guardRail(depth * 0.12, depth * 0.88, height * 0.36, height * 0.83, 5),
          ],
          [boxAt(depth * 0.5, height * 0.42, depth * 0.24, height * 0.1, 10)],
        ],
      }),
    ],
  ];
}
