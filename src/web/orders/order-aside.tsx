import type { OrderView } from '../../domain/orders/order-view.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { useT } from '../i18n/i18n.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What stands beside an order's goods: what it comes to, and where and how it goes. `isWithdrawn`: its customer has withdrawn from all of it. */
export function OrderAside({ order, isWithdrawn = false }: { order: OrderView; isWithdrawn?: boolean }) {
  const t = useT();
  return (
    <>
      <TitledSection id="totals" title={t('order.totals')} isPanel>
        <OrderTotals order={order} />
      </TitledSection>
      <TitledSection
        id="delivery"
        title={t(billOf(order.items) === null ? 'order.shippingAndPayment' : 'order.paymentOnly')}
      >
        <OrderFacts order={order} isWithdrawn={isWithdrawn} />
      </TitledSection>
    </>
  );
}
