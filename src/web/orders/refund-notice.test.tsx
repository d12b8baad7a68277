import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openCardShop } from '../../../tests/support/card-shop.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { disputeEvent, refundStateEvent } from '../../../tests/support/stripe-bodies.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
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
const hryvnias = (minor: number) => formatPrice(money(minor, 'UAH'), 'uk').replaceAll(/\s/g, ' ');

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

/** A paid order and its customer's bank, which wants the money back and decides. */
async function disputed() {
  const order = await cards.paid();
  const [payment] = await cards.paymentsOf(order.orderId);
  const about = { id: `dp_${order.paymentId}`, charged: payment?.transaction ?? null };
  const tell = (type: 'created' | 'closed', status: string, amount = order.amount) =>
    cards.tell(disputeEvent(type, { ...about, amount, status }));
  return { ...order, tell };
}
const { customer: staffId } = cards;
const refundPart = (orderId: string, amountMinor: number) =>
  cards.shop.payments.refundPart({
    id: randomUUID(),
    orderId,
    amountMinor,
    reason: 'Подряпина',
    staffId,
  });
const sendAll = async () => {
  while ((await cards.oweRefunds()) !== null);
  while ((await cards.returnMoney()) !== null);
};

describe('while a dispute is not decided', () => {
  test('a refund is not promised in days: page and e-mail say that the bank decides first', async () => {
    const { orderId, amount, tell } = await disputed();
    await tell('created', 'needs_response');
    await refundPart(orderId, 50_00);
    const part = await said(cards, orderId);
    expect(part).toContain(`Повернення ${hryvnias(50_00)} чекає на рішення банку`);
    expect(part).not.toContain('робочих днів');
    await cards.shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
    const total = `Повернення ${hryvnias(amount)} чекає на рішення банку`;
    expect(await said(cards, orderId)).toContain(total); // before the rest has its refund, and after
    await sendAll();
    const page = await said(cards, orderId);
    expect(page).toContain(total);
    expect(page).not.toMatch(/робочих днів|Уже повернуто/);
    const email = await cards.wordsOf('order-cancelled', orderId);
    expect(email).toContain('спершу вирішує банк');
    expect(email).not.toContain('робочих днів');
    await tell('closed', 'won');
    expect(await said(cards, orderId)).toContain(`Повернемо ${hryvnias(amount)} на картку`);
  });

  test('neither does the receipt of a withdrawal promise it', async () => {
    const { orderId, tell } = await disputed();
    await tell('created', 'needs_response');
    const { orderNumber = '' } = (await cards.order(orderId)) ?? {};
    const statement = { orderNumber, email: 'olena@example.com', name: 'Олена', goods: null, locale: 'uk' };
    await cards.shop.orders.stateWithdrawal({ ...statement, locale: 'uk' });
    const receipt = await cards.wordsOf('withdrawal', orderId);
    expect(receipt).toContain('спершу вирішує банк');
    expect(receipt).not.toContain('14 днів');
  });
});

test('what the bank took is told as its own, on the page and in the e-mail of the cancellation', async () => {
  const { orderId, amount, tell } = await disputed();
  await tell('closed', 'lost');
  expect(await said(cards, orderId)).toBe(`Банк повернув вам ${hryvnias(amount)}`);
  await cards.shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
  const email = await cards.wordsOf('order-cancelled', orderId);
  expect(email).toContain(`Банк уже повернув вам ${hryvnias(amount)}`);
  expect(email).not.toContain('Ми вже повернули');
});

test('of what the bank took a part, and the shop the rest, each is told', async () => {
  const { orderId, amount, tell } = await disputed();
  await tell('closed', 'lost', 40_00);
  await refundPart(orderId, amount - 40_00);
  await sendAll();
  const page = await said(cards, orderId);
  expect(page).toContain(`Уже повернуто ${hryvnias(amount - 40_00)}`);
  expect(page).toContain(`Банк повернув вам ${hryvnias(40_00)}`);
  await cards.shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
  expect(await cards.wordsOf('order-cancelled', orderId)).toContain('частину повернув банк');
});

test('a refund that did not reach the customer is not told as made until staff have made it', async () => {
  const { orderId, paymentId } = await cards.paid();
  const [payment] = await cards.paymentsOf(orderId);
  await refundPart(orderId, 50_00);
  await sendAll();
  expect(await said(cards, orderId)).toBe(`Уже повернуто ${hryvnias(50_00)}`);
  const told = { id: `re_${paymentId}`, charged: payment?.transaction ?? null, amount: 50_00 };
  await cards.tell(refundStateEvent('failed', { ...told, status: 'failed' }));
  const page = await said(cards, orderId);
  expect(page).toContain(`Повернення ${hryvnias(50_00)} не дійшло до вас`);
  expect(page).toContain('знайдемо інший спосіб');
  expect(page).not.toContain('Уже повернуто');
  const cases = await cards.shop.payments.listPaymentCases();
  const { id: caseId = '' } = cases.find((each) => each.orderId === orderId) ?? {};
  const dealtWith = { note: 'Надіслали на рахунок', sent: { by: 'transfer', reference: 'PP-1' } } as const;
  await cards.shop.payments.notePaymentCase({ caseId, ...dealtWith, release: null, staffId });
  expect(await said(cards, orderId)).toBe(`Уже повернуто ${hryvnias(50_00)}`);
});
