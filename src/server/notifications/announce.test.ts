import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification.ts';
import { smsSegments, smsText } from '../../domain/notifications/sms.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { communicationPreferences } from '../account/communication/tables.ts';
import { users } from '../account/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { messagesOf, SHIPPED_MESSAGES } from '../messages/messages.ts';
import { emails, smsMessages } from '../outbox/tables.ts';
import type { MessageKey } from '../../content/translator.ts';
import { notifications } from './tables.ts';

const { database } = await openTestDatabase();
const place = placeOrder(database, ORDER_NEEDS);
let customers = 0;

interface Chosen {
  readonly phone?: string | null;
  readonly sms?: boolean;
  readonly smsOrders?: boolean;
  readonly emailOrders?: boolean;
  readonly locale?: Locale;
  readonly isConfirmed?: boolean;
}

/** An order paid at the door, on its way by the hands of staff, of a customer who chose so. */
async function shipped({
  phone = '+380671234567',
  sms = true,
  smsOrders = true,
  emailOrders = true,
  locale = 'uk',
  isConfirmed = true,
}: Chosen = {}) {
  const userId = `told-${++customers}`;
  await addCustomers(database, userId);
  await database.update(users).set({ phone, emailVerified: isConfirmed }).where(eq(users.id, userId));
  await database.insert(communicationPreferences).values({
    userId,
    emailEnabled: true,
    emailOrders,
    emailLeases: true,
    smsEnabled: sms,
    smsOrders,
    smsLeases: true,
  });
  const placed = await place(orderRequest(userId, { lines: [bought(508)], payment: 'pod', locale }));
  if (!placed.ok) throw new Error(placed.reason);
  const { orderId, orderNumber } = placed;
  await moveOrder(database, orderId, { to: 'PROCESSING', reason: 'confirmed' });
  const tracking = { carrier: 'nova-poshta', number: '20450000000000' } as const;
  await moveOrder(database, orderId, { to: 'SHIPPED', reason: 'shipped', tracking });
  const isOfOrder = (table: typeof emails | typeof smsMessages) => like(table.occasion, `%${orderId}%`);
  return {
    number: orderNumber,
    texts: await database
      .select({ recipient: smsMessages.recipient, text: smsMessages.text })
      .from(smsMessages)
      .where(isOfOrder(smsMessages))
      .orderBy(smsMessages.createdAt),
    letters: (await database.select().from(emails).where(isOfOrder(emails)).orderBy(emails.id)).map(
      ({ occasion }) => occasion.split(':')[0],
    ),
    bell: await database.$count(notifications, eq(notifications.orderId, orderId)),
  };
}

describe('the steps of an order', () => {
  test('go by text message to who asked for it, but for what they did themselves', async () => {
    const { texts, number, bell } = await shipped();
    expect(texts).toEqual([
      { recipient: '+380671234567', text: `Замовлення ${number} підтверджено, збираємо його` },
      { recipient: '+380671234567', text: `${number} вже в дорозі: Нова пошта, 20450000000000` },
    ]);
    expect(bell).toBe(3);
  });

  test('are Polish without what would make them dear', async () => {
    const { texts, number } = await shipped({ phone: '+48500100200', locale: 'pl' });
    expect(texts.map(({ text }) => text)).toEqual([
      `Zamowienie ${number} potwierdzone, kompletujemy je`,
      `Zamowienie ${number} jest w drodze: Nova Poshta, 20450000000000`,
    ]);
  });

  test.each<[string, Chosen]>([
    ['who did not ask for any', { sms: false }],
    ['who wants none of orders', { smsOrders: false }],
    ['who has no telephone', { phone: null }],
    ['whose number no gateway reaches', { phone: '+4930123456' }],
    ['whose number is a landline', { phone: '+380441234567' }],
    ['whose number costs who calls it', { phone: '+48700123456' }],
    ['who has not confirmed the address of the account', { isConfirmed: false }],
  ])('go by no text message to %s, and by the bell all the same', async (_, chosen) => {
    const { texts, letters, bell } = await shipped(chosen);
    expect(texts).toEqual([]);
    expect(bell).toBe(3);
    expect(letters).toEqual(['order-placed', 'order-processing', 'order-shipped']);
  });

  test('that only tell how it gets on have no e-mail for who refused it; the bell has them', async () => {
    const { letters, bell } = await shipped({ emailOrders: false });
    expect(letters).toEqual(['order-placed', 'order-processing']);
    expect(bell).toBe(3);
  });
});

const smsKeys = Object.keys(SHIPPED_MESSAGES.uk).filter((key): key is MessageKey => key.startsWith('sms.'));

test.each(LOCALES)('each text message of %s is paid as one', (locale) => {
  const values = {
    number: 'ORD-1000001',
    date: '30.11.2026',
    carrier: 'Нова пошта',
    parcel: '20450000000000',
  };
  const printed = { ...values, ...(locale !== 'uk' && { carrier: 'Nova Poshta' }) };
  const long = smsKeys
    .map((key) => smsText(messagesOf(locale).translate(key, printed)))
    .filter((text) => smsSegments(text) !== 1);
  expect(long).toEqual([]);
  expect(smsKeys.length).toBeGreaterThanOrEqual(NOTIFICATION_KINDS.length - 20);
});
