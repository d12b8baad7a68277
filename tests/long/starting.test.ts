import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the first start of a local shop makes the demo account and prints its password, the next does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'promin-demo-'));
  const start = async (name: string) => {
    const logFile = join(folder, name);
    const environment = { DEMO_ACCOUNT: 'on' };
    const shop = await startShop({ dataDirectory: join(folder, 'data'), logFile, environment });
    expect(await shop.stop()).toBe(0);
    return readFileSync(logFile, 'utf8');
  };
  expect(await start('first.log')).toMatch(/^Demo account of this local shop: \S+@\S+, password \S{12}$/m);
  expect(await start('second.log')).not.toContain('Demo account');
  rmSync(folder, { recursive: true, force: true });
});

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
