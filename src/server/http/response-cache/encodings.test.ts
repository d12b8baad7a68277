import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, brotli, brotliAtOnce, unbrotli } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['deflate', 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([0, 1, 1008, 1009, 100_000, 5_000_000])('%d bytes come out as they went in', async (length) => {
  const body = Buffer.alloc(length, 'їжак ');
  const packed = await brotli(body, 3);
  expect(brotliDecompressSync(packed).equals(body)).toBe(true);
  expect((await unbrotli(packed)).equals(body)).toBe(true);
  expect(packed.buffer.byteLength).toBe(packed.length);
  expect(brotliAtOnce(body, 3)).toEqual(packed);
});

test('what is no brotli is refused', async () => {
  await expect(unbrotli(Buffer.from('plain'))).rejects.toThrow('unexpected end of file');
});
