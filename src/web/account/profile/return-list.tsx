import { formatDate } from '../../../domain/locale/format-date.ts';
import { mayExtend } from '../../../domain/rental/extension.ts';
import { isOut, returnNote, type UpcomingReturn } from '../../../domain/rental/lease-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { ReturnNote } from '../../orders/return-note.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';

/** The rented machines that are to come back, each with its day and the way to its lease (C §2). */
export function ReturnList({ returns }: { returns: readonly UpcomingReturn[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-3">
      {returns.map(({ leaseId, productName, quantity, status, due }) => (
        <li
          key={leaseId}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-surface p-5 sm:px-6"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              <LocalLink to={`/lease/${leaseId}`} className="hover:underline">
                <Unbroken text={productName} />
              </LocalLink>
              {quantity > 1 && <span className="font-normal text-muted"> × {quantity}</span>}
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
              <StatusBadge status={status} />
              <time dateTime={due.day}>
                {t('lease.returnOn', { date: formatDate(due.day, locale, 'UTC', 'short') })}
              </time>
              {returnNote(due) !== null && <ReturnNote due={due} />}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/lease/${leaseId}`} aria-label={t('lease.viewNamed', { name: productName })}>
              {t('lease.view')}
            </ButtonLink>
            {isOut({ status }) && (
              <ButtonLink
                to={`/returns/initiate?leaseId=${leaseId}`}
                aria-label={t('lease.return.actionNamed', { name: productName })}
              >
                {t('lease.return.action')}
              </ButtonLink>
            )}
            {mayExtend({ status }) && (
              <ButtonLink
                to={`/lease/${leaseId}/extend`}
                aria-label={t('lease.extend.actionNamed', { name: productName })}
              >
                {t('lease.extend.action')}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
