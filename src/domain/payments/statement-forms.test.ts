import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { refundFormSchema, transferFormSchema } from './statement-forms.ts';

const schema = transferFormSchema('PLN', '2026-11-21');
const typed = { amount: '1 234,50', day: '2026-11-20', reference: '  FT 26\t324 ' };
const fault = (differs: Partial<typeof typed>) => {
  const parsed = v.safeParse(schema, { ...typed, ...differs });
  return parsed.success ? null : parsed.issues[0].message.replace('backoffice.transfer.', '');
};

describe('a line of the statement', () => {
  test('is read as it was typed, its reference with single blanks', () => {
    expect(v.parse(schema, typed)).toEqual({
      amount: money(1234_50, 'PLN'),
      day: '2026-11-20',
      reference: 'FT 26 324',
      isShared: false,
    });
    expect(v.parse(schema, { ...typed, shared: 'on' })).toMatchObject({ isShared: true });
  });

  test.each([
    ['no amount', { amount: '' }, 'amountInvalid'],
    ['nothing', { amount: '0' }, 'amountInvalid'],
    ['money back', { amount: '-1' }, 'amountInvalid'],
    ['tomorrow', { day: '2026-11-22' }, 'dayInvalid'],
    ['a day that is none', { day: '2026-02-31' }, 'dayInvalid'],
    ['long ago', { day: '1999-01-01' }, 'dayInvalid'],
    ['no reference', { reference: ' \t ' }, 'referenceMissing'],
    ['a reference that cannot be seen', { reference: '\u200B\u202E' }, 'referenceMissing'],
    ['a novel', { reference: 'x'.repeat(65) }, 'referenceTooLong'],
  ] as const)('with %s is refused', (_, differs, reason) => {
    expect(fault(differs)).toBe(reason);
  });

  test('of any words is refused or whole, never anything between', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(words, words, words, (amount, day, reference) => {
        const parsed = v.safeParse(schema, { amount, day, reference });
        if (!parsed.success) return true;
        return parsed.output.amount.minor > 0 && parsed.output.reference.trim() !== '';
      }),
    );
  });
});

const typedRefund = {
  refundId: '4b4f1f6e-0000-4000-8000-000000000000',
  amount: '12,50',
  reason: '  Скол   скла ',
};
const read = (changes: Partial<typeof typedRefund & { readonly seen: string }>) =>
  v.safeParse(refundFormSchema('UAH'), { ...typedRefund, ...changes });

test('takes an amount as it is typed and a reason without its outer blanks', () => {
  expect(read({}).output).toEqual({
    refundId: typedRefund.refundId,
    amount: { minor: 12_50, currency: 'UAH' },
    reason: 'Скол скла',
    seen: null,
  });
  expect(read({ seen: '150000' }).output).toMatchObject({ seen: 1500_00 });
});

test.each([
  { amount: '' },
  { amount: '-1' },
  { amount: '1e3' },
  { reason: '   ' },
  { reason: 'a'.repeat(201) },
  { reason: 'a\u0007' },
  { refundId: '1' },
  { seen: '-1' },
])('refuses %j', (wrong) => {
  expect(read(wrong).success).toBe(false);
});
