import { data } from 'react-router';
import { parseQuantity } from '../../../domain/cart/parse-quantity.ts';
import { useT, useLocale } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { QuoteList } from '../../quotes/quote-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/quotes.route';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';

/**
 * The lists of the back office, in the order of their links: orders whose delivery is to be priced, or waits for its money, and
 * requests for a bulk price. Printed names are `backoffice.quotes.list.{list}`.
 */
const QUOTE_LISTS = ['deliveries', 'deliveriesQuoted', 'REQUESTED', 'OFFERED', 'all'] as const;
type QuoteListName = (typeof QUOTE_LISTS)[number];

/** Leads from list to list. */
function QuoteTabs({ current }: { current: QuoteListName }) {
  const t = useT();
  const path = usePath()('/admin/quotes');
  return (
    <nav aria-label={t('backoffice.quotes.lists')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {QUOTE_LISTS.map((list) => (
          <li key={list}>
            <a
              href={`${path}?list=${list}`}
              aria-current={list === current ? 'page' : undefined}
              className={chipClass({ selected: list === current })}
            >
              {t(`backoffice.quotes.list.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Entries on one page of a list of the back office. */
const PAGE_SIZE = 20;

/** The other pages of a list of the back office. */
function QuotePages({ page, total, list }: { page: number; total: number; list: QuoteListName }) {
  const t = useT();
  const base = `${usePath()('/admin/quotes')}?list=${list}`;
  return (
    <div className="mt-12">
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / PAGE_SIZE))}
        hrefFor={(number) => `${base}&page=${number}`}
        LinkComponent={ShopAnchor}
        labels={{
          navigation: t('profile.pages'),
          previous: t('profile.previousPage'),
          next: t('profile.nextPage'),
          page: (number) => t('profile.page', { number }),
        }}
      />
    </div>
  );
}

/** Bulk orders, each leading to where its delivery is priced (R10). */
function DeliveryList({ orders }: { orders: readonly OrderView[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map(({ id, orderNumber: number, createdAt, currency, totalMinor, shippingAddress: to }) => (
        <li
          key={id}
          className={`${LIST_ROW} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5`}
        >
          <div className="min-w-0">
            <LocalLink
              to={`/admin/quotes/deliveries/${id}`}
              className="stretched font-semibold hover:underline"
            >
              {t('order.title', { number })}
            </LocalLink>
            <p className="mt-1.5 text-sm break-words text-muted">
              {to.city}, {to.firstName} {to.lastName},{' '}
              <time dateTime={createdAt}>
                {formatDate(createdAt, locale, timeZoneOf(marketOf(currency)), 'short')}
              </time>
            </p>
          </div>
          <Price money={money(totalMinor, currency)} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}

async function read({ quotes }: PageRequest['shop'], list: QuoteListName, page: number) {
  const window = { page, pageSize: PAGE_SIZE };
  if (list === 'deliveries' || list === 'deliveriesQuoted') {
    const state = list === 'deliveries' ? 'waiting' : 'quoted';
    const { orders, total } = await quotes.listDeliveries({ state, ...window });
    return { kind: 'orders' as const, entries: orders, total };
  }
  const status = list === 'all' ? null : list;
  const { quotes: entries, total } = await quotes.listQuotes({ of: { status }, ...window });
  return { kind: 'quotes' as const, entries, total };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const list = QUOTE_LISTS.find((each) => each === searchParams.get('list')) ?? 'all';
  const page = parseQuantity(searchParams.get('page') ?? '1') ?? 1;
  const found = await read(shop, list, page);
  if (found.entries.length === 0 && page > 1) throw data(null, { status: 404 });
  return { found, list, page, title: pageTitle(translate('backoffice.section.quotes')) };
}

/** Deliveries of bulk orders that wait for a price, or for their money, and requests for a bulk price (R10). */
export default function Quotes({ loaderData: { found, list, page } }: Route.ComponentProps) {
  const t = useT();
  const isEmpty = found.entries.length === 0;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.section.quotes')}</h1>
      <QuoteTabs current={list} />
      {isEmpty && (
        <EmptyState
          title={t(found.kind === 'orders' ? 'backoffice.quotes.noDeliveries' : 'backoffice.quotes.none')}
          text={t('backoffice.quotes.noneText')}
        />
      )}
      {!isEmpty && found.kind === 'orders' && <DeliveryList orders={found.entries} />}
      {!isEmpty && found.kind === 'quotes' && (
        <QuoteList quotes={found.entries} base="/admin/quotes" hasNames />
      )}
      <QuotePages page={page} total={found.total} list={list} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
