import type { Money } from '../../domain/money/money.ts';
import { greyPng } from '../documents/png.ts';
import { transferQr } from './transfer-qr.ts';

/** Pixels of a module: enough for a camera that reads an enlarged or printed e-mail. */
const MODULE_PX = 6;
/** The disc of the sign in the middle, as a share of the code's width: no more than its correction bears. */
const DISC = 1 / 18;

/** The strokes of the sign of the hryvnia in a disc with a radius of 1, by their points. */
const HRYVNIA: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-0.4, -0.4],
    [-0.25, -0.58],
    [0.1, -0.64],
    [0.38, -0.5],
    [0.4, -0.3],
    [0.2, -0.12],
    [-0.2, 0.12],
    [-0.4, 0.3],
    [-0.38, 0.5],
    [-0.1, 0.64],
    [0.25, 0.58],
    [0.4, 0.4],
  ],
  [
    [-0.58, -0.13],
    [0.58, -0.13],
  ],
  [
    [-0.58, 0.13],
    [0.58, 0.13],
  ],
];
const STROKE = 0.08;

/** How far a point is from a line between two others. */
function distance(
  [px, py]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Whether a point of the disc is in the sign. */
const isInSign = (point: readonly [number, number]): boolean =>
  HRYVNIA.some((stroke) =>
    stroke.some((from, index) => {
      const to = stroke[index + 1];
      return to !== undefined && distance(point, from, to) <= STROKE;
    }),
  );

/**
 * The code of an order's transfer for an e-mail, as a PNG: the one that the order's page draws, dark on light, with the sign of
 * the hryvnia in its middle, as the National Bank wants. Null where the shop's account number cannot be in one.
 */
export function drawTransferCode(orderNumber: string, amount: Money): Buffer | null {
  const code = transferQr(orderNumber, amount);
  if (code === null) return null;
  const size = code.matrix.length * MODULE_PX;
  const radius = size * DISC;
  const hasSign = amount.currency === 'UAH';
  return greyPng(size, (x, y) => {
    const point = [(x + 0.5 - size / 2) / radius, (y + 0.5 - size / 2) / radius] as const;
    if (hasSign && Math.hypot(...point) <= 1) return isInSign(point) ? 0 : 255;
    return code.matrix[Math.floor(y / MODULE_PX)]?.[Math.floor(x / MODULE_PX)] === true ? 0 : 255;
  });
}
