import { SIDE_MIN, squareOf, type PixelSize, type SquareCrop } from './product-pictures.ts';

/** A point of a picture, in its pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a square by the sides that meet there. */
export const CORNERS = [
  { x: 'left', y: 'top' },
  { x: 'right', y: 'top' },
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'bottom' },
] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The smallest side of a square that the shop takes of a picture, in percent of its shorter side. */
export const leastSide = ({ width, height }: PixelSize): number =>
  within(Math.ceil((SIDE_MIN * 100) / Math.min(width, height)), 10, 100);

/** Where a corner of a square is. */
export function cornerOf(size: PixelSize, crop: SquareCrop, { x, y }: Corner): Point {
  const { left, top, width } = squareOf(size, crop);
  return { x: x === 'left' ? left : left + width, y: y === 'top' ? top : top + width };
}

/** A place in the room that is left over beside a square, in percent; in the middle where there is none. */
const percentOf = (start: number, room: number): number =>
  room <= 0 ? 50 : within(Math.round((start / room) * 100), 0, 100);

/** The square of a side, in percent, whose upper left corner is nearest to a point. */
function squareAt(size: PixelSize, side: number, { x, y }: Point): SquareCrop {
  const { width: pixels } = squareOf(size, { side, left: 0, top: 0 });
  return { side, left: percentOf(x, size.width - pixels), top: percentOf(y, size.height - pixels) };
}

/** What a press takes hold of: a corner within `reach` of it, else the square itself; null beside the square. */
export function heldAt(
  size: PixelSize,
  crop: SquareCrop,
  { point, reach }: { readonly point: Point; readonly reach: number },
): Corner | 'square' | null {
  const distance = (corner: Corner) => {
    const { x, y } = cornerOf(size, crop, corner);
    return Math.hypot(x - point.x, y - point.y);
  };
  const nearest = CORNERS.toSorted((one, other) => distance(one) - distance(other))[0];
  if (nearest !== undefined && distance(nearest) <= reach) return nearest;
  const { left, top, width } = squareOf(size, crop);
  const isInside = point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + width;
  return isInside ? 'square' : null;
}

/** A square after it was moved by so many pixels; it stays in its picture. */
export function cropMoved(size: PixelSize, crop: SquareCrop, by: Point): SquareCrop {
  const { left, top } = squareOf(size, crop);
  return squareAt(size, crop.side, { x: left + by.x, y: top + by.y });
}

/** A square of the same side with its middle as near to a point as its picture lets it be. */
export function cropCentred(size: PixelSize, crop: SquareCrop, { x, y }: Point): SquareCrop {
  const { width } = squareOf(size, crop);
  return squareAt(size, crop.side, { x: x - width / 2, y: y - width / 2 });
}

/** A square after a corner was dragged to a point: the opposite corner stays, and it is no smaller than the shop takes and no larger than its picture. */
export function cropResized(
  size: PixelSize,
  crop: SquareCrop,
  { corner, point }: { readonly corner: Corner; readonly point: Point },
): SquareCrop {
  const fixed = cornerOf(size, crop, {
    x: corner.x === 'left' ? 'right' : 'left',
    y: corner.y === 'top' ? 'bottom' : 'top',
  } as Corner);
  const shorter = Math.min(size.width, size.height);
  const wanted = Math.max(
    corner.x === 'left' ? fixed.x - point.x : point.x - fixed.x,
    corner.y === 'top' ? fixed.y - point.y : point.y - fixed.y,
  );
  const room = Math.min(
    corner.x === 'left' ? fixed.x : size.width - fixed.x,
    corner.y === 'top' ? fixed.y : size.height - fixed.y,
  );
  const most = Math.floor((room * 100) / shorter);
  const side = within(Math.min(Math.round((wanted * 100) / shorter), most), leastSide(size), 100);
  const { width: pixels } = squareOf(size, { side, left: 0, top: 0 });
  return squareAt(size, side, {
    x: corner.x === 'left' ? fixed.x - pixels : fixed.x,
    y: corner.y === 'top' ? fixed.y - pixels : fixed.y,
  });
}

/** The square that the shop shows of a picture; of a whole one it is as large as the longer side, with the picture in its middle. */
export function shownSquare(
  size: PixelSize,
  crop: SquareCrop | null,
): { readonly left: number; readonly top: number; readonly side: number } {
  if (crop !== null) {
    const { left, top, width } = squareOf(size, crop);
    return { left, top, side: width };
  }
  const side = Math.max(size.width, size.height);
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side };
}
