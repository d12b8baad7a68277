import { mainsSockets, sideBySide } from './mains-sockets.server.ts';
import { frontView, type Goods, sideView, type Views } from './goods.server.ts';
import {
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
} from './shape.server.ts';

/** A lighting tower as it is towed: mast and panels lowered over the battery cabinet, drawbar at the left. */
export function lightingTower({ size, number }: Goods): Views {
  const { width, height, depth } = size;
  const wheel = 310;
  const chassis = height - 550;
  const axle = width * 0.66;
  const [from, to] = [width * 0.44, width * 0.88];
  const roof = height * 0.46;
  const mast = [0, 1, 2].map((step): Shape =>
    box(axle - 85 + step * 14, 90 + step * 60, 170 - step * 28, roof - 420 - step * 60),
  );
  const panels = number('panelsCount') ?? 0;
  const sockets = number('acOutletsCount') ?? 0;
  const lamps = (middle: number, reach: number, count: number): readonly Shape[] =>
    fields(count, middle - reach / 2, middle + reach / 2).map((x) =>
      boxAt(x, 130, (reach / count) * 0.82, 260, 24),
    );
  return [
    [
      frontView(size, {
        body: [
          box(from, roof, to - from, chassis - roof, 30),
          box(width * 0.36, chassis, width * 0.64, 100),
          polygon([
            [width * 0.36, chassis],
            [width * 0.04, chassis + 30],
            [0, chassis + 20],
            [0, chassis + 110],
            [width * 0.06, chassis + 110],
            [width * 0.36, chassis + 100],
          ]),
          ...mast.slice(0, 1),
        ],
        layers: [
          [
            ...lamps(axle, 420, 1),
            // The panel of the near side hangs before the mast, seen nearly from its edge.
            box(from - width * 0.02, roof - 330, to - from + width * 0.04, 290),
            ...fins(from + 100, roof - 330, to - from - 200, 290, 6),
            ...[1, 0.55, 0.14].map((share) => circle(axle, height - wheel, wheel * share)),
            ...[width * 0.4, width * 0.95].flatMap((x) => [
              box(x - 32, chassis - 90, 64, 380),
              boxAt(x, chassis + 305, 200, 30),
            ]),
            box(width * 0.15, chassis - 150, 60, 460),
            circle(width * 0.15 + 30, height - 100, 100),
          ],
        ],
        parts: [
          ...mast.slice(1),
          ...fields(2, from + 30, to - 30).map((x) =>
            boxAt(x, (roof + chassis) / 2, (to - from) / 2 - 70, (chassis - roof) * 0.72, 18),
          ),
          ...mainsSockets(sideBySide(sockets, [to - 190, roof + 80], 110), 40),
        ],
        hairlines: [...slots(from + 70, chassis - 190, 260, 110, 5)],
      }),
      sideView(size, {
        body: [
          box(depth * 0.24, roof, depth * 0.52, chassis - roof, 30),
          box(depth * 0.2, chassis, depth * 0.6, 100),
          box(depth / 2 - 85, 90, 170, roof - 90),
        ],
        layers: [
          [
            ...[0.05, 0.83].map((share) =>
              box(depth * share, height - 2 * wheel, depth * 0.12, 2 * wheel, 40),
            ),
            ...lamps(depth / 2, depth * 0.9, 4),
            ...counted(
              'leaf',
              Array.from({ length: panels }, (_, index) => {
                const way = index % 2 === 0 ? -1 : 1;
                const hinge = depth / 2 + way * depth * 0.14;
                return polygon([
                  [hinge, roof - 330],
                  [depth / 2 + way * depth * 0.5, roof + 260],
                  [depth / 2 + way * depth * 0.46, roof + 290],
                  [hinge - way * 40, roof - 300],
                ]);
              }),
            ),
          ],
        ],
        parts: [
          line([
            [depth * 0.17, height - wheel],
            [depth * 0.83, height - wheel],
          ]),
        ],
        hairlines: slots(depth * 0.36, roof + 180, depth * 0.28, 160, 6),
      }),
    ],
  ];
}
