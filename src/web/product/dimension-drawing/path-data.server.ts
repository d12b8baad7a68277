import type { Outline, Point, Shape } from './shape.server.ts';

/** Where a view stands in the drawing: units of the drawing per millimetre, and its upper left corner. */
export interface Placing {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A length with one decimal at most, as path data writes it. */
export const short = (length: number): string => String(Math.round(length * 10) / 10 || 0);

const tenths = (length: number): number => Math.round(length * 10);

/** Lengths side by side: a minus divides them as well as a space does. */
const joined = (lengths: readonly number[]): string =>
  lengths.map((length, index) => (index > 0 && length >= 0 ? ' ' : '') + String(length / 10)).join('');

/** Where a corner of the radius `corner` begins on the edge from `at` to `towards`: at most half the edge away. */
function onEdge(at: Point, towards: Point, corner: number): Point {
  const length = Math.hypot(towards[0] - at[0], towards[1] - at[1]);
  const share = length === 0 ? 0 : Math.min(corner / length, 0.5);
  return [at[0] + (towards[0] - at[0]) * share, at[1] + (towards[1] - at[1]) * share];
}

/** The stops of an outline; those of a rounded corner come with the point that the curve bends to. */
function stopsOf({
  points,
  isClosed,
  corner,
}: Outline): readonly { readonly bend?: Point; readonly at: Point }[] {
  const last = points.length - 1;
  return points.flatMap((at, index) => {
    const before = points[index === 0 ? last : index - 1];
    const after = points[index === last ? 0 : index + 1];
    const isEnd = !isClosed && (index === 0 || index === last);
    if (corner === 0 || isEnd || before === undefined || after === undefined) return [{ at }];
    return [{ at: onEdge(at, before, corner) }, { bend: at, at: onEdge(at, after, corner) }];
  });
}

/**
 * Shapes as the data of one SVG path, in relative commands with one decimal at most: repeated details repeat as text, and
 * are sent compressed in next to nothing.
 */
export function pathData(shapes: readonly Shape[], { scale, left, top }: Placing): string {
  const place = ([x, y]: Point): Point => [tenths(left + x * scale), tenths(top + y * scale)];
  let pen: Point = [0, 0];
  const to = (point: Point): readonly [number, number] => [point[0] - pen[0], point[1] - pen[1]];
  const moveTo = (point: Point): string => {
    const start = `${pen[0] === 0 && pen[1] === 0 ? 'M' : 'm'}${joined(to(point))}`;
    pen = point;
    return start;
  };
  const lineTo = (point: Point): string => {
    const [across, down] = to(point);
    pen = point;
    if (down === 0) return across === 0 ? '' : `h${joined([across])}`;
    return across === 0 ? `v${joined([down])}` : `l${joined([across, down])}`;
  };
  return shapes
    .map((shape) => {
      if ('radius' in shape) {
        const radius = Math.max(2, tenths(shape.radius * scale));
        const [x, y] = place(shape.middle);
        const round = joined([radius, radius]);
        return `${moveTo([x - radius, y])}a${round} 0 1 1 ${joined([2 * radius, 0])}a${round} 0 1 1 ${joined([-2 * radius, 0])}`;
      }
      const [first, ...rest] = stopsOf(shape).map(({ bend, at }) => ({
        bend: bend && place(bend),
        at: place(at),
      }));
      if (first === undefined) return '';
      const start = moveTo(first.at);
      const edges = rest.map(({ bend, at }) => {
        if (bend === undefined) return lineTo(at);
        const curve = `q${joined([...to(bend), ...to(at)])}`;
        pen = at;
        return curve;
      });
      if (shape.isClosed) pen = first.at;
      return `${start}${edges.join('')}${shape.isClosed ? 'z' : ''}`;
    })
    .join('');
}
