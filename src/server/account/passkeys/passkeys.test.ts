import { and, eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cbor, SoftwareAuthenticator, type Flaw } from '../../../../tests/support/software-authenticator.ts';
import { openSeededDatabase } from '../../../../tests/support/test-database.ts';
import { PASSKEYS_MAX } from '../../../domain/account/passkey.ts';
import { emails } from '../../outbox/tables.ts';
import { personalRecords } from '../data-export/personal-records.ts';
import { createIdentity } from '../identity.ts';
import { addLink } from '../account-links.ts';
import { confirmAddress } from '../confirm-address.ts';
import { changePassword } from '../passwords.ts';
import { addIdentity, listProviders, unlinkProvider } from '../providers/linked-providers.ts';
import { secondFactorOf } from '../second-factor/second-factor.ts';
import { resetSecondFactor } from '../staff.ts';
import { accounts, sessions, signIns, users } from '../tables.ts';
import { passkeyChallenges, passkeys } from './tables.ts';
import { forgetOldChallenges } from './challenges.ts';
import { passkeysOf } from './passkeys.ts';
import { passkeySignIns } from './sign-in-by-passkey.ts';

const { database, close } = await openSeededDatabase();
afterAll(close);

const ORIGIN = 'https://shop.example';
const OPTIONS = { secret: 'a secret for tests only, of enough length', publicUrl: ORIGIN };
const party = { id: 'shop.example', origin: ORIGIN };
const identity = createIdentity(database, OPTIONS);
const own = passkeysOf(database, { party });
const enter = passkeySignIns(database, { ...OPTIONS, party, countryOf: () => Promise.resolve('PL') });

const BROWSER = { address: '192.0.2.7', userAgent: 'a browser' };
const PASSWORD = 'сонце-2026';
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** A customer who is signed in, with an authenticator. */
async function newCustomer({ isConfirmed = true } = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const registered = await identity.register({
    firstName: 'Olena',
    lastName: '',
    email,
    phone: null,
    password: PASSWORD,
    locale: 'uk',
  });
  if (!registered.ok) throw new Error(registered.reason);
  const session = await identity.sessionOf(new Headers({ cookie: cookieOf(registered.headers) }));
  if (!session) throw new Error('nobody is signed in');
  const { id: userId } = session.user;
  await database.update(users).set({ emailVerified: isConfirmed }).where(eq(users.id, userId));
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const who = { userId, sessionId: session.id };
  const begin = () => own.beginAdding({ ...who, email, displayName: 'Olena' });
  const finish = (credential: unknown, name = '') =>
    own.finishAdding({ ...who, credential: JSON.stringify(credential), name, userAgent: null });
  return {
    ...who,
    email,
    cookie: cookieOf(registered.headers),
    authenticator,
    begin,
    finish,
    async add(flaw: Parameters<SoftwareAuthenticator['create']>[1] = {}, name = 'My phone') {
      const begun = await begin();
      if (!begun.ok) throw new Error(begun.reason);
      const credential = authenticator.create(begun.options, flaw);
      return { credential, result: await finish(credential, name) };
    },
    /** What the login history says of passkeys. */
    history: () =>
      database
        .select({ outcome: signIns.outcome, country: signIns.country })
        .from(signIns)
        .where(and(eq(signIns.userId, userId), eq(signIns.method, 'passkey'))),
    letters: () =>
      database
        .select({ occasion: emails.occasion, body: emails.plain })
        .from(emails)
        .where(eq(emails.recipient, email))
        .then((rows) => rows.map(({ occasion, body }) => [occasion.split(':', 1)[0], body] as const)),
  };
}
type Customer = Awaited<ReturnType<typeof newCustomer>>;

const signIn = (credential: unknown) =>
  enter.finishSignIn(
    {
      credential: typeof credential === 'string' ? credential : JSON.stringify(credential),
      isRemembered: true,
    },
    { browser: BROWSER, headers: new Headers(), knownSince: () => new Date() },
  );
async function challenge() {
  const options = await enter.beginSignIn();
  if (!options) throw new Error('there are no passkeys');
  return options;
}

let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

test('an account with a passkey can do without its last provider, one with neither password nor passkey cannot', async () => {
  const { userId, sessionId } = customer;
  const google = { userId, provider: 'google', subject: crypto.randomUUID(), email: null };
  await database.delete(accounts).where(eq(accounts.userId, userId));
  await addIdentity(database, google);
  const unlink = () =>
    unlinkProvider(database, { names: new Map() })({ userId, sessionId, provider: 'google' });
  expect(await unlink()).toEqual({ ok: false, reason: 'last-way' });
  await customer.add();
  expect(await listProviders(database)(userId)).toMatchObject({ hasPassword: false, passkeys: 1 });
  expect(await unlink()).toEqual({ ok: true });
});

describe('adding a passkey', () => {
  test('asks for a discoverable one, unlocked by its owner, of the shop’s domain and without the address as its id', async () => {
    const begun = await customer.begin();
    expect(begun).toMatchObject({
      ok: true,
      options: {
        rp: { id: 'shop.example', name: 'Promin' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      },
    });
    const options = begun.ok ? begun.options : null;
    expect(options?.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(options?.user.id ?? '', 'base64url').toString()).toBe(customer.userId);
    const stored = JSON.stringify(await database.select().from(passkeyChallenges));
    expect(stored).not.toContain(options?.challenge);
  });

  test('keeps it under its name, tells the owner, and the session has two factors', async () => {
    const { credential, result } = await customer.add();
    expect(result).toEqual({ ok: true });
    const [kept] = await database.select().from(passkeys).where(eq(passkeys.userId, customer.userId));
    expect(kept).toMatchObject({ name: 'My phone', credentialId: credential.id, transports: ['internal'] });
    const session = await identity.sessionOf(new Headers({ cookie: customer.cookie }));
    expect(session?.hasSecondFactor).toBe(true);
    const told = await customer.letters();
    expect(told).toContainEqual(['passkey-added', expect.stringContaining('My phone')]);
    const again = await customer.begin();
    expect(again.ok && again.options.excludeCredentials).toMatchObject([{ id: credential.id }]);
  });

  test('is no second factor of staff, who give it first', async () => {
    await database.update(users).set({ role: 'staff' }).where(eq(users.id, customer.userId));
    expect((await customer.add()).result).toEqual({ ok: true });
    const session = await identity.sessionOf(new Headers({ cookie: customer.cookie }));
    expect(session?.hasSecondFactor).toBe(false);
  });

  test('and removing one, and an authenticator, take a passkey of the account where it has any', async () => {
    await customer.add();
    const byPassword = await identity.signIn({ email: customer.email, password: PASSWORD, remember: true });
    const cookie = byPassword.ok ? cookieOf(byPassword.headers) : '';
    const session = await identity.sessionOf(new Headers({ cookie }));
    const intruder = { userId: customer.userId, sessionId: session?.id ?? '' };
    const another = async () => {
      const begun = await own.beginAdding({ ...intruder, email: customer.email, displayName: '' });
      if (!begun.ok) throw new Error(begun.reason);
      const credential = JSON.stringify(new SoftwareAuthenticator(ORIGIN).create(begun.options));
      return own.finishAdding({ ...intruder, credential, name: '', userAgent: null });
    };
    const factor = secondFactorOf(database, OPTIONS);
    const setup = await factor.setUp(customer);
    const code = new TOTP({ secret: Secret.fromBase32(setup?.secret ?? '') }).generate();
    const [kept] = await own.list(customer.userId);
    const id = kept?.id ?? '';

    expect(await another()).toEqual({ ok: false, reason: 'second-factor-missing' });
    expect(await own.remove({ ...intruder, id })).toBe(false);
    expect(await factor.enable({ ...intruder, code })).toBeNull();
    expect((await own.list(customer.userId)).map((each) => each.id)).toEqual([id]);

    const options = await enter.beginProving(intruder);
    const credential = options && JSON.stringify(customer.authenticator.get(options));
    expect(await enter.finishProving({ ...intruder, credential, browser: BROWSER })).toEqual({ ok: true });
    expect(await factor.enable({ ...intruder, code })).toHaveLength(10);
    expect(await another()).toEqual({ ok: true });
    expect(await own.remove({ ...intruder, id })).toBe(true);
  });

  test('ends by the operator’s reset, for who lost it', async () => {
    await customer.add();
    expect(await resetSecondFactor(database)(customer.email)).toBe(true);
    expect(await own.list(customer.userId)).toEqual([]);
    expect(await identity.sessionOf(new Headers({ cookie: customer.cookie }))).toBeNull();
    const told = await customer.letters();
    expect(told).toContainEqual(['passkey-removed', expect.stringContaining('My phone')]);
    expect(await resetSecondFactor(database)(customer.email)).toBe(false);
  });

  test('gives one without a name some name', async () => {
    await customer.add({}, ' \u200b ');
    expect(await own.list(customer.userId)).toMatchObject([{ name: 'Passkey', usedAt: null }]);
  });

  test('is refused to an account whose address is not confirmed', async () => {
    const claimant = await newCustomer({ isConfirmed: false });
    expect(await claimant.begin()).toEqual({ ok: false, reason: 'address-unconfirmed' });
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, claimant.userId));
    const begun = await claimant.begin();
    await database.update(users).set({ emailVerified: false }).where(eq(users.id, claimant.userId));
    const credential = begun.ok && claimant.authenticator.create(begun.options);
    expect(await claimant.finish(credential)).toEqual({ ok: false, reason: 'address-unconfirmed' });
    expect(await own.list(claimant.userId)).toEqual([]);
  });

  test('ends at twenty', async () => {
    await customer.add();
    const [kept] = await database.select().from(passkeys).where(eq(passkeys.userId, customer.userId));
    const begun = await customer.begin();
    const more = Array.from({ length: PASSKEYS_MAX - 1 }, () => ({
      ...kept!,
      id: crypto.randomUUID(),
      credentialId: crypto.randomUUID(),
    }));
    await database.insert(passkeys).values(more);
    expect(await customer.begin()).toEqual({ ok: false, reason: 'too-many-passkeys' });
    const credential = begun.ok && customer.authenticator.create(begun.options);
    expect(await customer.finish(credential)).toEqual({ ok: false, reason: 'too-many-passkeys' });
  });

  test.each<[string, Parameters<SoftwareAuthenticator['create']>[1]]>([
    ['another origin', { origin: 'https://shop.example.evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody who unlocked it', { isUnverified: true }],
  ])('is refused for %s', async (_, flaw) => {
    expect((await customer.add(flaw)).result).toEqual({ ok: false, reason: 'passkey-refused' });
    expect(await own.list(customer.userId)).toEqual([]);
  });

  test.each<[string, Parameters<SoftwareAuthenticator['create']>[1]]>([
    ['a frame of another site', { isInFrame: true }],
    ['certificates that nobody asked for', { certificates: true }],
  ])('does not read %s', async (_, flaw) => {
    expect((await customer.add(flaw)).result).toEqual({ ok: false, reason: 'passkey-malformed' });
  });

  test('takes a challenge once, of the same session, and no passkey twice', async () => {
    const { credential } = await customer.add();
    expect(await customer.finish(credential)).toEqual({ ok: false, reason: 'passkey-late' });
    const other = await newCustomer();
    const begun = await customer.begin();
    const stolen = begun.ok && other.authenticator.create(begun.options);
    expect(await other.finish(stolen)).toEqual({ ok: false, reason: 'passkey-late' });
    const tries = await Promise.all([customer.finish(stolen), customer.finish(stolen)]);
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    const anew = await other.begin();
    const clientData = JSON.parse(
      Buffer.from(stolen ? stolen.response.clientDataJSON : '', 'base64url').toString(),
    );
    const fresh = { ...clientData, challenge: anew.ok ? anew.options.challenge : '' };
    const known = stolen && {
      ...stolen,
      response: {
        ...stolen.response,
        clientDataJSON: Buffer.from(JSON.stringify(fresh)).toString('base64url'),
      },
    };
    expect(await other.finish(known)).toEqual({ ok: false, reason: 'passkey-known' });
  });

  test.each<[string, (good: ReturnType<SoftwareAuthenticator['create']>) => unknown]>([
    ['text that is no JSON', () => '{'],
    ['nothing', () => null],
    ['a list', () => '[]'],
    ['a file', () => new File(['x'], 'x')],
    ['a huge text', () => 'x'.repeat(100_001)],
    ['client data that is no JSON', (good) => withResponse(good, { clientDataJSON: 'AAAA' })],
    ['broken CBOR', (good) => withResponse(good, { attestationObject: '_____w' })],
    ['CBOR without an attestation', (good) => withResponse(good, { attestationObject: encoded('none') })],
    ['CBOR in CBOR in CBOR', (good) => withResponse(good, { attestationObject: 'gYGB'.repeat(8000) })],
    [
      'authenticator data of three bytes',
      (good) =>
        withResponse(good, {
          attestationObject: encoded(
            new Map<string, Buffer | string | Map<string, never>>([
              ['fmt', 'none'],
              ['attStmt', new Map<string, never>()],
              ['authData', Buffer.from('abc')],
            ]),
          ),
        }),
    ],
  ])('does not read %s', async (_, broken) => {
    const begun = await customer.begin();
    if (!begun.ok) throw new Error(begun.reason);
    const credential = broken(customer.authenticator.create(begun.options));
    const made = { ...customer, credential, name: '', userAgent: null };
    expect(await own.finishAdding(made)).toEqual({ ok: false, reason: 'passkey-malformed' });
  });
});

const encoded = (value: Parameters<typeof cbor>[0]) => cbor(value).toString('base64url');
const withResponse = (
  credential: { readonly response: object },
  response: Readonly<Record<string, unknown>>,
): string => JSON.stringify({ ...credential, response: { ...credential.response, ...response } });

describe('signing in', () => {
  beforeEach(async () => {
    await customer.add();
  });

  test('names no account before, and begins a session with two factors', async () => {
    const options = await challenge();
    expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const result = await signIn(customer.authenticator.get(options));
    expect(result).toMatchObject({ ok: true, email: customer.email, isConfirmed: true });
    const cookie = result.ok ? cookieOf(result.headers) : '';
    const session = await identity.sessionOf(new Headers({ cookie }));
    expect(session).toMatchObject({ hasSecondFactor: true, user: { id: customer.userId } });
    expect(await customer.history()).toEqual([{ outcome: 'signed-in', country: 'PL' }]);
    const [used] = await own.list(customer.userId);
    expect(used?.usedAt).not.toBeNull();
  });

  test('asks for no code besides', async () => {
    const factor = secondFactorOf(database, OPTIONS);
    await factor.setUp(customer);
    await database.execute(
      sql`update authenticators set enabled_at = now() where user_id = ${customer.userId}`,
    );
    const byPassword = await identity.signIn({ email: customer.email, password: PASSWORD, remember: true });
    expect(byPassword).toMatchObject({ awaitsSecondFactor: true });
    const result = await signIn(customer.authenticator.get(await challenge()));
    const cookie = result.ok ? cookieOf(result.headers) : '';
    expect((await identity.sessionOf(new Headers({ cookie })))?.hasSecondFactor).toBe(true);
  });

  test.each<[string, Flaw]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody who unlocked it', { isUnverified: true }],
    ['a wrong signature', { breaksSignature: true }],
    ['another account', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
    ['no account', { userHandle: null }],
  ])('is refused for %s, which the history says', async (_, flaw) => {
    const signed = customer.authenticator.get(await challenge(), flaw);
    expect(await signIn(signed)).toEqual({ ok: false, reason: 'passkey-refused' });
    expect(await customer.history()).toEqual([{ outcome: 'passkey-refused', country: 'PL' }]);
  });

  test('takes each challenge once, also of two tries at once', async () => {
    const signed = customer.authenticator.get(await challenge());
    const tries = await Promise.all([signIn(signed), signIn(signed)]);
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signIn(signed)).toEqual({ ok: false, reason: 'passkey-late' });
  });

  test('uses a challenge up by a wrong try', async () => {
    const options = await challenge();
    await signIn(customer.authenticator.get(options, { breaksSignature: true }));
    const right = customer.authenticator.get(options);
    expect(await signIn(right)).toEqual({ ok: false, reason: 'passkey-late' });
  });

  test('takes no challenge that is too old, made up, or for something else', async () => {
    const options = await challenge();
    await database
      .update(passkeyChallenges)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(passkeyChallenges.purpose, 'sign-in'));
    const late = { ok: false, reason: 'passkey-late' };
    expect(await signIn(customer.authenticator.get(options))).toEqual(late);
    const madeUp = { challenge: Buffer.from('made up').toString('base64url') };
    expect(await signIn(customer.authenticator.get(madeUp))).toEqual(late);
    const begun = await customer.begin();
    expect(begun.ok && (await signIn(customer.authenticator.get(begun.options)))).toEqual(late);
    await forgetOldChallenges(database)();
    const old = await database.$count(passkeyChallenges, sql`${passkeyChallenges.expiresAt} < now()`);
    expect(old).toBe(0);
  });

  test('refuses a copy: its counter stands or goes back', async () => {
    const at = async (counter: number) => signIn(customer.authenticator.get(await challenge(), { counter }));
    expect((await at(7)).ok).toBe(true);
    expect(await at(7)).toEqual({ ok: false, reason: 'passkey-refused' });
    expect(await at(3)).toEqual({ ok: false, reason: 'passkey-refused' });
    expect(await at(0)).toEqual({ ok: false, reason: 'passkey-refused' });
    expect((await at(8)).ok).toBe(true);
    expect((await customer.history()).map(({ outcome }) => outcome)).toEqual([
      'signed-in',
      'passkey-refused',
      'passkey-refused',
      'passkey-refused',
      'signed-in',
    ]);
  });

  test('goes on with one that does not count', async () => {
    const at = async () => signIn(customer.authenticator.get(await challenge(), { counter: 0 }));
    expect((await at()).ok).toBe(true);
    expect((await at()).ok).toBe(true);
  });

  test('opens no account by a passkey of whoever claimed its address', async () => {
    const claimant = await newCustomer();
    await claimant.add();
    // As if one had been added before the address was to be confirmed for it.
    await database
      .update(users)
      .set({ email: customer.email, emailVerified: false })
      .where(eq(users.id, claimant.userId));
    await customer.add();
    const purpose = 'confirm-address' as const;
    const link = { purpose, userId: claimant.userId, email: customer.email };
    const id = await addLink(database, link);
    expect(await confirmAddress(database)({ ...link, id })).toEqual({ ok: true, isMerged: true });
    expect(await signIn(claimant.authenticator.get(await challenge()))).toEqual({
      ok: false,
      reason: 'passkey-unknown',
    });
    expect((await signIn(customer.authenticator.get(await challenge()))).ok).toBe(true);
  });

  test('of who has an address of their own stays, whatever link they once asked for', async () => {
    const other = await newCustomer();
    await customer.add();
    const purpose = 'confirm-address' as const;
    const link = { purpose, userId: customer.userId, email: other.email };
    const id = await addLink(database, link);
    expect(await confirmAddress(database)({ ...link, id })).toEqual({ ok: false, reason: 'link-used' });
    expect((await signIn(customer.authenticator.get(await challenge()))).ok).toBe(true);
    expect(await database.$count(users, eq(users.id, customer.userId))).toBe(1);
  });

  test('knows no passkey of another shop, or a removed one', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.create({ challenge: '', rp: { id: 'shop.example' }, user: { id: 'x' } });
    const unknown = { ok: false, reason: 'passkey-unknown' };
    expect(await signIn(stranger.get(await challenge()))).toEqual(unknown);
    const [kept] = await own.list(customer.userId);
    expect(await own.remove({ ...customer, id: kept?.id ?? '' })).toBe(true);
    expect(await signIn(customer.authenticator.get(await challenge()))).toEqual(unknown);
  });

  test.each<[string, (good: ReturnType<SoftwareAuthenticator['get']>) => unknown]>([
    ['text that is no JSON', () => '{"id":'],
    ['an id that is no base64url', (good) => JSON.stringify({ ...good, id: 'ä', rawId: 'ä' })],
    ['two ids', (good) => JSON.stringify({ ...good, rawId: 'AAAA' })],
    ['authenticator data of three bytes', (good) => withResponse(good, { authenticatorData: 'AAAA' })],
    [
      'extensions in broken CBOR',
      (good) =>
        withResponse(good, {
          authenticatorData: Buffer.concat([
            Buffer.alloc(32),
            Buffer.from([0x85, 0, 0, 0, 1, 0xff]),
          ]).toString('base64url'),
        }),
    ],
    ['a number for a signature', (good) => withResponse(good, { signature: 7 })],
  ])('does not read %s', async (_, broken) => {
    const credential = broken(customer.authenticator.get(await challenge()));
    expect(await signIn(credential)).toEqual({ ok: false, reason: 'passkey-malformed' });
  });
});

describe('proving again', () => {
  const prove = (asked: Customer, credential: unknown) =>
    enter.finishProving({ ...asked, credential: JSON.stringify(credential), browser: BROWSER });
  const begin = async (asked: Customer) => {
    const options = await enter.beginProving(asked);
    if (!options) throw new Error('the account has no passkey');
    return options;
  };
  const provedLately = async ({ sessionId }: Customer) =>
    (
      await database
        .select({ is: sql<boolean>`${sessions.authenticatedAt} > now() - interval '1 minute'` })
        .from(sessions)
        .where(eq(sessions.id, sessionId))
    )[0]?.is;

  test('takes a passkey of the account, of its own session, and of nobody else', async () => {
    expect(await enter.beginProving(customer)).toBeNull();
    const { credential } = await customer.add();
    const other = await newCustomer();
    await other.add();
    await database
      .update(sessions)
      .set({ authenticatedAt: sql`now() - interval '1 hour'` })
      .where(eq(sessions.id, customer.sessionId));
    const options = await begin(customer);
    expect(options.allowCredentials).toMatchObject([{ id: credential.id }]);
    expect(await prove(customer, other.authenticator.get(options))).toEqual({
      ok: false,
      reason: 'passkey-refused',
    });
    expect(await signIn(customer.authenticator.get(await begin(customer)))).toEqual({
      ok: false,
      reason: 'passkey-late',
    });
    const forOther = customer.authenticator.get(await begin(other));
    expect(await prove(customer, forOther)).toEqual({ ok: false, reason: 'passkey-late' });
    expect(await provedLately(customer)).toBe(false);
    const right = customer.authenticator.get(await begin(customer), { userHandle: null });
    expect(await prove(customer, right)).toEqual({ ok: true });
    expect(await provedLately(customer)).toBe(true);
  });
});

describe('the owner', () => {
  test('renames and removes passkeys of their own alone, and is told', async () => {
    await customer.add();
    const other = await newCustomer();
    const [kept] = await own.list(customer.userId);
    const id = kept?.id ?? '';
    expect(await own.rename(other.userId, { id, name: 'mine' })).toBe(false);
    expect(await own.remove({ ...other, id })).toBe(false);
    expect(await own.rename(customer.userId, { id, name: 'Телефон' })).toBe(true);
    expect(await own.list(customer.userId)).toMatchObject([{ name: 'Телефон' }]);
    expect(await own.remove({ ...customer, id })).toBe(true);
    expect(await own.remove({ ...customer, id })).toBe(false);
    const removed = (await customer.letters()).filter(([occasion]) => occasion === 'passkey-removed');
    expect(removed).toEqual([['passkey-removed', expect.stringContaining('Телефон')]]);
  });

  test('who removes one is signed out wherever a passkey was the way in, but here', async () => {
    await customer.add();
    const lost = await signIn(customer.authenticator.get(await challenge()));
    if (!lost.ok) throw new Error(lost.reason);
    const elsewhere = new Headers({ cookie: lost.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' });
    expect(await identity.userOf(elsewhere)).not.toBeNull();
    const [kept] = await own.list(customer.userId);
    await own.remove({ ...customer, id: kept?.id ?? '' });
    expect(await identity.userOf(elsewhere)).toBeNull();
    expect(await identity.userOf(new Headers({ cookie: customer.cookie }))).not.toBeNull();
  });

  test('finds them in the copy of their data: names and days, no keys', async () => {
    const { credential } = await customer.add();
    const [profile] = (await personalRecords(database, customer.userId)) ?? [];
    const page = (await profile?.pages[Symbol.asyncIterator]().next())?.value;
    expect(page).toMatchObject([
      { passkeys: [{ name: 'My phone', createdAt: expect.any(String), usedAt: null }] },
    ]);
    expect(JSON.stringify(page)).not.toContain(credential.id);
  });

  test('hears of passkeys when the password changes, which they outlive', async () => {
    await customer.add();
    const changed = { ...customer, current: PASSWORD, next: 'вітер-2027' };
    expect(await changePassword(database)(changed)).toEqual({ ok: true });
    expect(await customer.letters()).toContainEqual([
      'password-changed',
      expect.stringContaining('Ключі доступу'),
    ]);
    expect((await signIn(customer.authenticator.get(await challenge()))).ok).toBe(true);
  });
});

test('a shop whose address has no domain knows no passkeys', async () => {
  const none = passkeysOf(database, { party: null });
  const asked = { ...customer, displayName: '' };
  expect(await none.beginAdding(asked)).toEqual({ ok: false, reason: 'passkeys-unavailable' });
  const nowhere = passkeySignIns(database, {
    ...OPTIONS,
    party: null,
    countryOf: () => Promise.resolve(null),
  });
  expect(await nowhere.beginSignIn()).toBeNull();
  expect(await nowhere.beginProving(customer)).toBeNull();
});
