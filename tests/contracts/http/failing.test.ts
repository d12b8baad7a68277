import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { seededFolder } from '../../support/built-shop.ts';
import { freePort } from '../../support/free-port.ts';
import { startHeardShop } from '../../support/heard-shop.ts';
import { startRefused } from '../../support/start-refused.ts';
import { serverDatabase } from '../../support/test-database.ts';

const DATA_DIR = await seededFolder();
const DATABASE_URL = await serverDatabase();
const SESSION_SECRET = 'a secret for tests only, of enough length';

describe('a shop that cannot start says why in one sentence and ends with 1', () => {
  const rival = createServer();
  afterAll(() => void rival.close());

  test('when its port is taken', async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => rival.listen(port, '127.0.0.1', resolve));
    const { code, said } = await startRefused({ DATABASE_URL, SESSION_SECRET, PORT: String(port) });
    expect([code, said]).toEqual([
      1,
      `The shop cannot start. Port ${port} is taken by another process. Set PORT to a free one.\n`,
    ]);
  });

  test('when its database does not answer', async () => {
    const { code, said } = await startRefused({
      DATABASE_URL: 'postgres://shop:a-password@127.0.0.1:1/shop',
      SESSION_SECRET,
    });
    expect([code, said]).toEqual([
      1,
      'The shop cannot start. The database does not answer. Is DATABASE_URL right, and the server up?\n',
    ]);
  });

  test('when a file is where its data should be', async () => {
    const { code, said } = await startRefused({ DATA_DIR: 'package.json/data' });
    expect([code, said]).toEqual([
      1,
      'The shop cannot start. A file is in the way of package.json/data. See DATA_DIR.\n',
    ]);
  });
});

test('a failure that nothing caught is logged, answers are finished, and the process ends with 1', async () => {
  const shop = await startHeardShop({ DATA_DIR }, ['--import', './tests/support/fail-on-signal.ts']);
  const begun = await fetch(`${shop.url}/ua/catalogue`);
  shop.signal('SIGUSR2');
  expect(await begun.text()).toMatch(/<\/html>$/);
  expect(await shop.ended).toBe(1);
  const line = shop
    .said()
    .split('\n')
    .find((each) => each.includes('"fatal"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'fatal',
    origin: 'unhandledRejection',
    err: { type: 'TypeError', message: 'a promise that nobody waits for' },
  });
  expect(existsSync(join(DATA_DIR, 'database.lock'))).toBe(false); // the database was closed
});
