import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openCardShop } from '../../../tests/support/card-shop.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { RefundNotice } from './refund-notice.tsx';

const transfers = await openTransferShop();
const cards = await openCardShop();
afterAll(async () => {
  await transfers.close();
  await cards.close();
});

/** What the page of an order says of its refunds, without tags; empty where it says nothing. */
async function said({ shop }: Pick<typeof transfers, 'shop'>, orderId: string) {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  const refunds = await shop.orders.findRefunds(found.order);
  const html = renderComponent(<RefundNotice order={found.order} refunds={refunds} />);
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const hryvnias = (minor: number) => formatMoney(money(minor, 'UAH'), 'uk').replaceAll(/\s/g, ' ');

test('an order of which nothing goes back says nothing', async () => {
  const { orderId, total } = await transfers.place();
  await transfers.came(orderId, total);
  expect(await said(transfers, orderId)).toBe('');
});

test('a transfer: what is to go back, what went back, and what is left of it', async () => {
  const { orderId, total } = await transfers.place();
  await transfers.came(orderId, total);
  const { shop, staff } = transfers;
  const step = { orderId, staffId: staff, reason: 'customer-asked' } as const;
  await shop.orders.cancelByStaff(step);
  expect(await said(transfers, orderId)).toMatch(`Повертаємо вам ${hryvnias(total)} Замовлення скасовано.`);
  await transfers.sentBack(orderId, 40_00);
  const half = await said(transfers, orderId);
  expect(half).toContain(`Повертаємо вам ${hryvnias(total - 40_00)}`);
  expect(half).toContain(`Уже повернуто ${hryvnias(40_00)}.`);
  await transfers.sentBack(orderId, total - 40_00);
  expect(await said(transfers, orderId)).toBe(`Уже повернуто ${hryvnias(total)}`);
});

describe('goods that were paid at the door and came back', () => {
  test('are promised, with the account that is needed, before their carrier has handed the money on', async () => {
    const { orderId, total } = await transfers.place({ payment: 'pod' }, 2);
    await transfers.hand(orderId, 'DELIVERED');
    expect(await said(transfers, orderId)).toBe('');
    await transfers.goodsReturn(orderId, { back: 1, sellable: 1 });
    expect(await said(transfers, orderId)).toContain('номер рахунку (IBAN)');
    await transfers.goodsReturn(orderId, { back: 1, sellable: 1 });
    expect(await said(transfers, orderId)).toContain(`Повертаємо вам ${hryvnias(total)}`);
    await transfers.came(orderId, total);
    const owed = await said(transfers, orderId);
    expect(owed).toContain(`Повертаємо вам ${hryvnias(total)}`);
    expect(owed).toContain('номер рахунку (IBAN)');
    await transfers.sentBack(orderId, total);
    expect(await said(transfers, orderId)).toBe(`Уже повернуто ${hryvnias(total)}`);
  });

  test('are not, where the parcel was never taken', async () => {
    const { orderId } = await transfers.place({ payment: 'pod' });
    await transfers.hand(orderId, 'SHIPPED');
    await transfers.goodsReturn(orderId, { back: 1, sellable: 1, reason: 'refused' });
    expect(await said(transfers, orderId)).toBe('');
  });
});

test('a card: a part that went back, and the rest when the order is cancelled, from the moment that it is', async () => {
  const { orderId, amount } = await cards.paid();
  const { shop, customer: staffId } = cards;
  const part = { id: randomUUID(), orderId, amountMinor: 10_00, reason: 'Подряпина', staffId };
  await shop.payments.refundPart(part);
  expect(await said(cards, orderId)).toContain(`Повернемо ${hryvnias(10_00)} на картку`);
  while ((await cards.returnMoney()) !== null);
  expect(await said(cards, orderId)).toBe(`Уже повернуто ${hryvnias(10_00)}`);
  await shop.orders.cancelByStaff({ orderId, staffId, reason: 'sold-out' });
  const rest = `Повертаємо вам ${hryvnias(amount - 10_00)}`;
  expect(await said(cards, orderId)).toContain(rest);
  while ((await cards.oweRefunds()) !== null);
  expect(await said(cards, orderId)).toContain(rest);
  while ((await cards.returnMoney()) !== null);
  expect(await said(cards, orderId)).toBe(`Уже повернуто ${hryvnias(amount)}`);
});
