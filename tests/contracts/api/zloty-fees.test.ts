import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { orderRecordSchema } from '../../../src/server/api/serializers/order-record.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop({
  POD_FEE_PLN: '15.50',
  POD_LIMIT_PLN: '1000',
  EXPRESS_PLN: '60,2500,1-2',
});
afterAll(close);

const order = v.strictObject({ data: orderRecordSchema });

/** An order in złoty to Warsaw of so many pieces, with the method and payment asked for. */
async function send(quantity: number, { method, payment }: { method: string; payment: string }) {
  const { headers } = await signedIn();
  const { shippingInfo, ...rest } = checkoutBody([{ id: 310, quantity }], {
    currency: 'PLN',
    paymentMethod: payment,
  });
  const address = { phone: '+48512345678', city: 'Warszawa', postalCode: '00-001', country: 'PL' };
  const body = { ...rest, shippingInfo: { ...shippingInfo, ...address, method } };
  const answer = await api('/create-checkout-session', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { answer, headers };
}

async function placed(quantity: number, how: Parameters<typeof send>[1]) {
  const { answer, headers } = await send(quantity, how);
  expect(answer.status).toBe(201);
  const { orderId } = await readAs(sessionSchema, answer);
  return (await readAs(order, await api(`/orders/${orderId}`, { headers }))).data;
}
const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);

test('an order in złoty is paid at the door for the fee that the operator set', async () => {
  const paid = await placed(1, { method: 'standard', payment: 'pod' });
  expect(paid).toMatchObject({
    currency: 'PLN',
    paymentMethod: 'pod',
    paymentFee: 15.5,
    shippingCost: 30,
    paymentStatus: 'UNPAID',
  });
  const { subtotal, tax, total } = paid;
  expect(cents(total)).toBe(cents(subtotal) + cents(tax) + 30_00 + 15_50);
});

test('and not above the limit that the operator set', async () => {
  const { answer } = await send(5, { method: 'standard', payment: 'pod' });
  expect(answer.status).toBe(422);
  expect(await readProblem(answer)).toMatchObject({ details: { reason: 'payment-not-offered' } });
});

test('an order in złoty is sent by express for the fee that the operator set, and free from the amount', async () => {
  const few = await placed(1, { method: 'express', payment: 'transfer' });
  expect(few).toMatchObject({
    shippingMethod: 'express',
    shippingCost: 60,
    deliveryDays: { min: 1, max: 2 },
  });
  const many = await placed(10, { method: 'express', payment: 'transfer' });
  expect(cents(many.subtotal)).toBeGreaterThan(2500_00);
  expect(many.shippingCost).toBe(0);
});
