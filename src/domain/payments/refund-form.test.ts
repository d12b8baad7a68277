import * as v from 'valibot';
import { expect, test } from 'vitest';
import { refundFormSchema } from './refund-form.ts';

const typed = { refundId: '4b4f1f6e-0000-4000-8000-000000000000', amount: '12,50', reason: '  Скол   скла ' };
const read = (changes: Partial<typeof typed>) =>
  v.safeParse(refundFormSchema('UAH'), { ...typed, ...changes });

test('takes an amount as it is typed and a reason without its outer blanks', () => {
  expect(read({}).output).toEqual({
    refundId: typed.refundId,
    amount: { minor: 12_50, currency: 'UAH' },
    reason: 'Скол скла',
  });
});

test.each([
  { amount: '' },
  { amount: '-1' },
  { amount: '1e3' },
  { reason: '   ' },
  { reason: 'a'.repeat(201) },
  { reason: 'a\u0007' },
  { refundId: '1' },
])('refuses %j', (wrong) => {
  expect(read(wrong).success).toBe(false);
});
