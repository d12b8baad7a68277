import { Buffer } from 'node:buffer';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

/** The colours of a picture's four corners, each as `r,g,b` rounded to full and none. */
async function cornersOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) =>
    Array.from({ length: 3 }, (_, channel) =>
      (data[(y * width + x) * channels + channel] ?? 0) > 127 ? 1 : 0,
    );
  const far = { x: width - 20, y: height - 20 };
  return [at(19, 19), at(far.x, 19), at(19, far.y), at(far.x, far.y)].map((colour) => colour.join(','));
}
const [RED, GREEN, BLUE, BLACK] = ['1,0,0', '0,1,0', '0,0,1', '0,0,0'] as const;

/** A picture of four colours: red and green above, blue and black below. */
const FOUR_COLOURS = () => {
  const tile = (background: string) => ({
    create: { width: 200, height: 200, channels: 3 as const, background },
  });
  return sharp({ create: { width: 400, height: 400, channels: 3, background: 'black' } }).composite([
    { input: tile('red'), left: 0, top: 0 },
    { input: tile('lime'), left: 200, top: 0 },
    { input: tile('blue'), left: 0, top: 200 },
  ]);
};

/** A PNG that says how large it is and holds next to nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8); // one bit of grey a pixel
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const PAYLOAD = '<script>alert(document.domain)</script>';
const SECRET_PLACE = 'Kyiv, Khreshchatyk 1';

async function taken(bytes: Uint8Array): Promise<Buffer> {
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) throw new Error(encoded.reason);
  return encoded.bytes;
}

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await FOUR_COLOURS().jpeg({ quality: 95 }).toBuffer();
});

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s becomes a small square WebP', async (format) => {
    const bytes = await taken(await FOUR_COLOURS().toFormat(format).toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await cornersOf(bytes)).toEqual([RED, GREEN, BLUE, BLACK]);
  });

  test('of another shape is cropped, not squeezed', async () => {
    const wide = sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } });
    const bytes = await taken(await wide.jpeg().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  test('of one row of pixels is not blown up to millions', async () => {
    for (const [width, height] of [
      [60_000, 1],
      [1, 60_000],
    ] as const) {
      const strip = sharp({ create: { width, height, channels: 3, background: 'red' } });
      const bytes = await taken(await strip.png().toBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
    }
  });

  test('that is smaller than an avatar is made as large', async () => {
    const tiny = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } });
    expect(await sharp(await taken(await tiny.png().toBuffer())).metadata()).toMatchObject({
      width: 256,
      height: 256,
    });
  });

  test.each([
    [1, [RED, GREEN, BLUE, BLACK]],
    [2, [GREEN, RED, BLACK, BLUE]],
    [3, [BLACK, BLUE, GREEN, RED]],
    [4, [BLUE, BLACK, RED, GREEN]],
    [5, [RED, BLUE, GREEN, BLACK]],
    [6, [BLUE, RED, BLACK, GREEN]],
    [7, [BLACK, GREEN, BLUE, RED]],
    [8, [GREEN, BLACK, RED, BLUE]],
  ])('is turned as its camera says: orientation %i', async (orientation, corners) => {
    const turned = await sharp(jpeg).withMetadata({ orientation }).toBuffer();
    expect(await cornersOf(await taken(turned))).toEqual(corners);
  });

  test('loses what its file says of place, time, camera and author', async () => {
    const told = await sharp(jpeg)
      .withExif({
        IFD0: { Artist: 'Olena Koval', ImageDescription: SECRET_PLACE, Copyright: 'Olena Koval' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '50/1 27/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '30/1 31/1 0/1',
        },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${SECRET_PLACE}</rdf:RDF></x:xmpmeta>`)
      .toBuffer();
    expect(told.includes(SECRET_PLACE)).toBe(true);
    const bytes = await taken(told);
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    for (const text of ['Koval', SECRET_PLACE, 'Exif', 'GPS']) expect(bytes.includes(text)).toBe(false);
  });

  test('that moves is its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .webp({ delay: 100 })
      .toBuffer();
    const bytes = await taken(moving);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await cornersOf(bytes))[0]).toBe(RED);
  });
});

describe('a file of two kinds', () => {
  test('loses what stands in a comment and behind the picture', async () => {
    const comment = Buffer.from(PAYLOAD);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(comment.length + 2);
    const both = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      comment,
      jpeg.subarray(2),
      Buffer.from(PAYLOAD),
    ]);
    expect((await taken(both)).includes('script')).toBe(false);
  });

  test('that is a GIF and a script is no picture', async () => {
    const script = Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`, 'latin1');
    expect(await encodePicture(script)).toEqual({ ok: false, reason: 'no-picture' });
  });
});

describe('what is no picture of the three kinds', () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`);
  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['HTML', () => Buffer.from(`<!doctype html>${PAYLOAD}`)],
    ['an SVG with a script', () => svg(PAYLOAD)],
    ['an SVG that reads a file', () => svg('<image href="file:///etc/passwd"/>')],
    ['a GIF', () => FOUR_COLOURS().gif().toBuffer()],
    ['a TIFF', () => FOUR_COLOURS().tiff().toBuffer()],
    ['an AVIF', () => FOUR_COLOURS().avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['text', () => Buffer.from('Olena Koval')],
    ['the beginning of a JPEG', () => jpeg.subarray(0, 20)],
    ['half a JPEG', () => jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    [
      'a PNG with broken rows',
      async () => {
        const png = Buffer.from(await FOUR_COLOURS().png().toBuffer());
        png.fill(0, Math.floor(png.length / 2), Math.floor(png.length / 2) + 60);
        return png;
      },
    ],
  ] as const)('is refused: %s', async (_, make) => {
    expect(await encodePicture(await make())).toEqual({ ok: false, reason: 'no-picture' });
  });
});

describe('a picture bomb', () => {
  test('is refused by its head, before it is decoded', async () => {
    const bytes = bomb(20_000, 20_000);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await encodePicture(bytes)).toEqual({ ok: false, reason: 'too-many-pixels' });
  });

  test('is known beyond 25 megapixels, whatever its shape', async () => {
    expect((await encodePicture(bomb(40_000, 8))).ok).toBe(true);
    expect(await encodePicture(bomb(8000, 3126))).toEqual({ ok: false, reason: 'too-many-pixels' });
  });
});

test('more pictures than may wait are sent away at once, and the others are all made', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => encodePicture(jpeg)));
  expect(made.filter(({ ok }) => ok)).toHaveLength(9);
  expect(made.filter((each) => !each.ok && each.reason === 'busy')).toHaveLength(3);
});
