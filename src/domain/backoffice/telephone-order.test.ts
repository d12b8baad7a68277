import { describe, expect, test } from 'vitest';
import { typedLine } from '../../../tests/support/typed-line.ts';
import { OPTIONS_MAX } from '../rental/rental-option.ts';
import { callerProblem, TELEPHONE_LINES_MAX, withProduct, type TypedLine } from './telephone-order.ts';

test.each([
  ['staff', true, false, 'of-staff'],
  ['admin', true, false, 'of-staff'],
  ['customer', false, false, 'unconfirmed'],
  ['customer', true, true, 'being-deleted'],
  ['customer', true, false, null],
] as const)(
  'an account of %s, confirmed %s, being deleted %s: %s',
  (role, isConfirmed, isBeingDeleted, problem) => {
    expect(callerProblem({ role, isConfirmed, isBeingDeleted })).toBe(problem);
  },
);

describe('lines', () => {
  test('one more piece of what is bought already, and a line of its own for what is rented', () => {
    const once = withProduct([], { product: '101', isRental: false });
    expect(once).toEqual([
      { product: '101', quantity: '1', duration: '', count: '1', start: '', options: [] },
    ]);
    const twice = withProduct(once ?? [], { product: '101', isRental: false });
    expect(twice?.map(({ quantity }) => quantity)).toEqual(['2']);
    expect(withProduct(twice ?? [], { product: '101', isRental: true })).toHaveLength(2);
  });

  test('what is typed in a quantity and is no number stays as it is', () => {
    expect(withProduct([typedLine('101', 'зо два')], { product: '101', isRental: false })).toEqual([
      typedLine('101', 'зо два'),
    ]);
  });

  test('are so many that their form is taken', () => {
    const full = Array.from({ length: TELEPHONE_LINES_MAX }, (_, index) => typedLine(String(index + 1)));
    expect(withProduct(full, { product: '999', isRental: false })).toBeNull();
    expect(withProduct(full, { product: '1', isRental: false })).toHaveLength(TELEPHONE_LINES_MAX);
    // Five fields for a line, and those of the rest.
    expect(TELEPHONE_LINES_MAX * 5 + 40).toBeLessThanOrEqual(250);
  });

  test('are fewer where machines are rented, each of which may have options', () => {
    let lines: readonly TypedLine[] | null = [];
    let most: readonly TypedLine[] = [];
    for (let product = 1; lines !== null; product += 1) {
      most = lines;
      lines = withProduct(lines, { product: String(product), isRental: true });
    }
    expect(most.length).toBeGreaterThan(15);
    expect(most.length * (5 + OPTIONS_MAX) + 40).toBeLessThanOrEqual(250);
  });
});
