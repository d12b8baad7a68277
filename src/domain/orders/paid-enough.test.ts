import { expect, test } from 'vitest';
import { sendProblem, type SendQuestion } from './paid-enough.ts';

const replacement: SendQuestion = {
  order: {
    paymentStatus: 'PAID',
    totalMinor: 908,
    isReplacement: true,
    awaitsCredit: false,
    sale: { worthMinor: 908, keptMinor: 908 },
  },
  keptMinor: 908,
  goodwillMinor: 0,
};

test('a replacement is sent when all of it is paid, or the shop gave up what is missing', () => {
  expect(sendProblem(replacement)).toBeNull();
  expect(sendProblem({ ...replacement, keptMinor: 858, goodwillMinor: 50 })).toBeNull();
  expect(sendProblem({ ...replacement, keptMinor: 858 })).toBe('exchange-unpaid');
  // What a bank took is no goodwill, though some was given besides.
  expect(sendProblem({ ...replacement, keptMinor: 446, goodwillMinor: 50 })).toBe('exchange-unpaid');
  expect(sendProblem({ ...replacement, order: { ...replacement.order, awaitsCredit: true } })).toBe(
    'awaits-exchange',
  );
});

test('of any other order a tenth is enough', () => {
  const order = { ...replacement.order, isReplacement: false, paymentStatus: 'PARTIALLY_REFUNDED' };
  expect(sendProblem({ ...replacement, order, keptMinor: 100 })).toBeNull();
  const sale = { worthMinor: 908, keptMinor: 50 };
  expect(sendProblem({ ...replacement, order: { ...order, sale }, keptMinor: 50 })).toBe('refunded');
});
