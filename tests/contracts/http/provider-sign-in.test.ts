import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticators } from '../../../src/server/account/second-factor/tables.ts';
import { acceptances, accounts, sessions, signIns, users } from '../../../src/server/account/tables.ts';
import { RATE_LIMITS } from '../../../src/domain/limits/rate-limits.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { messagesOf } from '../../../src/server/messages/messages.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { orderKeys } from '../../../src/server/orders/order-key.ts';
import { limitText } from '../../../src/web/form/limit-text.ts';
import { openTestProvider, type TestProvider } from '../../../tools/test-provider/test-provider.ts';
import { connectData, onServer, readOnlyShop } from '../../support/built-shop.ts';
import { freePort } from '../../support/free-port.ts';
import { HttpBrowser, hiddenFields, refreshOf } from '../../support/http-browser.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { serverDatabase } from '../../support/test-database.ts';

const SECRET = 'a secret for these tests only, and of enough length';
let shop: Running;
let provider: TestProvider;
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  provider = await openTestProvider({ shop: `http://127.0.0.1:${port}` });
  const data = onServer(await serverDatabase());
  ({ database, close } = await connectData(data));
  const unreachable = {
    id: 'gone',
    name: 'Gone',
    issuer: 'http://127.0.0.1:9',
    clientId: 'x',
    clientSecret: 'y',
  };
  shop = await startShop({
    ...data,
    port,
    environment: {
      ...provider.environment,
      OPENID_PROVIDERS: JSON.stringify([unreachable]),
      SESSION_SECRET: SECRET,
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await provider.close();
  await close();
});

let browsers = 0;
/** Each from an address of its own, for the limits. */
const openBrowser = () => new HttpBrowser({ 'x-forwarded-for': `10.8.${++browsers >> 8}.${browsers & 255}` });

interface Person {
  readonly subject?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email: string;
  readonly isVerified?: 'on';
}
let people = 0;
const newEmail = () => `person-${++people}-${Date.now()}@example.com`;
const verified = (email = newEmail()): Person => ({
  email,
  firstName: 'Ольга',
  lastName: 'Мельник',
  isVerified: 'on',
});
const goesTo = (answer: Response) => [answer.status, answer.headers.get('location')];

/** Presses the button of a provider. */
const press = (browser: HttpBrowser, id: string, fields: Record<string, string> = {}) =>
  browser.ask(`${shop.url}/auth/with/${id}`, { form: { region: 'en', remember: 'on', ...fields } });

/** Signs in at the provider as somebody; answers what it answers in the end, by an address or by a form to post. */
async function visit(browser: HttpBrowser, pressed: Response, person: Person | 'cancel') {
  let answer = await browser.ask(refreshOf(await pressed.text()));
  if (answer.headers.get('location')?.includes('/interaction/')) {
    const page = new URL(answer.headers.get('location') ?? '', provider.issuer).href;
    const form: Record<string, string> = person === 'cancel' ? { cancel: 'on' } : { ...person };
    answer = await browser.ask(page, { form });
    answer = await browser.follow(answer, provider.issuer);
  }
  return answer;
}

/** The whole way by Google; answers what the shop says in the end. */
async function byGoogle(browser: HttpBrowser, person: Person | 'cancel', fields?: Record<string, string>) {
  const answer = await visit(browser, await press(browser, 'google', fields), person);
  return browser.follow(answer, provider.issuer);
}
/** The whole way by Apple, whose page posts the answer from another site. */
async function byApple(browser: HttpBrowser, person: Person | 'cancel', fields?: Record<string, string>) {
  const answer = await visit(browser, await press(browser, 'apple', fields), person);
  const posted = hiddenFields(await answer.text());
  const led = await browser.ask(`${shop.url}/auth/from/apple`, { form: posted, isCrossSite: true });
  return { posted, led, answer: await browser.follow(led, shop.url) };
}
/** Who is signed in, by the page of the account; null for nobody. */
async function me(browser: HttpBrowser) {
  const answer = await browser.ask(`${shop.url}/en/profile/personal`);
  if (answer.status !== 200) return null;
  const [, email = ''] = /type="email"[^>]*value="([^"]+)"/.exec(await answer.text()) ?? [];
  return { email };
}
const accountOf = async (email: string) =>
  (await database.select().from(users).where(eq(users.email, email)))[0];
const waysOf = (userId: string) => database.select().from(accounts).where(eq(accounts.userId, userId));

const PASSWORD = 'сонце-2026';
/** An account with a password; its address is its own. */
async function register(browser: HttpBrowser, email: string, { isConfirmed = true } = {}) {
  await browser.ask(`${shop.url}/en/auth`, {
    form: { intent: 'register', name: 'Olena Koval', email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  await database.update(users).set({ emailVerified: isConfirmed }).where(eq(users.email, email));
  return (await accountOf(email))?.id ?? '';
}

describe('a first sign-in', () => {
  test('by Google makes an account with a confirmed address, name, terms and history, and goes where it was wanted', async () => {
    const [browser, person] = [openBrowser(), verified()];
    const target = '/en/profile/orders?page=2';
    expect(goesTo(await byGoogle(browser, person, { redirect: target }))).toEqual([303, target]);
    expect(await me(browser)).toMatchObject({ email: person.email });
    const account = await accountOf(person.email);
    expect(account).toMatchObject({
      emailVerified: true,
      firstName: 'Ольга',
      lastName: 'Мельник',
      locale: 'en',
    });
    const id = account?.id ?? '';
    expect(await waysOf(id)).toMatchObject([
      { providerId: 'google', accountId: person.email, password: null },
    ]);
    expect(await database.select().from(acceptances).where(eq(acceptances.userId, id))).toMatchObject([
      { document: 'terms', locale: 'en', version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(await database.select().from(signIns).where(eq(signIns.userId, id))).toMatchObject([
      { outcome: 'signed-in', method: 'google' },
    ]);
  });

  test('by Apple keeps the name that is posted once, and puts nothing of the person into an address', async () => {
    const [browser, person] = [openBrowser(), verified()];
    const first = await byApple(browser, person);
    expect(JSON.parse(first.posted.user ?? '')).toMatchObject({ name: { firstName: 'Ольга' } });
    expect(first.led.status).toBe(303);
    expect(first.led.headers.get('location')).toMatch(/^\/auth\/from\/apple\?state=[\w-]{43}$/);
    expect(first.led.headers.getSetCookie()).toEqual([]);
    expect(goesTo(first.answer)).toEqual([303, '/en']);
    expect(await me(browser)).toMatchObject({ email: person.email });
    expect(await accountOf(person.email)).toMatchObject({ name: 'Ольга Мельник', emailVerified: true });

    const elsewhere = openBrowser();
    const second = await byApple(elsewhere, person);
    expect(second.posted.user).toBeUndefined();
    expect(await me(elsewhere)).toMatchObject({ email: person.email });
    expect(await database.select().from(users).where(eq(users.email, person.email))).toHaveLength(1);
  });

  test('with an address that nobody verified claims it, and asks its owner to confirm', async () => {
    const [browser, email] = [openBrowser(), newEmail()];
    await register(openBrowser(), email);
    const pressed = await byGoogle(browser, { email, firstName: 'Eve', lastName: '' });
    expect(goesTo(pressed)).toEqual([303, '/en']);
    const rows = await database.select().from(users).where(eq(users.email, email));
    expect(rows.map(({ emailVerified }) => emailVerified)).toEqual(expect.arrayContaining([false, true]));
    const letters = await database
      .select()
      .from(emails)
      .where(eq(emails.recipient, email))
      .orderBy(emails.id);
    expect(letters.filter(({ subject }) => /confirm/i.test(subject))).toHaveLength(2);
  });

  test('without an address asks for one, and claims that', async () => {
    const [browser, email] = [openBrowser(), newEmail()];
    const person = { subject: `subject-${email}`, email: '', firstName: 'Ada', lastName: '' };
    expect(goesTo(await byGoogle(browser, person))).toEqual([303, '/en/auth/link']);
    expect(await me(browser)).toBeNull();
    const page = `${shop.url}/en/auth/link`;
    expect(await (await browser.ask(page)).text()).toContain('One more thing');
    expect((await browser.ask(page, { form: { intent: 'claim', email: 'no' } })).status).toBe(422);
    expect(goesTo(await browser.ask(page, { form: { intent: 'claim', email } }))).toEqual([303, '/en']);
    expect(await me(browser)).toMatchObject({ email });
    expect(await accountOf(email)).toMatchObject({ name: 'Ada', emailVerified: false });
    expect(goesTo(await browser.ask(page))[1]).toBe('/en/profile');
    const again = openBrowser();
    await byGoogle(again, person);
    expect(await me(again)).toMatchObject({ email });
  });

  test('of one person in ten browsers at once makes one account', async () => {
    const person = verified();
    const opened = Array.from({ length: 10 }, openBrowser);
    const answers = await Promise.all(
      opened.map(async (browser) => visit(browser, await press(browser, 'google'), person)),
    );
    const ended = await Promise.all(
      answers.map(async (answer, index) => opened[index]?.follow(answer, provider.issuer)),
    );
    expect(ended.map((answer) => answer?.headers.get('location'))).toEqual(opened.map(() => '/en'));
    expect(await database.select().from(users).where(eq(users.email, person.email))).toHaveLength(1);
  });
});

test('the session is remembered as the form says, and is as fresh as the proof that the provider tells', async () => {
  const person = verified();
  await byGoogle(openBrowser(), person);
  const id = (await accountOf(person.email))?.id ?? '';
  const newest = async () =>
    (await database.select().from(sessions).where(eq(sessions.userId, id))).toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    )[0];
  expect(await newest()).toMatchObject({ isRemembered: true, method: 'google' });
  const began = Math.floor(Date.now() / 1000) * 1000;
  await byGoogle(openBrowser(), person, { remember: '' });
  const second = await newest();
  expect(second?.isRemembered).toBe(false);
  expect(second?.authenticatedAt.getTime()).toBeGreaterThanOrEqual(began);
});

test('an identity stays with its account when the address at the provider changes', async () => {
  const subject = `subject-${newEmail()}`;
  const [first, other] = [verified(), verified()];
  await byGoogle(openBrowser(), { ...first, subject });
  await register(openBrowser(), other.email);
  const browser = openBrowser();
  await byGoogle(browser, { ...other, subject });
  expect(await me(browser)).toMatchObject({ email: first.email });
  const stranger = openBrowser();
  expect(goesTo(await byGoogle(stranger, { ...first, subject: `${subject}-2` }))[1]).toBe('/en/auth/link');
  expect(await me(stranger)).toBeNull();
});

describe('an address that belongs to an account', () => {
  test('opens it only after the password, which links the provider and tells the owner', async () => {
    const [browser, person] = [openBrowser(), verified()];
    const userId = await register(openBrowser(), person.email);
    expect(goesTo(await byGoogle(browser, person, { redirect: '/en/favourites' }))).toEqual([
      303,
      '/en/auth/link',
    ]);
    expect(await me(browser)).toBeNull();
    expect(await waysOf(userId)).toHaveLength(1);
    const page = `${shop.url}/en/auth/link`;
    expect(await (await browser.ask(page)).text()).toContain(person.email);
    const form = { intent: 'login', email: person.email, remember: 'on', redirect: '/en/favourites' };
    expect((await browser.ask(page, { form: { ...form, password: 'wrong' } })).status).toBe(401);
    expect(await waysOf(userId)).toHaveLength(1);
    const right = await browser.ask(page, { form: { ...form, password: PASSWORD } });
    expect(goesTo(right)).toEqual([303, '/en/favourites']);
    expect((await waysOf(userId)).map(({ providerId }) => providerId).toSorted()).toEqual([
      'credential',
      'google',
    ]);
    const letters = await database
      .select()
      .from(emails)
      .where(eq(emails.recipient, person.email))
      .orderBy(emails.id);
    expect(letters.some(({ subject }) => subject.includes('Google was added'))).toBe(true);

    const later = openBrowser();
    expect(goesTo(await byGoogle(later, person))).toEqual([303, '/en']);
    expect(await me(later)).toMatchObject({ email: person.email });
  });

  test('or after another provider that is linked to it', async () => {
    const [browser, person] = [openBrowser(), verified()];
    await byGoogle(openBrowser(), person);
    const { answer } = await byApple(browser, { ...person, subject: `apple-${person.email}` });
    expect(goesTo(answer)).toEqual([303, '/en/auth/link']);
    const page = await (await browser.ask(`${shop.url}/en/auth/link`)).text();
    expect(page).toContain('action="/auth/with/google"');
    expect(page).not.toContain('type="password"');
    browser.forget(provider.issuer);
    expect(goesTo(await byGoogle(browser, person))).toEqual([303, '/en']);
    const ways = await waysOf((await accountOf(person.email))?.id ?? '');
    expect(ways.map(({ providerId }) => providerId)).toEqual(expect.arrayContaining(['google', 'apple']));
  });

  test('links nothing when somebody else signs in in that browser', async () => {
    const [browser, person, other] = [openBrowser(), verified(), newEmail()];
    const userId = await register(openBrowser(), person.email);
    const otherId = await register(openBrowser(), other);
    await byGoogle(browser, person);
    await browser.ask(`${shop.url}/en/auth/link`, {
      form: { intent: 'login', email: other, password: PASSWORD },
    });
    expect(await me(browser)).toMatchObject({ email: other });
    expect([await waysOf(userId), await waysOf(otherId)].map((ways) => ways.length)).toEqual([1, 1]);
  });

  test('or after the link of an e-mail, in the same browser alone and once', async () => {
    const [browser, person] = [openBrowser(), verified()];
    const userId = await register(openBrowser(), person.email);
    await byGoogle(browser, person);
    const sent = await browser.ask(`${shop.url}/en/auth/link`, { form: { intent: 'send' } });
    expect(goesTo(sent)).toEqual([303, '/en/auth/link?done=sent']);
    const letters = await database
      .select()
      .from(emails)
      .where(eq(emails.recipient, person.email))
      .orderBy(emails.id);
    const [, id = ''] = /link-provider\/([\da-f-]{36})/.exec(letters.at(-1)?.plain ?? '') ?? [];
    const link = `${shop.url}/en/link-provider/${id}?key=${orderKeys(SECRET, Date.now, 'account-link').keyOf(id)}`;

    const elsewhere = openBrowser();
    expect(await (await elsewhere.ask(link)).text()).toContain('Open this link in the browser');
    expect((await elsewhere.ask(link, { form: {} })).status).toBe(410);
    expect(await waysOf(userId)).toHaveLength(1);
    expect(await (await browser.ask(link)).text()).toContain('Link and sign in');
    expect(goesTo(await browser.ask(link, { form: {} }))).toEqual([303, '/en']);
    expect(await me(browser)).toMatchObject({ email: person.email });
    expect(await waysOf(userId)).toHaveLength(2);
    expect((await browser.ask(link, { form: {} })).status).toBe(410);
  });
});

describe('what comes back is not believed', () => {
  test('a second time, in another browser, or without the visit’s cookie', async () => {
    const [browser, person] = [openBrowser(), verified()];
    const answer = await visit(browser, await press(browser, 'google'), person);
    const location = answer.headers.get('location') ?? '';
    const other = openBrowser();
    await press(other, 'google');
    for (const stranger of [other, openBrowser()]) {
      const refused = await stranger.ask(location);
      expect(goesTo(refused)).toEqual([303, '/auth?problem=late&provider=google']);
      expect(await me(stranger)).toBeNull();
    }
    expect(goesTo(await browser.ask(location))).toEqual([303, '/en']);
    expect(goesTo(await browser.ask(location))).toEqual([303, '/auth?problem=late&provider=google']);
  });

  test('in a browser whose cookie somebody noted, of a visit that they began elsewhere with it', async () => {
    const [shared, elsewhere] = [openBrowser(), openBrowser()];
    await press(shared, 'google');
    const noted = shared.cookiesOf(shop.url);
    expect(noted.size).toBe(1);
    elsewhere.take(shop.url, noted);
    const answer = await visit(elsewhere, await press(elsewhere, 'google'), verified());
    const link = answer.headers.get('location') ?? '';
    expect(goesTo(await shared.ask(link))).toEqual([303, '/auth?problem=late&provider=google']);
    expect(await me(shared)).toBeNull();
  });

  test('after its end, which leaves no cookie of the visit; another one of the same browser goes on', async () => {
    const browser = openBrowser();
    const isOfVisit = (name: string) => name.includes('providerVisit');
    const visits = () => [...browser.cookiesOf(shop.url).keys()].filter(isOfVisit).length;
    const first = await press(browser, 'google');
    const cancelled = await byGoogle(browser, 'cancel');
    expect(goesTo(cancelled)).toEqual([303, '/en/auth?problem=cancelled&provider=google']);
    expect(visits()).toBe(1);
    const answer = await visit(browser, first, verified());
    expect(goesTo(await browser.follow(answer, provider.issuer))).toEqual([303, '/en']);
    expect(visits()).toBe(0);
  });

  test('with another code, another issuer, or by the wrong way', async () => {
    const changes: ((from: URL) => void)[] = [
      (from) => from.searchParams.set('code', 'another'),
      (from) => from.searchParams.set('iss', 'https://accounts.example'),
      (from) => from.searchParams.append('code', 'second'),
      (from) => from.searchParams.delete('code'),
    ];
    for (const change of changes) {
      const [browser, person] = [openBrowser(), verified()];
      const answer = await visit(browser, await press(browser, 'google'), person);
      const from = new URL(answer.headers.get('location') ?? '');
      change(from);
      expect(goesTo(await browser.ask(from.href))).toEqual([303, '/en/auth?problem=failed&provider=google']);
      expect(await me(browser)).toBeNull();
      expect(await accountOf(person.email)).toBeUndefined();
    }
    const browser = openBrowser();
    const apples = await visit(browser, await press(browser, 'apple'), verified());
    const { state = '', code = '' } = hiddenFields(await apples.text());
    const byAddress = `${shop.url}/auth/from/apple?${new URLSearchParams({ state, code })}`;
    expect(goesTo(await browser.ask(byAddress))).toEqual([303, '/en/auth?problem=failed&provider=apple']);
  });

  test('whatever is sent there, which is answered without a failure', async () => {
    const browser = openBrowser();
    const hostile = ['', 'state=', `state=${'a'.repeat(9000)}`, 'state=%00', 'state[]=1', 'state=a&state=b'];
    for (const query of hostile) {
      for (const id of ['google', 'apple']) {
        const [status] = goesTo(await browser.ask(`${shop.url}/auth/from/${id}?${query}`));
        const posted = await fetch(`${shop.url}/auth/from/${id}`, {
          method: 'POST',
          redirect: 'manual',
          body: query,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect([status, posted.status]).toEqual([303, 303]);
      }
    }
    expect((await browser.ask(`${shop.url}/auth/from/nobody?state=x`)).status).toBe(404);
    expect((await press(browser, 'nobody')).status).toBe(404);
    expect((await press(browser, 'google', { region: 'xx' })).status).toBe(400);
    const foreign = await browser.ask(`${shop.url}/auth/with/google`, {
      form: { region: 'en' },
      isCrossSite: true,
    });
    expect(foreign.status).toBe(403);
    const apple = openBrowser();
    const { state = '' } = hiddenFields(
      await (await visit(apple, await press(apple, 'apple'), verified())).text(),
    );
    const user = `{"name":{"firstName":"${String.fromCharCode(0)}","lastName":{"a":1}},"__proto__":{}}`;
    const led = await apple.ask(`${shop.url}/auth/from/apple`, {
      form: { state, code: 'x', user },
      isCrossSite: true,
    });
    expect(goesTo(await apple.follow(led, shop.url))).toEqual([
      303,
      '/en/auth?problem=failed&provider=apple',
    ]);
  });

  test('and a target elsewhere is not gone to', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', String.raw`/\evil.example`]) {
      const answer = await byGoogle(openBrowser(), verified(), { redirect });
      expect(goesTo(answer)).toEqual([303, '/en']);
    }
  });
});

test('who cancels comes back to the page they were on, in their language', async () => {
  const browser = openBrowser();
  const fields = { region: 'pl', redirect: '/pl/checkout' };
  const cancelled = await byGoogle(browser, 'cancel', fields);
  expect(goesTo(cancelled)).toEqual([
    303,
    '/pl/checkout/auth?problem=cancelled&provider=google&redirect=%2Fpl%2Fcheckout',
  ]);
  expect(await (await browser.follow(cancelled, shop.url)).text()).toContain(
    'Logowanie przez Google zostało anulowane',
  );
  const apples = await byApple(openBrowser(), 'cancel');
  expect(goesTo(apples.answer)).toEqual([303, '/en/auth?problem=cancelled&provider=apple']);
});

test('a provider that does not answer is said, and the shop goes on', async () => {
  const browser = openBrowser();
  const answer = await press(browser, 'gone', { redirect: '/en/cart' });
  expect(goesTo(answer)).toEqual([303, '/en/auth?problem=unavailable&provider=gone&redirect=%2Fen%2Fcart']);
  expect(await (await browser.follow(answer, shop.url)).text()).toContain('Gone is not responding');
});

test('begun too often says on the page how long to wait', async () => {
  const browser = openBrowser();
  const { calls, windowSeconds } = RATE_LIMITS.providerVisit;
  for (let visits = 0; visits < calls; visits++) expect((await press(browser, 'google')).status).toBe(200);
  const refused = await press(browser, 'google');
  const page = new URL(refused.headers.get('location') ?? '', shop.url);
  const wait = Number(page.searchParams.get('wait'));
  expect([refused.status, page.searchParams.get('problem')]).toEqual([303, 'too-many']);
  expect(wait > 0 && wait <= windowSeconds).toBe(true);
  const { translate } = messagesOf('en');
  const said = async (address: URL) =>
    /role="alert".*?<div>([^<]*)<\/div>/s.exec(await (await browser.ask(address.href)).text())?.[1];
  expect(await said(page)).toBe(limitText(translate, wait));
  for (const unknown of ['', '0', '-5', 'x', '999999999']) {
    page.searchParams.set('wait', unknown);
    expect([unknown, await said(page)]).toEqual([unknown, limitText(translate, null)]);
  }
});

test('a provider is one factor: an account with two is asked for the second', async () => {
  const [browser, person] = [openBrowser(), verified()];
  await byGoogle(openBrowser(), person);
  const userId = (await accountOf(person.email))?.id ?? '';
  await database
    .insert(authenticators)
    .values({ userId, sealedSecret: 'sealed', enabledAt: new Date().toISOString() });
  expect(goesTo(await byGoogle(browser, person, { redirect: '/en/profile' }))).toEqual([
    303,
    '/en/auth/second-factor?redirect=%2Fen%2Fprofile',
  ]);
  expect(await me(browser)).toBeNull();
});

describe('the ways to sign in', () => {
  const WAYS = '/en/profile/sign-in-methods';
  const makeOld = (email: string) =>
    accountOf(email).then((account) =>
      database
        .update(sessions)
        .set({ authenticatedAt: new Date(0) })
        .where(eq(sessions.userId, account?.id ?? '')),
    );
  const linkBy = async (browser: HttpBrowser, person: Person) => {
    const answer = await visit(browser, await press(browser, 'google', { purpose: 'link' }), person);
    return browser.follow(answer, provider.issuer);
  };

  test('grow by a provider and shrink, but for the last, and each time the owner is told', async () => {
    const [browser, email] = [openBrowser(), newEmail()];
    const userId = await register(browser, email);
    const person = verified();
    expect(goesTo(await linkBy(browser, person))).toEqual([303, WAYS]);
    const linked = await (await browser.ask(shop.url + WAYS)).text();
    expect(linked).toContain(person.email);
    expect(linked).toContain('role="status"');
    expect(await waysOf(userId)).toHaveLength(2);
    const other = openBrowser();
    await register(other, newEmail());
    expect(goesTo(await linkBy(other, person))).toEqual([
      303,
      `${WAYS}?problem=linked-elsewhere&provider=google`,
    ]);
    browser.forget(provider.issuer);
    expect(goesTo(await linkBy(browser, verified()))).toEqual([
      303,
      `${WAYS}?problem=already-linked&provider=google`,
    ]);

    const unlink = () => browser.ask(shop.url + WAYS, { form: { intent: 'unlink', provider: 'google' } });
    await makeOld(email);
    expect(goesTo(await unlink())[1]).toMatch(/^\/en\/auth\/again/);
    expect(goesTo(await press(browser, 'google', { purpose: 'link' }))[1]).toMatch(/^\/en\/auth\/again/);
    await browser.ask(`${shop.url}/en/auth/again`, { form: { password: PASSWORD } });
    expect(goesTo(await unlink())).toEqual([303, WAYS]);
    expect(await waysOf(userId)).toMatchObject([{ providerId: 'credential' }]);
    const subjects = await database
      .select({ subject: emails.subject })
      .from(emails)
      .where(eq(emails.recipient, email));
    expect(subjects.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Google was added to your account', 'Google was removed from your account']),
    );
    const password = await browser.ask(shop.url + WAYS, {
      form: { intent: 'unlink', provider: 'credential' },
    });
    expect(goesTo(password)).toEqual([303, `${WAYS}?problem=not-linked`]);

    const google = openBrowser();
    const own = verified();
    await byGoogle(google, own);
    const last = await google.ask(shop.url + WAYS, { form: { intent: 'unlink', provider: 'google' } });
    expect(goesTo(last)).toEqual([303, `${WAYS}?problem=last-way`]);
  });

  test('serve to prove again who one is, by a proof at the provider that is new, of the same person', async () => {
    const [browser, person] = [openBrowser(), verified()];
    await byGoogle(browser, person);
    await makeOld(person.email);
    const page = await (await browser.ask(`${shop.url}/en/auth/again?redirect=/en/profile`)).text();
    expect(page).toContain('Continue with Google');
    expect(page).not.toContain('type="password"');
    const fields = { purpose: 'prove', redirect: '/en/profile/two-factor?set-up' };
    browser.forget(provider.issuer);
    const wrong = await byGoogle(browser, verified(), fields);
    expect(goesTo(wrong)[1]).toMatch(/^\/en\/auth\/again\?problem=other-person/);
    expect(goesTo(await browser.ask(`${shop.url}/en/profile/two-factor?set-up`))[1]).toMatch(/again/);
    browser.forget(provider.issuer);
    expect(goesTo(await byGoogle(browser, person, fields))).toEqual([303, fields.redirect]);
    expect((await browser.ask(shop.url + fields.redirect)).status).toBe(200);
  });
});

test('the buttons stand on both pages, and nowhere in a shop without providers', async () => {
  const none = await readOnlyShop();
  for (const path of ['/en/auth', '/en/auth?mode=register', '/en/checkout/auth']) {
    const page = await (await openBrowser().ask(shop.url + path)).text();
    expect(page.match(/action="\/auth\/with\/\w+"/g)).toEqual([
      'action="/auth/with/google"',
      'action="/auth/with/apple"',
      'action="/auth/with/gone"',
    ]);
    expect(await (await none.ask(path)).text()).not.toContain('/auth/with/');
  }
});

test('two accounts that become one keep the ways in of the older alone', async () => {
  const [browser, email] = [openBrowser(), newEmail()];
  const subject = `subject-${email}`;
  const owner = await register(openBrowser(), email);
  await byGoogle(browser, { email, subject, firstName: 'Eve', lastName: '' });
  const letters = await database.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
  const [, id = ''] = /confirm-address\/([\da-f-]{36})/.exec(letters.at(-1)?.plain ?? '') ?? [];
  const key = orderKeys(SECRET, Date.now, 'account-link').keyOf(id);
  const merged = await browser.ask(`${shop.url}/en/confirm-address/${id}?key=${key}`, { form: {} });
  expect(goesTo(merged)).toEqual([303, '/en/auth?notice=accounts-joined']);
  expect(await waysOf(owner)).toMatchObject([{ providerId: 'credential' }]);
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test('an account without a password gets a link to set one, where its address is its own', async () => {
  const [browser, person] = [openBrowser(), verified()];
  await byGoogle(browser, person);
  const page = `${shop.url}/en/profile/sign-in-methods`;
  const asked = await browser.ask(page, { form: { intent: 'set-password' } });
  expect(goesTo(asked)).toEqual([303, '/en/profile/sign-in-methods']);
  await expect
    .poll(async () => {
      const letters = await database
        .select()
        .from(emails)
        .where(eq(emails.recipient, person.email))
        .orderBy(emails.id);
      return letters.map(({ plain }) => /reset-password\/[\da-f-]{36}/.test(plain));
    })
    .toContain(true);
});
