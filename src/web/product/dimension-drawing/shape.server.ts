/** A point of a view in millimetres from its upper left corner: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** What a drawing shows in a number that the product's fields give. */
export type Counted =
  | 'cell'
  | 'junction-box'
  | 'leaf'
  | 'battery-module'
  | 'input'
  | 'outlet'
  | 'pole'
  | 'rail-place';

/** A line or an outline of straight edges; `corner` is the radius of its rounded corners in millimetres. */
export interface Outline {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly corner: number;
  readonly counted?: Counted;
}

/** A circle by its middle and its radius in millimetres. */
export interface Circle {
  readonly middle: Point;
  readonly radius: number;
  readonly counted?: Counted;
}

export type Shape = Outline | Circle;

/** From where a product is seen; printed names are the messages `product.drawing.from.{from}`. */
export type SeenFrom = 'front' | 'side' | 'back' | 'top' | 'bottom' | 'end';

/**
 * A product as it is seen from one side, in millimetres of the product. `body` is drawn with the thick line, `parts` with
 * the thin one, `hairlines` with the thinnest; what stands before all of them are `layers`, each of
 * which hides what is behind it.
 */
export interface View {
  /** Absent where the outline says it: the profile of a rail, and its length. */
  readonly from?: SeenFrom;
  readonly width: number;
  readonly height: number;
  readonly body: readonly Shape[];
  readonly parts: readonly Shape[];
  readonly hairlines: readonly Shape[];
  readonly layers: readonly (readonly Shape[])[];
  /** The outer measures that are written at this view, in millimetres: below it and to its left. */
  readonly measures: { readonly width?: number; readonly height?: number };
}

/** An outline through `points` in their order. */
export const polygon = (points: readonly Point[], corner = 0): Outline => ({
  points,
  isClosed: true,
  corner,
});

/** A line through `points` in their order. */
export const line = (points: readonly Point[], corner = 0): Outline => ({ points, isClosed: false, corner });

/** A rectangle by its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, corner = 0): Outline =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    corner,
  );

/** A rectangle by its middle. */
export const boxAt = (x: number, y: number, width: number, height: number, corner = 0): Outline =>
  box(x - width / 2, y - height / 2, width, height, corner);

export const circle = (x: number, y: number, radius: number): Circle => ({ middle: [x, y], radius });

/** The same shapes as things that a test and a reader can count. */
export const counted = (as: Counted, shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, counted: as }));

/** `count` places, the first at `from` and the last at `to`; a single one is in the middle. */
export const spread = (count: number, from: number, to: number): readonly number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
  );

/** `count` equal fields between `from` and `to`, each by its middle. */
export const fields = (count: number, from: number, to: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);

/** Slots for air: `count` level lines in a rectangle. */
export const slots = (x: number, y: number, width: number, height: number, count: number): readonly Shape[] =>
  spread(count, y, y + height).map((level) =>
    line([
      [x, level],
      [x + width, level],
    ]),
  );

/** Fins of a heat sink: `count` upright lines in a rectangle. */
export const fins = (x: number, y: number, width: number, height: number, count: number): readonly Shape[] =>
  spread(count, x, x + width).map((place) =>
    line([
      [place, y],
      [place, y + height],
    ]),
  );

/** Screws or holes at the four corners of a rectangle. */
export const atCorners = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): readonly Shape[] =>
  [x, x + width].flatMap((across) => [y, y + height].map((down) => circle(across, down, radius)));
