import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { OrderTotals } from './order-totals.tsx';
import { OrderBadges } from './status-badge.tsx';
import { TransferDetails } from './transfer-details.tsx';

const shop = await openTransferShop();
afterAll(() => shop.close());

/** What the page of an order says of its money, without tags. */
async function said(orderId: string) {
  const found = await shop.shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  const html = renderComponent(
    <>
      <OrderBadges order={found.order} />
      <OrderTotals order={found.order} />
      <TransferDetails order={found.order} code={null} seller={sellerIn('UA', 'uk')} />
    </>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('what a carrier was paid is not to be paid again', async () => {
  const { orderId } = await shop.place({ payment: 'pod' });
  expect(await said(orderId)).toContain('До сплати');
  await shop.hand(orderId, 'DELIVERED');
  const text = await said(orderId);
  expect(text).toContain('Оплачено перевізникові');
  expect(text).toContain('Сума замовлення');
  expect(text).not.toContain('До сплати');
});

test('of a transfer that came in part, what has come and what is missing stand beside the sum', async () => {
  const { orderId, total } = await shop.place();
  expect(await said(orderId)).toContain('До сплати');
  await shop.came(orderId, total - 59_00);
  const text = await said(orderId);
  expect(text).toContain('Оплачено частково');
  expect(text).not.toContain('Не оплачено');
  expect(text).toMatch(/Сума замовлення .* Отримано .* До сплати 59,00 грн/);
  await shop.came(orderId, 59_00);
  expect(await said(orderId)).not.toContain('До сплати');
});

test('of a part that staff are to send back, summary and transfer name one pair of sums, which is the total', async () => {
  const { orderId, total } = await shop.place();
  await shop.came(orderId, 123_45);
  const refund = { id: randomUUID(), amountMinor: 23_45, reason: 'Уцінка', staffId: shop.staff };
  await shop.shop.payments.refundPart({ ...refund, orderId });
  const text = await said(orderId);
  const missing = `${((total - 100_00) / 100).toFixed(2).replace('.', ',')} грн`;
  expect(text).toContain(`Отримано 100,00 грн. Бракує ${missing}`);
  expect(text).toMatch(`Отримано 100,00 грн До сплати ${missing}`);
  expect(text).not.toContain('123,45');
});
