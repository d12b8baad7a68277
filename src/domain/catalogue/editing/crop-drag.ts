import {
  partOf,
  widthMax,
  type CropPart,
  type CropShape,
  type PictureCrop,
  type PixelSize,
} from './product-pictures.ts';

/** A point of a picture, in its pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a part by the sides that meet there. */
export const CORNERS = [
  { x: 'left', y: 'top' },
  { x: 'right', y: 'top' },
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'bottom' },
] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** A picture and the shape that is cut out of it. */
export interface CropRoom {
  readonly size: PixelSize;
  readonly shape: CropShape;
}

/** The smallest part that the shop takes of a picture, in percent of the largest. */
export const leastSide = ({ size, shape }: CropRoom): number =>
  within(Math.ceil((shape.widthMin * 100) / widthMax(size, shape)), 10, 100);

/** Where a corner of a part is. */
export function cornerOf({ size, shape }: CropRoom, crop: CropPart, { x, y }: Corner): Point {
  const { left, top, width, height } = partOf(size, crop, shape);
  return { x: x === 'left' ? left : left + width, y: y === 'top' ? top : top + height };
}

/** A place in the room that is left over beside a part, in percent; in the middle where there is none. */
const percentOf = (start: number, room: number): number =>
  room <= 0 ? 50 : within(Math.round((start / room) * 100), 0, 100);

/** The part of a side, in percent, whose upper left corner is nearest to a point. */
function partAt({ size, shape }: CropRoom, side: number, { x, y }: Point): CropPart {
  const { width, height } = partOf(size, { side, left: 0, top: 0 }, shape);
  return { side, left: percentOf(x, size.width - width), top: percentOf(y, size.height - height) };
}

/** What a press takes hold of: a corner within `reach` of it, else the part itself; null beside the part. */
export function heldAt(
  room: CropRoom,
  crop: CropPart,
  { point, reach }: { readonly point: Point; readonly reach: number },
): Corner | 'part' | null {
  const distance = (corner: Corner) => {
    const { x, y } = cornerOf(room, crop, corner);
    return Math.hypot(x - point.x, y - point.y);
  };
  const nearest = CORNERS.toSorted((one, other) => distance(one) - distance(other))[0];
  if (nearest !== undefined && distance(nearest) <= reach) return nearest;
  const { left, top, width, height } = partOf(room.size, crop, room.shape);
  const isInside = point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + height;
  return isInside ? 'part' : null;
}

/** A part after it was moved by so many pixels; it stays in its picture. */
export function cropMoved(room: CropRoom, crop: CropPart, by: Point): CropPart {
  const { left, top } = partOf(room.size, crop, room.shape);
  return partAt(room, crop.side, { x: left + by.x, y: top + by.y });
}

/** A part of the same side with its middle as near to a point as its picture lets it be. */
export function cropCentred(room: CropRoom, crop: CropPart, { x, y }: Point): CropPart {
  const { width, height } = partOf(room.size, crop, room.shape);
  return partAt(room, crop.side, { x: x - width / 2, y: y - height / 2 });
}

/** A part after a corner was dragged to a point: the opposite corner stays, and it is no smaller than the shop takes and no larger than its picture. */
export function cropResized(
  room: CropRoom,
  crop: CropPart,
  { corner, point }: { readonly corner: Corner; readonly point: Point },
): CropPart {
  const { size, shape } = room;
  const { aspect } = shape;
  const fixed = cornerOf(room, crop, {
    x: corner.x === 'left' ? 'right' : 'left',
    y: corner.y === 'top' ? 'bottom' : 'top',
  } as Corner);
  const largest = widthMax(size, shape);
  const wanted = Math.max(
    corner.x === 'left' ? fixed.x - point.x : point.x - fixed.x,
    (corner.y === 'top' ? fixed.y - point.y : point.y - fixed.y) * aspect,
  );
  const free = Math.min(
    corner.x === 'left' ? fixed.x : size.width - fixed.x,
    (corner.y === 'top' ? fixed.y : size.height - fixed.y) * aspect,
  );
  const most = Math.floor((free * 100) / largest);
  const side = within(Math.min(Math.round((wanted * 100) / largest), most), leastSide(room), 100);
  const { width, height } = partOf(size, { side, left: 0, top: 0 }, shape);
  return partAt(room, side, {
    x: corner.x === 'left' ? fixed.x - width : fixed.x,
    y: corner.y === 'top' ? fixed.y - height : fixed.y,
  });
}

/** What the shop shows of a picture, in its pixels; of a whole one a square as large as the longer side, with the picture in its middle. */
export function shownPart(
  { size, shape }: CropRoom,
  crop: PictureCrop,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  if (crop !== null) return partOf(size, crop, shape);
  const side = Math.max(size.width, size.height);
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, width: side, height: side };
}
