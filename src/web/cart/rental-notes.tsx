import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Money } from '../../domain/money/money.ts';
import { PAID_WHOLE_DAYS } from '../../domain/rental/rental-price.ts';
import { rentalDays } from '../../domain/rental/tiers.ts';
import { useT } from '../i18n/i18n.tsx';

const isLong = ({ rentalDuration, rentalCount }: CartItem): boolean =>
  rentalDuration !== null && rentalDays(rentalDuration, rentalCount ?? 1) > PAID_WHOLE_DAYS;

/** What is to be known of the totals of a cart with rentals: that the deposit comes back, and that of a long rental more bills follow. */
export function RentalNotes({ items, deposit }: { items: readonly CartItem[]; deposit: Money }) {
  const t = useT();
  if (deposit.minor === 0) return null;
  return (
    <p className="mt-4 text-xs text-muted">
      {t('cart.page.deposit')} {items.some(isLong) && t('cart.page.laterBills')}
    </p>
  );
}
