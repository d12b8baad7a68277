import { termsOfOrder } from '../../content/pages/published-documents.ts';
import type { Translate } from '../../content/translator.ts';
import type { ContractPaper } from '../../domain/rental/contract-name.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { AgreedTerms, DocumentLink, IssuedDocuments } from './issued-documents.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { useDocumentLink } from './use-document-link.ts';

/** A contract among an order's documents, with the line that it is of, from 1. */
export interface LineContract extends ContractPaper {
  readonly line: number;
}

/** What a contract is called, or an annex of it. */
export const contractTitle = (annex: number, t: Translate): string =>
  annex === 0 ? t('order.document.contract') : t('order.document.annex', { count: annex });

/** What can be taken away of an order as PDF: its own documents first, then the terms it was placed under. */
export function OrderDocuments({
  order,
  contracts,
}: {
  order: OrderView;
  contracts: readonly LineContract[];
}) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(order.id);
  const isSeveral = new Set(contracts.map(({ line }) => line)).size > 1;
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        <IssuedDocuments order={order} linkOf={documentLink} />
        {contracts.map(({ name, line, annex }) => (
          <DocumentLink key={name} href={documentLink(name)}>
            {contractTitle(annex, t)}
            {isSeveral && `, ${order.items[line - 1]?.name}`}
          </DocumentLink>
        ))}
        {termsOfOrder(order, locale).map(({ name, path, inLanguage }) => (
          <DocumentLink key={path} href={path}>
            {t(`order.document.${name}`)}
            {inLanguage !== null && `, ${t(inLanguage)}`}
          </DocumentLink>
        ))}
        <AgreedTerms edition={order.termsEdition} />
      </ul>
    </TitledSection>
  );
}
