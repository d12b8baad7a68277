import FileText from 'lucide-react/icons/file-text';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { hasProforma, documentName } from '../../domain/invoices/order-documents.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { editionPath, printEdition } from '../../domain/pages/terms/editions.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

/** An entry of a list of documents. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-3 py-2.5 text-sm font-medium hover:underline"
      >
        <FileText size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <span>{children} (PDF)</span>
      </a>
    </li>
  );
}

/** An order's own documents: what it is to be paid by, or its invoice and the corrections of it. */
export function IssuedDocuments({ order, linkOf }: { order: OrderView; linkOf: (name: string) => string }) {
  const t = useT();
  const market = marketOf(order.currency);
  return (
    <>
      {hasProforma(order) && (
        <DocumentLink href={linkOf('proforma')}>{t('order.document.proforma')}</DocumentLink>
      )}
      {order.documents.map((document) => (
        <DocumentLink key={document.number} href={linkOf(documentName(document))}>
          {t(`order.document.${document.kind}`, { market })} {document.number}
        </DocumentLink>
      ))}
    </>
  );
}

/** The way to the terms that an order was placed under, as they were; nothing for an order of before that was kept. */
export function AgreedTerms({ edition }: { edition: string | null }) {
  const t = useT();
  const locale = useLocale();
  if (edition === null) return null;
  return (
    <li>
      <LocalLink
        to={editionPath('legal-terms', edition)}
        className="inline-flex min-h-11 items-center gap-3 py-2.5 text-sm font-medium hover:underline"
      >
        <Scale size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <span>{t('order.termsAgreed', { date: printEdition(edition, locale) })}</span>
      </LocalLink>
    </li>
  );
}
