import { afterAll, expect, test } from 'vitest';
import { openTicketOffice } from '../../tests/support/ticket-office.ts';
import { letterIds } from './outbox/letter-ids.ts';
import { wireSupport } from './wire-support.ts';

const office = await openTicketOffice();
afterAll(office.remove);
const SECRET = 'a secret of this test';

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
      broughtFrom: '203.0.113.9',
      emailId: `<${number}@example.com>`,
      from: `sender-${number}@example.com`,
      fromName: '',
      recipients: [to],
      subject: 'Words',
      text: 'Words',
      answered: [],
      isAutomatic: false,
      files: [],
    });
  expect([await send(1), await send(2), await send(3)]).toEqual(['taken', 'taken', 'limited']);
  const ticket = await office.findStaff(await office.opened());
  expect(await send(4, addressOf(ticket?.ticketNumber ?? '') ?? '')).toBe('taken');
});
