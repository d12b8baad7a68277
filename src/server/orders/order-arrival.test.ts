import { desc, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { arrivalOf, arrivalOnTheWay, type Arrival } from '../../domain/checkout/arrival.ts';
import { formatDate, formatDays } from '../../domain/locale/format-date.ts';
import { dayIn, timeZoneOf } from '../../domain/locale/market.ts';
import { emails } from '../outbox/tables.ts';

const transfers = await openTransferShop();
const { shop, database, customer, staff, close } = transfers;
afterAll(close);

const lastEmail = async () => {
  const [email] = await database
    .select()
    .from(emails)
    .where(like(emails.occasion, `%${orderId}%`))
    .orderBy(desc(emails.createdAt));
  return email?.plain ?? '';
};
const arrivalNow = async () => {
  const found = await shop.orders.findOrder(orderId, customer, []);
  return found.ok ? found.order.arrival : undefined;
};
const said = ({ first, last }: Arrival) => `${formatDays(first, last, 'uk', true)} ·\u00A0`;
const { orderId } = await transfers.place();

test('an order says on which days it arrives if it is paid today, once it is paid, and again once it is sent', async () => {
  const today = dayIn(timeZoneOf('UA'), new Date().toISOString());
  const promised = await arrivalNow();
  expect(promised).toMatchObject({ ifPaidOn: today });
  if (promised == null) throw new Error('Nothing is promised');
  const dated = formatDays(promised.first, promised.last, 'uk', true);
  expect(await lastEmail()).toContain(`${dated}, якщо оплатити ${formatDate(today, 'uk', 'UTC', 'short')}`);

  const { totalMinor } = await transfers.order(orderId);
  await transfers.came(orderId, totalMinor);
  const { order } = (await shop.backoffice.findOrder(orderId)) ?? {};
  const days = order?.deliveryDays;
  const at = order?.events.find(({ reason }) => reason === 'paid')?.at;
  if (!days || at === undefined) throw new Error('Nothing is promised');
  const from = dayIn(timeZoneOf('UA'), at);
  const paid = arrivalOf(from, { days, market: 'UA' });
  expect(await arrivalNow()).toEqual({ ...paid, ifPaidOn: null });
  expect(await lastEmail()).toContain(said(paid));

  await transfers.hand(orderId, 'SHIPPED');
  const sent = arrivalOnTheWay(from, { days, market: 'UA' });
  expect(await arrivalNow()).toEqual({ ...sent, ifPaidOn: null });
  expect(await lastEmail()).toContain(said(sent));

  await shop.orders.deliverOrder({ orderId, staffId: staff });
  expect(await arrivalNow()).toBeNull();
});
