import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Of the picture's width: narrower than the four modules around any code of up to sixty. */
const QUIET_ZONE = 0.05;

/** What a scanner reads in a QR code as it is on the screen. Throws unless light ground stands around it, as many scanners need. */
export async function readQr(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const zone = Math.floor(width * QUIET_ZONE);
  for (let along = 3 * zone; along < width - 3 * zone; along++) {
    for (const [x, y] of [
      [along, zone],
      [along, height - zone],
      [zone, along],
      [width - zone, along],
    ] as const) {
      const brightness = data[(y * width + x) * 4] ?? 0;
      if (brightness < 240) throw new Error(`The ground at ${x}, ${y} has a brightness of ${brightness}`);
    }
  }
  return decodeQR({ width, height, data });
}
