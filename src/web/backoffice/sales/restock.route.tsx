import {
  readRestockQuery,
  restockAddress,
  SOLD_OUT_SHOWN,
  type RestockQuery,
} from '../../../domain/backoffice/restock.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { USUAL_LEAD_DAYS } from '../../../domain/prices/lead-time.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { BackLink } from '../back-link.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Route } from './+types/restock.route';
import { SoldOut } from './sold-out.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const today = shop.rental.today('UAH');
  const query = readRestockQuery(new URL(request.url).searchParams, today);
  const [restock, soldOut] = await Promise.all([
    shop.backoffice.listRestock(query, { locale, today }),
    shop.backoffice.listSoldOut(query, locale),
  ]);
  return {
    query,
    ...restock,
    soldOut: { count: soldOut.length, lines: soldOut.slice(0, SOLD_OUT_SHOWN) },
    title: pageTitle(translate('backoffice.restock.title')),
  };
}

/** Chooses the days whose sales count, how long goods are to last, and whose they are. */
function Filters({ query, suppliers }: { query: RestockQuery; suppliers: readonly string[] }) {
  const t = useT();
  const { supplier } = query;
  const isListed = supplier === null || supplier === '' || suppliers.includes(supplier);
  return (
    <FilterForm
      path="/admin/sales/restock"
      label={t('backoffice.restock.title')}
      find={t('backoffice.machines.show')}
      isNarrowed={supplier !== null}
    >
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[30rem]:grid-cols-2 sm:gap-x-4 lg:grid-cols-4 xl:max-w-280">
        {(['from', 'to'] as const).map((name) => {
          const day = name === 'from' ? query.firstDay : query.lastDay;
          return (
            <TextField
              key={`${name} ${day}`}
              name={name}
              type="date"
              defaultValue={day}
              label={t(`backoffice.restock.${name}`)}
            />
          );
        })}
        <TextField
          key={`cover ${query.coverDays}`}
          name="cover"
          defaultValue={String(query.coverDays)}
          label={t('backoffice.restock.cover')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          className="min-[30rem]:max-sm:col-span-2"
        />
        <SelectField
          key={`supplier ${supplier ?? 'all'}`}
          name="supplier"
          defaultValue={supplier ?? 'all'}
          options={[
            { value: 'all', label: t('backoffice.restock.allSuppliers') },
            { value: '', label: t('backoffice.restock.noSupplier') },
            ...[...(isListed ? [] : [supplier]), ...suppliers].map((name) => ({ value: name, label: name })),
          ]}
          label={t('backoffice.purchase.supplier')}
          className="min-[30rem]:max-sm:col-span-2"
        />
      </div>
    </FilterForm>
  );
}

type Line = Route.ComponentProps['loaderData']['lines'][number];

function RestockRow({ line }: { line: Line }) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const number = 'py-3 pl-4 text-right whitespace-nowrap';
  return (
    <tr className="align-top">
      <th scope="row" className="min-w-44 py-3 text-left font-normal">
        <LocalLink to={`/admin/products/${line.productId}`} className="font-semibold hover:underline">
          <Unbroken text={line.name} />
        </LocalLink>
        <span className="block text-xs break-words text-muted">
          {line.supplier === null ? line.articleNumber : `${line.articleNumber} · ${line.supplier}`}
        </span>
      </th>
      <td className={`${number} font-semibold`}>{count.format(line.toOrder)}</td>
      <td className={number}>
        {formatDate(line.orderBy, locale, 'UTC', 'short')}
        {line.isLate && (
          <span className="mt-1 block">
            <Badge tone="warning">{t('backoffice.restock.late')}</Badge>
          </span>
        )}
      </td>
      <td className={number}>{count.format(line.daysLeft)}</td>
      <td className={number}>{count.format(line.stock)}</td>
      <td className={number}>{count.format(line.perDay)}</td>
      <td className={number}>
        {count.format(line.leadDays)}
        <span className="block text-xs text-muted">{t(`backoffice.restock.lead.${line.leadOf}`)}</span>
      </td>
    </tr>
  );
}

/** What to order from suppliers, the most urgent first: how fast it sells, how long it lasts, by which day and how much. */
export default function Restock({
  loaderData: { query, lines, next, count, suppliers, soldOut },
}: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  // What to do first: on a phone the reasons are scrolled to.
  const heads = ['toOrder', 'orderBy', 'daysLeft', 'stock', 'perDay', 'leadDays'] as const;
  return (
    <>
      <BackLink to="/admin/sales">{t('backoffice.sales.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.restock.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">
        {t('backoffice.restock.rule', { days: USUAL_LEAD_DAYS })}
      </p>
      <Filters query={query} suppliers={suppliers} />
      {lines.length === 0 ? (
        <EmptyState title={t('backoffice.restock.none')} text={t('backoffice.restock.noneText')} />
      ) : (
        <>
          <p className="mb-4 text-sm">{t('backoffice.restock.count', { count })}</p>
          <div
            className="overflow-x-auto"
            tabIndex={0}
            role="group"
            aria-label={t('backoffice.restock.title')}
          >
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-line text-xs text-muted">
                  <th scope="col" className="py-3 text-left font-medium">
                    {t('backoffice.products.product')}
                  </th>
                  {heads.map((name) => (
                    <th key={name} scope="col" className="py-3 pl-4 text-right font-medium">
                      {name === 'stock'
                        ? t('backoffice.product.field.stock')
                        : t(`backoffice.restock.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-b border-line">
                {lines.map((line) => (
                  <RestockRow key={line.productId} line={line} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-6">
            <a
              href={path(`/admin/sales/csv${restockAddress(query)}&table=restock`)}
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
        address={(after) => `/admin/sales/restock${restockAddress(query, after)}`}
      />
      {query.after === null && <SoldOut {...soldOut} />}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
