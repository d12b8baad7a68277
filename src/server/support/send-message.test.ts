import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { ContactForm } from '../../domain/support/contact-form.ts';
import { emails } from '../outbox/tables.ts';
import { sendMessage } from './send-message.ts';
import { contactMessages } from './tables.ts';

const { database } = await openTestDatabase();
const send = sendMessage(database, { recipient: null });

const FORM: ContactForm = {
  name: 'Jan Kowalski',
  email: 'jan@example.com',
  phone: '+48512345678',
  subject: 'rental',
  message: 'Potrzebuję <b>agregatu</b> & masztu.',
};
const emailsOf = (email: string) => database.select().from(emails).where(eq(emails.replyTo, email));
const messagesOf = (email: string) =>
  database.select().from(contactMessages).where(eq(contactMessages.email, email));

describe('a message of a visitor', () => {
  test('is kept, and an e-mail brings it to the seller of the language; an answer goes to the visitor', async () => {
    await send({ ...FORM, locale: 'pl' });
    const [kept] = await messagesOf(FORM.email);
    expect(kept).toMatchObject({ ...FORM, locale: 'pl' });
    expect(await emailsOf(FORM.email)).toMatchObject([
      {
        occasion: `contact:${kept?.id}`,
        recipient: 'pomoc@promin.example',
        locale: 'pl',
        subject: 'Wiadomość ze strony: Wynajem – Jan Kowalski',
        sentAt: null,
      },
    ]);
    const [email] = await emailsOf(FORM.email);
    expect(email?.plain).toContain('+48\u00a0512\u00a0345\u00a0678');
    expect(email?.plain).toContain(FORM.message);
    expect(email?.html).toContain('&lt;b&gt;agregatu&lt;/b&gt; &amp; masztu');
  });

  test('goes to the address of the settings, and in Ukraine to the seller there', async () => {
    await sendMessage(database, { recipient: 'office@example.com' })({
      ...FORM,
      email: 'a@example.com',
      locale: 'pl',
    });
    await send({ ...FORM, email: 'b@example.com', locale: 'uk' });
    await send({ ...FORM, email: 'c@example.com', phone: null, locale: 'en' });
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

  test('sent twice, even at once, is one message and one e-mail; other words are another', async () => {
    const twice = { ...FORM, email: 'twice@example.com', locale: 'pl' } as const;
    await Promise.all([send(twice), send(twice), send(twice)]);
    expect(await messagesOf(twice.email)).toHaveLength(1);
    expect(await emailsOf(twice.email)).toHaveLength(1);
    await send({ ...twice, message: `${twice.message} I jeszcze żurawia.` });
    expect(await emailsOf(twice.email)).toHaveLength(2);
  });

  test('leaves nothing behind when its e-mail cannot be written', async () => {
    const broken = { ...FORM, email: 'broken@example.com', name: 'a\u0000b', locale: 'pl' } as const;
    await expect(send(broken)).rejects.toThrow(/Failed query/);
    expect([await messagesOf(broken.email), await emailsOf(broken.email)]).toEqual([[], []]);
  });
});
