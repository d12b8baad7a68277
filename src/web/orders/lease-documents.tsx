import { termsOfOrder } from '../../content/pages/published-documents.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import {
  documentTitle,
  machineDocumentAddress,
  type LeasedMachineDocument,
} from '../../domain/rental/machine-document.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { DocumentLink } from './issued-documents.tsx';
import { contractTitle } from './order-documents.tsx';
import { useDocumentLink, useKeptKey } from './use-document-link.ts';

/** What can be taken away of a lease as PDF: its contract, and what belongs to its machines. */
export function LeaseDocuments({
  lease: { item, order, contract, annexes },
  documents,
}: {
  lease: LeaseView;
  documents: readonly LeasedMachineDocument[];
}) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(order.id);
  const keptKey = useKeptKey();
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        {contract !== null && (
          <DocumentLink href={documentLink(contract)}>{t('order.document.contract')}</DocumentLink>
        )}
        {annexes.map(({ name, annex }) => (
          <DocumentLink key={name} href={documentLink(name)}>
            {contractTitle(annex, t)}
          </DocumentLink>
        ))}
        {documents.map(({ id, kind, title, inventoryNumber }) => (
          <DocumentLink key={id} href={keptKey(machineDocumentAddress(id))}>
            {documentTitle(t(`machineDocument.kind.${kind}`), title)}, {inventoryNumber}
          </DocumentLink>
        ))}
        {termsOfOrder({ items: [item], termsEdition: order.termsEdition }, locale).map(
          ({ name, path, inLanguage }) => (
            <DocumentLink key={path} href={path}>
              {t(`order.document.${name}`)}
              {inLanguage !== null && `, ${t(inLanguage)}`}
            </DocumentLink>
          ),
        )}
      </ul>
    </TitledSection>
  );
}
