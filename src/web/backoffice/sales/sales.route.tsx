import {
  changePercent,
  readSalesQuery,
  salesAddress,
  type SalesTable,
} from '../../../domain/backoffice/sales.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { currencyLabel, formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { Route } from './+types/sales.route';
import { SalesChart } from './sales-chart.tsx';
import { salesTables, type CellView } from './sales-tables.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate, lookUp } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = readSalesQuery(searchParams, { currency, today: shop.rental.today });
  const figures = await shop.backoffice.readFigures({ ...query, locale });
  const { days, total, before } = figures;
  return {
    query,
    days: days.map(({ day, netMinor }) => ({ day, netMinor })),
    total,
    before,
    tables: salesTables(figures, { locale, currency: query.currency, translate, lookUp }),
    title: pageTitle(translate('backoffice.sales.title')),
  };
}

type Loaded = Route.ComponentProps['loaderData'];

/** Narrows the figures to days and a currency. */
function Filters({ query }: Pick<Loaded, 'query'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <FilterForm
      path="/admin/sales"
      label={t('backoffice.sales.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={false}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 xl:max-w-180">
        {(['from', 'to'] as const).map((name) => {
          const day = name === 'from' ? query.firstDay : query.lastDay;
          return (
            <TextField
              key={`${name} ${day}`}
              name={name}
              type="date"
              defaultValue={day}
              label={t(`backoffice.utilisation.${name}`)}
            />
          );
        })}
        <SelectField
          key={query.currency}
          name="currency"
          defaultValue={query.currency}
          options={CURRENCIES.map((value) => ({ value, label: currencyLabel(value, locale) }))}
          label={t('backoffice.prices.currency')}
          className="max-sm:col-span-2"
        />
      </div>
    </FilterForm>
  );
}

/** A figure of all days, and how it stands to as many days before. */
function Total({ name, text, change }: { name: string; text: string; change: number | null }) {
  const t = useT();
  const locale = useLocale();
  const sign = change !== null && change > 0 ? '+' : '';
  return (
    <div className="max-sm:first:col-span-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold">{text}</dd>
      <dd className="mt-1 text-xs text-muted">
        {change === null
          ? t('backoffice.sales.nothingBefore')
          : t('backoffice.sales.change', { percent: `${sign}${formatPercent(change, locale)}` })}
      </dd>
    </div>
  );
}

function Cell({ cell: { text, isNumber, productId }, isFirst }: { cell: CellView; isFirst: boolean }) {
  const content =
    productId === undefined ? (
      text
    ) : (
      <LocalLink to={`/admin/products/${productId}`} className="font-semibold hover:underline">
        {text}
      </LocalLink>
    );
  const className = classNames(
    'py-3',
    isNumber ? 'pl-4 text-right whitespace-nowrap' : 'min-w-44 text-left font-normal',
  );
  return isFirst ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

/** One table, with the way to its file. */
function FigureTable({
  name,
  table: { head, rows },
  query,
}: {
  name: SalesTable;
  table: Loaded['tables'][SalesTable];
  query: Loaded['query'];
}) {
  const t = useT();
  const path = usePath();
  if (rows.length === 0) return <p className="text-sm text-muted">{t(`backoffice.sales.none.${name}`)}</p>;
  return (
    <>
      <div
        className="overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={t(`backoffice.sales.table.${name}`)}
      >
        <table className="w-full text-sm text-ink">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              {head.map((label, place) => (
                <th
                  key={label}
                  scope="col"
                  className={classNames('py-3 font-medium', place === 0 ? 'text-left' : 'pl-4 text-right')}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <tr key={`${row[0]?.productId ?? ''} ${row[0]?.text}`}>
                {row.map((cell, place) => (
                  <Cell key={head[place]} cell={cell} isFirst={place === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm">
        <a
          href={path(`/admin/sales/csv${salesAddress(query, name)}`)}
          download
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('backoffice.utilisation.csv')}
        </a>
      </p>
    </>
  );
}

/** What the shop sold: by day, category and product, beside the days before; and what of the stock is not bought. */
export default function StaffSales({ loaderData }: Route.ComponentProps) {
  const { query, days, total, before, tables } = loaderData;
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const table = (name: SalesTable) => <FigureTable name={name} table={tables[name]} query={query} />;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('backoffice.sales.title')}</h1>
        <ButtonLink to="/admin/sales/restock" tone="ghost">
          {t('backoffice.restock.title')}
        </ButtonLink>
      </div>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.sales.lead')}</p>
      <Filters query={query} />
      <dl className="mb-8 grid grid-cols-2 gap-6 sm:grid-cols-3">
        <Total
          name={t('backoffice.sales.net')}
          text={formatMoney(money(total.netMinor, query.currency), locale)}
          change={changePercent(before.netMinor, total.netMinor)}
        />
        <Total
          name={t('backoffice.sales.orders')}
          text={count.format(total.orders)}
          change={changePercent(before.orders, total.orders)}
        />
        <Total
          name={t('backoffice.sales.pieces')}
          text={count.format(total.pieces)}
          change={changePercent(before.pieces, total.pieces)}
        />
      </dl>
      <SalesChart days={days} currency={query.currency} />
      <div className="mt-4 mb-12 border-t border-line">
        <Disclosure summary={t('backoffice.sales.table.days')} isWide>
          {table('days')}
        </Disclosure>
      </div>
      <div className="grid gap-x-12 gap-y-12 2xl:grid-cols-2">
        <TitledSection id="categories" title={t('backoffice.sales.table.categories')}>
          {table('categories')}
        </TitledSection>
        <TitledSection id="products" title={t('backoffice.sales.table.products')}>
          {table('products')}
        </TitledSection>
        <TitledSection id="unsold" title={t('backoffice.sales.table.unsold')}>
          <p className="mb-3 text-sm text-muted">{t('backoffice.sales.unsoldText')}</p>
          {table('unsold')}
        </TitledSection>
        <TitledSection id="misses" title={t('backoffice.sales.table.misses')}>
          <p className="mb-3 text-sm text-muted">{t('backoffice.sales.missesText')}</p>
          {table('misses')}
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
