import { execFileSync } from 'node:child_process';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli, brotliAtOnce, unbrotli } from './brotli.ts';

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

test.each(['brotli', 'brotliAtOnce'])('what was packed is not kept by %s', (name) => {
  const module = new URL('./brotli.ts', import.meta.url).href;
  const bytesOfBody = 200_000;
  const bodies = 100;
  const script = `import { ${name} } from '${module}';
    let young;
    const pack = async () => void (await ${name}(Buffer.from(new Uint8Array(${bytesOfBody}).buffer), 3));
    const collectYoung = () => { for (let made = 0; made < 20_000; made++) young = { made, of: [made] }; };
    for (let at = 0; at < ${bodies}; at++) {
      await pack();
      collectYoung();
    }
    console.log(process.memoryUsage().arrayBuffers);`;
  const kept = execFileSync(process.execPath, [
    '--max-semi-space-size=1',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    script,
  ]);
  expect(Number(kept)).toBeLessThan((bodies * bytesOfBody) / 3);
});
