import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import {
  CONSENT_VERSION,
  DEFAULT_PREFERENCES,
  tickedPreferences,
  type CommunicationPreferences,
  type PreferenceField,
} from '../../../domain/account/communication-preferences.ts';
import { emails } from '../../outbox/tables.ts';
import { consentWording } from '../account-emails.ts';
import { mergeAccounts } from '../merging/merge-accounts.ts';
import { joinedAccounts, users } from '../tables.ts';
import { accountLinks } from '../link-tables.ts';
import {
  askForConsentAgain,
  confirmConsent,
  findPreferences,
  savePreferences,
} from './communication-preferences.ts';
import { consentsOfLink } from './consents.ts';
import { communicationPreferences, consents } from './tables.ts';
import { unsubscribe } from './unsubscribe.ts';

const { database } = await openTestDatabase();
const countEmail = () => Promise.resolve({ ok: true as const });
const save = savePreferences(database, { countEmail });
const find = findPreferences(database);
const confirm = confirmConsent(database);
const refuse = unsubscribe(database);
let customers = 0;

async function newCustomer() {
  const userId = `reader-${++customers}`;
  await addCustomers(database, userId);
  const log = () =>
    database.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id));
  return {
    userId,
    choose: (chosen: CommunicationPreferences) => save({ userId, chosen, locale: 'pl' }),
    log,
    acts: async () => (await log()).map(({ topic, act, way }) => [topic, act, way]),
    letters: () =>
      database
        .select()
        .from(emails)
        .where(eq(emails.recipient, `${userId}@example.com`))
        .orderBy(asc(emails.id)),
    link: async () => {
      const [link] = await database
        .select()
        .from(accountLinks)
        .where(eq(accountLinks.userId, userId))
        .orderBy(desc(accountLinks.createdAt))
        .limit(1);
      if (!link) throw new Error('No link was sent');
      return link;
    },
  };
}
const but = (...fields: readonly PreferenceField[]) => {
  const { email, sms } = DEFAULT_PREFERENCES;
  const isDefault = (field: PreferenceField) => {
    const [channel, name = ''] = field.split('.');
    const chosen: Readonly<Record<string, boolean>> = channel === 'email' ? email : sms;
    return chosen[name] === true;
  };
  return tickedPreferences((field) => isDefault(field) || fields.includes(field));
};

describe('what a customer chose', () => {
  test('is the default until then, and what was chosen after', async () => {
    const { userId, choose, letters } = await newCustomer();
    expect(await find(userId)).toEqual({ preferences: DEFAULT_PREFERENCES, pending: [], given: [] });
    const chosen = tickedPreferences((field) => field === 'sms.enabled' || field === 'email.leases');
    expect(await choose(chosen)).toEqual({ ok: true, isAsked: false });
    expect((await find(userId)).preferences).toEqual(chosen);
    expect(await letters()).toEqual([]);
  });

  test('turns advertising on by the link alone, with the words, their version and language in the log', async () => {
    const { userId, choose, letters, link, log, acts } = await newCustomer();
    const chosen = but('email.newsletter', 'email.marketing');
    expect(await choose(chosen)).toEqual({ ok: true, isAsked: true });
    expect(await find(userId)).toEqual({
      preferences: DEFAULT_PREFERENCES,
      pending: ['email-marketing', 'email-newsletter'],
      given: [],
    });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    const sent = await link();
    expect(letter).toMatchObject({ locale: 'pl', unsubscribe: null, occasion: `account-link:${sent.id}` });
    expect(letter?.plain).toContain(`/pl/confirm-consent/${sent.id}?key=unsigned`);
    for (const topic of ['email-marketing', 'email-newsletter'] as const) {
      expect(letter?.plain).toContain(consentWording(topic, 'pl'));
    }
    expect(await choose(chosen)).toEqual({ ok: true, isAsked: false });
    expect(await consentsOfLink(database)(sent)).toHaveLength(2);
    expect(await confirm(sent)).toEqual({ ok: true });
    expect(await confirm(sent)).toEqual({ ok: false, reason: 'link-used' });
    const given = (['email-marketing', 'email-newsletter'] as const).map((topic) => ({
      topic,
      wording: consentWording(topic, 'pl'),
      at: expect.any(String),
    }));
    expect(await find(userId)).toEqual({ preferences: chosen, pending: [], given });
    expect(await acts()).toEqual([
      ['email-marketing', 'asked', 'profile'],
      ['email-newsletter', 'asked', 'profile'],
      ['email-marketing', 'given', 'link'],
      ['email-newsletter', 'given', 'link'],
    ]);
    expect((await log()).at(-1)).toMatchObject({
      email: `${userId}@example.com`,
      wording: consentWording('email-newsletter', 'pl'),
      version: CONSENT_VERSION,
      locale: 'pl',
      linkId: sent.id,
    });
  });

  test('that is taken back before the link is used is not confirmed by it', async () => {
    const { userId, choose, link, acts } = await newCustomer();
    await choose(but('email.newsletter'));
    const sent = await link();
    await choose(but());
    expect(await consentsOfLink(database)(sent)).toEqual([]);
    expect(await confirm(sent)).toEqual({ ok: false, reason: 'link-used' });
    expect((await find(userId)).preferences.email.newsletter).toBe(false);
    expect(await acts()).toEqual([
      ['email-newsletter', 'asked', 'profile'],
      ['email-newsletter', 'withdrawn', 'profile'],
    ]);
  });

  test('is confirmed as a whole by the newest link, which is sent again when asked for', async () => {
    const { userId, choose, link, letters } = await newCustomer();
    await choose(but('email.newsletter'));
    const first = await link();
    await choose(but('email.newsletter', 'sms.enabled', 'sms.marketing'));
    const again = await askForConsentAgain(database, { countEmail })({ userId, locale: 'uk' });
    expect(again).toEqual({ ok: true, isAsked: true });
    expect(await letters()).toHaveLength(3);
    expect(await confirm(first)).toEqual({ ok: false, reason: 'link-used' });
    expect(await confirm(await link())).toEqual({ ok: true });
    const { preferences } = await find(userId);
    expect([preferences.email.newsletter, preferences.sms.marketing, preferences.email.marketing]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await askForConsentAgain(database, { countEmail })({ userId, locale: 'uk' })).toEqual({
      ok: true,
      isAsked: false,
    });
  });

  test('stays as it was when no more e-mails may be written to the address', async () => {
    const { userId, log } = await newCustomer();
    const refused = { ok: false, retryAfterSeconds: 60 } as const;
    const limited = savePreferences(database, { countEmail: () => Promise.resolve(refused) });
    const chosen = tickedPreferences((field) => field === 'email.enabled' || field === 'email.newsletter');
    expect(await limited({ userId, chosen, locale: 'uk' })).toEqual(refused);
    expect((await find(userId)).preferences).toEqual(DEFAULT_PREFERENCES);
    expect(await log()).toEqual([]);
  });

  test('of two windows at once is asked for once', async () => {
    const { choose, letters } = await newCustomer();
    await Promise.all([choose(but('email.newsletter')), choose(but('email.newsletter'))]);
    expect(await letters()).toHaveLength(1);
  });
});

describe('the link of an e-mail', () => {
  test('ends e-mails about its topic, once however often it is pressed', async () => {
    const { userId, choose, link, acts } = await newCustomer();
    await choose(but('email.marketing', 'email.newsletter'));
    await confirm(await link());
    for (const topic of ['newsletter', 'newsletter', 'orders', 'orders'] as const) {
      await refuse({ userId, topic });
    }
    expect((await find(userId)).preferences.email).toEqual({
      enabled: true,
      orders: false,
      leases: true,
      marketing: true,
      newsletter: false,
    });
    expect((await acts()).slice(4)).toEqual([['email-newsletter', 'withdrawn', 'link']]);
  });

  test('of an account that went up in another ends those of the other, and of the one that took that in', async () => {
    const [first, second, third] = [await newCustomer(), await newCustomer(), await newCustomer()];
    const topics = async ({ userId }: typeof first) => (await find(userId)).preferences.email;
    await second.choose(but('email.newsletter'));
    await confirm(await second.link());
    const join = (from: typeof first, into: typeof first) =>
      database.transaction((transaction) =>
        mergeAccounts(transaction, { from: from.userId, into: into.userId }),
      );
    await join(first, second);
    await refuse({ userId: first.userId, topic: 'orders' });
    expect(await topics(second)).toMatchObject({ orders: false, leases: true, newsletter: true });
    await join(second, third);
    await refuse({ userId: first.userId, topic: 'leases' });
    await refuse({ userId: second.userId, topic: 'newsletter' });
    expect(await topics(third)).toMatchObject({ orders: false, leases: false, newsletter: false });
    const [last] = (await third.log()).slice(-1);
    expect(last).toMatchObject({ act: 'withdrawn', way: 'link', email: `${third.userId}@example.com` });
  });

  test('of an account whose heir is gone too does nothing', async () => {
    const [from, into] = [await newCustomer(), await newCustomer()];
    await database.transaction((transaction) =>
      mergeAccounts(transaction, { from: from.userId, into: into.userId }),
    );
    await database.delete(users).where(eq(users.id, into.userId));
    await refuse({ userId: from.userId, topic: 'orders' });
    expect(await database.$count(joinedAccounts, eq(joinedAccounts.formerId, from.userId))).toBe(0);
  });

  test('of an account that is gone does nothing', async () => {
    await refuse({ userId: 'nobody', topic: 'orders' });
    expect(
      await database
        .select()
        .from(communicationPreferences)
        .where(eq(communicationPreferences.userId, 'nobody')),
    ).toEqual([]);
  });
});

describe('the log of consents', () => {
  test('cannot be changed, and advertising cannot be on without it', async () => {
    const { userId, choose, link } = await newCustomer();
    await choose(but('email.newsletter'));
    await confirm(await link());
    const changed = database.update(consents).set({ act: 'asked' }).where(eq(consents.userId, userId));
    await expect(changed).rejects.toMatchObject({ cause: { code: '23001' } });
    const unfounded = database
      .update(communicationPreferences)
      .set({ emailMarketing: 999_999 })
      .where(eq(communicationPreferences.userId, userId));
    await expect(unfounded).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  test('goes with the account that another one takes in, as does what it chose', async () => {
    const [from, into] = [await newCustomer(), await newCustomer()];
    await from.choose(but('email.newsletter'));
    await confirm(await from.link());
    await database.transaction((transaction) =>
      mergeAccounts(transaction, { from: from.userId, into: into.userId }),
    );
    expect((await find(into.userId)).preferences.email.newsletter).toBe(true);
    expect(await into.acts()).toHaveLength(2);
  });
});
