import {
  readSalesQuery,
  salesAddress,
  salesChange,
  type SalesTable,
} from '../../../domain/backoffice/sales.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/sales.route';
import { FigureTable } from './figure-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { SalesFilters } from './sales-filters.tsx';
import { SUM_NAMES, usePrintSales } from './use-print-sales.ts';
import { salesTables } from './sales-tables.server.ts';

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

/** A figure of all days, and how it stands to as many days before. */
function Total({ name, text, change }: { name: string; text: string; change: string }) {
  return (
    <div className="max-sm:first:col-span-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold">{text}</dd>
      <dd className="mt-1 text-xs text-muted">{change}</dd>
    </div>
  );
}

/** What the shop sold: by day, category and product, beside the days before; and what of the stock is not bought. */
export default function StaffSales({ loaderData }: Route.ComponentProps) {
  const { query, days, total, before, tables } = loaderData;
  const t = useT();
  const print = usePrintSales(query.currency);
  const table = (name: SalesTable) => (
    <FigureTable
      label={t(`backoffice.sales.table.${name}`)}
      none={t(`backoffice.sales.none.${name}`)}
      table={tables[name]}
      file={salesAddress(query, name)}
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('backoffice.sales.title')}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/admin/sales/funnel${salesAddress(query)}`} tone="ghost">
            {t('backoffice.funnel.title')}
          </ButtonLink>
          <ButtonLink to="/admin/sales/restock" tone="ghost">
            {t('backoffice.restock.title')}
          </ButtonLink>
        </div>
      </div>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.sales.lead')}</p>
      <SalesFilters path="/admin/sales" label={t('backoffice.sales.title')} query={query} />
      <dl className="mb-8 grid grid-cols-2 gap-6 sm:grid-cols-3">
        {(['netMinor', 'orders', 'pieces'] as const).map((name) => (
          <Total
            key={name}
            name={t(SUM_NAMES[name])}
            text={print.sum(name, total[name])}
            change={print.change(salesChange(name, before, total), name)}
          />
        ))}
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
