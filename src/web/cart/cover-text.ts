import type { CartItem } from '../../domain/cart/cart-item.ts';
import { money } from '../../domain/money/money.ts';
import { namedBlocks, type RentalBlock } from '../../domain/rental/rental-price.ts';
import { rentalDays, type RentalTiers } from '../../domain/rental/tiers.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';

/** How a rental's days are charged: the cheapest cover by days, weeks and months (R15). Empty where that is the rental itself. */
export function useCoverText(): (rental: RentalBlock, tiers: RentalTiers) => string {
  const t = useT();
  return (rental, tiers) => {
    // A number stays beside its word, and a plus begins no line.
    const blocks = namedBlocks(rental, tiers).map((block) =>
      t('duration.count', { ...block }).replace(' ', '\u00A0'),
    );
    if (blocks.length === 0) return '';
    const days = t('duration.count', { duration: 'day', count: rentalDays(rental.duration, rental.count) });
    return t('cart.cover', { days, blocks: blocks.join('\u00A0+ ') });
  };
}

/** The same of a line of the cart; empty for a purchase. */
export function useLineCover({ rentalDuration, rentalCount, rentalTiers }: CartItem): string {
  const currency = useCurrency();
  const coverText = useCoverText();
  if (rentalDuration === null || rentalCount === null || rentalTiers === null) return '';
  const { day, week, month } = rentalTiers[currency];
  return coverText(
    { duration: rentalDuration, count: rentalCount },
    { day: money(day, currency), week: money(week, currency), month: money(month, currency) },
  );
}
