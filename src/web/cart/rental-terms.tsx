import { MAX_RENTAL_COUNT, type CartItem } from '../../domain/cart/cart-item.ts';
import { setRentalCount } from '../../domain/cart/set-rental-count.ts';
import { cheapestCover } from '../../domain/rental/cheapest-cover.ts';
import { DURATIONS, rentalDays } from '../../domain/rental/duration.ts';
import { money } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { changeCart } from './cart-store.ts';

/** How a rental's days are charged: the cheapest cover by days, weeks and months (R15). Empty for a purchase. */
export function useCoverText(line: CartItem): string {
  const t = useT();
  const currency = useCurrency();
  const { rentalDuration, rentalCount, rentalTiers } = line;
  if (rentalDuration === null || rentalCount === null || rentalTiers === null) return '';
  const { day, week, month } = rentalTiers[currency];
  const days = rentalDays(rentalDuration, rentalCount);
  const { blocks } = cheapestCover(days, {
    day: money(day, currency),
    week: money(week, currency),
    month: money(month, currency),
  });
  const parts = DURATIONS.toReversed()
    .filter((duration) => blocks[duration] > 0)
    .map((duration) => t('duration.count', { duration, count: blocks[duration] }));
  return t('cart.cover', {
    days: t('duration.count', { duration: 'day', count: days }),
    blocks: parts.join(' + '),
  });
}

/** For how many days, weeks or months a machine is rented. */
export function RentalTermsControl({ line, onChange }: { line: CartItem; onChange: () => void }) {
  const t = useT();
  const { rentalDuration: duration, rentalCount: count } = line;
  if (duration === null || count === null) return null;
  const change = (wanted: number) => {
    changeCart((items) => setRentalCount(items, line.uniqueKey, wanted));
    onChange();
  };
  return (
    <div className="flex items-center gap-3">
      <QuantityStepper
        count={count}
        max={MAX_RENTAL_COUNT}
        onChange={change}
        size="sm"
        labels={{
          count: t('cart.rentalCountOf', { name: line.name }),
          decrease: t('cart.shorter'),
          increase: t('cart.longer'),
        }}
      />
      <span className="text-sm text-muted">{t('cart.rentalUnit', { duration, count })}</span>
    </div>
  );
}
