import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { SENT_KEPT_DAYS } from '../../domain/account/retention.ts';
import { demoCustomer } from '../../content/seed/demo-account.ts';
import { RATE_LIMITS } from '../../domain/limits/rate-limits.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { Sms, SmsGateway, SmsOutcome } from '../ports/sms.ts';
import { forgetOldSms, listSms, sendSms } from './send-sms.ts';
import { smsMessages } from './tables.ts';

const { database } = await openTestDatabase();

/** A gateway that notes what it was handed and answers as it is told. */
function gatewayOf() {
  const taken: Sms[] = [];
  const state: { outcome: SmsOutcome } = { outcome: { ok: true } };
  const gateway: SmsGateway = {
    send: async (sms) => {
      taken.push(sms);
      return state.outcome;
    },
  };
  return { gateway, taken, state };
}

const ukraine = gatewayOf();
const poland = gatewayOf();
const send = sendSms(database, {
  gateways: new Map([
    ['+48', poland.gateway],
    ['+380', ukraine.gateway],
  ]),
});

beforeEach(async () => {
  await database.delete(smsMessages);
  for (const { taken, state } of [ukraine, poland]) {
    taken.splice(0);
    state.outcome = { ok: true };
  }
});

async function write(occasion: string, more: Partial<typeof smsMessages.$inferInsert> = {}) {
  const [sms] = await database
    .insert(smsMessages)
    .values({ occasion, recipient: '+380671234567', text: `Text of ${occasion}`, ...more })
    .returning();
  if (!sms) throw new Error('No text message was written');
  return sms;
}
const read = async (id: string) =>
  (await database.select().from(smsMessages).where(eq(smsMessages.id, id)))[0];
const makeDue = (id: string) =>
  database
    .update(smsMessages)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(smsMessages.id, id));

test('a text message goes out once, by the gateway of its number', async () => {
  const { id } = await write('one');
  await write('two', { recipient: '+48500100200' });
  expect([await send(), await send(), await send()]).toEqual(['sent', 'sent', null]);
  expect(ukraine.taken).toEqual([{ id, recipient: '+380671234567', text: 'Text of one' }]);
  expect(poland.taken.map(({ recipient }) => recipient)).toEqual(['+48500100200']);
  expect(await read(id)).toMatchObject({ attempts: 1, failure: null, givenUpAt: null });
  expect((await read(id))?.sentAt).not.toBeNull();
});

test('several instances at once send each once', async () => {
  for (const number of [1, 2, 3, 4]) await write(`shared-${number}`);
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
  expect(new Set(ukraine.taken.map(({ id }) => id)).size).toBe(4);
  expect(ukraine.taken).toHaveLength(4);
});

test('what was postponed is sent later, under the same id', async () => {
  ukraine.state.outcome = { ok: false, isFinal: false, reason: 'timeout' };
  const { id } = await write('later');
  expect([await send(), await send()]).toEqual(['postponed', null]);
  expect(await read(id)).toMatchObject({ attempts: 1, sentAt: null, failure: 'timeout' });
  ukraine.state.outcome = { ok: true };
  await makeDue(id);
  expect(await send()).toBe('sent');
  expect(ukraine.taken.map((sms) => sms.id)).toEqual([id, id]);
});

test('what is refused for good is not sent again', async () => {
  ukraine.state.outcome = { ok: false, isFinal: true, reason: 'turbosms 305' };
  const { id } = await write('never');
  expect(await send()).toBe('given-up');
  await makeDue(id);
  expect(await send()).toBeNull();
  expect(ukraine.taken).toHaveLength(1);
});

test('what is older than a day is given up and not sent', async () => {
  const { id } = await write('old');
  await database
    .update(smsMessages)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(smsMessages.id, id));
  expect(await send()).toBe('given-up');
  expect(ukraine.taken).toEqual([]);
  expect(await read(id)).toMatchObject({ failure: 'expired' });
});

test.each(['+380900212345', demoCustomer.phone])(
  'what is written to %s, no mobile number, is given up',
  async (recipient) => {
    const { id } = await write('premium', { recipient });
    expect([await send(), await send()]).toEqual(['given-up', null]);
    expect(ukraine.taken).toEqual([]);
    expect(await read(id)).toMatchObject({ sentAt: null, failure: 'no mobile number' });
  },
);

test('a number gets so many a day, whoever they are about, and other numbers theirs', async () => {
  const { calls } = RATE_LIMITS.sms;
  for (let number = 0; number < calls; number++) {
    await write(`of-${number}`);
    expect(await send()).toBe('sent');
  }
  const { id } = await write('beyond');
  await write('other', { recipient: '+380501234567' });
  expect([await send(), await send()]).toEqual(['given-up', 'sent']);
  expect(await read(id)).toMatchObject({ sentAt: null, failure: 'too many for the number' });
  await database.update(smsMessages).set({ sentAt: sql`now() - interval '25 hours'` });
  await write('next-day');
  expect(await send()).toBe('sent');
});

test('what no gateway reaches waits, and keeps nothing else waiting', async () => {
  const { id } = await write('foreign', { recipient: '+4930123456' });
  await write('own');
  expect([await send(), await send()]).toEqual(['sent', null]);
  expect(await read(id)).toMatchObject({ attempts: 0, sentAt: null, givenUpAt: null });
  expect((await listSms(database)()).map(({ occasion }) => occasion).toSorted()).toEqual(['foreign', 'own']);
});

test('text messages are dropped when their days are over', async () => {
  const [{ id }, kept] = [await write('dropped'), await write('kept')];
  await database
    .update(smsMessages)
    .set({ createdAt: sql`now() - make_interval(days => ${SENT_KEPT_DAYS + 1})` })
    .where(eq(smsMessages.id, id));
  await forgetOldSms(database)();
  expect((await listSms(database)()).map((sms) => sms.id)).toEqual([kept.id]);
});
