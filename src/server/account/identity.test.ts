import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { forgetOldSessions } from './session.ts';
import { createIdentity, type Registration, type SignInResult } from './identity.ts';
import { accounts, sessions } from './tables.ts';

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

  test('with an address that is taken is answered like any other refusal, and changes nothing', async () => {
    const registration = person();
    await identity.register(registration);
    const again = await identity.register({ ...registration, password: 'another password' });
    const shout = await identity.register({ ...registration, email: registration.email.toUpperCase() });
    const weak = await identity.register(person({ password: '123' }));
    expect([again, shout]).toEqual([weak, weak]);
    expect(weak).toEqual({ ok: false, reason: 'register-failed' });
    const { email } = registration;
    expect(await identity.signIn({ email, password: PASSWORD, remember: false })).toMatchObject({ ok: true });
    expect(await identity.signIn({ email, password: 'another password', remember: false })).toMatchObject({
      ok: false,
    });
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
      return /Max-Age=(\d+)/.exec(cookies.find((cookie) => cookie.includes('session_token')) ?? '')?.[1];
    };
    expect(await ageOf(true)).toBe(String(30 * 24 * 60 * 60));
    expect(await ageOf(false)).toBeUndefined();
  });
});

describe('the session’s cookie', () => {
  test('is out of reach of scripts and other sites', async () => {
    for (const cookie of setCookies(await identity.register(person()))) {
      expect(cookie).toMatch(/^promin\./);
      expect(cookie).toContain('; HttpOnly');
      expect(cookie).toContain('; SameSite=Lax');
      expect(cookie).toContain('; Path=/');
      expect(cookie).not.toContain('Secure');
    }
  });

  test('travels under TLS alone where the shop has it', async () => {
    const secure = createIdentity(database, { secret, publicUrl: 'https://shop.example' });
    const result = await secure.register(person());
    for (const cookie of setCookies(result)) expect(cookie).toMatch(/^__Secure-promin\..*; Secure/);
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

  test('of the first day is left as it is', async () => {
    const visit = await identity.visit(await only(true));
    expect(visit.user).not.toBeNull();
    expect(visit.setCookies).toEqual([]);
  });

  test('that is older is prolonged together with its cookie, by an answer that can carry one', async () => {
    const cookie = await only(true);
    await endsIn(20);
    expect(await identity.userOf(cookie)).not.toBeNull();
    expect(await daysLeft()).toBe(20);
    const { user, setCookies: cookies } = await identity.visit(cookie);
    expect(user).toEqual(await identity.userOf(cookie));
    expect(await daysLeft()).toBe(30);
    const [renewed = ''] = cookies.filter((each) => each.includes('session_token='));
    expect(renewed).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(cookie.get('cookie')).toContain(renewed.split(';', 1)[0]);
    expect((await identity.visit(cookie)).setCookies).toEqual([]);
  });

  test('until the browser closes is never prolonged', async () => {
    const visit = await identity.visit(await only(false));
    expect(visit.user).not.toBeNull();
    expect(visit.setCookies).toEqual([]);
    expect(await daysLeft()).toBe(1);
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
    expect(setCookies(answer).filter((cookie) => cookie.includes('session_token='))[0]).toMatch(
      /=; Max-Age=0/,
    );
    expect(await identity.userOf(here)).toBeNull();
    expect(await identity.userOf(there)).toMatchObject({ email });
  });

  test('without a session is no fault', async () => {
    await expect(identity.signOut(new Headers())).resolves.toBeInstanceOf(Headers);
  });
});
