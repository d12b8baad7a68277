import { formatDate } from '../../../domain/locale/format-date.ts';
import { money } from '../../../domain/money/money.ts';
import type { UpcomingBill } from '../../../domain/rental/coming-bill.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';

/** The bills of long rentals that are still to come, each with its days, its sum, and the day on which it is sent (C §3). */
export function UpcomingBills({ bills }: { bills: readonly UpcomingBill[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="upcoming-bills">
      <h2 id="upcoming-bills" className="mb-5 scroll-mt-28 text-2xl">
        {t('profile.upcoming.title')}
      </h2>
      <ul className="flex flex-col gap-3">
        {bills.map((bill) => (
          <li
            key={bill.leaseId}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-surface p-5 sm:px-6"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                <LocalLink to={`/lease/${bill.leaseId}`} className="hover:underline">
                  <Unbroken text={bill.productName} />
                </LocalLink>
              </p>
              <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{t('lease.bill.month', { term: printPeriod(bill, locale) })}</span>
                <time dateTime={bill.billedOn}>
                  {t('profile.upcoming.sentOn', { date: formatDate(bill.billedOn, locale, 'UTC', 'short') })}
                </time>
              </p>
            </div>
            <Price money={money(bill.amountMinor, bill.currency)} className="text-lg font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}
