import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { fillPerson } from '../../../../tests/support/fill-person.ts';
import { bought, ORDER_NEEDS, orderRequest } from '../../../../tests/support/sample-order.ts';
import { addAccount, newPerson, type SamplePerson } from '../../../../tests/support/sample-person.ts';
import { someoneWaits } from '../../../../tests/support/someone-waits.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { changePreferences, preferencesOf } from '../../account/communication/communication-preferences.ts';
import { consents } from '../../account/communication/tables.ts';
import { personalRecords } from '../../account/data-export/personal-records.ts';
import { accountDeletions } from '../../account/deletion/tables.ts';
import { accountLinks } from '../../account/link-tables.ts';
import { addLink, findLink } from '../../account/account-links.ts';
import { endSession, endSessions } from '../../account/end-sessions.ts';
import { passkeysOf } from '../../account/passkeys/passkeys.ts';
import { passkeys } from '../../account/passkeys/tables.ts';
import { unlinkProvider } from '../../account/providers/linked-providers.ts';
import { secondFactorOf } from '../../account/second-factor/second-factor.ts';
import { authenticators } from '../../account/second-factor/tables.ts';
import { resetPassword } from '../../account/passwords.ts';
import { accounts, joinedAccounts, sessions, users } from '../../account/tables.ts';
import { listAudit, recordChanges } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import { carts } from '../../cart/tables.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { hasTooManyOpenOrders } from '../../checkout/order-subjects.ts';
import { OPEN_ORDER_LIMITS } from '../../../domain/limits/open-orders.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { announceStep } from '../../orders/announce-step.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orders } from '../../orders/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { findStaffOrder } from '../find-staff-order.ts';
import { supportTickets } from '../../support/tickets/tables.ts';
import { agreeToMerge, findAskedMerge, refuseMerge } from './agree-to-merge.ts';
import { compareAccounts, findHeir, findMerge } from './find-merge.ts';
import { proposeMerge, withdrawMerge } from './propose-merge.ts';
import { accountMerges } from './tables.ts';

const opened = await openTransferShop();
const { database, staff, close } = opened;
afterAll(close);

const propose = proposeMerge(database);
const agree = agreeToMerge(database);
const refuse = refuseMerge(database);
const withdraw = async ({ userId, staffId }: { userId: string; staffId: string }) => {
  const id = (await findMerge(database)(userId))?.id ?? '';
  return withdrawMerge(database)({ id, userId, staffId });
};
const find = findMerge(database);

let people = 100;
/** Two accounts of one person, each with an address of its own. */
async function twoAccounts() {
  const [goes, stays] = [newPerson('Зникл', people++), newPerson('Лишен', people++)];
  for (const person of [goes, stays]) await addAccount(database, person);
  return { goes, stays };
}
type Two = Awaited<ReturnType<typeof twoAccounts>>;

const asked = ({ goes, stays }: Two) => ({
  from: goes.userId,
  into: stays.userId,
  typedWhy: 'Просила телефоном',
  typedEmail: ` ${goes.email.toUpperCase()} `,
  staffId: staff,
});

/** The link that the owner of an account was sent last. */
async function linkOf({ userId }: SamplePerson) {
  const [row] = await database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'merge-accounts')))
    .orderBy(sql`${accountLinks.createdAt} desc`)
    .limit(1);
  if (!row) throw new Error('No link was sent');
  return row;
}
const isUsable = async (person: SamplePerson) =>
  (await findLink(database, { opens: () => true })('merge-accounts', {
    id: (await linkOf(person)).id,
    key: 'key',
  })) !== null;

const exists = async ({ userId }: SamplePerson) => (await database.$count(users, eq(users.id, userId))) > 0;
const logged = async (subjectId: string) =>
  database
    .select({
      action: auditEntries.action,
      staffId: auditEntries.staffId,
      why: auditEntries.why,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(auditEntries.id);

/** Asks, and lets both agree. */
async function merged(two: Two) {
  expect(await propose(asked(two))).toEqual({ ok: true });
  expect(await agree(await linkOf(two.goes))).toEqual({ ok: true, isMerged: false, stays: false });
  return agree(await linkOf(two.stays));
}

describe('a proposal', () => {
  test('writes to both owners, who learn nothing of the other but what its owner knows, and moves nothing', async () => {
    const two = await twoAccounts();
    const { goes, stays } = two;
    const { orderId } = await opened.place();
    await database.update(orders).set({ userId: goes.userId }).where(eq(orders.id, orderId));
    expect(await propose(asked(two))).toEqual({ ok: true });
    for (const [person, other, words] of [
      [goes, stays, 'цього облікового запису не стане'],
      [stays, goes, 'того облікового запису не стане'],
    ] as const) {
      const { id } = await linkOf(person);
      const [letter] = await database
        .select()
        .from(emails)
        .where(eq(emails.occasion, `account-link:${id}`));
      expect(letter?.recipient).toBe(person.email);
      expect(letter?.plain).toContain(words);
      expect(letter?.plain).toContain(`/merge-accounts/${id}`);
      expect(letter?.plain).not.toContain(other.email);
      expect(letter?.plain).not.toContain(other.lastName);
    }
    expect(await database.$count(orders, eq(orders.userId, goes.userId))).toBe(1);
    expect(await find(stays.userId)).toMatchObject({
      from: { email: goes.email },
      into: { email: stays.email },
      isOver: false,
      fromAgreedAt: null,
      intoAgreedAt: null,
    });
    expect(await logged(stays.userId)).toMatchObject([
      { action: 'merge-proposed', staffId: staff, why: 'Просила телефоном' },
    ]);
    expect(await findAskedMerge(database)(await linkOf(stays))).toMatchObject({ stays: true, isLast: false });
  });

  test('needs a reason and the address of the account that goes', async () => {
    const two = await twoAccounts();
    const refused = await propose({ ...asked(two), typedWhy: '\u0000 ', typedEmail: two.stays.email });
    expect(refused).toEqual({
      ok: false,
      reason: 'invalid-fields',
      errors: { why: 'backoffice.merge.why.empty', email: 'backoffice.merge.emailWrong' },
    });
    expect(await find(two.goes.userId)).toBeNull();
  });

  test('is refused of one account, of staff, of a claimed address, of what is to be deleted and of nobody', async () => {
    const two = await twoAccounts();
    const { goes, stays } = two;
    const self = { ...asked(two), into: goes.userId };
    expect(await propose(self)).toEqual({ ok: false, reason: 'merge-same-account' });
    expect(await propose({ ...asked(two), into: 'nobody' })).toEqual({ ok: false, reason: 'no-account' });
    expect(await propose({ ...asked(two), into: staff })).toEqual({ ok: false, reason: 'merge-works-here' });
    const back = { ...asked(two), from: staff, into: stays.userId };
    expect(await propose(back)).toEqual({ ok: false, reason: 'merge-works-here' });
    await database.update(users).set({ emailVerified: false }).where(eq(users.id, stays.userId));
    expect(await propose(asked(two))).toEqual({ ok: false, reason: 'merge-unconfirmed' });
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, stays.userId));
    expect(await opened.shop.deletions.ask({ userId: goes.userId, sessionId: 'none', locale: 'uk' })).toEqual(
      {
        ok: true,
      },
    );
    expect(await propose(asked(two))).toEqual({ ok: false, reason: 'merge-being-deleted' });
    expect(await database.$count(accountMerges, inArray(accountMerges.fromId, [goes.userId, staff]))).toBe(0);
  });

  test('is one at a time for an account, whichever part it has, until it is withdrawn or over', async () => {
    const [two, third] = [await twoAccounts(), (await twoAccounts()).goes];
    expect(await propose(asked(two))).toEqual({ ok: true });
    const again = { ok: false, reason: 'merge-already-proposed' };
    expect(await propose(asked(two))).toEqual(again);
    expect(await propose(asked({ goes: two.stays, stays: two.goes }))).toEqual(again);
    expect(await propose(asked({ goes: third, stays: two.goes }))).toEqual(again);
    const older = { id: randomUUID(), userId: two.stays.userId, staffId: staff };
    expect(await withdrawMerge(database)(older)).toBe(false);
    expect(await withdraw({ userId: two.stays.userId, staffId: staff })).toBe(true);
    expect(await withdraw({ userId: two.stays.userId, staffId: staff })).toBe(false);
    expect([await isUsable(two.goes), await isUsable(two.stays)]).toEqual([false, false]);
    expect(await agree(await linkOf(two.goes))).toEqual({ ok: false, reason: 'link-used' });
    expect(await propose(asked(two))).toEqual({ ok: true });
    await database
      .update(accountMerges)
      .set({ expiresAt: sql`now()` })
      .where(eq(accountMerges.fromId, two.goes.userId));
    expect(await find(two.goes.userId)).toMatchObject({ isOver: true });
    expect(await agree(await linkOf(two.goes))).toEqual({ ok: false, reason: 'link-used' });
    expect(await findAskedMerge(database)(await linkOf(two.goes))).toBeNull();
    expect(await propose(asked(two))).toEqual({ ok: true });
  });
});

const factors = secondFactorOf(database, { secret: 'a secret for tests only, of enough length' });
/** Does something with the second factor that an account has had for long. */
async function secondFactorWith<Result>(
  { userId }: { userId: string },
  work: (factor: typeof factors) => Promise<Result>,
): Promise<Result> {
  await database
    .insert(authenticators)
    .values({ userId, sealedSecret: 'sealed', enabledAt: '2026-01-01T00:00:00Z' });
  return work(factors);
}

describe('owners', () => {
  test('both have to agree, each once, in whichever order', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    const link = await linkOf(two.stays);
    expect(await agree(link)).toEqual({ ok: true, isMerged: false, stays: true });
    expect(await agree(link)).toEqual({ ok: false, reason: 'link-used' });
    expect(await exists(two.goes)).toBe(true);
    expect(await findAskedMerge(database)(await linkOf(two.goes))).toMatchObject({
      stays: false,
      isLast: true,
    });
    expect(await agree(await linkOf(two.goes))).toEqual({ ok: true, isMerged: true, stays: false });
    expect(await exists(two.goes)).toBe(false);
    expect(await agree(link)).toEqual({ ok: false, reason: 'link-used' });
  });

  test('can refuse, even after the other agreed', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(two.stays));
    const link = await linkOf(two.goes);
    expect(await refuse(link)).toBe(true);
    expect(await refuse(link)).toBe(false);
    expect(await agree(link)).toEqual({ ok: false, reason: 'link-used' });
    expect([await exists(two.goes), await exists(two.stays)]).toEqual([true, true]);
    expect(await find(two.stays.userId)).toBeNull();
    expect(await logged(two.goes.userId)).toMatchObject([{ action: 'merge-refused', staffId: null }]);
  });

  test('lapse when all sessions end, because somebody else may have agreed', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    expect(await agree(await linkOf(two.goes))).toMatchObject({ ok: true, isMerged: false });
    const letters = await database.select().from(emails).where(eq(emails.recipient, two.goes.email));
    expect(letters.filter(({ occasion }) => occasion.startsWith('merge-agreed:'))).toHaveLength(1);
    await endSessions(database, { userId: two.goes.userId });
    expect(await agree(await linkOf(two.stays))).toEqual({ ok: false, reason: 'link-used' });
    expect(await exists(two.goes)).toBe(true);
    expect((await logged(two.stays.userId)).at(-1)).toMatchObject({ action: 'merge-lapsed', staffId: null });
    expect(await propose(asked(two))).toEqual({ ok: true });
    // Who has agreed to nothing yet is only asked to sign in again.
    await endSessions(database, { userId: two.goes.userId });
    expect(await agree(await linkOf(two.goes))).toMatchObject({ ok: true, isMerged: false });
  });

  test.each<[string, (own: { userId: string; sessionId: string; strangersId: string }) => Promise<unknown>]>([
    ['one session is ended', async ({ userId, strangersId }) => endSession(database)(userId, strangersId)],
    [
      'a passkey is removed',
      async (own) => {
        const [passkey] = await database
          .insert(passkeys)
          .values({
            userId: own.userId,
            credentialId: randomUUID(),
            publicKey: 'key',
            counter: 0,
            transports: [],
            aaguid: randomUUID(),
            isBackedUp: false,
            name: 'Не мій',
          })
          .returning({ id: passkeys.id });
        expect(await passkeysOf(database, { party: null }).remove({ ...own, id: passkey?.id ?? '' })).toBe(
          true,
        );
      },
    ],
    [
      'a provider is taken off',
      async (own) => {
        for (const providerId of ['google', 'credential'])
          await database
            .insert(accounts)
            .values({ id: randomUUID(), userId: own.userId, accountId: randomUUID(), providerId });
        const unlinked = await unlinkProvider(database, { names: new Map() })({ ...own, provider: 'google' });
        expect(unlinked).toEqual({ ok: true });
      },
    ],
    ['the second factor is taken off', async (own) => secondFactorWith(own, (factor) => factor.remove(own))],
    ['recovery codes are renewed', async (own) => secondFactorWith(own, (factor) => factor.renewCodes(own))],
    ['trusted browsers are forgotten', async ({ userId }) => factors.forgetBrowsers(userId)],
  ])('are held to no word that somebody else may have given: it lapses when %s', async (_, throwOut) => {
    const two = await twoAccounts();
    const { userId } = two.goes;
    const [sessionId, strangersId] = [randomUUID(), randomUUID()];
    const expiresAt = new Date(Date.now() + 86_400_000);
    for (const id of [sessionId, strangersId])
      await database
        .insert(sessions)
        .values({ id, userId, token: randomUUID(), expiresAt, secondFactorAt: sql`now()` });
    expect(await propose(asked(two))).toEqual({ ok: true });
    expect(await agree(await linkOf(two.goes))).toMatchObject({ ok: true, isMerged: false });
    await throwOut({ userId, sessionId, strangersId });
    expect(await agree(await linkOf(two.stays))).toEqual({ ok: false, reason: 'link-used' });
    expect([await exists(two.goes), await find(two.stays.userId)]).toEqual([true, null]);
    expect((await logged(two.stays.userId)).at(-1)).toMatchObject({ action: 'merge-lapsed', staffId: null });
    // The owner's own browser stays signed in.
    expect(await database.$count(sessions, eq(sessions.id, sessionId))).toBe(1);
  });

  test('are held to their word when a session that is not theirs is named', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    expect(await agree(await linkOf(two.goes))).toMatchObject({ ok: true, isMerged: false });
    await endSession(database)(two.goes.userId, randomUUID());
    expect(await agree(await linkOf(two.stays))).toMatchObject({ ok: true, isMerged: true });
  });

  test('agree in vain while one account works here, or waits to be deleted, and keep their link for later', async () => {
    const two = await twoAccounts();
    const { goes, stays } = two;
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(stays));
    await database.update(users).set({ role: 'staff' }).where(eq(users.id, goes.userId));
    expect(await agree(await linkOf(goes))).toEqual({ ok: false, reason: 'merge-works-here' });
    await database.update(users).set({ role: 'customer' }).where(eq(users.id, goes.userId));
    await opened.shop.deletions.ask({ userId: goes.userId, sessionId: 'none', locale: 'uk' });
    expect(await agree(await linkOf(goes))).toEqual({ ok: false, reason: 'merge-being-deleted' });
    await opened.shop.deletions.keep(goes.userId);
    expect(await agree(await linkOf(goes))).toMatchObject({ ok: true, isMerged: true });
  });

  test('who set a new password for want of the old one still have their link', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    const lost = { purpose: 'reset-password' as const, userId: two.goes.userId, email: two.goes.email };
    const id = await database.transaction(async (transaction) => addLink(transaction, lost));
    expect(await resetPassword(database)({ ...lost, id }, 'сонце-2026-ясне')).toEqual({ ok: true });
    expect(await isUsable(two.goes)).toBe(true);
  });
});

/** Tables in which the id of an account that is gone may stand, each with the reason; by no foreign key. */
const MAY_NAME: Readonly<Record<string, string>> = {
  joined_accounts: 'where its e-mails lead',
  audit_entries: 'the log of what was done',
  letters: 'what was told, by names that keep it from being told twice',
  order_events: 'who took a step, by the id of then',
  lease_events: 'likewise',
  lease_terminations: 'likewise',
  return_events: 'likewise',
  exchange_events: 'likewise',
  quote_events: 'likewise',
  ticket_events: 'likewise',
  moderation_events: 'likewise',
  idempotency_keys: 'for a day',
  installations: 'who wrote it down, by the id of then',
  lease_photographs: 'a key of a file',
  return_photographs: 'a key of a file',
  review_photographs: 'a key of a file',
  open_order_subjects: 'the sample’s own subject, which is no hash',
  pending_links: 'in words of the sample',
  quotes: 'in words of the sample',
  withdrawals: 'in words of the sample',
};

describe('two accounts that hold everything', () => {
  const [goes, stays] = [newPerson('Зникл', 11), newPerson('Лишен', 12)];
  const two = { goes, stays };

  test('become one that has what both had, and nothing names the one that is gone', async () => {
    await fillPerson(opened, goes, 11);
    await fillPerson(opened, stays, 12);
    await database.delete(accountMerges);
    await database.insert(accounts).values({
      id: randomUUID(),
      userId: goes.userId,
      accountId: goes.userId,
      providerId: 'credential',
      password: 'hash',
    });
    const before = await compareAccounts(database)(goes.userId, stays.userId);
    const [had, held] = before?.accounts.map(({ counts }) => counts) ?? [];
    if (!had || !held) throw new Error('They cannot be compared');
    for (const { orders: placed, counts, since, lastOrderAt } of before?.accounts ?? []) {
      expect(placed).toBe(counts.orders);
      expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(lastOrderAt ?? '')).not.toBeNaN();
    }
    const sampled = ['orders', 'leases', 'returns', 'invoices', 'tickets', 'quotes', 'reviews'] as const;
    expect(sampled.filter((thing) => had[thing] === 0)).toEqual([]);
    expect(await merged(two)).toEqual({ ok: true, isMerged: true, stays: true });

    const after = await compareAccounts(database)(stays.userId, stays.userId);
    const [has] = after?.accounts.map(({ counts }) => counts) ?? [];
    const added = [
      'orders',
      'leases',
      'returns',
      'invoices',
      'goods',
      'installations',
      'reviews',
      'questions',
      'tickets',
      'quotes',
      'addresses',
      'paymentMethods',
      'notifications',
      'notes',
    ] as const;
    expect(added.filter((thing) => has?.[thing] !== had[thing] + held[thing])).toEqual([]);
    // The same product in both, and what the other has of its own.
    const own = ['favourites', 'sessions', 'waysToSignIn', 'passkeys', 'secondFactor'] as const;
    expect(own.filter((thing) => has?.[thing] !== held[thing])).toEqual([]);

    const found: string[] = [];
    const tables = await database.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    for (const { name } of tables.rows) {
      const { rows } = await database.execute(
        sql`select 1 from ${sql.identifier(name)} it where it::text like ${`%${goes.userId}%`} limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    expect(found.filter((name) => !(name in MAY_NAME))).toEqual([]);
    expect(await findHeir(database)(goes.userId)).toBe(stays.userId);
    expect(await database.$count(joinedAccounts, eq(joinedAccounts.userId, stays.userId))).toBe(3);
  });

  test('are told at both addresses, and the log says what grew and why', async () => {
    const letters = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `account%-merged%:${stays.userId}:%`))
      .orderBy(emails.recipient);
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(
      [goes.email, stays.email].toSorted(),
    );
    expect(letters.every(({ userId }) => userId === stays.userId)).toBe(true);
    const [entry] = (await logged(stays.userId)).filter(({ action }) => action === 'accounts-merged');
    expect(entry).toMatchObject({ staffId: staff, why: 'Просила телефоном' });
    const [was, is] = entry?.changes['merged.orders'] ?? [];
    expect(Number(is)).toBeGreaterThan(Number(was));
    expect(JSON.stringify(entry)).not.toContain('@');
  });

  test('have one copy of their data, with the orders and tickets of both', async () => {
    const all: Record<string, unknown[]> = {};
    for (const { name, pages } of (await personalRecords(database, stays.userId)) ?? []) {
      all[name] = [];
      for await (const page of pages) all[name].push(...page);
    }
    const json = JSON.stringify(all);
    expect(json).toContain(goes.street);
    expect(json).toContain(`Words of ${goes.firstName} ${goes.lastName}`);
    expect(all['orders']).toHaveLength(await database.$count(orders, eq(orders.userId, stays.userId)));
  });

  test('free the address, of which nobody gets what was written from it before', async () => {
    const next = { ...newPerson('Наступн', 13), email: goes.email };
    await addAccount(database, next);
    const owned = await database
      .select({ userId: supportTickets.userId })
      .from(supportTickets)
      .where(sql`lower(${supportTickets.email}) = ${goes.email}`);
    expect(owned.length).toBeGreaterThan(0);
    expect(owned.every(({ userId }) => userId === stays.userId)).toBe(true);
  });
});

test('nothing is sent that was refused in either account', async () => {
  const two = await twoAccounts();
  const consentOf = async (
    { userId, email }: SamplePerson,
    topic: 'email-marketing' | 'email-newsletter',
  ) => {
    const [row] = await database
      .insert(consents)
      .values({
        userId,
        topic,
        act: 'given',
        way: 'link',
        email,
        wording: 'w',
        version: '1',
        locale: 'uk',
        linkId: randomUUID(),
      })
      .returning();
    return row?.id ?? 0;
  };
  await changePreferences(database, two.stays.userId, {
    emailMarketing: await consentOf(two.stays, 'email-marketing'),
  });
  await changePreferences(database, two.goes.userId, {
    emailLeases: false,
    emailNewsletter: await consentOf(two.goes, 'email-newsletter'),
  });
  expect(await merged(two)).toMatchObject({ isMerged: true });
  const chosen = (await preferencesOf(database, [two.stays.userId]))(two.stays.userId);
  expect(chosen.email).toEqual({
    enabled: true,
    orders: true,
    leases: false,
    marketing: false,
    newsletter: false,
  });
  const acts = await database
    .select({ topic: consents.topic, act: consents.act })
    .from(consents)
    .where(eq(consents.userId, two.stays.userId))
    .orderBy(consents.id);
  expect(acts).toEqual([
    { topic: 'email-marketing', act: 'given' },
    { topic: 'email-newsletter', act: 'given' },
    { topic: 'email-newsletter', act: 'withdrawn' },
    { topic: 'email-marketing', act: 'withdrawn' },
  ]);
});

describe('orders of the account that goes', () => {
  /** An order of an account, with the address that was typed for it. */
  async function orderAt(userId: string, email: string) {
    const { orderId } = await opened.place();
    await database.update(orders).set({ userId }).where(eq(orders.id, orderId));
    await database.update(orderAddresses).set({ email }).where(eq(orderAddresses.orderId, orderId));
    await database
      .update(emails)
      .set({ recipient: email })
      .where(like(emails.occasion, `%:${orderId}%`));
    return orderId;
  }
  const writtenTo = async (orderId: string) => {
    const letters = await database
      .select({ recipient: emails.recipient })
      .from(emails)
      .where(like(emails.occasion, `order-link:${orderId}%`));
    return letters.map(({ recipient }) => recipient);
  };
  const announceLink = (orderId: string) =>
    database.transaction((transaction) => announceStep(transaction, [orderId], 'link'));

  test('send their e-mails to the address that stays, unless another one was typed for them', async () => {
    const two = await twoAccounts();
    const { goes, stays } = two;
    const own = await orderAt(goes.userId, goes.email.toUpperCase());
    const friend = await orderAt(goes.userId, 'friend@example.com');
    expect(await merged(two)).toMatchObject({ isMerged: true });
    for (const orderId of [own, friend]) await announceLink(orderId);
    expect(await writtenTo(own)).toEqual([stays.email]);
    expect(await writtenTo(friend)).toEqual(['friend@example.com']);
    const kept = await database
      .select({ email: orderAddresses.email })
      .from(orderAddresses)
      .where(eq(orderAddresses.orderId, own));
    expect(kept.every(({ email }) => email === stays.email)).toBe(true);
  });

  test('have their waiting e-mails sent to the address that stays; those that were sent stay as they were', async () => {
    const two = await twoAccounts();
    const { goes, stays } = two;
    const [waits, sent] = [await orderAt(goes.userId, goes.email), await orderAt(goes.userId, goes.email)];
    for (const orderId of [waits, sent]) await announceLink(orderId);
    await database
      .update(emails)
      .set({ sentAt: new Date().toISOString() })
      .where(like(emails.occasion, `order-link:${sent}%`));
    expect(await merged(two)).toMatchObject({ isMerged: true });
    expect(await writtenTo(waits)).toEqual([stays.email]);
    expect(await writtenTo(sent)).toEqual([goes.email]);
    const [farewell] = await database
      .select({ recipient: emails.recipient })
      .from(emails)
      .where(like(emails.occasion, `account-merged-away:${stays.userId}:%`));
    expect(farewell?.recipient).toBe(goes.email);
  });
});

describe('carts of both', () => {
  const line = (id: number, quantity: number) => ({ id, uniqueKey: String(id), quantity, rental: null });
  const fill = ({ userId }: SamplePerson, ...lines: readonly ReturnType<typeof line>[]) =>
    database.insert(carts).values({ userId, revision: 7, lines, mergedTokens: [`token-of-${userId}`] });
  const cartOf = async ({ userId }: SamplePerson) => {
    const [cart] = await database.select().from(carts).where(eq(carts.userId, userId));
    return cart && { ...cart, lines: cart.lines.map(({ id, quantity }) => [id, quantity]) };
  };

  test('become one, as at sign-in, and browsers find it changed', async () => {
    const two = await twoAccounts();
    await fill(two.goes, line(101, 2), line(508, 1));
    await fill(two.stays, line(201, 1), line(508, 2));
    const before = await compareAccounts(database)(two.goes.userId, two.stays.userId);
    expect(before?.accounts.map(({ counts }) => counts.cart)).toEqual([2, 2]);
    expect(await merged(two)).toMatchObject({ isMerged: true });
    expect(await cartOf(two.stays)).toMatchObject({
      revision: 8,
      lines: [
        [201, 1],
        [508, 3],
        [101, 2],
      ],
      mergedTokens: [`token-of-${two.goes.userId}`, `token-of-${two.stays.userId}`],
    });
    expect(await cartOf(two.goes)).toBeUndefined();
  });

  test('stay within the limits: a full cart takes no line more', async () => {
    const two = await twoAccounts();
    await fill(two.goes, line(101, 2));
    const full = Array.from({ length: 100 }, (_, place) => ({
      ...line(508, 1),
      uniqueKey: `508-${place}`,
    }));
    await fill(two.stays, ...full);
    expect(await merged(two)).toMatchObject({ isMerged: true });
    expect((await cartOf(two.stays))?.lines).toHaveLength(100);
  });

  test('pass to an account that has none, and an empty one changes nothing', async () => {
    const [two, other] = [await twoAccounts(), await twoAccounts()];
    await fill(two.goes, line(101, 2));
    await fill(other.goes);
    await fill(other.stays, line(201, 1));
    for (const each of [two, other]) expect(await merged(each)).toMatchObject({ isMerged: true });
    expect(await cartOf(two.stays)).toMatchObject({ lines: [[101, 2]] });
    expect(await cartOf(other.stays)).toMatchObject({ revision: 7, lines: [[201, 1]] });
  });
});

test('what a former member of staff did for the shop is signed by the account that stays', async () => {
  const two = await twoAccounts();
  const { goes, stays } = two;
  await database.update(users).set({ name: 'Ніна Лишенко' }).where(eq(users.id, stays.userId));
  const { orderId, total } = await opened.place();
  await opened.came(orderId, total);
  const subject = { subject: 'rate', subjectId: 'nina' } as const;
  await recordChanges(database, [{ staffId: goes.userId, action: 'edited', changes: {}, ...subject }]);
  // As if a statement had been written down, and steps taken, while the account worked here.
  await database.update(transfers).set({ recordedBy: goes.userId }).where(eq(transfers.orderId, orderId));
  await database
    .update(orderEvents)
    .set({ actor: `staff:${goes.userId}` })
    .where(and(eq(orderEvents.orderId, orderId), like(orderEvents.actor, 'staff:%')));
  expect(await merged(two)).toMatchObject({ isMerged: true });
  const { entries } = await listAudit(database)(subject);
  expect(entries.map(({ staffName }) => staffName)).toEqual(['Ніна Лишенко']);
  const [transfer] = await opened.linesOf(orderId);
  expect(transfer?.recordedBy).toBe(stays.userId);
  const order = await findStaffOrder(database)(orderId);
  const steps = order?.history.filter(({ actor }) => actor === 'staff') ?? [];
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.every(({ name }) => name === 'Ніна Лишенко')).toBe(true);
});

test('open orders of both count for the one that stays', async () => {
  const two = await twoAccounts();
  const place = placeOrder(database, {
    ...ORDER_NEEDS,
    rules: { ...ORDER_NEEDS.rules, openOrders: OPEN_ORDER_LIMITS },
  });
  for (const [person, count] of [
    [two.goes, 3],
    [two.stays, 2],
  ] as const)
    for (let each = 0; each < count; each++)
      expect(await place(orderRequest(person.userId, { lines: [bought(508)] }))).toMatchObject({ ok: true });
  const isFull = () =>
    hasTooManyOpenOrders(database, OPEN_ORDER_LIMITS)({ userId: two.stays.userId, network: null });
  expect(await isFull()).toBe(false);
  expect(await merged(two)).toMatchObject({ isMerged: true });
  expect(await isFull()).toBe(true);
});

test('an unpaid card order of the account that goes gives way when its cart is ordered again', async () => {
  const two = await twoAccounts();
  const place = placeOrder(database, ORDER_NEEDS);
  const cart = { tag: null, guestOrderIds: [], earlierKeys: [] };
  const order = async ({ userId }: SamplePerson, quantity: number) => {
    const asked = { payment: 'card', idempotencyKey: randomUUID(), cart } as const;
    const placed = await place(orderRequest(userId, { lines: [bought(508, quantity)], ...asked }));
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };
  const first = await order(two.goes, 1);
  expect(await merged(two)).toMatchObject({ isMerged: true });
  await order(two.stays, 2);
  const [row] = await database.select({ status: orders.status }).from(orders).where(eq(orders.id, first));
  expect(row?.status).toBe('CANCELLED');
});

describe('at the same moment', () => {
  test('both agree: it is done once', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    const links = [await linkOf(two.goes), await linkOf(two.stays)];
    const said = await Promise.all(links.flatMap((link) => [agree(link), agree(link)]));
    expect(said.filter((each) => each.ok && each.isMerged)).toHaveLength(1);
    expect(said.filter((each) => each.ok && !each.isMerged)).toHaveLength(1);
    expect(said.filter((each) => !each.ok)).toHaveLength(2);
    expect([await exists(two.goes), await exists(two.stays)]).toEqual([false, true]);
    expect(
      (await logged(two.stays.userId)).filter(({ action }) => action === 'accounts-merged'),
    ).toHaveLength(1);
  });

  test('two admins propose: one is refused', async () => {
    const two = await twoAccounts();
    const crosswise = { goes: two.stays, stays: two.goes };
    const said = await Promise.all([propose(asked(two)), propose(asked(crosswise)), propose(asked(two))]);
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('the last owner agrees and the admin withdraws: either it is done, or nothing is', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(two.goes));
    const link = await linkOf(two.stays);
    const [said, isBack] = await Promise.all([
      agree(link),
      withdraw({ userId: two.goes.userId, staffId: staff }),
    ]);
    expect(said.ok).toBe(!isBack);
    expect(await exists(two.goes)).toBe(isBack);
  });

  test('an order that is placed first moves; one that comes after is refused as of nobody', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(two.goes));
    const link = await linkOf(two.stays);
    const { agreeing } = await database.transaction(async (transaction) => {
      const placed = await placeOrder(
        transaction,
        ORDER_NEEDS,
      )(orderRequest(two.goes.userId, { lines: [bought(508)] }));
      expect(placed).toMatchObject({ ok: true });
      const waiting = agree(link);
      await someoneWaits(database, waiting);
      return { agreeing: waiting };
    });
    expect(await agreeing).toMatchObject({ ok: true, isMerged: true });
    expect(await database.$count(orders, eq(orders.userId, two.stays.userId))).toBe(1);
    const late = placeOrder(database, ORDER_NEEDS)(orderRequest(two.goes.userId, { lines: [bought(508)] }));
    const said = await late.catch((error: unknown) => error);
    expect(said).not.toMatchObject({ ok: true });
    expect(await database.$count(orders, eq(orders.userId, two.goes.userId))).toBe(0);
  });

  test('the last owner agrees and the other throws a device out: one of the two comes first', async () => {
    const two = await twoAccounts();
    const { userId } = two.goes;
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + 86_400_000);
    await database.insert(sessions).values({ id, userId, token: randomUUID(), expiresAt });
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(two.goes));
    const link = await linkOf(two.stays);
    const [said] = await Promise.all([agree(link), endSession(database)(userId, id)]);
    expect(await exists(two.goes)).toBe(!said.ok);
    expect(await database.$count(sessions, eq(sessions.id, id))).toBe(0);
  });

  test('its deletion is asked for: it is not there any more, or keeps the accounts apart', async () => {
    const two = await twoAccounts();
    expect(await propose(asked(two))).toEqual({ ok: true });
    await agree(await linkOf(two.goes));
    const link = await linkOf(two.stays);
    const [said, deletion] = await Promise.all([
      agree(link),
      opened.shop.deletions.ask({ userId: two.goes.userId, sessionId: 'none', locale: 'uk' }),
    ]);
    expect(said.ok).toBe(!deletion.ok);
    expect(await database.$count(accountDeletions, eq(accountDeletions.userId, two.goes.userId))).toBe(
      deletion.ok ? 1 : 0,
    );
    expect(await database.$count(sessions, eq(sessions.userId, two.goes.userId))).toBe(0);
  });
});
