import { expect, it } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { changedTotal } from './changed-total.ts';

const reviewed = { currency: 'UAH', minor: 1200_00, discountCode: null } as const;

it.each([
  ['nothing changed', reviewed, money(1200_00, 'UAH'), null, null],
  ['nothing was reviewed yet', null, money(1200_00, 'UAH'), null, null],
  ['the price', reviewed, money(1300_00, 'UAH'), null, money(1200_00, 'UAH')],
  ['the currency', reviewed, money(1200_00, 'PLN'), null, money(1200_00, 'UAH')],
  ['the customer’s own code', reviewed, money(1100_00, 'UAH'), 'SUN10', null],
  ['the currency under a code', reviewed, money(110_00, 'PLN'), 'SUN10', money(1200_00, 'UAH')],
])('the total that stood before: %s', (_, reviewed, total, discountCode, before) => {
  expect(changedTotal({ reviewed }, { total, discountCode })).toEqual(before);
});
