import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { browserFence } from '../../tools/vite/browser-fence.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-fence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (path: string) =>
  JSON.stringify(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));

/** Bundles a screen of one line for the browser, as the shop's own build would. */
function bundle(name: string, code: string) {
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, code);
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [browserFence()],
    build: { write: false, rollupOptions: { input: entry } },
  });
}

describe('a bundle for the browser', () => {
  test('breaks when server code would enter it, naming the file and its importer', async () => {
    const settings = bundle(
      'settings',
      `import { readSettings } from ${sourceOf('server/env.ts')};\nconsole.log(readSettings({}));`,
    );
    await expect(settings).rejects.toThrow(
      /Server code must not enter the browser: .*server\/env\.ts, imported by .*settings\.ts/,
    );
  });

  test('breaks when the import is put off until it is needed', async () => {
    const later = bundle('later', `void import(${sourceOf('server/require-settings.ts')});`);
    await expect(later).rejects.toThrow(
      /Server code must not enter the browser: .*server\/require-settings\.ts/,
    );
  });

  test('is made of the domain', async () => {
    const price = bundle(
      'price',
      `import { formatMoney } from ${sourceOf('domain/money/format-money.ts')};\nconsole.log(formatMoney);`,
    );
    await expect(price).resolves.toMatchObject({ output: expect.any(Array) as unknown });
  });
});
