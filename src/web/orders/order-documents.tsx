import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { DocumentLink, IssuedDocuments } from './issued-documents.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { useDocumentLink } from './use-document-link.ts';

/** The terms that an order was placed under. */
const termsOf = ({ items }: OrderView) => {
  const bought = items.some(({ rental }) => rental === null);
  const rented = items.some(({ rental }) => rental !== null);
  return [
    ...(bought ? (['purchase-terms', 'warranty-terms'] as const) : []),
    ...(rented ? (['rental-terms'] as const) : []),
  ] satisfies readonly DocumentName[];
};

const LANGUAGE = { uk: 'order.document.inUkrainian', pl: 'order.document.inPolish' } as const;

/** What can be taken away of an order as PDF: its own documents first, then the terms it was placed under. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  const paperLink = useDocumentLink(order.id);
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <IssuedDocuments order={order} linkOf={paperLink} />
        {termsOf(order).flatMap((name) => {
          const { locales } = PUBLISHED_DOCUMENTS[name];
          const fitting = locales.filter((each) => each === locale);
          return (fitting.length > 0 ? fitting : locales).map((each) => (
            <DocumentLink key={`${name} ${each}`} href={documentPath(name, each)}>
              {t(`order.document.${name}`)}
              {fitting.length === 0 && `, ${t(LANGUAGE[each])}`}
            </DocumentLink>
          ));
        })}
      </ul>
    </TitledSection>
  );
}
