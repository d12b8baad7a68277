import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import type { ContactForm } from '../../../domain/support/contact-form.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { emails } from '../../outbox/tables.ts';
import { openByContact } from './open-by-contact.ts';
import { supportTickets, ticketMessages } from './tables.ts';

const { database } = await openTestDatabase();
const { folder, remove } = temporaryFolder();
afterAll(remove);
const store = { database, files: filesOnDisk(folder), scanner: null };
const send = openByContact(store, { recipient: null });

const FORM: ContactForm = {
  name: 'Jan Kowalski',
  email: 'jan@example.com',
  phone: '+48512345678',
  department: 'rental',
  message: 'Potrzebuję <b>agregatu</b> & masztu.',
};
const emailsOf = (email: string) => database.select().from(emails).where(eq(emails.replyTo, email));
const ticketsOf = (email: string) =>
  database.select().from(supportTickets).where(eq(supportTickets.email, email));

describe('a message of the contact form', () => {
  test('opens a ticket, and an e-mail brings it to the seller of the language; the visitor gets none', async () => {
    await send({ ...FORM, locale: 'pl' }, null);
    const { message, ...facts } = FORM;
    const [ticket] = await ticketsOf(FORM.email);
    expect(ticket).toMatchObject({
      ...facts,
      subject: message,
      locale: 'pl',
      status: 'PENDING',
      userId: null,
    });
    const said = await database
      .select()
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, ticket?.id ?? ''));
    expect(said).toMatchObject([{ author: 'customer', body: message }]);
    const [email, ...more] = await emailsOf(FORM.email);
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      occasion: `ticket-asked:${ticket?.id}:${said[0]?.id}`,
      recipient: 'pomoc@promin.example',
      locale: 'pl',
      subject: `Nowe zgłoszenie ${ticket?.ticketNumber}: ${message}`,
      sentAt: null,
    });
    expect(email?.plain).toContain('+48\u00a0512\u00a0345\u00a0678');
    expect(email?.html).toContain('&lt;b&gt;agregatu&lt;/b&gt; &amp; masztu');
    expect(await database.$count(emails, eq(emails.recipient, FORM.email))).toBe(0);
  });

  test('goes to the address of the settings, and in Ukraine to the seller there', async () => {
    const office = openByContact(store, { recipient: 'office@example.com' });
    await office({ ...FORM, email: 'a@example.com', locale: 'pl' }, null);
    await send({ ...FORM, email: 'b@example.com', locale: 'uk' }, null);
    await send({ ...FORM, email: 'c@example.com', phone: null, locale: 'en' }, null);
    const recipients = await database
      .select({ to: emails.recipient })
      .from(emails)
      .where(like(emails.replyTo, '_@example.com'))
      .orderBy(emails.id);
    expect(recipients.map(({ to }) => to)).toEqual([
      'office@example.com',
      'support@promin.example',
      'support@promin.example',
    ]);
  });

  test('sent twice, even at once, is one ticket and one e-mail; other words are another', async () => {
    const twice = { ...FORM, email: 'twice@example.com', locale: 'pl' } as const;
    await Promise.all([send(twice, null), send(twice, null), send(twice, null)]);
    expect(await ticketsOf(twice.email)).toHaveLength(1);
    expect(await emailsOf(twice.email)).toHaveLength(1);
    await send({ ...twice, message: `${twice.message} I jeszcze żurawia.` }, null);
    expect(await emailsOf(twice.email)).toHaveLength(2);
  });

  test('of a signed-in customer is in the account where it names its address, else it is a visitor’s', async () => {
    await addCustomers(database, 'writer');
    const user = { id: 'writer', email: 'writer@example.com' };
    const message = 'Чи є у вас підставка для панелей?';
    await send({ ...FORM, message, email: 'Writer@Example.com', locale: 'uk' }, user);
    await send({ ...FORM, message, email: 'elsewhere@example.com', locale: 'uk' }, user);
    const found = await database
      .select({ email: supportTickets.email, userId: supportTickets.userId })
      .from(supportTickets)
      .where(inArray(supportTickets.email, ['Writer@Example.com', 'elsewhere@example.com']))
      .orderBy(supportTickets.createdAt);
    expect(found.map(({ userId }) => userId)).toEqual(['writer', null]);
  });

  test('leaves nothing behind when its e-mail cannot be written', async () => {
    const broken = { ...FORM, email: 'broken@example.com', name: 'a\u0000b', locale: 'pl' } as const;
    await expect(send(broken, null)).rejects.toThrow(/Failed query/);
    expect([await ticketsOf(broken.email), await emailsOf(broken.email)]).toEqual([[], []]);
  });
});
