import { expect, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { money } from '../money/money.ts';
import { rentalTerms } from '../../content/pages/legal/rental-terms.ts';
import { purchase, rental } from '../cart/sample-items.test-support.ts';
import { DEPOSIT_MONTHS, depositOf, depositOfCart } from './deposit.ts';

test('is the price of a month of each machine, as the rental terms say', () => {
  expect(DEPOSIT_MONTHS).toBe(1);
  const said = { uk: 'ціні одного місяця', pl: 'cenie jednego miesiąca', en: 'one month’s price' };
  for (const locale of LOCALES) expect(JSON.stringify(rentalTerms[locale])).toContain(said[locale]);
  expect(depositOf(money(600_00, 'UAH'), 2)).toEqual(money(1200_00, 'UAH'));
});

test('of a cart is that of all its machines; what is bought has none', () => {
  const machine = rental({ quantity: 2 });
  const month = machine.rentalTiers?.UAH.month ?? 0;
  expect(month).toBeGreaterThan(0);
  expect(depositOfCart([machine, purchase()], 'UAH')).toEqual(money(2 * month, 'UAH'));
  expect(depositOfCart([purchase()], 'UAH')).toBeNull();
});
