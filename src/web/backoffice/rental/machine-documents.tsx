import { formatDate } from '../../../domain/locale/format-date.ts';
import {
  expiryOf,
  machineDocumentAddress,
  type MachineDocument,
  type MachineDocumentReason,
} from '../../../domain/rental/machine-document.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import { MachineDocumentForm } from './machine-document-form.tsx';

const TONES = { over: 'danger', soon: 'warning' } as const;

/** A document with how long it is valid and who may have it; it is removed after a question. */
function DocumentRow({ document, today }: { document: MachineDocument; today: string }) {
  const t = useT();
  const locale = useLocale();
  const { id, kind, title, validUntil, isForCustomer } = document;
  const expiry = expiryOf(document, today);
  return (
    <li className="py-3">
      <PdfLink href={machineDocumentAddress(id)} className="max-w-full">
        <span className="min-w-0 break-words">
          {title} <span className="text-muted">(PDF)</span>
        </span>
      </PdfLink>
      <p className="text-sm text-muted">
        {t(`machineDocument.kind.${kind}`)}
        {validUntil !== null &&
          `, ${t('backoffice.documents.until', { date: formatDate(validUntil, locale, 'UTC', 'short') })}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {expiry !== null && (
          <Badge tone={TONES[expiry]} dot>
            {t(`backoffice.documents.expiry.${expiry}`)}
          </Badge>
        )}
        {isForCustomer && <Badge>{t('backoffice.documents.forCustomer')}</Badge>}
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {t('backoffice.documents.remove')}
          <span className="sr-only"> {title}</span>
        </summary>
        <div className="flex flex-col items-start gap-3 pt-1 pb-2 text-sm">
          <p className="break-words">{t('backoffice.documents.removeText', { title })}</p>
          <StaffForm intent="remove-document" label={t('backoffice.documents.removeDo')} tone="danger">
            <input type="hidden" name="documentId" value={id} />
          </StaffForm>
        </div>
      </details>
    </li>
  );
}

/** The documents of a machine, and the form that adds one. */
export function MachineDocuments({
  machineId,
  today,
  documents,
  refused,
}: {
  machineId: number;
  today: string;
  documents: readonly MachineDocument[];
  /** Why one that was sent without script was not taken; null for none. */
  refused: MachineDocumentReason | null;
}) {
  const t = useT();
  return (
    <TitledSection id="documents" title={t('backoffice.documents.title')}>
      {documents.length === 0 ? (
        <p className="mb-2 text-sm text-muted">{t('backoffice.documents.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} today={today} />
          ))}
        </ul>
      )}
      <div className="border-t border-line">
        <Disclosure summary={t('backoffice.documents.add')} id="add-document" open={refused !== null}>
          {/* Begins anew once one is added. */}
          <MachineDocumentForm key={documents.length} machineId={machineId} refused={refused} />
        </Disclosure>
      </div>
    </TitledSection>
  );
}
