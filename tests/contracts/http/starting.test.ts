import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { lockForProcess } from '../../../src/server/database/process-lock.ts';
import { openBuiltShop, readOnlyShop } from '../../support/built-shop.ts';
import { PUBLIC_SETTINGS } from '../../support/public-settings.ts';
import { startRefused } from '../../support/start-refused.ts';

const { PUBLIC_URL } = PUBLIC_SETTINGS;

const { ask } = await openBuiltShop({ INSTALLATION: '', ...PUBLIC_SETTINGS, SELLER_PL_KRS: '0000123456' });
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-starting-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** The status of an answer to who asks for another host name at the shop's own address. */
async function statusUnder(host: string, url: string): Promise<number | undefined> {
  const sent = request(url, { headers: { host } }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  return answer?.resume().statusCode;
}

describe('a shop that strangers reach', () => {
  // Two others: tests/long/starting.test.ts. What makes a shop public: src/server/installation.test.ts.
  test('refuses to start without what it must be told, in a container, where production mode says it', async () => {
    const DATA_DIR = `${dataDirectory}/never-opened`;
    const { code, said } = await startRefused({ INSTALLATION: '', DATA_DIR, HOST: '0.0.0.0' });
    expect(code).toBe(1);
    for (const name of Object.keys(PUBLIC_SETTINGS)) expect(said).toContain(`\n  ${name}: `);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test('names its own sellers, and no sample', async () => {
    for (const path of ['/ua/contact', '/pl/company', '/en/terms', '/ua/privacy-policy']) {
      const html = await (await ask(path)).text();
      expect([path, /promin\.example|Promin Energo|Промінь Енерго/.test(html)]).toEqual([path, false]);
      expect([path, /Дані продавця тут — зразок|Dane sprzedawcy są|Sample seller/.test(html)]).toEqual([
        path,
        false,
      ]);
    }
    const contact = await (await ask('/ua/contact')).text();
    const { SELLER_UA_NAME, SELLER_UA_ADDRESS, SELLER_UA_EDRPOU, SELLER_UA_EMAIL, SELLER_PL_NIP } =
      PUBLIC_SETTINGS;
    for (const shown of [
      SELLER_UA_NAME,
      SELLER_UA_ADDRESS,
      SELLER_UA_EDRPOU,
      SELLER_UA_EMAIL,
      SELLER_PL_NIP,
    ]) {
      expect(contact).toContain(shown);
    }
    expect(contact).toContain('KRS');
    expect(contact).not.toMatch(/t\.me|wa\.me|instagram|facebook|youtube/);
  });

  test('has no e-mails to show, speaks of TLS and keeps its cookies to it', async () => {
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
    const ownCookies = entered.headers.getSetCookie().filter((cookie) => cookie.includes('session='));
    expect(ownCookies).not.toEqual([]);
    for (const cookie of ownCookies) expect(cookie).toMatch(/^__Host-session=.*; Secure/i);
  });
});

test('under https what scripts keep in cookies is for this very host, and leaves it encrypted alone', async () => {
  const given = await ask('/api/csrf');
  const [cookie = ''] = given.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Lax$/);
  const pair = cookie.slice(0, cookie.indexOf(';'));
  const token = pair.slice(pair.indexOf('=') + 1);
  const reasonOf = async (sent: string) => {
    const headers = { cookie: sent, 'x-xsrf-token': token, 'content-type': 'application/json' };
    const answer = await ask('/api/favourites', { method: 'PUT', headers, body: '{"ids":[101]}' });
    return [answer.status, /"reason":"([^"]*)"/.exec(await answer.text())?.[1]];
  };
  expect((await reasonOf(pair))[0]).toBe(401); // past the pair: only nobody is signed in
  expect(await reasonOf(pair.replace('__Host-', ''))).toEqual([403, 'csrf']);
  const choices = (await ask('/pl/auth')).headers.getSetCookie();
  expect(choices.map((choice) => choice.split('=', 1)[0])).toEqual(['userLocale', 'locationConsent']);
  for (const choice of choices) expect(choice).toContain('; Secure');
  const body = new URLSearchParams({ currency: 'PLN' });
  const [currency] = (
    await ask('/pl/preferences', { method: 'POST', body, headers: { origin: PUBLIC_URL } })
  ).headers
    .getSetCookie()
    .filter((choice) => choice.startsWith('userCurrency='));
  expect(currency).toMatch(/^userCurrency=PLN; .*; Secure/);
});

test('a public shop without https says at the start that its cookies are not Secure', async () => {
  const { logged } = await startRefused({
    INSTALLATION: '',
    ...PUBLIC_SETTINGS,
    PUBLIC_URL: 'http://shop.example',
    LOG_LEVEL: 'warn',
    DATABASE_URL: 'postgres://shop:a-password@127.0.0.1:1/shop', // where no start goes further than that
  });
  expect(logged).toContain('its cookies are not Secure');
});

test('e-mails are shown to programs on this machine alone, and run nothing', async () => {
  const local = await readOnlyShop(); // which shows them, as every local shop does
  const mail = await fetch(`${local.url}/dev/mail`);
  expect(mail.status).toBe(200);
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const [name, value] of [
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ] as const) {
    expect((await fetch(`${local.url}/dev/mail`, { headers: { [name]: value } })).status).toBe(404);
  }
  expect(await statusUnder('shop.example', `${local.url}/dev/mail`)).toBe(404);
});

test('settings that cannot be used are all named before anything is opened', async () => {
  const DATA_DIR = `${dataDirectory}/untouched`;
  const { code, said } = await startRefused({ DATA_DIR, PORT: '99999', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(said).toMatch(/Settings that cannot be used:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a shop on the data of another process that lives is refused', async () => {
  onTestFinished(lockForProcess(join(dataDirectory, 'database.lock')));
  const { code, said } = await startRefused({ DATA_DIR: dataDirectory });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The shop cannot start. The embedded database is open in process \d+ \(.*\)\. Stop it first\.\n$/,
  );
});
