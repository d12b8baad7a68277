import { formatDate } from '../../../domain/locale/format-date.ts';
import { documentTitle, type MachineDocumentKind } from '../../../domain/rental/machine-document.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** A document of a machine that ends soon or is over. */
interface DueDocument {
  readonly id: string;
  readonly kind: MachineDocumentKind;
  readonly title: string;
  readonly validUntil: string;
  readonly expiry: 'over' | 'soon';
  readonly machineId: number;
  readonly inventoryNumber: string;
}

/** The documents of machines that have to be renewed, the first to end first; nothing where there are none. */
export function DepotDocuments({ documents }: { documents: readonly DueDocument[] }) {
  const t = useT();
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <TitledSection id="documents" title={`${t('backoffice.depot.documents')} (${documents.length})`}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {documents.map(({ id, kind, title, validUntil, expiry, machineId, inventoryNumber }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0">
              <LocalLink
                to={`/admin/machines/${machineId}#documents`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {inventoryNumber}
              </LocalLink>
              <p className="break-words text-muted">
                {documentTitle(t(`machineDocument.kind.${kind}`), title)},{' '}
                {t('backoffice.documents.until', { date: formatDate(validUntil, locale, 'UTC', 'short') })}
              </p>
            </div>
            <Badge tone={expiry === 'over' ? 'danger' : 'warning'} dot>
              {t(`backoffice.documents.expiry.${expiry}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
