import type { OrderView } from '../../domain/orders/order-view.ts';
import { money } from '../../domain/money/money.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { TotalsList } from '../cart/totals-list.tsx';
import { useT } from '../i18n/i18n.tsx';
import { taxRuleOf } from '../../domain/orders/tax-rule-of.ts';

/** Whether an order's money is still to come: it was not paid, and did not end without that. */
const isOwed = ({ status, paymentStatus }: OrderView): boolean =>
  !HAS_MONEY.has(paymentStatus) && status !== 'CANCELLED' && status !== 'RETURNED';

/** What an order came to, as it was placed. */
export function OrderTotals({ order }: { order: OrderView }) {
  const t = useT();
  const of = (minor: number) => money(minor, order.currency);
  const hasTaxedFees = (order.shippingMinor ?? 0) + order.paymentFeeMinor > 0;
  return (
    <>
      <TotalsList
        totals={{
          subtotal: of(order.subtotalMinor),
          discount: of(order.discountMinor),
          tax: of(order.taxMinor),
          shipping: order.shippingMinor === null ? null : of(order.shippingMinor),
          paymentFee: of(order.paymentFeeMinor),
          deposit: of(order.depositMinor),
          total: of(order.totalMinor),
        }}
        taxRule={taxRuleOf(order)}
        discountCode={order.discountCode}
        totalLabel={isOwed(order) ? undefined : t('order.sum')}
        shippingNote={t(`shippingMethod.${order.shippingMethod}`)}
      />
      {hasTaxedFees && <p className="mt-4 text-xs text-muted">{t('checkout.taxNote')}</p>}
    </>
  );
}
