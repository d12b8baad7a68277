import { useRef } from 'react';
import { rentalOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { removeOption, setRentalStart } from '../../domain/cart/change-cart.ts';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import { lineOptions } from '../../domain/cart/line-price.ts';
import { printedDays, sayPeriod } from '../../domain/rental/print-period.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import '../i18n/rental-messages.ts';
import { OptionLines } from '../rental/option-lines.tsx';
import { RentalRefusalNote } from '../rental/rental-refusal-note.tsx';
import { focusWhenLost } from '../ui/focus-when-lost.ts';
import { changeCart } from './cart-store.ts';

/** On which days a machine of the cart is rented, the way to its calendar, and why it cannot be had then. */
export default function LineDays({
  line,
  refusal,
  onChange,
}: {
  line: CartItem;
  refusal: RentalRefusal | null;
  onChange: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const rental = rentalOf(line);
  const [days] = rental === null ? [] : printedDays(rental, locale, sayPeriod);
  const currency = useCurrency();
  const rule = useTaxRule();
  const startOn = (day: string) => {
    changeCart((items) => setRentalStart(items, line.uniqueKey, day));
    onChange();
    focusWhenLost(place.current, 'a');
  };
  return (
    <div ref={place} className="flex flex-col gap-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4">
        {days !== undefined && (
          <span className="inline-block font-semibold first-letter:uppercase">{days}</span>
        )}
        <LocalLink
          to={`${offerPath(line.id, 'rent')}#buy`}
          className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t(days === undefined ? 'product.rental.chooseDays' : 'product.rental.changeDays')}
        </LocalLink>
      </p>
      <OptionLines
        options={lineOptions(line, currency)}
        quantity={line.quantity}
        currency={currency}
        rule={rule}
        action={({ code, name }) => (
          <button
            type="button"
            onClick={() => {
              changeCart((items) => removeOption(items, line.uniqueKey, code));
              onChange();
              focusWhenLost(place.current, 'a');
            }}
            aria-label={t('cart.removeNamed', { name })}
            className="min-h-9 underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            {t('cart.removeLine')}
          </button>
        )}
      />
      {refusal !== null && (
        <RentalRefusalNote
          refusal={refusal}
          wish={
            rental?.startDate
              ? {
                  startDate: rental.startDate,
                  days: rentalDays(rental.duration, rental.count),
                  machines: line.quantity,
                }
              : null
          }
          name={line.name}
          onStart={startOn}
        />
      )}
    </div>
  );
}
