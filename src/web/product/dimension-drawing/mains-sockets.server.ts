import { circle, counted, fields, type Point, type Shape } from './shape.server.ts';

/** Mains sockets by their middles: the round well of each and its two holes. */
export const mainsSockets = (middles: readonly Point[], radius: number): readonly Shape[] => [
  ...counted(
    'outlet',
    middles.map(([x, y]) => circle(x, y, radius)),
  ),
  ...middles.flatMap(([x, y]) => [-1, 1].map((way) => circle(x + way * radius * 0.4, y, radius * 0.13))),
];

/** Places of `count` things side by side around a middle. */
export const sideBySide = (count: number, [x, y]: Point, pitch: number): readonly Point[] =>
  fields(count, x - (count * pitch) / 2, x + (count * pitch) / 2).map((across) => [across, y]);
