import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostScale, zoomAround, type ZoomFrame } from './use-zoom.ts';

const frame: fc.Arbitrary<ZoomFrame> = fc
  .record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 2000 }) })
  .map(({ width, height }) => ({ width, height, side: Math.min(width, height) }));
const middle = ({ width, height }: ZoomFrame) => ({ x: width / 2, y: height / 2 });
const WHOLE = { scale: 1, left: 0, top: 0 };

test('it stays between the whole picture and the most, and never shows more than the picture', () => {
  fc.assert(
    fc.property(
      frame,
      fc.array(
        fc.record({
          factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
          x: fc.double({ min: 0, max: 1, noNaN: true }),
          y: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        { maxLength: 8 },
      ),
      (window, steps) => {
        const most = mostScale(window, 960);
        let zoom = WHOLE;
        for (const { factor, x, y } of steps) {
          const point = { x: x * window.width, y: y * window.height };
          zoom = zoomAround(zoom, { factor, point, most }, window);
          expect(zoom.scale).toBeGreaterThanOrEqual(1);
          expect(zoom.scale).toBeLessThanOrEqual(most);
          expect(zoom.left).toBeGreaterThanOrEqual(0);
          expect(zoom.left).toBeLessThanOrEqual(Math.max(0, window.side * zoom.scale - window.width) + 1e-6);
          expect(zoom.top).toBeLessThanOrEqual(Math.max(0, window.side * zoom.scale - window.height) + 1e-6);
        }
      },
    ),
  );
});

test('what is under the fingers stays under them', () => {
  const window = { width: 400, height: 400, side: 400 };
  const point = { x: 100, y: 300 };
  const zoomed = zoomAround(WHOLE, { factor: 2, point, most: 4 }, window);
  expect(zoomed).toEqual({ scale: 2, left: 100, top: 300 });
  expect(zoomAround(zoomed, { factor: 0.5, point, most: 4 }, window)).toEqual(WHOLE);
});

test('a picture that is smaller than the window is enlarged out of its middle', () => {
  const window = { width: 1000, height: 400, side: 400 };
  expect(zoomAround(WHOLE, { factor: 2, point: middle(window), most: 4 }, window)).toEqual({
    scale: 2,
    left: 0,
    top: 200,
  });
  expect(zoomAround(WHOLE, { factor: 4, point: middle(window), most: 4 }, window)).toEqual({
    scale: 4,
    left: 300,
    top: 600,
  });
});

test('it ends at twice the pixels of the file', () => {
  expect(mostScale({ width: 390, height: 800, side: 390 }, 960) * 390).toBeCloseTo(1920);
  expect(mostScale({ width: 4000, height: 4000, side: 4000 }, 960)).toBe(1);
});
