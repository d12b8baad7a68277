import { afterAll, expect, test } from 'vitest';
import { money } from '../../../domain/money/money.ts';
import { openCardShop } from '../../../../tests/support/card-shop.ts';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { disputeEvent, stripeEvent } from '../../../../tests/support/stripe-bodies.ts';
import { NextStep } from './next-step.tsx';

const card = await openCardShop();
const { shop } = card;
afterAll(() => card.close());

const staffId = card.customer;
async function withdraw(orderId: string, goods: string | null) {
  const { orderNumber = '' } = (await card.order(orderId)) ?? {};
  const statement = { orderNumber, email: 'olena@example.com', name: 'Олена', locale: 'uk' } as const;
  await shop.orders.stateWithdrawal({ ...statement, goods });
}
async function nextStep(orderId: string) {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  return renderComponent(
    <NextStep
      order={found.order}
      withdrawal={found.withdrawal}
      goodsReturn={found.goodsReturn}
      cases={found.cases}
      refunds={found.refunds}
      today="2026-11-05"
      problem={undefined}
    />,
  );
}

test('a paid order that was withdrawn from is to be cancelled; one of which a part was is to be shipped', async () => {
  const { orderId } = await card.paid();
  await withdraw(orderId, 'кабель');
  expect(await nextStep(orderId)).toContain('Передати перевізнику');
  await withdraw(orderId, null);
  const html = await nextStep(orderId);
  expect(html).toContain('Покупець відмовився від договору, тож відправляти нічого');
  expect(html).toContain('value="cancel"');
  expect(html).not.toContain('Передати перевізнику');
});

test('an order whose payment was taken back after the withdrawal is to be cancelled, not waited for', async () => {
  const orderId = await card.place(1, 'transfer');
  const [{ totalMinor = 0 } = {}] = [await card.order(orderId)];
  const line = { orderId, staffId, amount: money(totalMinor, 'UAH'), day: '2026-11-05', reference: 'FT-1' };
  await shop.payments.recordTransfer(line);
  await withdraw(orderId, null);
  const [{ id: lineId } = { id: '' }] = await card.transfersOf(orderId);
  await shop.payments.reverseLine({ orderId, lineId, reason: 'Чужий платіж', staffId });
  expect(await card.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
  expect(await nextStep(orderId)).toContain('Покупець відмовився від договору, тож відправляти нічого');
});

test('a delivered order with an open withdrawal is not said to end by itself', async () => {
  const { orderId } = await card.paid();
  await shop.orders.shipOrder({
    orderId,
    staffId,
    tracking: { carrier: 'nova-poshta', number: '20450012345678' },
  });
  await shop.orders.deliverOrder({ orderId, staffId });
  expect(await nextStep(orderId)).toContain('Через 14 днів воно завершиться саме');
  await withdraw(orderId, 'кабель');
  const html = await nextStep(orderId);
  expect(html).toContain('доки заява відкрита, замовлення саме не завершиться');
  expect(html).not.toContain('Через 14 днів');
});

test('a delivered order with an open complaint is not said to end by itself', async () => {
  const { orderId } = await card.paid();
  const tracking = { carrier: 'nova-poshta', number: '20450012345679' };
  await shop.orders.shipOrder({ orderId, staffId, tracking });
  await shop.orders.deliverOrder({ orderId, staffId });
  const order = (await shop.backoffice.findOrder(orderId))?.order;
  const [item] = order?.items ?? [];
  const request = {
    id: crypto.randomUUID(),
    kind: 'complaint',
    lines: [{ itemId: item?.id ?? '', pieces: 1, reason: 'faulty' }],
    note: 'Не вмикається після підключення.',
    way: 'label',
    isUnused: false,
  } as const;
  const asked = { userId: order?.userId ?? '', guestOrderIds: [], orderId };
  const offered = await shop.returns.offer({ ...asked, request });
  const offers = offered.ok ? offered.offers : [];
  const [{ way } = { way: 'label' as const }] = offers;
  const seenMinor = Object.fromEntries(offers.map((each) => [each.way, each.estimate?.totalMinor]));
  expect(await shop.returns.request({ ...asked, request: { ...request, way }, seenMinor })).toMatchObject({
    ok: true,
  });
  const html = await nextStep(orderId);
  expect(html).toContain('частину товарів повертають');
  expect(html).not.toContain('Через 14 днів');
});

const tellPaid = async ({ paymentId, amount }: { paymentId: string; amount: number }) =>
  expect(
    await card.tell(stripeEvent({ type: 'completed', paymentId, amount, charged: `pi_${paymentId}` })),
  ).toBe(200);

test('an order with a payment of another sum is not said to end by itself, and leads to the case', async () => {
  const { orderId, paymentId, amount } = await card.waiting();
  await tellPaid({ paymentId, amount: amount - 1 });
  const html = await nextStep(orderId);
  expect(html).not.toContain('воно скасується саме');
  expect(html).toContain('доки платіж на іншу суму не розібрано');
  expect(html).toContain('Поверніть ці гроші в кабінеті платіжної системи');
  expect(html).toContain('/admin/payments');
});

test('a cancelled order is done with only when its refund was made', async () => {
  const { orderId, sessionId, paymentId, amount } = await card.waiting();
  await shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
  expect(await nextStep(orderId)).toContain('більше нічого робити не потрібно');
  await tellPaid({ paymentId, amount });
  expect(await nextStep(orderId)).toContain('Повернення на картку ще не надіслано');
  await card.bankRefunds(sessionId, amount);
  expect(await card.returnMoney()).toBe('refused');
  const html = await nextStep(orderId);
  expect(html).toContain('Платіжна система не повертає гроші');
  expect(html).not.toContain('більше нічого робити не потрібно');
});

test('the refund of an order whose payment is disputed waits for the bank, before the order is cancelled and after', async () => {
  const { orderId, paymentId, amount } = await card.waiting();
  await tellPaid({ paymentId, amount });
  await withdraw(orderId, null);
  const dispute = { id: `dp_${paymentId}`, charged: `pi_${paymentId}`, amount, status: 'needs_response' };
  expect(await card.tell(disputeEvent('created', dispute))).toBe(200);
  const before = await nextStep(orderId);
  expect(before).not.toContain('буде повернено автоматично');
  expect(before).toContain('повернення на картку зачекає на рішення банку');
  await shop.orders.cancelByStaff({ orderId, staffId, reason: 'customer-asked' });
  expect(await card.oweRefunds()).toBe('noted');
  const after = await nextStep(orderId);
  expect(after).toContain('Поки він не вирішив, повернення на картку не надсилаємо');
  expect(after).not.toContain('більше нічого робити не потрібно');
});

test('an order of which almost all was refunded says how much', async () => {
  const { orderId, amount } = await card.paid();
  const refund = {
    id: crypto.randomUUID(),
    orderId,
    amountMinor: amount - 100,
    reason: 'Немає на складі',
    staffId,
  };
  expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
  const html = await nextStep(orderId);
  expect(html).not.toContain('повністю повертаються');
  expect(html).toContain('Майже всі гроші за замовлення');
});
