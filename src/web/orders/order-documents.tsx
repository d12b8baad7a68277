import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';

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

/** What can be taken away of an order as PDF; `own` are the order's own documents, which stand first. */
export function OrderDocuments({ order, own }: { order: OrderView; own?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const linkClass = 'inline-flex min-h-11 items-center gap-3 text-sm font-medium hover:underline';
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-2 text-xl">
        {t('order.documents')}
      </h2>
      <ul className="divide-y divide-line">
        {own}
        {termsOf(order).flatMap((name) => {
          const { locales } = PUBLISHED_DOCUMENTS[name];
          const fitting = locales.filter((each) => each === locale);
          return (fitting.length > 0 ? fitting : locales).map((each) => (
            <li key={`${name} ${each}`}>
              <a href={documentPath(name, each)} className={linkClass}>
                <FileText size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
                <span>
                  {t(`order.document.${name}`)}
                  {fitting.length === 0 && `, ${t(LANGUAGE[each])}`} (PDF)
                </span>
              </a>
            </li>
          ));
        })}
      </ul>
    </section>
  );
}
