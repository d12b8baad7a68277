import { data } from 'react-router';
import { parseQuantity } from '../../../domain/cart/parse-quantity.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-title.ts';
import { QuoteList } from '../../quotes/quote-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/quotes.route';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { DeliveryList } from './delivery-list.tsx';
import { PAGE_SIZE, QuotePages } from './quote-pages.tsx';
import { QUOTE_LISTS, QuoteTabs, type DeskList } from './quote-tabs.tsx';

async function read({ quotes }: PageRequest['shop'], list: DeskList, page: number) {
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
  return { found, list, page, title: pageTitle(translate('backoffice.desk.quotes')) };
}

/** Deliveries of bulk orders that wait for a price, or for their money, and requests for a bulk price (R10). */
export default function Quotes({ loaderData: { found, list, page } }: Route.ComponentProps) {
  const t = useT();
  const isEmpty = found.entries.length === 0;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.desk.quotes')}</h1>
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
