import { expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS } from './order-status.ts';
import { isPaidAtDoor, PAYMENT_STATUSES } from './payment-status.ts';

test('what was handed over to be paid at the door is paid by its customer, and nothing else is by that', () => {
  const paid = Object.keys(PURCHASE_TRANSITIONS).flatMap((status) =>
    ['card', 'transfer', 'pod'].flatMap((paymentMethod) =>
      PAYMENT_STATUSES.filter((paymentStatus) => isPaidAtDoor({ status, paymentMethod, paymentStatus })).map(
        (paymentStatus) => `${status} ${paymentMethod} ${paymentStatus}`,
      ),
    ),
  );
  expect(paid).toEqual(['DELIVERED pod UNPAID', 'COMPLETED pod UNPAID']);
});
