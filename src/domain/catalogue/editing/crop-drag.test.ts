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
  shownSquare,
} from './crop-drag.ts';
import { SIDE_MIN, squareOf } from './product-pictures.ts';

const WIDE = { width: 2000, height: 1000 };
const HALF = { side: 60, left: 50, top: 50 };
const [, , , LOWER_RIGHT] = CORNERS;

test('a square is taken by a corner, by itself, or not at all', () => {
  expect(heldAt(WIDE, HALF, { point: { x: 1310, y: 810 }, reach: 40 })).toBe(LOWER_RIGHT);
  expect(heldAt(WIDE, HALF, { point: { x: 1000, y: 500 }, reach: 40 })).toBe('square');
  expect(heldAt(WIDE, HALF, { point: { x: 100, y: 500 }, reach: 40 })).toBeNull();
});

test('a square that is dragged stops at the edge of its picture', () => {
  expect(cropMoved(WIDE, HALF, { x: 70, y: 0 })).toEqual({ ...HALF, left: 55 });
  expect(cropMoved(WIDE, HALF, { x: -9999, y: 9999 })).toEqual({ side: 60, left: 0, top: 100 });
  expect(cropCentred(WIDE, HALF, { x: 0, y: 500 })).toEqual({ ...HALF, left: 0 });
  expect(cropMoved({ width: 800, height: 800 }, { side: 100, left: 50, top: 50 }, { x: 9, y: 9 })).toEqual({
    side: 100,
    left: 50,
    top: 50,
  });
});

test('the shop shows the square, or the whole picture in the middle of one', () => {
  expect(shownSquare(WIDE, HALF)).toEqual({ left: 700, top: 200, side: 600 });
  expect(shownSquare(WIDE, null)).toEqual({ left: 0, top: -500, side: 2000 });
});

const size = fc.record({
  width: fc.integer({ min: 600, max: 6000 }),
  height: fc.integer({ min: 600, max: 6000 }),
});
const place = fc.integer({ min: -2000, max: 8000 });

test('whatever is dragged where, the square is in its picture, large enough, and stays at its opposite corner', () => {
  fc.assert(
    fc.property(
      size,
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
        const { left, top, width } = squareOf(picture, dragged);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(picture.width);
        expect(top + width).toBeLessThanOrEqual(picture.height);
        expect(width).toBeGreaterThanOrEqual(SIDE_MIN - 1);
        const opposite = CORNERS.find(({ x, y }) => x !== corner.x && y !== corner.y) ?? corner;
        const [was, is] = [cornerOf(picture, crop, opposite), cornerOf(picture, dragged, opposite)];
        // A place is a whole per cent of the room that is left over.
        const slack = 2 + Math.max(picture.width, picture.height) / 100;
        expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(slack);
      },
    ),
  );
});
