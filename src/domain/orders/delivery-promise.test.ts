import { expect, test } from 'vitest';
import { isDeliveryPromised } from './delivery-promise.ts';

const order = { status: 'PROCESSING', paymentStatus: 'PAID', sale: { worthMinor: 100, keptMinor: 100 } };
const stands = { isWithdrawn: false };
const withdrawn = { isWithdrawn: true };

test('a parcel is promised until the order ends, or is not to be sent', () => {
  expect(isDeliveryPromised(order, stands)).toBe(true);
  expect(isDeliveryPromised(order, withdrawn)).toBe(false);
  expect(isDeliveryPromised({ ...order, sale: { worthMinor: 100, keptMinor: 0 } }, stands)).toBe(false);
  for (const status of ['CANCELLED', 'RETURNED']) {
    expect(isDeliveryPromised({ ...order, status }, stands)).toBe(false);
  }
});

test('what was sent arrives all the same', () => {
  expect(isDeliveryPromised({ ...order, status: 'SHIPPED' }, withdrawn)).toBe(true);
  expect(
    isDeliveryPromised({ ...order, status: 'SHIPPED', sale: { worthMinor: 100, keptMinor: 0 } }, stands),
  ).toBe(true);
});
