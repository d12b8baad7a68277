import { afterAll, expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { bought } from '../../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import type { Line } from '../../../domain/cart/cart-item.ts';
import { readOrdersQuery } from '../../../domain/orders/orders-query.ts';
import { OrderActions, OrderCard } from './order-card.tsx';

const transfers = await openTransferShop();
const { shop, customer } = transfers;
afterAll(() => transfers.close());

const machine: Line = {
  id: 2001,
  quantity: 1,
  rental: { duration: 'day', count: 1, startDate: rentalStart() },
};

test.each<[string, readonly Line[], boolean, boolean]>([
  ['a purchase leads to the order', [bought(1801)], true, false],
  ['a rental leads to its lease', [machine], false, true],
  ['both lead to both', [bought(1801), { ...machine, id: 2002 }], true, true],
])('the details of %s', async (_name, lines, toOrder, toLease) => {
  const { orderId } = await transfers.place({ lines: [...lines] });
  const { orders } = await shop.orders.listOwnOrders(customer, readOrdersQuery(new URLSearchParams()));
  const order = orders.find(({ id }) => id === orderId);
  if (!order) throw new Error('There is no such order');
  const html = renderComponent(<OrderActions order={order} token="token" />);
  const leaseId = order.items.find(({ rental }) => rental !== null)?.rental?.leaseId;
  expect(html.includes(`/order/${orderId}"`)).toBe(toOrder);
  expect(html.includes(`/lease/${leaseId}"`)).toBe(toLease);
});

test('an order that waits for the quote of its delivery says so, and not that it is unpaid', async () => {
  const { orderId } = await transfers.place({ lines: [bought(101, 40)] });
  const { orderId: parcelId } = await transfers.place({ lines: [bought(1801)] });
  const { orders } = await shop.orders.listOwnOrders(customer, readOrdersQuery(new URLSearchParams()));
  const cardOf = (wanted: string) => {
    const order = orders.find(({ id }) => id === wanted);
    if (!order) throw new Error('There is no such order');
    return renderComponent(<OrderCard order={order} />);
  };
  expect(cardOf(orderId)).toContain('Рахуємо вартість доставки');
  expect(cardOf(orderId)).not.toContain('Не оплачено');
  expect(cardOf(parcelId)).not.toContain('Рахуємо вартість доставки');
  expect(cardOf(parcelId)).toContain('Не оплачено');
});
