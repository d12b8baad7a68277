import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openBuiltShop, seededFolder } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { freePort } from '../../support/free-port.ts';
import { startRefused } from '../../support/start-refused.ts';

const PUBLIC_URL = 'https://shop.example';
const SESSION_SECRET = 'a secret for tests only, long enough to be one';

const { ask } = await openBuiltShop({ PUBLIC_URL, SESSION_SECRET });
const dataDirectory = await seededFolder();

describe('a shop that strangers reach', () => {
  test('refuses to start without a secret of its own', async () => {
    const { code, said } = await startRefused({ PUBLIC_URL });
    expect(code).toBe(1);
    expect(said).toContain('SESSION_SECRET is missing. Set it to at least 32 random characters');
  });

  test('refuses to show its letters to everybody', async () => {
    const { code, said } = await startRefused({ PUBLIC_URL, SESSION_SECRET, DEV_PAGES: 'true' });
    expect(code).toBe(1);
    expect(said).toContain('DEV_PAGES');
  });

  test('has no letters to show, speaks of TLS and keeps its cookies to it', async () => {
    for (const path of ['/dev/mail', '/dev/mail/1']) expect((await ask(path)).status).toBe(404);
    const page = await ask('/ua');
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(await page.text()).toContain(`href="${PUBLIC_URL}/pl"`);
    const body = new URLSearchParams({
      intent: 'register',
      email: 'public@example.com',
      password: 'сонце-2026',
      confirmPassword: 'сонце-2026',
    });
    const headers = { origin: PUBLIC_URL };
    const entered = await ask('/ua/auth', { method: 'POST', body, headers });
    expect(entered.status).toBe(303);
    const ownCookies = entered.headers.getSetCookie().filter((cookie) => cookie.includes('promin.'));
    expect(ownCookies).not.toEqual([]);
    for (const cookie of ownCookies) expect(cookie).toMatch(/^__Secure-.*; Secure/i);
  });
});

test('settings that cannot be used are all named before anything is opened', async () => {
  const DATA_DIR = `${dataDirectory}/untouched`;
  const { code, said } = await startRefused({ DATA_DIR, PORT: '99999', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(said).toMatch(/Settings that cannot be used:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  expect(existsSync(DATA_DIR)).toBe(false);
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
