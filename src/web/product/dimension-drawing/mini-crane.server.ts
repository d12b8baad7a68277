import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import { box, boxAt, circle, fields, line, type Point, polygon, slots, type View } from './shape.server.ts';

/** A crawler crane with its legs folded up and the boom laid down over the hood. */
export function miniCrane({ size }: Goods): Views {
  const { width, height, depth } = size;
  const at = (x: number, y: number): Point => [width * x, height * y];
  const track = height * 0.25;
  const crawler = depth * 0.27;
  const ground = height - track;
  const leg = (hip: number, way: -1 | 1): View['layers'] => {
    const x = (step: number): number => hip + way * step;
    return [
      [
        polygon([at(x(0), 0.58), at(x(0.05), 0.36), at(x(0.09), 0.36), at(x(0.06), 0.62)], 10),
        boxAt(width * x(0.1), height * 0.69, width * 0.07, height * 0.04, 6),
      ],
      [
        polygon([at(x(0.05), 0.35), at(x(0.1), 0.35), at(x(0.12), 0.67), at(x(0.09), 0.67)], 10),
        circle(width * x(0.075), height * 0.37, height * 0.018),
      ],
    ];
  };
  return [
    [
      frontView(size, {
        body: [
          box(width * 0.15, height * 0.58, width * 0.72, height * 0.17, 16),
          box(width * 0.52, height * 0.3, width * 0.3, height * 0.28, 40),
          box(width * 0.12, ground, width * 0.78, track, track / 2),
        ],
        parts: [
          box(width * 0.15, ground + 40, width * 0.72, track - 80, track / 2 - 40),
          ...fields(5, width * 0.18, width * 0.84).map((x) => circle(x, height - track / 2, track * 0.2)),
          ...[0.23, 0.79].map((share) => circle(width * share, height - track / 2, track * 0.09)),
        ],
        hairlines: slots(width * 0.6, height * 0.38, width * 0.16, height * 0.12, 5),
        layers: [
          [polygon([at(0.3, 0.58), at(0.32, 0.1), at(0.44, 0.1), at(0.46, 0.58)], 16)],
          [polygon([at(0.36, 0.5), at(0.62, 0.14), at(0.65, 0.17), at(0.4, 0.54)], 10)],
          [
            polygon([at(0.3, 0), at(0.97, 0.06), at(0.97, 0.18), at(0.3, 0.16)], 10),
            ...[0.72, 0.86].map((share) =>
              line([at(share, 0.09 * (share - 0.3)), at(share, 0.16 + 0.03 * (share - 0.3))]),
            ),
            circle(width * 0.38, height * 0.09, height * 0.03),
          ],
          [
            polygon([at(0.95, 0.05), at(1, 0.06), at(1, 0.2), at(0.96, 0.2)], 10),
            box(width * 0.97, height * 0.2, width * 0.02, height * 0.06, 4),
          ],
          ...leg(0.135, -1),
          ...leg(0.865, 1),
        ],
      }),
      sideView(size, {
        body: [
          ...[0, depth - crawler].map((x) => box(x, ground, crawler, track, 24)),
          box(depth * 0.1, height * 0.58, depth * 0.8, height * 0.17, 12),
          box(depth * 0.18, height * 0.3, depth * 0.64, height * 0.28, 30),
        ],
        hairlines: [0, depth - crawler].flatMap((x) =>
          slots(x + 10, ground + 30, crawler - 20, track - 60, 8),
        ),
        layers: [
          [box(depth * 0.34, height * 0.1, depth * 0.32, height * 0.48, 16)],
          [
            box(depth * 0.4, 0, depth * 0.2, height * 0.17, 12),
            ...[0.03, 0.85].map((share) =>
              box(depth * share, height * 0.35, depth * 0.12, height * 0.34, 12),
            ),
          ],
          [0, 0.82].map((share) => box(depth * share, height * 0.67, depth * 0.18, height * 0.04, 6)),
        ],
      }),
    ],
  ];
}
