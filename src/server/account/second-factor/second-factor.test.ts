import { and, eq, sql } from 'drizzle-orm';
import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSeededDatabase } from '../../../../tests/support/test-database.ts';
import { emails } from '../../outbox/tables.ts';
import { createIdentity } from '../identity.ts';
import { endSessions } from '../end-sessions.ts';
import { NO_VISITOR, type Visitor } from '../sign-in.ts';
import { resetSecondFactor, setRole } from '../staff.ts';
import { sessions, signIns, users } from '../tables.ts';
import { secondFactorOf } from './second-factor.ts';
import { authenticators, recoveryCodes, trustedBrowsers } from './tables.ts';

const { database, close } = await openSeededDatabase();
afterAll(close);

// Codes are those of the moment that the tests began in, however long they take.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const OPTIONS = { secret: 'a secret for tests only, of enough length', publicUrl: 'https://shop.example' };
const identity = createIdentity(database, OPTIONS);
const secondFactor = secondFactorOf(database, OPTIONS);
const PASSWORD = 'сонце-2026';

/** What an authenticator shows so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
const withCookies = (...cookies: string[]): Visitor => ({
  ...NO_VISITOR,
  headers: new Headers({ cookie: cookies.join('; ') }),
});

let email: string;
let userId: string;
let secret: string;
let sessionId: string;
let codes: string[];
/** The session that the second factor was turned on in. */
let owner: string;

beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  const account = {
    firstName: '',
    lastName: '',
    email,
    phone: null,
    password: PASSWORD,
    locale: 'uk' as const,
  };
  const registered = await identity.register(account);
  if (!registered.ok) throw new Error(registered.reason);
  owner = cookiesOf(registered.headers);
  const session = await identity.sessionOf(new Headers({ cookie: owner }));
  userId = session?.user.id ?? '';
  await database.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  secret = (await secondFactor.setUp({ userId, email }))?.secret ?? '';
  sessionId = session?.id ?? '';
  codes = (await secondFactor.enable({ userId, sessionId, code: codeOf(secret, -1) })) ?? [];
});

test('a secret that was shown and not enabled is another one after a quarter of an hour, and once sessions are ended', async () => {
  await secondFactor.remove({ userId, sessionId });
  const shown = async () => (await secondFactor.setUp({ userId, email }))?.secret;
  const first = await shown();
  expect(await shown()).toBe(first);
  await database
    .update(authenticators)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(authenticators.userId, userId));
  const second = await shown();
  expect(second).not.toBe(first);
  await endSessions(database, { userId });
  expect(await shown()).not.toBe(second);
});

async function giveFirst(visitor?: Visitor) {
  const result = await identity.signIn({ email, password: PASSWORD, remember: true }, visitor);
  if (!result.ok) throw new Error(result.reason);
  return { awaits: result.awaitsSecondFactor, cookie: cookiesOf(result.headers) };
}
const give = (cookie: string, code: string, isTrusted = false) =>
  identity.giveSecondFactor({ code, isTrusted }, withCookies(cookie));
const isSignedIn = async (cookie: string) => (await identity.userOf(new Headers({ cookie }))) !== null;
const subjects = () =>
  database
    .select({ occasion: emails.occasion })
    .from(emails)
    .where(eq(emails.recipient, email))
    .then((rows) => rows.map(({ occasion }) => occasion.split(':', 1)[0]));

test('ten codes are made, the session goes on with a second factor, and the owner is told', async () => {
  expect(new Set(codes).size).toBe(10);
  const session = await identity.sessionOf(new Headers({ cookie: owner }));
  expect(session?.hasSecondFactor).toBe(true);
  expect(await subjects()).toContain('second-factor-on');
});

describe('a session that gave no second factor', () => {
  const forgetFactor = () =>
    database.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.id, sessionId));
  const hasFactor = async () =>
    (await identity.sessionOf(new Headers({ cookie: owner })))?.hasSecondFactor === true;

  test('changes none of an account that has one, until it gives it', async () => {
    await forgetFactor();
    expect(await secondFactor.mayChange({ userId, sessionId })).toBe(false);
    expect(await secondFactor.renewCodes({ userId, sessionId })).toBeNull();
    await secondFactor.remove({ userId, sessionId });
    expect((await secondFactor.find(userId)).enabledAt).not.toBeNull();
    const prove = (code: string) => identity.proveSecondFactor({ code }, withCookies(owner));
    expect(await prove('000000')).toBe(false);
    expect(await hasFactor()).toBe(false);
    expect(await prove(codeOf(secret))).toBe(true);
    expect(await prove(codeOf(secret))).toBe(false);
    expect(await hasFactor()).toBe(true);
    expect(await secondFactor.renewCodes({ userId, sessionId })).toHaveLength(10);
    await secondFactor.remove({ userId, sessionId });
    expect((await secondFactor.find(userId)).enabledAt).toBeNull();
  });

  test('does not get it by the session of somebody else', async () => {
    const { headers } = withCookies('');
    expect(await identity.proveSecondFactor({ code: codeOf(secret) }, { ...NO_VISITOR, headers })).toBe(
      false,
    );
  });

  test('is what staff have who were made staff after that', async () => {
    expect(await hasFactor()).toBe(true);
    await setRole(database)(email, 'staff');
    expect(await hasFactor()).toBe(false);
    expect(await identity.proveSecondFactor({ code: codeOf(secret, 1) }, withCookies(owner))).toBe(true);
    expect(await hasFactor()).toBe(true);
  });

  test('is not what staff have who just turned it on: their code counts', async () => {
    await setRole(database)(email, 'staff');
    await database.execute(sql`update authenticators set enabled_at = null where user_id = ${userId}`);
    expect(await secondFactor.enable({ userId, sessionId, code: '000000' })).toBeNull();
    expect(await hasFactor()).toBe(false);
    expect(await secondFactor.enable({ userId, sessionId, code: codeOf(secret) })).toHaveLength(10);
    expect(await hasFactor()).toBe(true);
  });
});

test('a password alone signs nobody in; the code does, with another token', async () => {
  const first = await giveFirst();
  expect(first.awaits).toBe(true);
  expect(await isSignedIn(first.cookie)).toBe(false);
  const result = await give(first.cookie, codeOf(secret));
  expect(result.ok).toBe(true);
  const cookie = result.ok ? cookiesOf(result.headers) : '';
  expect(cookie).not.toBe(first.cookie);
  expect(await isSignedIn(cookie)).toBe(true);
  expect((await identity.sessionOf(new Headers({ cookie })))?.hasSecondFactor).toBe(true);
  expect(await isSignedIn(first.cookie)).toBe(false);
  expect(await give(first.cookie, codes[0] ?? '')).toEqual({ ok: false, reason: 'session-over' });
});

test('a code is taken once, and no earlier one after it', async () => {
  const code = codeOf(secret);
  expect((await give((await giveFirst()).cookie, code)).ok).toBe(true);
  const again = (await giveFirst()).cookie;
  expect(await give(again, code)).toEqual({ ok: false, reason: 'wrong-code' });
  expect(await give(again, codeOf(secret, -1))).toEqual({ ok: false, reason: 'wrong-code' });
  const outcomes = await database
    .select({ outcome: signIns.outcome })
    .from(signIns)
    .where(eq(signIns.userId, userId));
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong-code')).toHaveLength(2);
});

test('of ten tries of one code at once, one signs in', async () => {
  const code = codeOf(secret, 1);
  const waiting = await Promise.all(Array.from({ length: 10 }, () => giveFirst()));
  const results = await Promise.all(waiting.map(({ cookie }) => give(cookie, code)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a recovery code is taken once, however often it comes at once, and the owner is told', async () => {
  const [code = ''] = codes;
  const waiting = await Promise.all(Array.from({ length: 5 }, () => giveFirst()));
  const results = await Promise.all(waiting.map(({ cookie }) => give(cookie, code.toLowerCase())));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await secondFactor.find(userId)).codesLeft).toBe(9);
  expect((await subjects()).filter((each) => each === 'recovery-code-used')).toHaveLength(1);
});

test('one session takes one answer, whatever comes at once', async () => {
  const { cookie } = await giveFirst();
  const results = await Promise.all([codes[0], codes[1], codes[2]].map((code = '') => give(cookie, code)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await secondFactor.find(userId)).codesLeft).toBe(9);
});

test('a session that waits is over after its time, is listed nowhere, and its code is of its own account', async () => {
  const { cookie } = await giveFirst();
  await database
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(and(eq(sessions.userId, userId), eq(sessions.awaitsSecondFactor, true)));
  expect(await give(cookie, codeOf(secret))).toEqual({ ok: false, reason: 'session-over' });
  expect(await give(owner, codeOf(secret))).toEqual({ ok: false, reason: 'session-over' });
  expect(await give('', codeOf(secret))).toEqual({ ok: false, reason: 'session-over' });
});

describe('a trusted browser', () => {
  const trusted = async () => {
    const result = await give((await giveFirst()).cookie, codeOf(secret), true);
    if (!result.ok) throw new Error(result.reason);
    return result.headers.getSetCookie().find((each) => each.startsWith('__Host-trustedBrowser=')) ?? '';
  };

  test('is asked for no code for 30 days, of its own account alone', async () => {
    const cookie = await trusted();
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/);
    const browser = withCookies(cookie.split(';', 1)[0] ?? '');
    expect(await giveFirst(browser)).toMatchObject({ awaits: false });
    await database
      .update(trustedBrowsers)
      .set({ expiresAt: sql`now()` })
      .where(eq(trustedBrowsers.userId, userId));
    expect(await giveFirst(browser)).toMatchObject({ awaits: true });
  });

  /** Another account with a second factor; answers how it signs in, and what its authenticator shows. */
  async function another() {
    const other = `${crypto.randomUUID()}@example.com`;
    const made = await identity.register({
      firstName: '',
      lastName: '',
      email: other,
      phone: null,
      password: PASSWORD,
      locale: 'uk',
    });
    const cookie = made.ok ? cookiesOf(made.headers) : '';
    const own = await identity.sessionOf(new Headers({ cookie }));
    const id = own?.user.id ?? '';
    const theirs = (await secondFactor.setUp({ userId: id, email: other }))?.secret ?? '';
    await secondFactor.enable({ userId: id, sessionId: own?.id ?? '', code: codeOf(theirs, -1) });
    return {
      signIn: async (...cookies: string[]) => {
        const first = await identity.signIn(
          { email: other, password: PASSWORD, remember: true },
          withCookies(...cookies),
        );
        if (!first.ok) throw new Error(first.reason);
        return { awaits: first.awaitsSecondFactor, cookie: cookiesOf(first.headers) };
      },
      code: (steps = 0) => codeOf(theirs, steps),
    };
  }
  const trustIn = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-trustedBrowser='))
      ?.split(';', 1)[0] ?? '';

  test('keeps a token for each account: who was there before does not skip the codes of who comes after', async () => {
    const first = (await trusted()).split(';', 1)[0] ?? '';
    const other = await another();
    const waiting = await other.signIn(first);
    expect(waiting.awaits).toBe(true);
    const given = await identity.giveSecondFactor(
      { code: other.code(), isTrusted: true },
      withCookies(waiting.cookie, first),
    );
    const both = given.ok ? trustIn(given.headers) : '';
    expect(await other.signIn(both)).toMatchObject({ awaits: false });
    expect(await giveFirst(withCookies(both))).toMatchObject({ awaits: false });
    // The first visitor noted their own cookie before the second one came.
    expect(await other.signIn(first)).toMatchObject({ awaits: true });
  });

  test('has another token after each trust, and a bounded number of them', async () => {
    let cookie = (await trusted()).split(';', 1)[0] ?? '';
    const noted = cookie;
    const again = await identity.giveSecondFactor(
      { code: codes[0] ?? '', isTrusted: true },
      withCookies((await giveFirst()).cookie, cookie),
    );
    cookie = again.ok ? trustIn(again.headers) : '';
    expect(await giveFirst(withCookies(cookie))).toMatchObject({ awaits: false });
    expect(await giveFirst(withCookies(noted))).toMatchObject({ awaits: true });
    const foreign = Array.from({ length: 40 }, () => 'x'.repeat(43)).join('.');
    const crowded = await identity.giveSecondFactor(
      { code: codes[1] ?? '', isTrusted: true },
      withCookies((await giveFirst()).cookie, `__Host-trustedBrowser=${foreign}`),
    );
    cookie = crowded.ok ? trustIn(crowded.headers) : '';
    expect(cookie.length).toBeLessThan(1000);
    expect(await giveFirst(withCookies(cookie))).toMatchObject({ awaits: false });
  });

  test('is forgotten when all sessions end', async () => {
    const browser = withCookies((await trusted()).split(';', 1)[0] ?? '');
    await endSessions(database, { userId });
    expect(await giveFirst(browser)).toMatchObject({ awaits: true });
  });
});

test('new recovery codes replace the former ones', async () => {
  const renewed = (await secondFactor.renewCodes({ userId, sessionId })) ?? [];
  const { cookie } = await giveFirst();
  expect(await give(cookie, codes[0] ?? '')).toEqual({ ok: false, reason: 'wrong-code' });
  expect((await give(cookie, renewed[0] ?? '')).ok).toBe(true);
});

test('a wrong first code turns nothing on, and what is on is not turned on again', async () => {
  expect(await secondFactor.enable({ userId, sessionId, code: codeOf(secret, 1) })).toBeNull();
  await secondFactor.remove({ userId, sessionId });
  const another = await secondFactor.setUp({ userId, email });
  expect(another?.secret).not.toBe(secret);
  expect(another?.uri).toMatch(/^otpauth:\/\/totp\/Promin:/);
  expect(await secondFactor.setUp({ userId, email })).toEqual(another);
  expect(await secondFactor.enable({ userId, sessionId, code: codeOf(secret) })).toBeNull();
  expect(await giveFirst()).toMatchObject({ awaits: false });
});

describe('another telephone', () => {
  const setUp = async () => (await secondFactor.setUp({ userId, email })).secret;

  test('takes the place of the former by a code of its own; codes, browsers and other sessions of before end', async () => {
    const { cookie: other } = await giveFirst();
    expect((await give(other, codes[0] ?? '')).ok).toBe(true);
    const next = await setUp();
    expect(next).not.toBe(secret);
    expect(await setUp()).toBe(next);
    expect(await secondFactor.find(userId)).toMatchObject({ isMoving: true });
    // Until then the former one counts.
    expect(await secondFactor.enable({ userId, sessionId, code: codeOf(secret) })).toBeNull();
    const renewed = (await secondFactor.enable({ userId, sessionId, code: codeOf(next, -1) })) ?? [];
    expect(renewed).toHaveLength(10);
    expect(await secondFactor.find(userId)).toMatchObject({ isMoving: false, codesLeft: 10 });
    expect(await isSignedIn(owner)).toBe(true);
    expect(await database.$count(sessions, eq(sessions.userId, userId))).toBe(1);
    expect(await subjects()).toContain('second-factor-moved');
    const again = async (code: string) => give((await giveFirst()).cookie, code);
    expect(await again(codeOf(secret))).toMatchObject({ ok: false });
    expect(await again(codes[1] ?? '')).toMatchObject({ ok: false });
    expect(await again(codeOf(next))).toMatchObject({ ok: true });
  });

  test('is forgotten after a quarter of an hour and when sessions are ended, and asks for a session that gave a factor', async () => {
    const first = await setUp();
    await database
      .update(authenticators)
      .set({ nextSince: sql`now() - interval '16 minutes'` })
      .where(eq(authenticators.userId, userId));
    expect(await secondFactor.find(userId)).toMatchObject({ isMoving: false });
    const second = await setUp();
    expect(second).not.toBe(first);
    await database.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.id, sessionId));
    expect(await secondFactor.enable({ userId, sessionId, code: codeOf(second) })).toBeNull();
    await endSessions(database, { userId });
    expect(await secondFactor.find(userId)).toMatchObject({ isMoving: false });
    expect((await giveFirst()).awaits).toBe(true);
  });
});

test('turning it off forgets codes and browsers and tells the owner; the operator’s reset ends sessions too', async () => {
  expect(await resetSecondFactor(database)(email.toUpperCase())).toBe(true);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await giveFirst()).toMatchObject({ awaits: false });
  expect(await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([]);
  expect(await subjects()).toContain('second-factor-off');
  expect(await resetSecondFactor(database)(email)).toBe(false);
});

test('the secret is not in the database as it is', async () => {
  const dump = JSON.stringify(await database.execute(sql`select * from authenticators`));
  expect(dump).not.toContain(secret);
  const elsewhere = createIdentity(database, { ...OPTIONS, secret: 'another secret of the shop, as long' });
  const first = await elsewhere.signIn({ email, password: PASSWORD, remember: false });
  const cookie = first.ok ? cookiesOf(first.headers) : '';
  const given = await elsewhere.giveSecondFactor(
    { code: codeOf(secret), isTrusted: false },
    withCookies(cookie),
  );
  expect(given).toEqual({ ok: false, reason: 'wrong-code' });
});
