import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { currencyChoice, formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { formatRate } from '../../../domain/money/staff-rate.ts';
import { marginsAddress, readMarginsQuery, type MarginsQuery } from '../../../domain/prices/margins-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Route } from './+types/margins.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate } = shopOf(context);
  const query = readMarginsQuery(new URL(request.url).searchParams, currency);
  const rate = await shop.catalogue.currentRate();
  const [{ rows, next }, without] = await Promise.all([
    shop.purchases.listMargins(query, { rule: shop.rules.tax[query.currency], rate, locale }),
    shop.purchases.countWithout(query.currency),
  ]);
  return {
    query,
    rows,
    next,
    without,
    /** Millionths; null unless a purchase price of the page was converted by it. */
    rate:
      rate !== null && rows.some(({ purchase }) => purchase && purchase.price.currency !== query.currency)
        ? rate.ratePerUnitE6
        : null,
    title: pageTitle(translate('backoffice.margins.title')),
  };
}

/** Narrows the list by the currency of the sale prices, and by the margin. */
function Filters({ query }: { query: MarginsQuery }) {
  const t = useT();
  const locale = useLocale();
  const below = query.belowBp === null ? '' : String(query.belowBp / 100);
  return (
    <FilterForm
      path="/admin/prices/margins"
      label={t('backoffice.margins.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={query.belowBp !== null || query.isWithout}
      filtersSet={Number(query.belowBp !== null) + Number(query.isWithout)}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 xl:max-w-240">
        <SelectField
          key={query.currency}
          name="currency"
          defaultValue={query.currency}
          options={CURRENCIES.map((value) => ({ value, label: currencyChoice(value, locale) }))}
          label={t('backoffice.prices.currency')}
        />
        <TextField
          key={`below ${below}`}
          name="below"
          defaultValue={locale === 'en' ? below : below.replace('.', ',')}
          label={t('backoffice.margins.below')}
          trailing="%"
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          key={`show ${query.isWithout}`}
          name="show"
          defaultValue={query.isWithout ? 'without' : ''}
          options={[
            { value: '', label: t('backoffice.margins.show.priced') },
            { value: 'without', label: t('backoffice.margins.show.without') },
          ]}
          label={t('backoffice.margins.show')}
          className="max-sm:col-span-2"
        />
      </div>
    </FilterForm>
  );
}

const HEADS = ['margin', 'purchase', 'net', 'markup'] as const;

type Row = Route.ComponentProps['loaderData']['rows'][number];

function MarginLine({ row: { productId, name, articleNumber, net, purchase, margin } }: { row: Row }) {
  const t = useT();
  const locale = useLocale();
  const number = 'py-3 pl-4 text-right whitespace-nowrap max-sm:p-0 max-sm:text-left';
  const label = (name: (typeof HEADS)[number]) => (
    <span aria-hidden="true" className="block text-xs font-normal text-muted sm:hidden">
      {t(`backoffice.margins.${name}`)}
    </span>
  );
  const isConverted = purchase !== null && purchase.price.currency !== net.currency;
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:gap-y-2 max-sm:py-4">
      <th scope="row" className="py-3 text-left font-normal max-sm:col-span-2 max-sm:p-0 sm:min-w-44">
        <LocalLink
          to={`/admin/products/${productId}#product-purchases`}
          className="font-semibold hover:underline"
        >
          {name}
        </LocalLink>
        <span className="block text-xs break-words text-muted">
          {purchase === null ? articleNumber : `${articleNumber} · ${purchase.supplier}`}
        </span>
      </th>
      <td
        className={classNames(
          number,
          'font-semibold',
          margin !== null && margin.marginBp < 0 && 'text-danger',
        )}
      >
        {label('margin')}
        {margin === null ? '–' : formatPercent(margin.marginBp / 100, locale)}
        {margin !== null && margin.marginBp < 0 && (
          <span className="block text-xs font-normal">{t('backoffice.margins.loss')}</span>
        )}
      </td>
      <td className={number}>
        {label('purchase')}
        {purchase === null ? '–' : formatMoney(purchase.price, locale)}
        {isConverted && margin !== null && (
          <span className="block text-xs text-muted">≈ {formatMoney(margin.cost, locale)}</span>
        )}
      </td>
      <td className={number}>
        {label('net')}
        {formatMoney(net, locale)}
      </td>
      <td className={number}>
        {label('markup')}
        {typeof margin?.markupBp === 'number' ? formatPercent(margin.markupBp / 100, locale) : '–'}
      </td>
    </tr>
  );
}

/** What is left of each product’s sale price after its purchase price, the least first, on a phone each with its figures below its name; and which products have no purchase price. */
export default function StaffMargins({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, without, rate } = loaderData;
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  return (
    <>
      <BackLink to="/admin/prices">{t('backoffice.prices.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.margins.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.margins.lead')}</p>
      <Filters query={query} />
      {without > 0 && (
        <p className="mb-6 text-sm">
          <LocalLink
            to={`/admin/prices/margins${marginsAddress({ ...query, belowBp: null, isWithout: true })}`}
            className="underline underline-offset-4"
          >
            {t('backoffice.margins.without', { count: without })}
          </LocalLink>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('backoffice.margins.none')} text={t('backoffice.margins.noneText')} />
      ) : (
        <>
          <div
            className="overflow-x-auto"
            tabIndex={0}
            role="region"
            aria-label={t('backoffice.margins.title')}
          >
            <table className="w-full text-sm max-sm:block">
              <thead className="max-sm:sr-only">
                <tr className="border-b border-line text-xs text-muted">
                  <th scope="col" className="py-3 text-left font-medium">
                    {t('backoffice.products.product')}
                  </th>
                  {HEADS.map((name) => (
                    <th key={name} scope="col" className="py-3 pl-4 text-right font-medium">
                      {t(`backoffice.margins.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-b border-line max-sm:block">
                {rows.map((row) => (
                  <MarginLine key={row.productId} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          {rate !== null && (
            <p className="mt-3 text-sm text-muted">
              {t('backoffice.margins.byRate', {
                rate: formatRate(rate, locale),
              })}
            </p>
          )}
          <p className="mt-6">
            <a
              href={path(`/admin/prices/margins/csv${marginsAddress(query)}`)}
              download
              className={buttonClass({ size: 'sm' })}
            >
              {t('backoffice.utilisation.csv')}
            </a>
          </p>
        </>
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/prices/margins${marginsAddress(query, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
