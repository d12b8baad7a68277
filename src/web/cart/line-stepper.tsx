import { MAX_QUANTITY, type CartItem } from '../../domain/cart/cart-item.ts';
import { removeItem, setQuantity } from '../../domain/cart/cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { toast } from '../ui/toast.tsx';
import { changeCart } from './cart-store.ts';

/**
 * How many pieces of a line; more than the stock is refused with a word. With `removes` minus takes the last piece
 * out, as on cards; else it stops at one, as in the cart (R17a).
 */
export function LineStepper({
  line,
  stock,
  size,
  width = 'auto',
  removes = false,
  onChange,
  onRemove,
}: {
  line: CartItem;
  stock: number;
  size: 'sm' | 'md';
  width?: 'auto' | 'full';
  removes?: boolean;
  /** The count was changed as it was asked for; of one that the stock cuts, the refusal tells. */
  onChange?: () => void;
  onRemove?: () => void;
}) {
  const t = useT();
  const most = Math.max(1, Math.min(stock, MAX_QUANTITY));
  const change = (wanted: number) => {
    const isCut = wanted > most && wanted > line.quantity;
    if (isCut) {
      toast.info(t(stock > MAX_QUANTITY ? 'cart.mostPieces' : 'cart.onlyInStock', { count: most }));
    }
    const quantity = wanted > line.quantity ? Math.max(line.quantity, Math.min(wanted, most)) : wanted;
    if (quantity === line.quantity) return;
    changeCart((items) => setQuantity(items, line.uniqueKey, quantity));
    if (!isCut) onChange?.();
  };
  const remove = () => {
    onRemove?.();
    changeCart((items) => removeItem(items, line.uniqueKey));
  };
  return (
    <QuantityStepper
      count={line.quantity}
      onChange={change}
      onRemove={removes ? remove : undefined}
      size={size}
      width={width}
      labels={{
        count: line.isRental
          ? `${t('cart.machines')}: ${line.name}`
          : t('cart.quantityOf', { name: line.name }),
        decrease: t('cart.fewer'),
        increase: t('cart.more'),
        remove: t('cart.remove'),
      }}
    />
  );
}
