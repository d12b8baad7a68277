import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { SENT_KEPT_DAYS } from '../../domain/account/retention.ts';
import { demoCustomer } from '../../content/seed/demo-account.ts';
import { openMailServer } from '../../../tests/support/mail-server.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { smtpServer } from '../adapters/mail/smtp.ts';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';
import { forgetOldEmails, sendEmail } from './send-emails.ts';
import { emails } from './tables.ts';

const { database } = await openTestDatabase();
const server = await openMailServer(0);
const mailServer = smtpServer({ url: server.url, from: () => 'Promin <shop@promin.example>' });
afterAll(async () => {
  mailServer.close();
  await server.close();
});
const seal = <L>(email: L): L => email;
const attachmentsOf = async ({ plain }: { readonly plain: string }) =>
  plain.includes('/documents/') ? [{ fileName: 'Умови купівлі.pdf', bytes: Buffer.from('%PDF-terms') }] : [];
const office = {
  attachmentsOf,
  picturesOf: (html: string) =>
    html.includes('cid:') ? [{ cid: 'mark@pictures.invalid', bytes: Buffer.from('a picture') }] : [],
  messageIdOf: (id: number) => `<letter-${id}@promin.example>`,
  seal,
  unsubscribeAddress: ({ unsubscribe }: { readonly unsubscribe?: string | null }) =>
    unsubscribe ? `https://promin.example/uk/unsubscribe/${unsubscribe}?key=signed` : null,
};
const send = sendEmail(database, { ...office, mailServer });

beforeEach(() => database.delete(emails));
afterEach(() => {
  server.refuseWith = null;
});

async function write(occasion: string, more: Partial<typeof emails.$inferInsert> = {}) {
  const [email] = await database
    .insert(emails)
    .values({
      occasion,
      recipient: 'olena@mail.internal',
      locale: 'uk',
      subject: 'Замовлення прийнято',
      html: '<p>Дякуємо</p>',
      plain: 'Дякуємо',
      ...more,
    })
    .returning();
  if (!email) throw new Error('No e-mail was written');
  return email;
}
const read = async (id: number) => (await database.select().from(emails).where(eq(emails.id, id)))[0];
/** When its next attempt is, and what time it is, in seconds by the database's clock. */
const nextAttempt = async (id: number) => {
  const epoch = (moment: unknown) => sql<number>`extract(epoch from ${moment})::float8`;
  const [row] = await database
    .select({ at: epoch(emails.nextAttemptAt), now: epoch(sql`now()`) })
    .from(emails)
    .where(eq(emails.id, id));
  return row ?? { at: Number.NaN, now: Number.NaN };
};

test('an e-mail goes out once, in its language, as text and as HTML', async () => {
  const { id } = await write('once', { replyTo: 'anna@example.com' });
  const before = server.received.length;
  expect([await send(), await send()]).toEqual(['sent', null]);
  expect(server.received).toHaveLength(before + 1);
  const { to, source } = server.received.at(-1) ?? { to: '', source: '' };
  expect(to).toBe('olena@mail.internal');
  expect(source).toContain(`Message-ID: <letter-${id}@promin.example>`);
  expect(source).toMatch(/^Content-Language: uk\r?$/m);
  expect(source).toMatch(/^Reply-To: anna@example\.com\r?$/m);
  expect(source).toMatch(/text\/plain; charset=utf-8/);
  expect(source).toMatch(/text\/html; charset=utf-8/);
  expect((await read(id))?.sentAt).not.toBeNull();
});

test('the documents that an e-mail leads to are attached to it', async () => {
  await write('with-terms', { plain: 'https://shop.invalid/documents/purchase-terms-uk.pdf' });
  expect(await send()).toBe('sent');
  const { source = '' } = server.received.at(-1) ?? {};
  expect(source).toContain('Content-Type: application/pdf');
  expect(source).toMatch(/Content-Disposition: attachment/);
  expect(source).toContain(Buffer.from('%PDF-terms').toString('base64'));
});

test('two instances at once send each e-mail once', async () => {
  for (const number of [1, 2, 3, 4]) await write(`shared-${number}`);
  const before = server.received.length;
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
  expect(server.received).toHaveLength(before + 4);
});

test('a server that cannot just now gets the e-mail later, and names nobody in the reason', async () => {
  server.refuseWith = { code: 451, message: 'olena@mail.internal is busy' };
  const { id } = await write('later');
  const before = (await nextAttempt(id)).now;
  expect([await send(), await send()]).toEqual(['postponed', null]);
  const email = await read(id);
  expect(email).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null });
  expect(email?.failure).toMatch(/^\w+ 451$/);
  const { at, now } = await nextAttempt(id);
  expect(at).toBeGreaterThanOrEqual(before + retryDelay(1));
  expect(at).toBeLessThanOrEqual(now + retryDelay(1));

  server.refuseWith = null;
  await database
    .update(emails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(emails.id, id));
  expect(await send()).toBe('sent');
  expect(await read(id)).toMatchObject({ attempts: 2, failure: null });
});

test('a server that will never take it is not asked again', async () => {
  server.refuseWith = { code: 550, message: 'no such mailbox' };
  const { id } = await write('never');
  expect([await send(), await send()]).toEqual(['given-up', null]);
  expect((await read(id))?.givenUpAt).not.toBeNull();
});

test('after the last attempt the shop stops trying', async () => {
  server.refuseWith = { code: 421, message: 'closing' };
  await write('last', { attempts: ATTEMPTS_MAX - 1 });
  expect(await send()).toBe('given-up');
});

test('an e-mail whose sender vanished is taken again after a while, not before', async () => {
  const { id } = await write('claimed', {
    attempts: 1,
    nextAttemptAt: new Date(Date.now() + 60_000).toISOString(),
  });
  expect(await send()).toBeNull();
  await database
    .update(emails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(emails.id, id));
  expect(await send()).toBe('sent');
});

test('a server that is not there postpones', async () => {
  const nowhere = smtpServer({ url: 'smtp://127.0.0.1:9', from: () => 'shop@promin.example' });
  const { id } = await write('nowhere');
  expect(await sendEmail(database, { ...office, mailServer: nowhere })()).toBe('postponed');
  expect((await read(id))?.failure).toBeTruthy();
  nowhere.close();
});

test('what can be refused names where one press ends it (RFC 8058); what cannot names nothing', async () => {
  await write('optional', { unsubscribe: 'orders/olena' });
  await write('required');
  const before = server.received.length;
  expect([await send(), await send()]).toEqual(['sent', 'sent']);
  const [optional = '', required = ''] = server.received.slice(before).map(({ source }) => source);
  expect(optional).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/promin\.example\/uk\/unsubscribe\/orders\/olena\?key=signed>\r?$/m,
  );
  expect(optional).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(required).not.toContain('List-Unsubscribe');
});

test.each([demoCustomer.email, 'olena@example.com'])(
  'what is written to %s, where nobody can be, is given up at once and reaches no server',
  async (recipient) => {
    const { id } = await write('nobody', { recipient });
    const before = server.received.length;
    expect([await send(), await send()]).toEqual(['given-up', null]);
    expect(await read(id)).toMatchObject({ sentAt: null, attempts: 1, failure: 'reserved domain' });
    expect(server.received).toHaveLength(before);
  },
);

test('what was sent or given up is dropped when its days are over, and what waits stays', async () => {
  const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
  const over = ago(SENT_KEPT_DAYS + 1);
  for (const [occasion, came] of [
    ['sent', { sentAt: over }],
    ['given-up', { givenUpAt: over }],
    ['sent-late', { sentAt: ago(SENT_KEPT_DAYS - 1) }],
    ['waits', {}],
  ] as const) {
    const { id } = await write(occasion);
    await database
      .update(emails)
      .set({ createdAt: ago(400), ...came })
      .where(eq(emails.id, id));
  }
  await forgetOldEmails(database)();
  const left = await database.select().from(emails).orderBy(emails.id);
  expect(left.map(({ occasion }) => occasion)).toEqual(['sent-late', 'waits']);
});
