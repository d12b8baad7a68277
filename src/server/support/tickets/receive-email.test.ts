import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import { openTicketOffice, samplePdf } from '../../../../tests/support/ticket-office.ts';
import { REPLY_LINES } from '../../../domain/support/reply-text.ts';
import { openSmtpReceiver } from '../../adapters/incoming-mail/smtp-receiver.ts';
import { letterIds } from '../../outbox/letter-ids.ts';
import { emails } from '../../outbox/tables.ts';
import { receiveEmail } from './receive-email.ts';
import { supportTickets, ticketMessages } from './tables.ts';
import { ticketAddresses } from './ticket-address.ts';

const office = await openTicketOffice();
const { database, store, customer, staff } = office;
const addresses = ticketAddresses({ secret: 'a secret of this test', domain: 'promin.test' });
const letters = letterIds({ secret: 'a secret of this test', host: 'promin.test' });
let allowed = true;
const brought: string[] = [];
const failures: unknown[] = [];
const receiver = await openSmtpReceiver({
  host: '127.0.0.1',
  port: 0,
  name: 'promin.test',
  isKnown: (address) => addresses.ticketOf(address) !== 'unknown',
  take: receiveEmail(store, {
    recipient: 'office@example.com',
    addresses,
    letters,
    count: async ({ broughtFrom }) => {
      brought.push(broughtFrom);
      return allowed;
    },
  }),
  onFailure: (error) => failures.push(error),
});
const transport = createTransport({ host: '127.0.0.1', port: receiver.port, secure: false, ignoreTLS: true });
afterAll(async () => {
  transport.close();
  await receiver.close();
  office.remove();
});

interface Sent {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly html?: string;
  readonly subject?: string;
  readonly messageId?: string;
  readonly inReplyTo?: string;
  readonly headers?: Record<string, string>;
  readonly attachments?: { filename: string; content: Buffer }[];
  readonly envelope?: { from: string; to: string };
}
const send = async ({ to = 'support@promin.test', from = 'olena@example.com', ...more }: Sent = {}) =>
  transport.sendMail({ to, from, subject: 'Запитання', text: 'Де моє замовлення?', ...more });
const ticketOf = async (id: string) =>
  (await database.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
const addressOf = async (id: string) => addresses.addressOf((await ticketOf(id))?.ticketNumber ?? '');
const saidIn = (id: string) =>
  database
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(ticketMessages.createdAt));
const from = (email: string) =>
  database
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.email, email))
    .orderBy(supportTickets.createdAt);

describe('an e-mail to the shop', () => {
  test('opens a visitor’s ticket, once however often it comes, with the files that are taken', async () => {
    const messageId = `<${randomUUID()}@example.com>`;
    const attachments = [
      { filename: 'a.pdf', content: Buffer.from(samplePdf()) },
      { filename: 'b.exe', content: Buffer.from('MZ') },
    ];
    const sent = { from: 'Ірина Бондар <iryna@example.com>', messageId, attachments };
    await send(sent);
    await Promise.all([send(sent), send(sent)]);
    const [ticket, ...more] = await from('iryna@example.com');
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({ name: 'Ірина Бондар', subject: 'Запитання', locale: 'uk', userId: null });
    expect(await saidIn(ticket?.id ?? '')).toMatchObject([
      { body: 'Де моє замовлення?', channel: 'email', droppedFiles: 1 },
    ]);
  });

  test.each(['Re: Відп.: Odp: ', 'RE[2]: Fwd: ', 'Відп: '])(
    'is called without what programs put before: %s',
    async (marks) => {
      const sender = `${randomUUID()}@example.com`;
      await send({ from: sender, subject: `${marks}Панелі` });
      expect(await from(sender)).toMatchObject([{ subject: 'Панелі' }]);
    },
  );

  test('with the id of another’s is not taken for it', async () => {
    const messageId = `<${randomUUID()}@example.com>`;
    await send({ from: 'first@example.com', messageId });
    await send({ from: 'second@example.com', messageId });
    expect(await from('second@example.com')).toHaveLength(1);
  });

  test('is counted for the network that the server in front names', async () => {
    await send({ headers: { Received: 'from mail.example (mail.example [203.0.113.9]) by mx' } });
    expect(brought.at(-1)).toBe('203.0.113.9');
    await send();
    expect(brought.at(-1)).toBe('127.0.0.1');
  });

  test('with nothing but a file that is too large opens a ticket that says so', async () => {
    const content = Buffer.from(samplePdf('x'.repeat(9 * 1024 * 1024)));
    await send({ from: 'large@example.com', text: '', attachments: [{ filename: 'plan.pdf', content }] });
    const [ticket] = await from('large@example.com');
    const id = ticket?.id ?? '';
    expect(await saidIn(id)).toMatchObject([{ body: '', droppedFiles: 1 }]);
    const shown = await office.find(id, { userId: null, email: null, key: office.keys.keyOf(id) });
    expect(shown?.messages).toMatchObject([{ droppedFiles: 1 }]);
    expect(shown?.messages[0]).not.toHaveProperty('staffName');
    const answer = async () => {
      const said = office.said(id);
      await office.answer(said, { staffId: staff, isInternal: false, solves: false });
      const occasion = `ticket-answer:${id}:${said.id}`;
      return (await database.select().from(emails).where(eq(emails.occasion, occasion)))[0]?.plain;
    };
    expect(await answer()).toContain('Не прийнято 1 файл');
    expect(await answer()).not.toContain('Не прийнято');
  });

  test('to the address of a ticket goes into it, without what it quotes', async () => {
    const id = await office.opened();
    const text = `Дякую, підходить.\n\nчт, 26 лист. 2026 р. о 16:05 Promin <support@promin.test> пише:\n\n> ${REPLY_LINES.uk}\n> Звернення`;
    await send({ to: await addressOf(id), text });
    const [, added] = await saidIn(id);
    expect(added).toMatchObject({ author: 'customer', body: 'Дякую, підходить.', fromAddress: null });
  });

  test('from a program that draws the quote and marks nothing keeps what is answered between its lines', async () => {
    const question = 'Який у вас інвертор: Deye чи Growatt? Скільки панелей: 10 чи 12?';
    const id = await office.openedByCustomer();
    await office.answer(office.said(id, question), { staffId: staff, isInternal: false, solves: false });
    const [letter] = await database
      .select({ html: emails.html })
      .from(emails)
      .where(sql`${emails.occasion} like ${`ticket-answer:${id}:%`}`);
    const head =
      '<p>Дякую.</p><hr><p><b>From:</b> Promin<br><b>Sent:</b> Monday<br><b>To:</b> O<br><b>Subject:</b> Re</p>';
    const sent = { to: await addressOf(id), from: 'customer@example.com', text: '' };
    const quoted = (letter?.html ?? '').replace(/<body[^>]*>/, (body) => `${body}${head}`);
    await send({ ...sent, html: quoted });
    expect((await saidIn(id)).at(-1)?.body).toBe('Дякую.');
    // Its first words are hidden before everything else: the answer stands under the question that is seen.
    await send({ ...sent, html: quoted.replace(/12\?<\/p>/, '12?</p><p>Growatt<br>12</p>') });
    expect((await saidIn(id)).at(-1)?.body).toContain('Growatt\n12');
  });

  test('from another address is marked for staff, and answers go to the ticket’s own alone', async () => {
    const id = await office.openedByCustomer();
    await send({ to: await addressOf(id), from: 'work@example.org' });
    const [, added] = await saidIn(id);
    expect(added?.fromAddress).toBe('work@example.org');
    const seen = await office.find(id, { userId: office.customer, email: null, key: null });
    expect(seen?.messages.at(-1)?.fromAddress).toBe('work@example.org');
    await office.answer(office.said(id), { staffId: staff, isInternal: false, solves: false });
    const letters = await database
      .select({ to: emails.recipient })
      .from(emails)
      .where(sql`${emails.occasion} like ${`ticket-answer:${id}:%`}`);
    expect(letters).toEqual([{ to: 'customer@example.com' }]);
  });

  test('is found by the e-mail that it answers, if it is from the ticket’s own address', async () => {
    const id = await office.openedByCustomer();
    await office.answer(office.said(id), { staffId: staff, isInternal: false, solves: false });
    const [letter] = await database
      .select({ id: emails.id })
      .from(emails)
      .where(sql`${emails.occasion} like ${`ticket-answer:${id}:%`}`);
    const inReplyTo = letters.idOf(letter?.id ?? 0);
    await send({ from: 'Customer@Example.com', inReplyTo });
    expect(await saidIn(id)).toHaveLength(3);
    await send({ from: 'Customer@Example.com', inReplyTo: `<letter-${letter?.id}@promin.test>` });
    expect(await saidIn(id)).toHaveLength(3);
    await send({ from: 'guesser@example.com', inReplyTo });
    expect(await saidIn(id)).toHaveLength(3);
    expect(await from('guesser@example.com')).toMatchObject([{ previousId: null, userId: null }]);
  });

  test('opens again what was solved within 14 days; after that a new ticket that refers to it', async () => {
    const id = await office.openedByCustomer();
    await office.customerStep({ ticketId: id, to: 'RESOLVED', userId: customer });
    const to = await addressOf(id);
    await send({ to, from: 'customer@example.com' });
    expect((await ticketOf(id))?.status).toBe('IN_PROGRESS');
    await office.customerStep({ ticketId: id, to: 'RESOLVED', userId: customer });
    await database
      .update(supportTickets)
      .set({ resolvedAt: sql`now() - interval '15 days'` })
      .where(eq(supportTickets.id, id));
    await send({ to, from: 'customer@example.com', subject: 'Re: Відповідь' });
    const next = await database.select().from(supportTickets).where(eq(supportTickets.previousId, id));
    expect(next).toMatchObject([{ userId: customer, subject: 'Відповідь', status: 'PENDING' }]);
    await send({ to, from: 'other@example.org' });
    expect(await from('other@example.org')).toMatchObject([{ userId: null, previousId: id, orderId: null }]);
  });

  test.each([
    ['an absence', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a newsletter', { headers: { Precedence: 'bulk' } }],
    ['a list', { headers: { 'List-Unsubscribe': '<https://list.example>' } }],
    ['a bounce', { envelope: { from: '', to: 'support@promin.test' } }],
    ['a daemon', { from: 'MAILER-DAEMON@example.com' }],
    ['the shop itself', { from: 'support@promin.test' }],
    ['nothing at all', { text: '  ' }],
  ] satisfies [string, Sent][])('from %s is taken and dropped', async (_, differs) => {
    const before = await database.$count(supportTickets);
    await send({ from: 'program@example.com', ...differs });
    expect(await database.$count(supportTickets)).toBe(before);
  });

  test('to nobody here, too large or too often is refused, the last for now', async () => {
    const refusal = async (sent: Sent) =>
      send(sent).then(
        () => null,
        (error: unknown) => (error as { responseCode?: number }).responseCode,
      );
    expect(await refusal({ to: 'office@promin.test' })).toBe(550);
    expect(await refusal({ to: `support+10001-${'a'.repeat(20)}@promin.test` })).toBe(550);
    const content = Buffer.alloc(20 * 1024 * 1024, 1);
    expect(await refusal({ attachments: [{ filename: 'big.pdf', content }] })).toBe(552);
    allowed = false;
    expect(await refusal({})).toBe(451);
    allowed = true;
    expect(failures).toEqual([]);
  });
});
