import { formatDate } from '../../../domain/locale/format-date.ts';
import type { InstallationRecord } from '../../../domain/warranties/installation.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { InstallationFacts } from '../../warranties/installation-facts.tsx';

/** A record of installation as its customer sees it. */
interface ShownInstallation {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly record: InstallationRecord;
  readonly goods: readonly {
    readonly itemId: string;
    readonly name: string;
    /** The last day of the warranty on it, ISO 8601; null without one. */
    readonly warrantyEnd: string | null;
  }[];
}

/** A record with the goods of its order and the end of their warranties (C §3); the customer changes what customers wrote. */
export function InstallationRow({
  installation: { orderId, orderNumber, record, goods },
  path,
}: {
  installation: ShownInstallation;
  /** The page of the records. */
  path: string;
}) {
  const t = useT();
  const locale = useLocale();
  const printDay = (day: string) => formatDate(day, locale, 'UTC', 'short');
  const date = printDay(record.installedOn);
  const link = buttonClass({ tone: 'ghost', size: 'sm' });
  return (
    <li className="grid gap-x-12 gap-y-4 py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <InstallationFacts record={record} />
        {!record.isByStaff && (
          <div className="-mx-4 mt-2 flex flex-wrap gap-1">
            <LocalLink
              to={`${path}?edit=${record.id}`}
              aria-label={t('installation.changeNamed', { date })}
              className={link}
            >
              {t('installation.change')}
            </LocalLink>
            <LocalLink
              to={`${path}?remove=${record.id}`}
              aria-label={t('installation.removeNamed', { date })}
              className={link}
            >
              {t('installation.remove')}
            </LocalLink>
          </div>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-muted">
          {t('installation.goods')},{' '}
          <LocalLink to={`/order/${orderId}`} className="text-ink underline underline-offset-4">
            {orderNumber}
          </LocalLink>
        </p>
        <ul className="mt-2 flex flex-col gap-1.5">
          {goods.map(({ itemId, name, warrantyEnd }) => (
            <li key={itemId} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
              <span className="min-w-0">
                <Unbroken text={name} />
              </span>
              {warrantyEnd !== null && (
                <span className="text-muted">
                  {t('installation.warrantyEnd', { date: printDay(warrantyEnd) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
