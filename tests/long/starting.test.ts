import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededFolder } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { PUBLIC_SETTINGS } from '../support/public-settings.ts';
import { startShop } from '../support/shop-process.ts';
import { startRefused } from '../support/start-refused.ts';

const dataDirectory = await seededFolder();

test.each([
  ['by its address alone', { INSTALLATION: 'by-address', HOST: '0.0.0.0' }],
  ['by name', { NODE_ENV: 'development', INSTALLATION: 'public' }],
])(
  'a shop that strangers reach refuses to start without what it must be told, %s',
  async (_, environment) => {
    const DATA_DIR = `${dataDirectory}/never-opened`;
    const { code, said } = await startRefused({ DATA_DIR, ...environment });
    expect(code).toBe(1);
    for (const name of Object.keys(PUBLIC_SETTINGS)) expect(said).toContain(`\n  ${name}: `);
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

test('a second shop on the same data is refused, and the first goes on', async () => {
  const first = await startShop({ dataDirectory });
  const { code, said } = await startRefused({ DATA_DIR: dataDirectory, PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The shop cannot start. The embedded database is open in process \d+ \(.*\)\. Stop it first\.\n$/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});
