import { expect, test } from 'vitest';
import { DEFAULT_TAX_RULE } from '../checkout/tax.ts';
import { LOCALES } from '../locale/locale.ts';
import { money } from '../money/money.ts';
import { rentalTerms } from '../../content/pages/legal/rental-terms.ts';
import { purchase, rental } from '../cart/sample-items.test-support.ts';
import { DEPOSIT_MONTHS, depositOf, depositOfCart } from './deposit.ts';

const INCLUDED = { ratePercent: 20, mode: 'included' } as const;

test('is the price of a month of each machine, with its tax, as the rental terms say', () => {
  expect(DEPOSIT_MONTHS).toBe(1);
  const said = { uk: 'ціні одного місяця', pl: 'cenie jednego miesiąca', en: 'one month’s price' };
  for (const locale of LOCALES) expect(JSON.stringify(rentalTerms[locale])).toContain(said[locale]);
  expect(depositOf(money(600_00, 'UAH'), 2, DEFAULT_TAX_RULE)).toEqual(money(1440_00, 'UAH'));
  expect(depositOf(money(600_00, 'UAH'), 2, INCLUDED)).toEqual(money(1200_00, 'UAH'));
});

test('of a cart is that of all its machines; what is bought has none', () => {
  const machine = rental({ quantity: 2 });
  const month = machine.rentalTiers?.UAH.month ?? 0;
  expect(month).toBeGreaterThan(0);
  const rules = { currency: 'UAH', taxRule: INCLUDED } as const;
  expect(depositOfCart([machine, purchase()], rules)).toEqual(money(2 * month, 'UAH'));
  expect(depositOfCart([purchase()], rules)).toEqual(money(0, 'UAH'));
});
