import { MAX_RENTAL_COUNT, type CartItem } from '../../domain/cart/cart-item.ts';
import { setRentalCount } from '../../domain/cart/change-cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { changeCart } from './cart-store.ts';

/** For how many days, weeks or months a machine is rented. */
export function RentalStepper({ line, onChange }: { line: CartItem; onChange: () => void }) {
  const t = useT();
  const { rentalDuration: duration, rentalCount: count } = line;
  if (duration === null || count === null) return null;
  const change = (wanted: number) => {
    changeCart((items) => setRentalCount(items, line.uniqueKey, wanted));
    onChange();
  };
  return (
    <QuantityStepper
      count={count}
      max={MAX_RENTAL_COUNT[duration]}
      onChange={change}
      size="sm"
      labels={{
        count: `${t('cart.durations', { duration })}: ${line.name}`,
        decrease: t('cart.shorter'),
        increase: t('cart.longer'),
      }}
    />
  );
}
