import type { CartItem } from '../../domain/cart/cart-item.ts';
import { withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { rentPlan } from '../../domain/rental/rent-plan.ts';
import { optionTiers } from '../../domain/rental/rental-option.ts';
import { namedBlocks, rentOf, type RentalBlock } from '../../domain/rental/rental-price.ts';
import { rentalDays, tiersOfPrices, type RentalRates } from '../../domain/rental/tiers.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';

/**
 * How a rental's days are charged: by days, weeks and months, the cheapest cover (R15) or as they are (`coverOf`), and of a long rental by how many bills, and what
 * the whole of it costs. Empty where that is the rental itself.
 */
export function useCoverText(): (rental: RentalBlock, rates: RentalRates) => string {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  return (rental, rates) => {
    const days = rentalDays(rental.duration, rental.count);
    // A number stays beside its word, and a plus begins no line.
    const blocks = namedBlocks(rental, rates.machine).map((block) =>
      t('duration.count', { ...block }).replace(' ', '\u00A0'),
    );
    const bills = rentPlan(days, rates).length;
    const amount = formatPrice(withTax(rentOf(days, rates), rule), locale);
    return [
      ...(blocks.length === 0
        ? []
        : [
            t(rates.machine.isExact === true ? 'cart.coverExact' : 'cart.cover', {
              days: t('duration.count', { duration: 'day', count: days }),
              blocks: blocks.join('\u00A0+ '),
            }),
          ]),
      ...(bills === 1 ? [] : [t('cart.bills', { count: bills, amount })]),
    ].join('. ');
  };
}

/** The same of a line of the cart; empty for a purchase. */
export function useLineCover({ rentalDuration, rentalCount, rentalTiers, options = [] }: CartItem): string {
  const currency = useCurrency();
  const coverText = useCoverText();
  if (rentalDuration === null || rentalCount === null || rentalTiers === null) return '';
  const machine = tiersOfPrices(rentalTiers[currency], currency);
  return machine === null
    ? ''
    : coverText(
        { duration: rentalDuration, count: rentalCount },
        { machine, options: options.map((option) => optionTiers(option, currency)) },
      );
}
