import { termsOfOrder } from '../../content/pages/published-documents.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { DocumentLink, IssuedDocuments } from './issued-documents.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { useDocumentLink } from './use-document-link.ts';

/** What can be taken away of an order as PDF: its own documents first, then the terms it was placed under. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(order.id);
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <IssuedDocuments order={order} linkOf={documentLink} />
        {termsOfOrder(order, locale).map(({ name, path, inLanguage }) => (
          <DocumentLink key={path} href={path}>
            {t(`order.document.${name}`)}
            {inLanguage !== null && `, ${t(inLanguage)}`}
          </DocumentLink>
        ))}
      </ul>
    </TitledSection>
  );
}
