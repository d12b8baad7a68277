import { eq, sql } from 'drizzle-orm';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/domain/limits/rate-limits.ts';
import { passkeys } from '../../../src/server/account/passkeys/tables.ts';
import { sessions, users } from '../../../src/server/account/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { connectData, onServer } from '../../support/built-shop.ts';
import { freePort } from '../../support/free-port.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { SoftwareAuthenticator } from '../../support/software-authenticator.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';
import { serverDatabase } from '../../support/test-database.ts';

let shop: Running;
let origin: string;
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  const data = onServer(await serverDatabase());
  ({ database, close } = await connectData(data));
  await addStaffAccounts(database);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const environment = { STAFF_SECOND_FACTOR: 'on', PUBLIC_URL: origin };
  shop = await startShop({ ...data, port, environment });
});
afterAll(async () => {
  await shop.stop();
  await close();
});

// An account that has a passkey is asked for it before it gets another.
beforeEach(() => database.delete(passkeys));

let networks = 0;
/** A browser in a network of its own: it keeps what it is given, and follows nothing. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #address = `10.7.0.${++networks}`;
  async ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(shop.url + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': this.#address, ...(cookie !== '' && { cookie }), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
  /** The options of a new challenge. */
  readonly challenge = async () => (await this.ask('/en/auth/passkey', {})).json();
  readonly signIn = (credential: unknown, target = '/en/profile') =>
    this.ask('/en/auth', {
      intent: 'passkey',
      redirect: target,
      remember: 'on',
      credential: typeof credential === 'string' ? credential : JSON.stringify(credential),
    });
}

const PAGE = '/en/profile/passkeys';
/** Whether an answer signs somebody in. */
const signsIn = (answer: Response) => answer.headers.getSetCookie().some((set) => set.startsWith('session='));
const goesTo = (answer: Response) => [answer.status, answer.headers.get('location')];

/** Signs the shop's staff in by password, and adds a passkey. */
async function addPasskey(browser: Browser, authenticator: SoftwareAuthenticator, name = 'Key') {
  const [staff] = await database.select({ id: users.id }).from(users).where(eq(users.email, STAFF.email));
  await browser.ask('/en/auth', { intent: 'login', ...STAFF });
  const page = await (await browser.ask(`${PAGE}?add`)).text();
  const [, challenge = ''] = /challenge[^\w-]+([\w-]{43})/.exec(page) ?? [];
  const user = { id: Buffer.from(staff?.id ?? '').toString('base64url') };
  const credential = JSON.stringify(authenticator.create({ challenge, rp: { id: 'localhost' }, user }));
  return browser.ask(PAGE, { intent: 'add', name, credential });
}

test('staff who come in by a passkey need no other factor', async () => {
  const browser = new Browser();
  const authenticator = new SoftwareAuthenticator(origin);
  await browser.ask('/en/auth', { intent: 'login', ...STAFF });
  expect(goesTo(await browser.ask('/en/admin'))).toEqual([302, '/en/profile/two-factor?for=staff']);
  expect(await (await browser.ask('/en/profile/two-factor?for=staff')).text()).toContain(`${PAGE}?add`);
  expect(goesTo(await addPasskey(browser, authenticator))).toEqual([303, PAGE]);
  expect(await (await browser.ask(PAGE)).text()).toContain('Go to the back office');

  // The password alone neither opens the back office nor puts up another factor, also in the browser that added this one.
  const step = (target: string) =>
    `/en/auth/again?${new URLSearchParams({ step: 'second', redirect: target })}`;
  const intruder = new Browser();
  await intruder.ask('/en/auth', { intent: 'login', ...STAFF });
  const codes = '/en/profile/two-factor';
  for (const each of [browser, intruder]) {
    expect(goesTo(await each.ask('/en/admin'))).toEqual([302, step('/en/admin')]);
    expect(goesTo(await each.ask(`${codes}?set-up`))).toEqual([303, step(`${codes}?set-up`)]);
    expect(goesTo(await each.ask(codes, { intent: 'enable', code: '123456' }))).toEqual([303, step(codes)]);
    expect(goesTo(await each.ask(`${PAGE}?add`))).toEqual([303, step(`${PAGE}?add`)]);
    expect(goesTo(await each.ask(PAGE, { intent: 'add' }))).toEqual([303, step(`${PAGE}?add`)]);
  }
  const [kept] = await database.select().from(passkeys).where(eq(passkeys.name, 'Key'));
  const passkey = kept?.id ?? '';
  const removal = `${PAGE}?remove=${passkey}`;
  expect(goesTo(await intruder.ask(PAGE, { intent: 'remove', passkey }))).toEqual([303, step(removal)]);
  const credential = JSON.stringify(authenticator.get(await browser.challenge()));
  const proof = { intent: 'passkey', redirect: '/en/admin', credential };
  expect(goesTo(await browser.ask(step('/en/admin'), proof))).toEqual([303, '/en/admin']);
  expect((await browser.ask('/en/admin')).status).toBe(200);

  const elsewhere = new Browser();
  const signed = authenticator.get(await elsewhere.challenge());
  const entered = await elsewhere.signIn(signed, '/en/admin');
  expect([goesTo(entered), signsIn(entered)]).toEqual([[303, '/en/admin'], true]);
  expect((await elsewhere.ask('/en/admin')).status).toBe(200);

  const again = await new Browser().signIn(signed);
  expect(again.status).toBe(401);
  expect(await again.text()).toContain('That took too long');
  const history = await (await elsewhere.ask('/en/profile/personal')).text();
  expect(history).toContain('Signed in with a passkey');
});

test('what is no answer of a passkey is 400, and signs nobody in', async () => {
  const visitor = new Browser();
  for (const broken of ['', '{', '[]', 'null', '{"id":"AAAA"}', `"${'x'.repeat(120_000)}"`, '\u0000']) {
    const answer = await visitor.signIn(broken);
    expect([broken.slice(0, 20), answer.status, signsIn(answer)]).toEqual([broken.slice(0, 20), 400, false]);
    expect(await answer.text()).toContain('answer was incomplete');
  }
  const staff = new Browser();
  await staff.ask('/en/auth', { intent: 'login', ...STAFF });
  for (const credential of ['', '{}', 'gYGB']) {
    expect((await staff.ask(PAGE, { intent: 'add', credential })).status).toBe(400);
    const again = { intent: 'passkey', redirect: PAGE, credential };
    expect((await staff.ask('/en/auth/again', again)).status).toBe(400);
  }
});

test('an unknown passkey, another site’s and a made-up challenge are 401', async () => {
  const stranger = new SoftwareAuthenticator(origin);
  stranger.create({ challenge: '', rp: { id: 'localhost' }, user: { id: 'AAAA' } });
  const visitor = new Browser();
  const unknown = await visitor.signIn(stranger.get(await visitor.challenge()));
  expect(unknown.status).toBe(401);
  expect(await unknown.text()).toContain('not linked to any account');
  const browser = new Browser();
  const authenticator = new SoftwareAuthenticator(origin);
  await addPasskey(browser, authenticator);
  const flawed = { origin: 'https://evil.example' };
  const foreign = await visitor.signIn(authenticator.get(await visitor.challenge(), flawed));
  expect(foreign.status).toBe(401);
  expect(signsIn(foreign)).toBe(false);
  const madeUp = authenticator.get({ challenge: 'AAAA' });
  expect((await visitor.signIn(madeUp)).status).toBe(401);
});

test('the challenge is for the shop’s own address, whatever the request says', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-length': '0' };
    request(`${shop.url}/en/auth/passkey`, { method: 'POST', headers }, (said) => resolve(text(said)))
      .on('error', reject)
      .end();
  });
  expect(JSON.parse(answer)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const foreign = { origin: 'https://evil.example' };
  expect((await new Browser().ask('/en/auth/passkey', {}, foreign)).status).toBe(403);
  expect(goesTo(await new Browser().ask('/en/auth/passkey'))).toEqual([302, '/en/auth']);
});

test('challenges and tries are counted by network', async () => {
  const guesser = new Browser();
  const asked: number[] = [];
  const { calls } = RATE_LIMITS.passkeyChallenge;
  let waitSeconds = 0;
  for (let tries = 0; tries <= calls; tries++) {
    const answer = await guesser.ask('/en/auth/passkey', {});
    asked.push(answer.status);
    waitSeconds = Number(answer.headers.get('retry-after'));
  }
  expect(waitSeconds).toBeGreaterThan(0);
  expect([asked.slice(0, calls).every((status) => status === 200), asked[calls]]).toEqual([true, 429]);
  const tried: number[] = [];
  for (let tries = 0; tries < 11; tries++) tried.push((await guesser.signIn('{}')).status);
  expect([tried.slice(0, 10).every((status) => status === 400), tried[10]]).toEqual([true, 429]);
});

test('adding and removing ask who proved long ago again, which a passkey answers; renaming does not', async () => {
  const browser = new Browser();
  const authenticator = new SoftwareAuthenticator(origin);
  await addPasskey(browser, authenticator, 'Old');
  const makeStale = () =>
    database.update(sessions).set({ authenticatedAt: sql`now() - interval '16 minutes'` });
  const [kept] = await database.select().from(passkeys).where(eq(passkeys.name, 'Old'));
  const passkey = kept?.id ?? '';
  await makeStale();
  const again = (target: string) => `/en/auth/again?${new URLSearchParams({ redirect: target })}`;
  const removal = `${PAGE}?remove=${passkey}`;
  expect(goesTo(await browser.ask(`${PAGE}?add`))).toEqual([303, again(`${PAGE}?add`)]);
  expect(goesTo(await browser.ask(removal))).toEqual([303, again(removal)]);
  expect(goesTo(await browser.ask(PAGE, { intent: 'add' }))).toEqual([303, again(`${PAGE}?add`)]);
  expect(goesTo(await browser.ask(PAGE, { intent: 'remove', passkey }))).toEqual([303, again(removal)]);
  const renamed = await browser.ask(PAGE, { intent: 'rename', passkey, name: 'New' });
  expect(goesTo(renamed)).toEqual([303, PAGE]);
  const wrong = await browser.ask(`${PAGE}?rename=${passkey}`, { intent: 'rename', passkey, name: '' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('Enter a name of up to 60 characters');

  const credential = JSON.stringify(authenticator.get(await browser.challenge()));
  const proof = { intent: 'passkey', redirect: removal, credential };
  expect(goesTo(await browser.ask('/en/auth/again', proof))).toEqual([303, removal]);
  expect((await browser.ask('/en/auth/again', proof)).status).toBe(422);
  expect(await (await browser.ask(removal)).text()).toContain('will no longer sign you in');
  const removed = await browser.ask(PAGE, { intent: 'remove', passkey });
  expect(goesTo(removed)).toEqual([303, PAGE]);
  expect(goesTo(await browser.ask(PAGE, { intent: 'remove', passkey: 'x' }))).toEqual([303, PAGE]);
});
