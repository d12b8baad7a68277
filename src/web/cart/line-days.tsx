import { useRef } from 'react';
import { rentalOf, type CartItem } from '../../domain/cart/cart-item.ts';
import { setRentalStart } from '../../domain/cart/change-cart.ts';
import { printedDays } from '../../domain/rental/print-period.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import '../i18n/rental-messages.ts';
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
  const [days] = rental === null ? [] : printedDays(rental, locale);
  const startOn = (day: string) => {
    changeCart((items) => setRentalStart(items, line.uniqueKey, day));
    onChange();
    focusWhenLost(place.current, 'a');
  };
  return (
    <div ref={place} className="flex flex-col gap-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {days !== undefined && <span className="font-semibold">{days}</span>}
        <LocalLink to={`/product/${line.id}#buy`} className="underline underline-offset-4">
          {t(days === undefined ? 'product.rental.chooseDays' : 'product.rental.changeDays')}
        </LocalLink>
      </p>
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
