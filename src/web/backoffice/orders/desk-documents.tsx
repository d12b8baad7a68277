import { hasProforma } from '../../../domain/invoices/has-proforma.ts';
import { staffDocumentPath } from '../../../domain/invoices/order-document.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { IssuedDocuments } from '../../orders/issued-documents.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** The documents of an order for staff; nothing where there are none. */
export function DeskDocuments({ order }: { order: OrderView }) {
  const t = useT();
  if (order.documents.length === 0 && !hasProforma(order)) return null;
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <IssuedDocuments order={order} linkOf={(name) => staffDocumentPath(order.id, name)} />
      </ul>
    </TitledSection>
  );
}
