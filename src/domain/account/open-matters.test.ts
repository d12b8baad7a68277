import { expect, it } from 'vitest';
import { ordersByMatter } from './open-matters.ts';

it('names each reason once, with all its orders', () => {
  expect(
    ordersByMatter([
      { orderNumber: 'ORD-1', matter: 'refund' },
      { orderNumber: 'ORD-2', matter: 'unpaid' },
      { orderNumber: 'ORD-3', matter: 'refund' },
    ]),
  ).toEqual([
    { matter: 'unpaid', orderNumbers: ['ORD-2'] },
    { matter: 'refund', orderNumbers: ['ORD-1', 'ORD-3'] },
  ]);
});
