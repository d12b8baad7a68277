import {
  lastTwoWeeks,
  latestSales,
  salesAddress,
  salesChange,
  type DaySales,
  type Sales,
} from '../../../domain/backoffice/sales.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { columnFormat, formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { SalesChart } from './sales-chart.tsx';
import { usePrintSales } from './use-print-sales.ts';

interface CurrencyProps {
  readonly currency: Currency;
  readonly days: readonly DaySales[];
}

/** The days that the chart draws, in figures. */
function DayTable({ currency, days }: CurrencyProps) {
  const t = useT();
  const locale = useLocale();
  const print = usePrintSales(currency);
  const format = columnFormat(days.map(({ netMinor }) => money(netMinor, currency)));
  const number = 'py-2 pl-4 text-right whitespace-nowrap';
  return (
    <table className="w-full text-sm text-ink">
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="py-2 text-left font-medium">
            {t('backoffice.sales.day')}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            {t('backoffice.sales.orders')}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-medium">
            {t('backoffice.sales.net')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row" className="py-2 text-left font-normal">
              {formatDate(row.day, locale, 'UTC', 'short')}
            </th>
            <td className={number}>{print.sum('orders', row.orders)}</td>
            <td className={number}>{print.sum('netMinor', row.netMinor, format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sum of money, and of how many orders it came. */
function Figure({
  name,
  sales,
  currency,
  note,
}: {
  name: string;
  sales: Sales;
  currency: Currency;
  note?: string;
}) {
  const t = useT();
  const locale = useLocale();
  // Whole units: the sales page has the rest.
  const amount = money(Math.round(sales.netMinor / 100) * 100, currency);
  return (
    <div className={classNames('min-w-0', note !== undefined && 'col-span-2')}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 text-xl font-semibold whitespace-nowrap">{formatPrice(amount, locale)}</dd>
      <dd className="mt-0.5 text-sm">{t('backoffice.latest.orders', { count: sales.orders })}</dd>
      {note !== undefined && <dd className="mt-0.5 text-xs text-muted">{note}</dd>}
    </div>
  );
}

/** The last days of one currency: beside each other where it is the only one. */
function CurrencySales({ currency, days, isOnly }: CurrencyProps & { isOnly: boolean }) {
  const t = useT();
  const print = usePrintSales(currency);
  const { today, yesterday, week, weekBefore } = latestSales(days);
  const change = print.change(salesChange('netMinor', weekBefore, week), 'netMinor');
  return (
    <section
      aria-label={currency}
      className={classNames(
        'min-w-0',
        isOnly && 'gap-x-12 md:col-span-2 md:grid md:grid-cols-2 xl:col-span-1 xl:block',
      )}
    >
      <dl className="mb-6 grid grid-cols-2 content-start gap-x-6 gap-y-4">
        <Figure name={t('backoffice.latest.today')} sales={today} currency={currency} />
        <Figure name={t('backoffice.latest.yesterday')} sales={yesterday} currency={currency} />
        <Figure name={t('backoffice.latest.week')} sales={week} currency={currency} note={change} />
      </dl>
      <div className="min-w-0">
        <SalesChart days={days} currency={currency} isSmall />
        <div className="mt-3 border-t border-line">
          <Disclosure summary={t('backoffice.sales.table.days')} isWide>
            <DayTable currency={currency} days={days} />
          </Disclosure>
        </div>
      </div>
    </section>
  );
}

/** What the shop sold today, yesterday and in the last week, in each currency that has sales; the way to all figures. */
export function LatestSales({ sales }: { sales: readonly CurrencyProps[] }) {
  const t = useT();
  const [first] = sales;
  const last = first?.days.at(-1)?.day;
  const address =
    first === undefined || last === undefined
      ? ''
      : salesAddress({ currency: first.currency, ...lastTwoWeeks(last) });
  return (
    <TitledSection id="latest-sales" title={t('backoffice.latest.title')}>
      <p className="-mt-2 mb-5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {t(first === undefined ? 'backoffice.latest.none' : 'backoffice.latest.lead')}
        <LocalLink
          to={`/admin/sales${address}`}
          className="inline-flex min-h-9 items-center text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('backoffice.latest.all')}
        </LocalLink>
      </p>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-1">
        {sales.map((each) => (
          <CurrencySales key={each.currency} {...each} isOnly={sales.length === 1} />
        ))}
      </div>
    </TitledSection>
  );
}
