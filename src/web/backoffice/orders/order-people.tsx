import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** Who ordered, where it goes, who is billed, and the account that it belongs to; null for a guest. */
export function OrderPeople({ order, accountEmail }: { order: OrderView; accountEmail: string | null }) {
  const t = useT();
  const account = <span className="break-all">{accountEmail ?? t('backoffice.order.guest')}</span>;
  return (
    <TitledSection id="people" title={t('order.shippingAndPayment')}>
      <OrderFacts order={order} />
      <div className="border-t border-line">
        <DefinitionTable rows={[{ term: t('backoffice.order.account'), value: account }]} />
      </div>
    </TitledSection>
  );
}
