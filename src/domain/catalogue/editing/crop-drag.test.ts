import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cornerOf,
  CORNERS,
  cropCentred,
  cropMoved,
  cropResized,
  heldAt,
  leastSide,
  shownPart,
} from './crop-drag.ts';
import { partOf, SQUARE, type CropShape } from './product-pictures.ts';
import { BANNER } from './shop-pictures.ts';

const squareOf = (width: number, height: number) => ({ size: { width, height }, shape: SQUARE });
const WIDE = squareOf(2000, 1000);
const HALF = { side: 60, left: 50, top: 50 };
const [, , , LOWER_RIGHT] = CORNERS;

test('a part is taken by a corner, by itself, or not at all', () => {
  expect(heldAt(WIDE, HALF, { point: { x: 1310, y: 810 }, reach: 40 })).toBe(LOWER_RIGHT);
  expect(heldAt(WIDE, HALF, { point: { x: 1000, y: 500 }, reach: 40 })).toBe('part');
  expect(heldAt(WIDE, HALF, { point: { x: 100, y: 500 }, reach: 40 })).toBeNull();
});

test('a part that is dragged stops at the edge of its picture', () => {
  expect(cropMoved(WIDE, HALF, { x: 70, y: 0 })).toEqual({ ...HALF, left: 55 });
  expect(cropMoved(WIDE, HALF, { x: -9999, y: 9999 })).toEqual({ side: 60, left: 0, top: 100 });
  expect(cropCentred(WIDE, HALF, { x: 0, y: 500 })).toEqual({ ...HALF, left: 0 });
  expect(cropMoved(squareOf(800, 800), { side: 100, left: 50, top: 50 }, { x: 9, y: 9 })).toEqual({
    side: 100,
    left: 50,
    top: 50,
  });
});

test('the shop shows the square, or the whole picture in the middle of one', () => {
  expect(shownPart(WIDE, HALF)).toEqual({ left: 700, top: 200, width: 600, height: 600 });
  expect(shownPart(WIDE, null)).toEqual({ left: 0, top: -500, width: 2000, height: 2000 });
  const banner = { size: WIDE.size, shape: BANNER };
  expect(shownPart(banner, { side: 90, left: 0, top: 100 })).toEqual({
    left: 0,
    top: 100,
    width: 1600,
    height: 900,
  });
});

/** Pictures that are large enough for a shape. */
const room = fc.constantFrom<CropShape>(SQUARE, BANNER).chain((shape) =>
  fc.record({
    size: fc.record({
      width: fc.integer({ min: shape.widthMin, max: 6000 }),
      height: fc.integer({ min: Math.ceil(shape.widthMin / shape.aspect), max: 6000 }),
    }),
    shape: fc.constant(shape),
  }),
);
const place = fc.integer({ min: -2000, max: 8000 });

test('whatever is dragged where, the part is in its picture, large enough, and stays at its opposite corner', () => {
  fc.assert(
    fc.property(
      room,
      fc.record({
        side: fc.integer({ min: 0, max: 100 }),
        left: fc.integer({ min: 0, max: 100 }),
        top: fc.integer({ min: 0, max: 100 }),
      }),
      fc.constantFrom(...CORNERS),
      fc.record({ x: place, y: place }),
      (picture, drawn, corner, point) => {
        const crop = { ...drawn, side: Math.max(drawn.side, leastSide(picture)) };
        const dragged = cropResized(picture, crop, { corner, point });
        const { size, shape } = picture;
        const { left, top, width, height } = partOf(size, dragged, shape);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
        expect(width).toBeGreaterThanOrEqual(shape.widthMin - 1);
        expect(Math.abs(width / shape.aspect - height)).toBeLessThanOrEqual(0.5);
        const opposite = CORNERS.find(({ x, y }) => x !== corner.x && y !== corner.y) ?? corner;
        const [was, is] = [cornerOf(picture, crop, opposite), cornerOf(picture, dragged, opposite)];
        // A place is a whole per cent of the room that is left over.
        const slack = 2 + Math.max(size.width, size.height) / 100;
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(slack);
      },
    ),
  );
});
