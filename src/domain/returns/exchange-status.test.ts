import { expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../orders/order-status.ts';
import { transition } from '../orders/transition.ts';
import { EXCHANGE_TRANSITIONS, stepsAfterOrder, type ExchangeStatus } from './exchange-status.ts';

test('an exchange follows the order of its replacement by the table alone', () => {
  for (const from of Object.keys(EXCHANGE_TRANSITIONS) as ExchangeStatus[]) {
    for (const to of Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[]) {
      let at = from;
      for (const step of stepsAfterOrder(from, to)) {
        expect(transition(EXCHANGE_TRANSITIONS, at, step).ok).toBe(true);
        at = step;
      }
    }
  }
  expect(stepsAfterOrder('IN_PROGRESS', 'SHIPPED')).toEqual(['SHIPPED']);
  expect(stepsAfterOrder('PENDING', 'SHIPPED')).toEqual([]);
});
