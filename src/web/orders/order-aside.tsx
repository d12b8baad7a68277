import type { OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What stands beside an order's goods: what it comes to, and where and how it goes. */
export function OrderAside({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <>
      <TitledSection id="totals" title={t('order.totals')} isPanel>
        <OrderTotals order={order} />
      </TitledSection>
      <TitledSection id="delivery" title={t('order.shippingAndPayment')}>
        <OrderFacts order={order} />
      </TitledSection>
    </>
  );
}
