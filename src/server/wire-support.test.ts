import { afterAll, expect, test } from 'vitest';
import { openTicketOffice } from '../../tests/support/ticket-office.ts';
import { letterIds } from './outbox/letter-ids.ts';
import { wireSupport } from './wire-support.ts';

const office = await openTicketOffice();
afterAll(office.remove);
const SECRET = 'a secret of this test';
const EMAIL = {
  broughtFrom: '203.0.113.9',
  fromName: '',
  subject: 'Words',
  text: 'Words',
  answered: [],
  isAutomatic: false,
  files: [],
};

test('e-mails of whatever many senders open so many tickets and no more; answers to tickets are still taken', async () => {
  let left = 2;
  const { receiveEmail, addressOf } = wireSupport(office.store, {
    settings: { INCOMING_MAIL_DOMAIN: 'promin.test', CLAMD_PORT: 3310 },
    secret: SECRET,
    letters: letterIds({ secret: SECRET, host: 'promin.test' }),
    countFrom: async () => ({ ok: true }),
    countNew: async () => (left-- > 0 ? { ok: true } : { ok: false, retryAfterSeconds: 60 }),
    countInto: async () => ({ ok: true }),
  });
  const send = (number: number, to = 'support@promin.test') =>
    receiveEmail?.({
      ...EMAIL,
      emailId: `<${number}@example.com>`,
      from: `sender-${number}@example.com`,
      recipients: [to],
    });
  expect([await send(1), await send(2), await send(3)]).toEqual(['taken', 'taken', 'limited']);
  const ticket = await office.findStaff(await office.opened());
  expect(await send(4, addressOf(ticket?.ticketNumber ?? '') ?? '')).toBe('taken');
});

test('forged e-mails of an address keep nobody out of their ticket, whose own address they write to', async () => {
  const counted: string[] = [];
  let leftInto = 1;
  const { receiveEmail, addressOf } = wireSupport(office.store, {
    settings: { INCOMING_MAIL_DOMAIN: 'promin.test', CLAMD_PORT: 3310 },
    secret: SECRET,
    letters: letterIds({ secret: SECRET, host: 'promin.test' }),
    countFrom: async (from) => {
      counted.push(from);
      return { ok: false, retryAfterSeconds: 60 };
    },
    countNew: async () => ({ ok: true }),
    countInto: async () => (leftInto-- > 0 ? { ok: true } : { ok: false, retryAfterSeconds: 60 }),
  });
  const send = (to: string) =>
    receiveEmail?.({ ...EMAIL, emailId: null, from: 'olena@example.com', recipients: [to] });
  const ticket = await office.findStaff(await office.opened());
  expect(await send('support@promin.test')).toBe('limited');
  expect(counted).toEqual(['olena@example.com']);
  const own = addressOf(ticket?.ticketNumber ?? '') ?? '';
  expect([await send(own), await send(own)]).toEqual(['taken', 'limited']);
  expect(counted).toHaveLength(1);
});
