import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { TERMS_VERSION } from '../../content/pages/terms.ts';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { emails } from '../outbox/tables.ts';
import { endSession, forgetOldSessions } from './end-sessions.ts';
import { createIdentity, type SignInResult } from './identity.ts';
import type { Registration } from './register.ts';
import { NO_VISITOR } from './sign-in.ts';
import { acceptances, accounts, sessions, users } from './tables.ts';

const { database } = await openTestDatabase();
const secret = 'a secret for tests only, long enough';
const identity = createIdentity(database, { secret, publicUrl: 'http://localhost:3000' });
const PASSWORD = 'правильний кінь';

let people = 0;
const person = (changes: Partial<Registration> = {}): Registration => ({
  firstName: 'Олена',
  lastName: 'Шевченко',
  email: `olena-${++people}@example.com`,
  phone: '+380671234567',
  password: PASSWORD,
  locale: 'uk',
  ...changes,
});
const setCookies = (result: SignInResult | Headers): string[] => {
  if (result instanceof Headers) return result.getSetCookie();
  if (!result.ok) throw new Error(result.reason);
  return result.headers.getSetCookie();
};
/** The headers of the browser's next request. */
const cookieOf = (result: SignInResult) =>
  new Headers({
    cookie: setCookies(result)
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  });

describe('registration', () => {
  test('makes an account and signs in', async () => {
    const registration = person();
    const user = await identity.userOf(cookieOf(await identity.register(registration)));
    expect(user).toMatchObject({
      name: 'Олена Шевченко',
      firstName: 'Олена',
      lastName: 'Шевченко',
      email: registration.email,
      phone: '+380671234567',
    });
    expect(new Date(user?.memberSince ?? '').toISOString()).toBe(user?.memberSince);
  });

  test('needs no phone and no name', async () => {
    const registration = person({ phone: null, firstName: '', lastName: '' });
    expect(await identity.userOf(cookieOf(await identity.register(registration)))).toMatchObject({
      phone: null,
      name: '',
    });
  });

  test('with an address that somebody owns or claims gets the same answer as a free one, and opens nothing of theirs', async () => {
    const registration = person();
    const first = await identity.userOf(cookieOf(await identity.register(registration)));
    await database
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.id, first?.id ?? ''));
    const again = await identity.register({ ...registration, password: 'another password' });
    const free = await identity.register(person());
    expect(Object.keys(again)).toEqual(Object.keys(free));
    expect(setCookies(again).map((cookie) => cookie.replace(/=[^;]+/, ''))).toEqual(
      setCookies(free).map((cookie) => cookie.replace(/=[^;]+/, '')),
    );
    const claimant = await identity.userOf(cookieOf(again));
    expect(claimant).toMatchObject({ email: registration.email, isConfirmed: false });
    expect(claimant?.id).not.toBe(first?.id);
    const { email } = registration;
    const signIn = async (password: string) =>
      (await identity.userOf(cookieOf(await identity.signIn({ email, password, remember: false }))))?.id;
    expect(await signIn(PASSWORD)).toBe(first?.id);
    expect(await signIn('another password')).toBe(claimant?.id);
  });

  test('by one form makes one account of an address, twice at once too', async () => {
    const registration = person({ attempt: randomUUID() });
    const userOf = async (registered: Registration) =>
      (await identity.userOf(cookieOf(await identity.register(registered))))?.id;
    const [one, other] = await Promise.all([userOf(registration), userOf(registration)]);
    expect(other).toBe(one);
    expect(await database.$count(users, eq(users.email, registration.email))).toBe(1);
    expect(await database.$count(emails, eq(emails.recipient, registration.email))).toBe(1);
    // An account that is somebody's, or not just made, is entered by signing in alone.
    const { id = '' } = (await identity.userOf(cookieOf(await identity.register(registration)))) ?? {};
    expect(id).toBe(one);
    const old = sql`now() - interval '5 minutes'`;
    for (const changed of [{ emailVerified: true }, { emailVerified: false, createdAt: old }]) {
      await database.update(users).set(changed).where(eq(users.id, id));
      expect(await userOf(registration)).not.toBe(one);
    }
    // Back, and something else typed: who does not know the account's password gets one of their own.
    expect(await userOf({ ...registration, password: 'інший пароль' })).not.toBe(one);
    expect(await userOf({ ...registration, email: person().email })).not.toBe(one);
    expect(await userOf({ ...registration, attempt: randomUUID() })).not.toBe(one);
  });

  test('refuses a password that is too short', async () => {
    expect(await identity.register(person({ password: '12345' }))).toEqual({
      ok: false,
      reason: 'register-failed',
    });
  });

  test('keeps which terms were accepted, in which language', async () => {
    const user = await identity.userOf(cookieOf(await identity.register(person({ locale: 'pl' }))));
    expect(
      await database
        .select({ document: acceptances.document, version: acceptances.version, locale: acceptances.locale })
        .from(acceptances)
        .where(eq(acceptances.userId, user?.id ?? '')),
    ).toEqual([{ document: 'terms', version: TERMS_VERSION, locale: 'pl' }]);
  });

  test('keeps no password, only what is made of it', async () => {
    await identity.register(person());
    const rows = await database.select({ password: accounts.password }).from(accounts);
    expect(rows.filter(({ password }) => password === null || password.includes(PASSWORD))).toEqual([]);
    expect(new Set(rows.map(({ password }) => password)).size).toBe(rows.length);
  });
});

describe('signing in', () => {
  test('with the right pair finds the same person, whatever the case of the address', async () => {
    const registration = person();
    const registered = await identity.userOf(cookieOf(await identity.register(registration)));
    const email = registration.email.toUpperCase();
    const signedIn = await identity.signIn({ email, password: PASSWORD, remember: true });
    expect(await identity.userOf(cookieOf(signedIn))).toEqual(registered);
  });

  test('with a wrong password and with an unknown address is answered alike', async () => {
    const { email } = person();
    await identity.register(person({ email }));
    const wrong = await identity.signIn({ email, password: 'wrong password', remember: true });
    const unknown = await identity.signIn({
      email: 'nobody@example.com',
      password: PASSWORD,
      remember: true,
    });
    expect(wrong).toEqual({ ok: false, reason: 'login-failed' });
    expect(unknown).toEqual(wrong);
  });

  test('is remembered for thirty days, or until the browser closes', async () => {
    const { email } = person();
    await identity.register(person({ email }));
    const ageOf = async (remember: boolean) => {
      const cookies = setCookies(await identity.signIn({ email, password: PASSWORD, remember }));
      return /Max-Age=(\d+)/.exec(cookies.find((cookie) => cookie.startsWith('session=')) ?? '')?.[1];
    };
    expect(await ageOf(true)).toBe(String(30 * 24 * 60 * 60));
    expect(await ageOf(false)).toBeUndefined();
  });
});

describe('the session’s cookie', () => {
  test('is out of reach of scripts and other sites', async () => {
    for (const cookie of setCookies(await identity.register(person()))) {
      expect(cookie).toMatch(/^session=/);
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; SameSite=Lax');
      expect(cookie).toContain('; Path=/');
      expect(cookie).not.toContain('Secure');
    }
  });

  test('travels under TLS alone where the shop has it', async () => {
    const secure = createIdentity(database, { secret, publicUrl: 'https://shop.example' });
    const result = await secure.register(person());
    for (const cookie of setCookies(result)) expect(cookie).toMatch(/^__Host-session=.*; Secure/);
    expect(await secure.userOf(cookieOf(result))).not.toBeNull();
  });

  test('is nobody’s when it is missing, forged, signed by another shop or over', async () => {
    const result = await identity.register(person());
    const [pair = ''] = setCookies(result)[0]?.split(';') ?? [];
    const [name = '', value = ''] = pair.split('=');
    const other = createIdentity(database, { secret: `${secret}!`, publicUrl: 'http://localhost:3000' });
    const forged = ['', `${name}=`, `${name}=x.y`, `${name}=${value.split('.')[0]}`, `${name}=${value}x`];
    for (const cookie of forged) expect(await identity.userOf(new Headers({ cookie }))).toBeNull();
    expect(await identity.userOf(new Headers())).toBeNull();
    expect(await other.userOf(cookieOf(result))).toBeNull();
    await database.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await identity.userOf(cookieOf(result))).toBeNull();
  });
});

describe('a session', () => {
  const DAYS = 24 * 60 * 60 * 1000;
  const daysLeft = async () => {
    const [row] = await database.select({ expiresAt: sessions.expiresAt }).from(sessions);
    return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAYS);
  };
  const endsIn = (days: number) =>
    database.update(sessions).set({ expiresAt: new Date(Date.now() + days * DAYS) });
  const { email } = person();
  beforeAll(async () => void (await identity.register(person({ email }))));
  const only = async (remember: boolean) => {
    await database.delete(sessions);
    return cookieOf(await identity.signIn({ email, password: PASSWORD, remember }));
  };

  test('is looked up with its user by one query', async () => {
    const cookie = await only(true);
    expect(await countQueries(() => identity.userOf(cookie))).toBe(1);
    expect(await countQueries(() => identity.visit(cookie))).toBe(1);
  });

  test('of the first hour is left as it is', async () => {
    const visit = await identity.visit(await only(true));
    expect(visit.user).not.toBeNull();
    expect(visit.setCookies).toEqual([]);
  });

  const prolongedHoursAgo = (hours: number) =>
    database.update(sessions).set({ updatedAt: sql`now() - make_interval(hours => ${hours})` });

  test('that is older is prolonged together with its cookie, by an answer that can carry one', async () => {
    const cookie = await only(true);
    await endsIn(20);
    await prolongedHoursAgo(2);
    expect(await identity.userOf(cookie)).not.toBeNull();
    expect(await daysLeft()).toBe(20);
    const { user, setCookies: cookies } = await identity.visit(cookie);
    expect(user).toEqual(await identity.userOf(cookie));
    expect(await daysLeft()).toBe(30);
    const [renewed = ''] = cookies;
    expect(renewed).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(cookie.get('cookie')).toContain(renewed.split(';', 1)[0]);
    expect((await identity.visit(cookie)).setCookies).toEqual([]);
  });

  test('until the browser closes ends a day after it was used last, and its cookie stays as it is', async () => {
    const cookie = await only(false);
    expect(await daysLeft()).toBe(1);
    await database.update(sessions).set({ expiresAt: sql`now() + interval '1 hour'` });
    await prolongedHoursAgo(23);
    const visit = await identity.visit(cookie);
    expect(visit.user).not.toBeNull();
    expect(visit.setCookies).toEqual([]);
    expect(await daysLeft()).toBe(1);
  });

  test('ends 180 days after the sign-in, however much it is used', async () => {
    const cookie = await only(true);
    const signedInDaysAgo = (days: number) =>
      database.update(sessions).set({ createdAt: sql`now() - make_interval(days => ${days})` });
    for (const [age, left] of [
      [149, 30],
      [170, 10],
    ] as const) {
      await signedInDaysAgo(age);
      await prolongedHoursAgo(2);
      expect((await identity.visit(cookie)).user).toMatchObject({ email });
      expect(await daysLeft()).toBe(left);
    }
    await signedInDaysAgo(180);
    await prolongedHoursAgo(2);
    await identity.visit(cookie);
    expect(await identity.userOf(cookie)).toBeNull();
  });

  test('begins with a token that nobody has seen, and ends what the browser was signed in to', async () => {
    const planted = await only(true);
    const visitor = { ...NO_VISITOR, headers: planted };
    const entered = cookieOf(await identity.signIn({ email, password: PASSWORD, remember: true }, visitor));
    expect(entered.get('cookie')).not.toBe(planted.get('cookie'));
    expect(await identity.userOf(planted)).toBeNull();
    expect(await identity.userOf(entered)).toMatchObject({ email });
  });

  test('that still awaits a second factor is nobody’s', async () => {
    const cookie = await only(true);
    await database.update(sessions).set({ awaitsSecondFactor: true });
    expect(await identity.userOf(cookie)).toBeNull();
  });

  test('that is over is nobody’s, gets no cookie and is forgotten, others stay', async () => {
    const cookie = await only(true);
    const others = cookieOf(await identity.register(person()));
    const user = await identity.userOf(cookie);
    await database
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(await identity.visit(cookie)).toEqual({ user: null, setCookies: [] });
    await forgetOldSessions(database)();
    expect(await database.$count(sessions)).toBe(1);
    expect(await identity.userOf(others)).not.toBeNull();
  });
});

describe('signing out', () => {
  test('ends this session, takes its cookie and leaves others', async () => {
    const { email } = person();
    const here = cookieOf(await identity.register(person({ email })));
    const there = cookieOf(await identity.signIn({ email, password: PASSWORD, remember: true }));
    const answer = await identity.signOut(here);
    expect(setCookies(answer).filter((cookie) => cookie.startsWith('session='))[0]).toMatch(
      /^session=;.*Max-Age=0/,
    );
    expect(await identity.userOf(here)).toBeNull();
    expect(await identity.userOf(there)).toMatchObject({ email });
  });

  test('of one session from the list is for its owner alone', async () => {
    const own = cookieOf(await identity.register(person()));
    const other = cookieOf(await identity.register(person()));
    const [session, stranger] = [await identity.sessionOf(own), await identity.userOf(other)];
    const end = endSession(database);
    await end(stranger?.id ?? '', session?.id ?? '');
    expect(await identity.userOf(own)).not.toBeNull();
    await end(session?.user.id ?? '', session?.id ?? '');
    expect(await identity.userOf(own)).toBeNull();
  });

  test('without a session is no fault', async () => {
    await expect(identity.signOut(new Headers())).resolves.toBeInstanceOf(Headers);
  });
});
