import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: 'IHDR' | 'IDAT' | 'IEND', data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A square drawing in greys as a PNG (ISO/IEC 15948), `greyAt` from 0 for black to 255 for white. Drawn here, because the library
 * of pictures decodes no SVG in this process (`account/avatars`).
 */
export function greyPng(size: number, greyAt: (x: number, y: number) => number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 8; // bits of a pixel; greys, no interlace
  const rows = Buffer.alloc(size * (size + 1)); // each row begins with its filter: none
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = greyAt(x, y);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
