import { hasProforma } from '../../../domain/invoices/has-proforma.ts';
import { staffDocumentPath } from '../../../domain/invoices/order-document.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { OrderPapers } from '../../orders/order-papers.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** The papers of an order for staff; nothing where there are none. */
export function DeskPapers({ order }: { order: OrderView }) {
  const t = useT();
  if (order.documents.length === 0 && !hasProforma(order)) return null;
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <OrderPapers order={order} linkOf={(name) => staffDocumentPath(order.id, name)} />
      </ul>
    </TitledSection>
  );
}
