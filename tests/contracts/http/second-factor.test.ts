import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '../../../src/server/account/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { messagesOf } from '../../../src/server/messages/messages.ts';
import { limitText } from '../../../src/web/form/limit-text.ts';
import { connectData, onServer } from '../../support/built-shop.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

let shop: Running;
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  const data = onServer(await serverDatabase());
  ({ database, close } = await connectData(data));
  await addStaffAccounts(database);
  shop = await startShop({ ...data, environment: { STAFF_SECOND_FACTOR: 'on' } });
});
afterAll(async () => {
  await shop.stop();
  await close();
});

/** A browser: it keeps what it is given, and follows nothing. */
class Browser {
  readonly #cookies = new Map<string, string>();
  async ask(path: string, form?: Record<string, string>) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(shop.url + path, {
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
  readonly signIn = (form: Record<string, string> = STAFF) =>
    this.ask('/en/auth?redirect=/en/admin', { intent: 'login', redirect: '/en/admin', ...form });
}

const PAGE = '/en/profile/two-factor';
const goesTo = (answer: Response) => [answer.status, answer.headers.get('location')];

/** Turns the second factor on; answers the recovery codes as the page shows them, and the page. */
async function turnOn(browser: Browser) {
  const page = await (await browser.ask(`${PAGE}?set-up`)).text();
  const secret = /select-all">([A-Z2-7 ]+)</.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  const answer = await browser.ask(PAGE, { intent: 'enable', code });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  const shown = await answer.text();
  const codes = [...shown.matchAll(/<li>([0-9A-Z]{5}-[0-9A-Z]{5})<\/li>/g)].map(([, each = '']) => each);
  return { codes, shown };
}

test('the back office is closed to staff without a second factor, and open with one', async () => {
  const browser = new Browser();
  expect(goesTo(await browser.signIn())).toEqual([303, '/en/admin']);
  expect(goesTo(await browser.ask('/en/admin'))).toEqual([302, `${PAGE}?for=staff`]);
  expect(goesTo(await browser.ask('/en/admin/orders'))).toEqual([302, `${PAGE}?for=staff`]);
  expect(await (await browser.ask(`${PAGE}?for=staff`)).text()).toContain(
    'The back office is open only with',
  );
  const { codes, shown } = await turnOn(browser);
  expect(new Set(codes).size).toBe(10);
  // The code that turned it on counts, in the session that turned it on.
  expect(shown).toContain('Go to the back office');
  expect((await browser.ask('/en/admin/orders')).status).toBe(200);
  await database.update(sessions).set({ secondFactorAt: null });
  const step = (target: string) =>
    `/en/auth/again?${new URLSearchParams({ step: 'second', redirect: target })}`;
  expect(goesTo(await browser.ask('/en/admin/orders'))).toEqual([302, step('/en/admin/orders')]);
  expect(goesTo(await browser.ask(PAGE, { intent: 'renew' }))).toEqual([303, step(PAGE)]);
  const asked = await (await browser.ask(step('/en/admin'))).text();
  expect(asked).toContain('second step of verification');
  expect(asked).not.toContain('name="password"');
  const give = (code = '') =>
    browser.ask(step('/en/admin'), { intent: 'code', redirect: '/en/admin/orders', code });
  expect((await give('000000')).status).toBe(422);
  expect((await browser.ask('/en/admin')).status).toBe(302);
  expect(goesTo(await give(codes[1]))).toEqual([303, '/en/admin/orders']);
  expect((await browser.ask('/en/admin')).status).toBe(200);
  expect(goesTo(await browser.ask(step('/en/admin')))).toEqual([302, '/en/admin']);
  expect(await (await browser.ask(PAGE)).text()).not.toContain('Go to the back office');
  expect((await browser.ask(PAGE, { intent: 'disable' })).status).toBe(403);
  expect(await (await browser.ask(PAGE)).text()).not.toContain(codes[0]);

  const elsewhere = new Browser();
  const ways = '/en/auth/second-factor?redirect=%2Fen%2Fadmin';
  expect(goesTo(await elsewhere.signIn())).toEqual([303, ways]);
  for (const path of ['/en/admin', '/en/profile', '/en/profile/two-factor?set-up']) {
    const [status, location] = goesTo(await elsewhere.ask(path));
    expect([path, status]).toEqual([path, 302]);
    expect(location).toMatch(/^\/en\/auth\?redirect=/);
  }
  expect((await elsewhere.ask('/api/orders')).status).toBe(401);
  expect((await elsewhere.ask(ways)).status).toBe(200);
  const wrong = await elsewhere.ask(ways, { code: '000000', redirect: '/en/admin' });
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain('That code is wrong');
  const right = await elsewhere.ask(ways, { code: codes[0] ?? '', redirect: '//evil.example', trust: 'on' });
  expect(goesTo(right)).toEqual([303, '/en']);
  expect((await elsewhere.ask('/en/admin')).status).toBe(200);
  expect(goesTo(await elsewhere.ask(ways))).toEqual([302, '/en/admin']);

  await elsewhere.ask('/en/logout', {});
  expect(goesTo(await elsewhere.signIn())).toEqual([303, '/en/admin']);
  expect((await elsewhere.ask('/en/admin')).status).toBe(200);
});

test('codes are guessed ever more slowly, also by a new session', async () => {
  const browser = new Browser();
  const email = `guess.${crypto.randomUUID()}@example.com`;
  const password = 'сонце-2026';
  await browser.ask('/en/auth', { intent: 'register', email, password, confirmPassword: password });
  const { codes } = await turnOn(browser);
  const guesser = new Browser();
  await guesser.signIn({ email, password });
  const statuses: number[] = [];
  const waits: string[] = [];
  let refusal = '';
  for (let tries = 0; tries < 12; tries++) {
    if (tries === 6) await guesser.signIn({ email, password });
    const answer = await guesser.ask('/en/auth/second-factor', { code: `00000${tries % 10}` });
    statuses.push(answer.status);
    const seconds = answer.headers.get('retry-after');
    if (seconds === null) continue;
    waits.push(seconds);
    refusal = await answer.text();
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(waits).toHaveLength(statuses.filter((status) => status === 429).length);
  expect(refusal).toContain(limitText(messagesOf('en').translate, Number(waits.at(-1))));
  expect(codes).toHaveLength(10);
});

test('what secures an account asks who signed in long ago for the password', async () => {
  const browser = new Browser();
  const email = `stale.${crypto.randomUUID()}@example.com`;
  const password = 'сонце-2026';
  await browser.ask('/en/auth', { intent: 'register', email, password, confirmPassword: password });
  await turnOn(browser);
  const [account] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  await database
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.userId, account?.id ?? ''));
  const again = `/en/auth/again?redirect=${encodeURIComponent(PAGE)}`;
  for (const intent of ['disable', 'renew', 'enable', 'forget-browsers']) {
    expect([intent, ...goesTo(await browser.ask(PAGE, { intent }))]).toEqual([intent, 303, again]);
  }
  const privacy = '/en/profile/privacy';
  for (const [intent, page] of [
    ['', privacy],
    ['delete', `${privacy}?delete#delete`],
  ] as const) {
    expect(goesTo(await browser.ask(privacy, { intent }))).toEqual([
      303,
      `/en/auth/again?redirect=${encodeURIComponent(page)}`,
    ]);
  }
  const shown = await (await browser.ask(privacy)).text();
  expect(shown).toContain('Prepare archive');
  expect(shown).not.toContain('Keep my account');
  const address = { intent: 'address', email: 'another@example.com' };
  expect(goesTo(await browser.ask('/en/profile/personal', address))).toEqual([
    303,
    '/en/auth/again?redirect=%2Fen%2Fprofile%2Fpersonal',
  ]);
  expect((await browser.ask(again)).status).toBe(200);
  expect((await browser.ask(again, { password: 'wrong', redirect: PAGE })).status).toBe(422);
  expect(goesTo(await browser.ask(again, { password, redirect: 'https://evil.example/' }))).toEqual([
    303,
    '/en/profile',
  ]);
  expect(goesTo(await browser.ask(PAGE, { intent: 'disable' }))).toEqual([303, PAGE]);
  expect(goesTo(await browser.signIn({ email, password }))).toEqual([303, '/en/admin']);
});

test('nobody comes to the pages of a second factor from nowhere', async () => {
  const visitor = new Browser();
  expect(goesTo(await visitor.ask('/en/auth/second-factor'))).toEqual([303, '/en/auth?notice=code-late']);
  expect(goesTo(await visitor.ask('/en/auth/second-factor', { code: '123456' }))).toEqual([
    303,
    '/en/auth?notice=code-late',
  ]);
  for (const path of ['/en/auth/again', PAGE]) {
    const [status, location] = goesTo(await visitor.ask(path));
    expect([path, status]).toEqual([path, 302]);
    expect(location).toMatch(/^\/en\/auth\?redirect=/);
  }
});
