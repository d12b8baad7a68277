import { afterAll, expect, test } from 'vitest';
import { money } from '../../../domain/money/money.ts';
import { openCardShop } from '../../../../tests/support/card-shop.ts';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
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
      dueMinor={found.goodsReturn.dueMinor}
      isDisputed={false}
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
