import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/locale/format-date.ts';
import {
  documentsDue,
  documentTitle,
  type MachineDocument,
} from '../../../domain/rental/machine-document.ts';
import { isServiceDue, serviceAt } from '../../../domain/rental/protocol.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Machine } from './staff-machine.ts';

/** What has to be done with a machine, and the way to where it is done on its page. */
function Due({
  title,
  section,
  label,
  children,
}: {
  title: string;
  section: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Alert
      tone="warning"
      title={title}
      className="mb-8"
      action={
        <a href={`#${section}`} className={buttonClass({ size: 'sm' })}>
          {label}
        </a>
      }
    >
      {children}
    </Alert>
  );
}

/** Says that a machine has run as long as it may without service, and which of its documents end soon or are over. */
export function MachineDue({
  machine,
  documents,
  today,
}: {
  machine: Machine;
  documents: readonly MachineDocument[];
  today: string;
}) {
  const t = useT();
  const locale = useLocale();
  if (machine.retiredAt !== null) return null;
  const due = documentsDue(documents, today);
  return (
    <>
      {isServiceDue(machine) && (
        <Due
          title={t('backoffice.machines.serviceDue')}
          section="maintenance"
          label={t('backoffice.machines.serviceBook')}
        >
          {t('backoffice.machines.serviceDueText', { hours: machine.hours ?? 0, due: serviceAt(machine) })}
        </Due>
      )}
      {due.length > 0 && (
        <Due
          title={t('backoffice.documents.due')}
          section="documents"
          label={t('backoffice.documents.dueShow')}
        >
          <ul>
            {due.map(({ id, kind, title, validUntil, expiry }) => (
              <li key={id}>
                {documentTitle(t(`machineDocument.kind.${kind}`), title)}:{' '}
                {t(expiry === 'over' ? 'backoffice.documents.expired' : 'backoffice.documents.until', {
                  date: formatDate(validUntil, locale, 'UTC', 'short'),
                })}
              </li>
            ))}
          </ul>
        </Due>
      )}
    </>
  );
}
