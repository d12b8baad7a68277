import { afterAll, expect, test } from 'vitest';
import { openCardShop } from '../../../../tests/support/card-shop.ts';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { stripeEvent } from '../../../../tests/support/stripe-bodies.ts';
import { StaffCases, StaffRefunds } from './staff-refunds.tsx';

const card = await openCardShop();
const { shop } = card;
afterAll(() => card.close());

const staffId = card.customer;
async function sections(orderId: string) {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  const { order, cases, refunds } = found;
  return {
    cases: renderComponent(<StaffCases order={order} cases={cases} />),
    refunds: renderComponent(<StaffRefunds order={order} refunds={refunds} />),
  };
}

test('a refund of staff is shown with its sum, its reason and who gave it, before it is sent and after', async () => {
  const { orderId } = await card.paid();
  expect((await sections(orderId)).refunds).toBe('');
  const refund = { id: crypto.randomUUID(), orderId, amountMinor: 12_34, reason: 'Подряпина', staffId };
  expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
  const { refunds } = await sections(orderId);
  for (const told of ['12,34', 'Подряпина', staffId, 'На картку ще не надіслано'])
    expect(refunds).toContain(told);
  expect(await card.returnMoney()).toBe('refunded');
  expect((await sections(orderId)).refunds).toContain('Надіслано');
});

test('a case is shown with the way to it while it is open, and with its note and who closed it afterwards', async () => {
  const { orderId, paymentId, amount } = await card.waiting();
  await card.tell(stripeEvent({ type: 'completed', paymentId, amount: amount + 50_00 }));
  const { cases } = await sections(orderId);
  expect(cases).toContain('/admin/payments');
  expect(cases).toContain('Інша сума, ніж ми просили');
  const [found] = (await shop.payments.listPaymentCases()).filter((each) => each.orderId === orderId);
  const note = { caseId: found?.id ?? '', note: 'Повернули в кабінеті', release: null, staffId };
  expect(await shop.payments.notePaymentCase(note)).toEqual({ ok: true, effect: 'close' });
  const closed = (await sections(orderId)).cases;
  for (const told of ['Повернули в кабінеті', 'Розібрано', staffId]) expect(closed).toContain(told);
  expect(closed).not.toContain('/admin/payments');
});
