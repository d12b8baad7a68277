import { formatDate } from '../../domain/locale/format-date.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { isOut, type UpcomingReturn } from '../../domain/rental/lease-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The leases that could be given back, each with the way to do it. */
export function ReturnChoice({ returns }: { returns: readonly UpcomingReturn[] }) {
  const t = useT();
  const locale = useLocale();
  const out = returns.filter(isOut);
  if (out.length === 0) {
    return (
      <EmptyState
        title={t('lease.return.noneTitle')}
        text={t('lease.return.noneText')}
        action={<ButtonLink to="/profile/returns">{t('lease.return.toReturns')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {out.map(({ leaseId, productName, quantity, period, due }) => (
        <li key={leaseId} className="flex flex-wrap items-center justify-between gap-4 py-4">
          <span className="min-w-0">
            <LocalLink to={`/lease/${leaseId}`} className="font-semibold hover:underline">
              <Unbroken text={productName} />
              {quantity > 1 && ` × ${quantity}`}
            </LocalLink>
            <span className="block text-sm text-muted">
              {printPeriod(period, locale)},{' '}
              {t('lease.returnOn', { date: formatDate(due.day, locale, 'UTC', 'short') })}
            </span>
          </span>
          <ButtonLink
            to={`/returns/initiate?leaseId=${leaseId}`}
            aria-label={t('lease.return.actionNamed', { name: productName })}
          >
            {t('lease.return.action')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
