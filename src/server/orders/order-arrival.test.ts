import { desc, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { arrivalOf, arrivalOnTheWay, type Arrival } from '../../domain/checkout/arrival.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
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
const said = ({ first, last }: Arrival) => `${formatDays(first, last, 'uk', true)} · `;
const { orderId } = await transfers.place();

test('an order says on which days it arrives once it is paid, and anew once it is sent', async () => {
  expect(await arrivalNow()).toBeNull();
  expect(await lastEmail()).not.toMatch(/Строк доставки: .* · /);

  const { totalMinor } = await transfers.order(orderId);
  await transfers.came(orderId, totalMinor);
  const { order } = (await shop.backoffice.findOrder(orderId)) ?? {};
  const days = order?.deliveryDays;
  const at = order?.events.find(({ reason }) => reason === 'paid')?.at;
  if (!days || at === undefined) throw new Error('Nothing is promised');
  const from = dayIn(timeZoneOf('UA'), at);
  const paid = arrivalOf(from, { days, market: 'UA' });
  expect(await arrivalNow()).toEqual(paid);
  expect(await lastEmail()).toContain(said(paid));

  await transfers.hand(orderId, 'SHIPPED');
  const sent = arrivalOnTheWay(from, { days, market: 'UA' });
  expect(await arrivalNow()).toEqual(sent);
  expect(await lastEmail()).toContain(said(sent));

  await shop.orders.deliverOrder({ orderId, staffId: staff });
  expect(await arrivalNow()).toBeNull();
});
