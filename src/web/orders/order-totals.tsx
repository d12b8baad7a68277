import { subtotalLabel } from '../../content/subtotal-label.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { money } from '../../domain/money/money.ts';
import { HAS_MONEY, isPaidAtDoor, paidInPart } from '../../domain/orders/payment-status.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { TotalsList } from '../cart/totals-list.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { SummaryList } from '../ui/summary-list.tsx';
import { taxRuleOf } from '../../domain/orders/tax-rule-of.ts';

/** Whether all that an order comes to is still to be paid: nothing of it was, to the shop or a carrier, and it did not end without that. */
const isUnpaid = (order: OrderView): boolean =>
  !HAS_MONEY.has(order.paymentStatus) &&
  order.status !== 'CANCELLED' &&
  order.status !== 'RETURNED' &&
  !isPaidAtDoor(order) &&
  paidInPart(order) === null;

/** What has come of an order that is paid in part, and what is missing. */
function PaidInPart({ order }: { order: OrderView }) {
  const t = useT();
  const part = paidInPart(order);
  if (part === null) return null;
  const { receivedMinor, missingMinor } = part;
  return (
    <div className="mt-5">
      <SummaryList
        rows={[
          { label: t('order.received'), amount: <Price money={money(receivedMinor, order.currency)} /> },
        ]}
        total={{ label: t('totals.total'), amount: <Price money={money(missingMinor, order.currency)} /> }}
      />
    </div>
  );
}

/** What an order came to, as it was placed; of one that is paid in part, what has come and what is still to be paid. */
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
        lines={order.items.map(({ lineMinor, rental }) => ({
          price: of(lineMinor),
          isRental: rental !== null,
        }))}
        discountCode={order.discountCode}
        totalLabel={isUnpaid(order) ? undefined : t('order.sum')}
        subtotalLabel={subtotalLabel(order.items)}
        isBill={billOf(order.items) !== null}
        haulage={of(order.haulageMinor)}
        shippingNote={t(`shippingMethod.${order.shippingMethod}`)}
      />
      <PaidInPart order={order} />
      {hasTaxedFees && <p className="mt-4 text-xs text-muted">{t('checkout.taxNote')}</p>}
    </>
  );
}
