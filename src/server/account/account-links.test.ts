import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { isFreshProof } from '../../domain/account/second-factor.ts';
import { openSeededDatabase } from '../../../tests/support/test-database.ts';
import { emails } from '../outbox/tables.ts';
import { countNoEmail } from '../outbox/count-email.ts';
import { products } from '../catalogue/tables.ts';
import { favourites } from '../favourites/tables.ts';
import { orders } from '../orders/tables.ts';
import { addLink, findLink } from './account-links.ts';
import { checkPasswordOf } from './check-password.ts';
import { askToChangeAddress, changeAddress } from './change-address.ts';
import { confirmAddress } from './confirm-address.ts';
import { createIdentity, type SignInResult } from './identity.ts';
import type { Visitor } from './sign-in.ts';
import { answerPasswordReset, changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { endAllSessions } from './end-sessions.ts';
import { saveAddress, listAddresses } from './saved-addresses.ts';
import { listSignIns } from './sign-in-log.ts';
import { linkProvider, ownerOfIdentity } from './providers/linked-providers.ts';
import { accountDeletions } from './deletion/tables.ts';
import { authenticators, recoveryCodes } from './second-factor/tables.ts';
import { accounts, sessions, users } from './tables.ts';
import { accountLinks, passwordResetRequests } from './link-tables.ts';

const { database } = await openSeededDatabase();
const PASSWORD = 'правильний кінь';
const keys = { opens: (id: string, key: string) => key === `key-of-${id}` };
const identity = createIdentity(database, {
  secret: 'a secret for tests only, long enough',
  publicUrl: 'http://localhost:3000',
  countryOf: () => Promise.resolve('PL'),
});
const confirm = confirmAddress(database);
const answerReset = answerPasswordReset(database);

let people = 0;
const newEmail = () => `olena-${++people}@example.com`;
const cookieOf = (result: SignInResult) => {
  if (!result.ok) throw new Error(result.reason);
  return new Headers({ cookie: result.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' });
};
const signIn = (email: string, password = PASSWORD, visitor?: Visitor) =>
  identity.signIn({ email, password, remember: true }, visitor);

/** Registers; answers the account and the headers of its browser. */
async function register(email = newEmail(), password = PASSWORD) {
  const headers = cookieOf(
    await identity.register({
      firstName: 'Олена',
      lastName: 'Коваль',
      email,
      phone: null,
      password,
      locale: 'uk',
    }),
  );
  const session = await identity.sessionOf(headers);
  if (!session) throw new Error('not signed in');
  return { id: session.user.id, email, headers, sessionId: session.id };
}

/** The newest link of an account, found as a page would. */
async function linkOf(userId: string, purpose: (typeof accountLinks.$inferSelect)['purpose']) {
  const [row] = await database
    .select()
    .from(accountLinks)
    .where(sql`${accountLinks.userId} = ${userId} and ${accountLinks.purpose} = ${purpose}`)
    .orderBy(sql`${accountLinks.createdAt} desc, ${accountLinks.usedAt} desc nulls first`)
    .limit(1);
  if (!row) throw new Error('no link');
  const link = await findLink(database, keys)(purpose, { id: row.id, key: `key-of-${row.id}` });
  return { id: row.id, link };
}
async function usable(userId: string, purpose: Parameters<typeof linkOf>[1]) {
  const { link } = await linkOf(userId, purpose);
  if (!link) throw new Error('the link is spent');
  return link;
}
const emailsTo = (email: string) =>
  database.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
const userOf = async (id: string) => (await database.select().from(users).where(eq(users.id, id)))[0];

describe('a link', () => {
  test('opens for its own purpose and with the key of the shop alone', async () => {
    const { id: userId } = await register();
    const { id, link } = await linkOf(userId, 'confirm-address');
    expect(link).toMatchObject({ userId, purpose: 'confirm-address' });
    const find = findLink(database, keys);
    expect(await find('reset-password', { id, key: `key-of-${id}` })).toBeNull();
    expect(await find('confirm-address', { id, key: 'another' })).toBeNull();
    expect(await find('confirm-address', { id: "' or 1=1", key: '' })).toBeNull();
    await database
      .update(accountLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(accountLinks.id, id));
    expect(await find('confirm-address', { id, key: `key-of-${id}` })).toBeNull();
  });

  test.each([
    ['reset-password', 1, /одну годину/],
    ['change-address', 24, /24 години/],
    ['confirm-address', 7 * 24, /7 днів/],
    ['confirm-consent', 7 * 24, /7 днів/],
  ] as const)('to %s lasts %d hours, as its e-mail says', async (purpose, hours, said) => {
    const { id: userId, email } = await register();
    const id = await addLink(database, { purpose, userId, email });
    const [row] = await database
      .select({ seconds: sql<number>`extract(epoch from expires_at - created_at)::int` })
      .from(accountLinks)
      .where(eq(accountLinks.id, id));
    expect(row?.seconds).toBe(hours * 60 * 60);
    expect(uk[`mail.account.${purpose}.text`]).toMatch(said);
  });

  test('leaves as an address that only the e-mail knows', async () => {
    const { email, id: userId } = await register();
    const { id } = await linkOf(userId, 'confirm-address');
    const [written] = await emailsTo(email);
    expect(written?.plain).toContain(`/ua/confirm-address/${id}?key=unsigned`);
    expect(written?.occasion).toBe(`account-link:${id}`);
  });
});

describe('confirming an address', () => {
  test('makes it the account’s own, once', async () => {
    const { id, email } = await register();
    const link = await usable(id, 'confirm-address');
    const answers = await Promise.all([confirm(link), confirm(link), confirm(link)]);
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, isMerged: false }]);
    expect(await userOf(id)).toMatchObject({ email, emailVerified: true });
  });

  test('of one who claimed it before others leaves the others without it', async () => {
    const first = await register();
    const second = await register(first.email, 'another password');
    await confirm(await usable(first.id, 'confirm-address'));
    expect((await userOf(second.id))?.emailVerified).toBe(false);
    const found = await signIn(first.email);
    expect((await identity.userOf(cookieOf(found)))?.id).toBe(first.id);
  });

  test('is open to whoever claims it between others: by their own link and password, before they can sign in', async () => {
    const { email } = await register();
    const between = await register(email, 'пароль посередині');
    await register(email, 'останній пароль');
    const signInBetween = () => signIn(email, 'пароль посередині');
    expect((await signInBetween()).ok).toBe(false);
    expect(await identity.userOf(between.headers)).toMatchObject({ id: between.id });
    const link = await usable(between.id, 'confirm-address');
    expect(await checkPasswordOf(database)(between.id, 'пароль посередині')).not.toBeNull();
    expect(await confirm(link)).toEqual({ ok: true, isMerged: false });
    expect(await identity.userOf(cookieOf(await signInBetween()))).toMatchObject({ id: between.id });
  });

  test('that belongs to an account already joins the two: what was done since stands in the older one', async () => {
    const older = await register();
    await confirm(await usable(older.id, 'confirm-address'));
    const newer = await register(older.email, 'another password');
    const [order] = await database
      .insert(orders)
      .values({
        orderNumber: 'ORD-1',
        userId: newer.id,
        paymentMethod: 'pod',
        shippingMethod: 'standard',
        currency: 'UAH',
        locale: 'uk',
        subtotalMinor: 100,
        discountMinor: 0,
        taxMinor: 20,
        shippingMinor: 0,
        paymentFeeMinor: 0,
        depositMinor: 0,
        totalMinor: 120,
        taxRatePercent: '20',
        taxMode: 'added',
      })
      .returning({ id: orders.id });
    const [one, two] = (await database.select({ id: products.id }).from(products).limit(2)).map(
      ({ id }) => id,
    );
    if (one === undefined || two === undefined) throw new Error('no products');
    await database.insert(favourites).values([
      { userId: newer.id, productId: one },
      { userId: newer.id, productId: two },
      { userId: older.id, productId: two },
    ]);
    const address = {
      label: 'Дім',
      type: 'shipping' as const,
      fullName: 'Олена Коваль',
      street: 'Сонячна 1',
      apartment: '',
      city: 'Київ',
      postalCode: '01001',
      country: 'UA' as const,
      phone: null,
      isDefault: true,
    };
    await saveAddress(database)(older.id, address);
    await saveAddress(database)(newer.id, address);
    await saveAddress(database)(newer.id, { ...address, street: 'Лісова 2' });
    expect(await confirm(await usable(newer.id, 'confirm-address'))).toEqual({ ok: true, isMerged: true });
    expect(await userOf(newer.id)).toBeUndefined();
    expect(await identity.userOf(newer.headers)).toBeNull();
    const [moved] = await database
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? ''));
    expect(moved?.userId).toBe(older.id);
    expect(await database.$count(favourites, eq(favourites.userId, older.id))).toBe(2);
    const kept = await listAddresses(database)(older.id);
    expect(kept.map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['Сонячна 1', true],
      ['Лісова 2', false],
    ]);
    expect((await signIn(older.email, 'another password')).ok).toBe(false);
    expect((await emailsTo(older.email)).at(-1)?.subject).toBe('Два ваші облікові записи об’єднано');
  });

  test('brings no way to sign in from the newer account into the older', async () => {
    const older = await register();
    await confirm(await usable(older.id, 'confirm-address'));
    const newer = await register(older.email, 'another password');
    await linkProvider(database, { names: new Map() })({
      provider: 'google',
      subject: newer.id,
      userId: newer.id,
      sessionId: newer.sessionId,
      email: null,
    });
    await confirm(await usable(newer.id, 'confirm-address'));
    expect(await ownerOfIdentity(database, { provider: 'google', subject: newer.id })).toBeNull();
  });

  test('of two accounts at once gives it to one of them', async () => {
    const first = await register();
    const second = await register(first.email, 'another password');
    const links = [await usable(first.id, 'confirm-address'), await usable(second.id, 'confirm-address')];
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers).toContainEqual({ ok: true, isMerged: false });
    expect(answers).toContainEqual({ ok: true, isMerged: true });
    const left = await database.select().from(users).where(eq(users.email, first.email));
    expect(left.map(({ emailVerified }) => emailVerified)).toEqual([true]);
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    await requestPasswordReset(database)({ email, locale: 'pl' });
    await answerReset();
  };

  test('of an address without account writes nothing and leaves nothing', async () => {
    const before = await database.$count(emails);
    await forget('nobody@example.com');
    expect(await database.$count(emails)).toBe(before);
    expect(await database.$count(passwordResetRequests)).toBe(0);
    expect(await answerReset()).toBeNull();
  });

  test('is replaced by the link, once; every session ends and the address is known to be the owner’s', async () => {
    const { id, email, headers } = await register();
    await forget(email);
    const link = await usable(id, 'reset-password');
    const reset = (password: string) => resetPassword(database)(link, password);
    expect([await reset('новий пароль'), await reset('ще новіший')]).toEqual([
      { ok: true },
      { ok: false, reason: 'link-used' },
    ]);
    expect(await identity.userOf(headers)).toBeNull();
    expect((await signIn(email)).ok).toBe(false);
    expect(await signIn(email, 'новий пароль')).toMatchObject({ ok: true, isConfirmed: true });
  });

  test('replaces all that the claimant of an address put up to come in by, and what asks to delete the account', async () => {
    const { id, email, sessionId } = await register();
    await linkProvider(database, { names: new Map() })({
      provider: 'google',
      subject: id,
      userId: id,
      sessionId,
      email: null,
    });
    await database
      .insert(authenticators)
      .values({ userId: id, sealedSecret: 'sealed', enabledAt: sql`now()`, lastStep: 0 });
    await database.insert(recoveryCodes).values({ userId: id, hash: 'hash' });
    const soon = sql`now() + interval '14 days'`;
    await database
      .insert(accountDeletions)
      .values({ userId: id, locale: 'uk', dueAt: soon, nextAttemptAt: soon });
    await forget(email);
    await resetPassword(database)(await usable(id, 'reset-password'), 'новий пароль');
    expect(await signIn(email, 'новий пароль')).toMatchObject({
      ok: true,
      isConfirmed: true,
      awaitsSecondFactor: false,
    });
    expect(await ownerOfIdentity(database, { provider: 'google', subject: id })).toBeNull();
    for (const table of [recoveryCodes, accountDeletions])
      expect(await database.$count(table, eq(table.userId, id))).toBe(0);
  });

  test('links no provider that was being asked meanwhile', async () => {
    const { id, email, sessionId } = await register();
    await forget(email);
    await resetPassword(database)(await usable(id, 'reset-password'), 'новий пароль');
    const linked = { provider: 'google', subject: id, userId: id, sessionId, email: null };
    expect(await linkProvider(database, { names: new Map() })(linked)).toEqual({ ok: false, reason: 'late' });
    expect(await ownerOfIdentity(database, linked)).toBeNull();
  });

  test('keeps the ways to come in that the owner of a confirmed address put up', async () => {
    const { id, email, sessionId } = await register();
    await confirm(await usable(id, 'confirm-address'));
    await linkProvider(database, { names: new Map() })({
      provider: 'google',
      subject: id,
      userId: id,
      sessionId,
      email: null,
    });
    await forget(email);
    await resetPassword(database)(await usable(id, 'reset-password'), 'новий пароль');
    expect(await ownerOfIdentity(database, { provider: 'google', subject: id })).toMatchObject({
      userId: id,
    });
  });

  test('of an address that has an owner by now opens nothing of theirs', async () => {
    const claimant = await register();
    await forget(claimant.email);
    const link = await usable(claimant.id, 'reset-password');
    const owner = await register(claimant.email, 'the owner’s password');
    await confirm(await usable(owner.id, 'confirm-address'));
    expect(await resetPassword(database)(link, 'новий пароль')).toEqual({ ok: false, reason: 'link-used' });
    expect((await signIn(owner.email, 'the owner’s password')).ok).toBe(true);
    expect((await userOf(claimant.id))?.emailVerified).toBe(false);
  });

  test('is not replaced by a link that was sent to an address which is the account’s no more', async () => {
    const { id, email, sessionId } = await register();
    await confirm(await usable(id, 'confirm-address'));
    const next = { userId: id, email: newEmail() };
    await askToChangeAddress(database, { countEmail: countNoEmail })(next);
    await changeAddress(database)(await usable(id, 'change-address'), { sessionId });
    // The request was answered in the moment of the change, by the address that was the account's then.
    const late = { purpose: 'reset-password' as const, userId: id, email };
    await database.transaction(async (transaction) => addLink(transaction, late));
    const link = await usable(id, 'reset-password');
    expect(await resetPassword(database)(link, 'пароль чужого')).toEqual({ ok: false, reason: 'link-used' });
    expect((await signIn(next.email)).ok).toBe(true);
  });

  test('leaves nothing to who still knows the former one, however close they are', async () => {
    const { id, email, sessionId, headers } = await register();
    await confirm(await usable(id, 'confirm-address'));
    await forget(email);
    const link = await usable(id, 'reset-password');
    const [reset, intruder, change] = await Promise.all([
      resetPassword(database)(link, 'новий пароль'),
      signIn(email),
      changePassword(database)({ userId: id, sessionId, current: PASSWORD, next: 'пароль чужого' }),
    ]);
    expect(reset.ok).toBe(!change.ok);
    expect((await signIn(email, 'новий пароль')).ok).toBe(reset.ok);
    expect((await signIn(email, 'пароль чужого')).ok).toBe(change.ok);
    const browsers = [headers, ...(intruder.ok ? [cookieOf(intruder)] : [])];
    const signedIn = await Promise.all(browsers.map((browser) => identity.userOf(browser)));
    expect(reset.ok ? signedIn.filter((user) => user !== null) : []).toEqual([]);
  });

  test('asked for again makes the earlier link useless', async () => {
    const { id, email } = await register();
    await forget(email);
    const first = await linkOf(id, 'reset-password');
    await forget(email);
    expect(
      await findLink(database, keys)('reset-password', { id: first.id, key: `key-of-${first.id}` }),
    ).toBeNull();
    expect(await usable(id, 'reset-password')).not.toBeNull();
  });
});

describe('changing the password', () => {
  test('needs the current one, ends other sessions and makes links useless', async () => {
    const { id, email, headers, sessionId } = await register();
    await confirm(await usable(id, 'confirm-address'));
    const elsewhere = cookieOf(await signIn(email));
    const change = changePassword(database);
    const longAgo = new Date('2026-01-02T00:00:00Z');
    await database.update(accounts).set({ passwordChangedAt: longAgo }).where(eq(accounts.userId, id));
    const changedAt = async () =>
      (
        await database.select().from(accounts).where(eq(accounts.userId, id))
      )[0]?.passwordChangedAt?.getTime();
    expect(await change({ userId: id, sessionId, current: 'wrong', next: 'новий пароль' })).toEqual({
      ok: false,
      reason: 'current-password-wrong',
    });
    expect(await changedAt()).toBe(longAgo.getTime());
    expect(await identity.userOf(elsewhere)).not.toBeNull();
    await requestPasswordReset(database)({ email, locale: 'uk' });
    await answerReset();
    const reset = await linkOf(id, 'reset-password');
    expect(await change({ userId: id, sessionId, current: PASSWORD, next: 'новий пароль' })).toEqual({
      ok: true,
    });
    expect(await changedAt()).toBeGreaterThan(longAgo.getTime());
    expect(await identity.userOf(elsewhere)).toBeNull();
    expect(await identity.userOf(headers)).not.toBeNull();
    expect(
      await findLink(database, keys)('reset-password', { id: reset.id, key: `key-of-${reset.id}` }),
    ).toBeNull();
    const subjects = (await emailsTo(email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Пароль змінено');
  });

  test('leaves the link that confirms the address: it opens for the session or the new password alone', async () => {
    const { id, email, sessionId } = await register();
    const sent = await linkOf(id, 'confirm-address');
    await askToChangeAddress(database, { countEmail: countNoEmail })({ userId: id, email: newEmail() });
    const change = changePassword(database);
    const next = 'новий пароль';
    expect(await change({ userId: id, sessionId, current: PASSWORD, next })).toEqual({ ok: true });
    const openOf = async (purpose: 'confirm-address' | 'change-address') => {
      const { id: linkId } = await linkOf(id, purpose);
      return findLink(database, keys)(purpose, { id: linkId, key: `key-of-${linkId}` });
    };
    expect(await openOf('change-address')).toBeNull();
    expect(await openOf('confirm-address')).toMatchObject({ id: sent.id });
    expect(await confirm(await usable(id, 'confirm-address'))).toEqual({ ok: true, isMerged: false });
    expect(await userOf(id)).toMatchObject({ email, emailVerified: true });
  });

  test('proves again who the person is, in that browser', async () => {
    const { id, headers, sessionId } = await register();
    await database
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.id, sessionId));
    const isFresh = async () => {
      const session = await identity.sessionOf(headers);
      return session !== null && isFreshProof(session.authenticatedAt, new Date());
    };
    const change = (current: string) =>
      changePassword(database)({ userId: id, sessionId, current, next: 'новий пароль' });
    expect([(await change('wrong')).ok, await isFresh()]).toEqual([false, false]);
    expect([(await change(PASSWORD)).ok, await isFresh()]).toEqual([true, true]);
  });
});

describe('another address', () => {
  test('is the account’s when its owner has confirmed it; the former one is told, other sessions end', async () => {
    const { id, email, sessionId, headers } = await register();
    await confirm(await usable(id, 'confirm-address'));
    const elsewhere = cookieOf(await signIn(email));
    const next = newEmail();
    await askToChangeAddress(database, { countEmail: countNoEmail })({ userId: id, email: next });
    expect((await userOf(id))?.email).toBe(email);
    const link = await usable(id, 'change-address');
    const answers = await Promise.all([1, 2].map(() => changeAddress(database)(link, { sessionId })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await userOf(id)).toMatchObject({ email: next, emailVerified: true });
    expect((await emailsTo(email)).at(-1)?.subject).toBe('Електронну адресу облікового запису змінено');
    expect(await identity.userOf(elsewhere)).toBeNull();
    expect(await identity.userOf(headers)).toMatchObject({ email: next });
  });

  test('takes the place of one that was only claimed, whose owner is told nothing of somebody’s account', async () => {
    const { id, email, sessionId } = await register();
    const next = newEmail();
    await askToChangeAddress(database, { countEmail: countNoEmail })({ userId: id, email: next });
    const before = await emailsTo(email);
    const link = await usable(id, 'change-address');
    expect(await changeAddress(database)(link, { sessionId })).toEqual({ ok: true });
    expect(await userOf(id)).toMatchObject({ email: next, emailVerified: true });
    expect(await emailsTo(email)).toEqual(before);
  });

  test('that belongs to somebody else stays theirs', async () => {
    const owner = await register();
    await confirm(await usable(owner.id, 'confirm-address'));
    const other = await register();
    await askToChangeAddress(database, { countEmail: countNoEmail })({
      userId: other.id,
      email: owner.email,
    });
    const link = await usable(other.id, 'change-address');
    expect(await changeAddress(database)(link, { sessionId: other.sessionId })).toEqual({
      ok: false,
      reason: 'address-taken',
    });
    expect((await userOf(other.id))?.email).toBe(other.email);
  });
});

test('an account is written to in the language of the page that it was last signed in on', async () => {
  const { id, email } = await register();
  const visitor = {
    browser: { address: '', userAgent: null },
    headers: new Headers(),
    knownSince: () => null,
  };
  await signIn(email, PASSWORD, { ...visitor, locale: 'pl' });
  expect((await userOf(id))?.locale).toBe('pl');
  await signIn(email, PASSWORD, visitor);
  expect((await userOf(id))?.locale).toBe('pl');
});

describe('the login history', () => {
  const browser = {
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0',
  };
  const visitor = (isKnown: boolean, since = new Date()): Visitor => ({
    browser,
    headers: new Headers(),
    knownSince: () => (isKnown ? since : null),
  });

  test('keeps tries with outcome, browser and country, the newest first', async () => {
    const { id, email } = await register();
    await confirm(await usable(id, 'confirm-address'));
    await signIn(email, 'wrong password', visitor(false));
    await signIn(email, PASSWORD, visitor(true));
    await signIn('nobody@example.com', PASSWORD, visitor(true));
    const { signIns: tries, hasMore } = await listSignIns(database)(id);
    expect(tries.map(({ outcome, method, country }) => [outcome, method, country])).toEqual([
      ['signed-in', 'password', 'PL'],
      ['wrong-password', 'password', 'PL'],
      ['signed-in', 'password', 'PL'],
    ]);
    expect(tries[0]).toMatchObject(browser);
    expect(hasMore).toBe(false);
  });

  test('of a browser that is not known is told to the owner, who can end all sessions by the e-mail, once', async () => {
    const { id, email } = await register();
    await signIn(email, PASSWORD, visitor(false)); // the address is not known to be the owner's: nobody is written to
    expect(await emailsTo(email)).toHaveLength(1);
    await confirm(await usable(id, 'confirm-address'));
    await signIn(email, PASSWORD, visitor(true));
    expect(await emailsTo(email)).toHaveLength(1);
    await signIn(email, PASSWORD, visitor(false));
    const told = (await emailsTo(email)).at(-1);
    expect(told?.subject).toBe('Вхід із нового пристрою');
    expect(told?.plain).toContain('Firefox 144, Windows');
    expect(told?.plain).toContain('Польща');
    const link = await usable(id, 'end-sessions');
    expect(await database.$count(sessions, eq(sessions.userId, id))).toBeGreaterThan(0);
    expect([await endAllSessions(database)(link), await endAllSessions(database)(link)]).toEqual([
      true,
      false,
    ]);
    expect(await database.$count(sessions, eq(sessions.userId, id))).toBe(0);
  });

  test('of a browser that is known from before a new password alone is told to the owner as a stranger’s', async () => {
    const { id, email } = await register();
    await confirm(await usable(id, 'confirm-address'));
    const before = new Date();
    await requestPasswordReset(database)({ email, locale: 'uk' });
    await answerReset();
    await resetPassword(database)(await usable(id, 'reset-password'), 'новий пароль коня');
    const told = (await emailsTo(email)).length;
    await signIn(email, 'новий пароль коня', visitor(true));
    expect(await emailsTo(email)).toHaveLength(told);
    await signIn(email, 'новий пароль коня', visitor(true, before));
    expect((await emailsTo(email)).at(-1)?.subject).toBe('Вхід із нового пристрою');
  });

  test('of a browser that is known from before all sessions were ended is told as well', async () => {
    const { id, email } = await register();
    await confirm(await usable(id, 'confirm-address'));
    const before = new Date();
    await signIn(email, PASSWORD, visitor(false));
    await endAllSessions(database)(await usable(id, 'end-sessions'));
    const told = (await emailsTo(email)).length;
    await signIn(email, PASSWORD, visitor(true, before));
    expect(await emailsTo(email)).toHaveLength(told + 1);
  });

  test('tells the owner no words that an unknown browser gave as its name', async () => {
    const { id, email } = await register();
    await confirm(await usable(id, 'confirm-address'));
    await signIn(email, PASSWORD, visitor(true));
    const userAgent = 'Call +380 44 123 45 67/1.0 (x)';
    await signIn(email, PASSWORD, { ...visitor(false), browser: { ...browser, userAgent } });
    const told = (await emailsTo(email)).at(-1);
    expect(told?.plain).toContain('Невідомий браузер');
    expect(JSON.stringify(told)).not.toContain('123 45 67');
  });
});
