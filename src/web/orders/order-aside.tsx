import type { OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What stands beside an order's goods: what it comes to, and where and how it goes. */
export function OrderAside({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <>
      <section aria-labelledby="totals" className="rounded-lg bg-surface p-6 sm:p-8">
        <h2 id="totals" className="mb-6 text-xl">
          {t('order.totals')}
        </h2>
        <OrderTotals order={order} />
      </section>
      <section aria-labelledby="delivery">
        <h2 id="delivery" className="mb-2 text-xl">
          {t('order.shippingAndPayment')}
        </h2>
        <OrderFacts order={order} />
      </section>
    </>
  );
}
