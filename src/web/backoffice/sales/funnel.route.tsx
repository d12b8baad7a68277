import { funnelLines, type FunnelLine } from '../../../domain/backoffice/funnel.ts';
import { readSalesQuery, salesAddress } from '../../../domain/backoffice/sales.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import type { Route } from './+types/funnel.route';
import { FigureTable } from './figure-table.tsx';
import { funnelTables } from './funnel-tables.server.ts';
import { SalesFilters } from './sales-filters.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate, lookUp } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = readSalesQuery(searchParams, { currency, today: shop.rental.today });
  const funnel = await shop.backoffice.readFunnel({ ...query, locale });
  return {
    query,
    comparedFrom: funnel.comparedFrom,
    lines: funnelLines(funnel.counts),
    tables: funnelTables(funnel, { locale, currency: query.currency, translate, lookUp }),
    title: pageTitle(translate('backoffice.funnel.title')),
  };
}

/** The steps as bars below each other, each as long as it was taken often; the table behind them says the same. */
function Steps({ lines }: { lines: readonly FunnelLine[] }) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...lines.map((line) => line.count));
  return (
    <ol className="space-y-4">
      {lines.map((line) => (
        <li key={line.step}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{t(`backoffice.funnel.step.${line.step}`)}</span>
            <span>
              {line.ofBefore !== null && (
                <span className="mr-3 text-sm text-muted">{formatPercent(line.ofBefore, locale)}</span>
              )}
              <span className="text-lg font-semibold">{count.format(line.count)}</span>
            </span>
          </p>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1.5 h-3 w-full"
          >
            <rect width="100" height="8" className="fill-fill" />
            <rect width={(line.count * 100) / most} height="8" className="fill-accent" />
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** How often pages on the way to an order were opened and how many orders came of it; and which products were looked at. */
export default function SalesFunnel({
  loaderData: { query, comparedFrom, lines, tables },
}: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <BackLink to={`/admin/sales${salesAddress(query)}`}>{t('backoffice.sales.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.funnel.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.funnel.lead')}</p>
      <SalesFilters path="/admin/sales/funnel" label={t('backoffice.funnel.title')} query={query} />
      {comparedFrom === null && (
        <Alert tone="info" className="mb-6 max-w-3xl">
          {t('backoffice.funnel.notYet')}
        </Alert>
      )}
      {comparedFrom !== null && comparedFrom > query.firstDay && (
        <Alert tone="info" className="mb-6 max-w-3xl">
          {t('backoffice.funnel.since', { date: formatDate(comparedFrom, locale, 'UTC', 'short') })}
        </Alert>
      )}
      <div className="max-w-3xl">
        <Steps lines={lines} />
        <p className="mt-4 text-sm text-muted">{t('backoffice.funnel.again')}</p>
        <div className="mt-4 mb-12 border-t border-line">
          <Disclosure summary={t('backoffice.funnel.table')} isWide>
            <FigureTable
              label={t('backoffice.funnel.title')}
              none=""
              table={tables.funnel}
              file={salesAddress(query, 'funnel')}
            />
          </Disclosure>
        </div>
      </div>
      <TitledSection id="seen" title={t('backoffice.funnel.seen')}>
        <p className="mb-3 max-w-measure text-sm text-muted">{t('backoffice.funnel.seenText')}</p>
        <FigureTable
          label={t('backoffice.funnel.seen')}
          none={t('backoffice.funnel.none')}
          table={tables.seen}
          file={salesAddress(query, 'seen')}
        />
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
