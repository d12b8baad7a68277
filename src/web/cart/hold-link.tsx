import type { StockHold } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

/** That an unpaid order of the shopper's own holds pieces which the cart lacks, as the link to pay or cancel it. */
export function HoldLink({ hold }: { hold: StockHold }) {
  const t = useT();
  return (
    <LocalLink to={`/order/${hold.orderId}`} className="mt-1 block underline underline-offset-4">
      {t('cart.heldByOrder', { count: hold.pieces, number: hold.orderNumber })}
    </LocalLink>
  );
}
