import {
  isNarrowed,
  ordersAddress,
  otherOrders,
  readOrdersQuery,
  type OrdersQuery,
} from '../../../domain/orders/orders-query.ts';
import type { OrderEntry } from '../../../domain/orders/order-entry.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/orders.route';
import { LoadMore } from './load-more.tsx';
import { OrderActions, OrderCard } from './order-card.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrdersFilter } from './orders-filter.tsx';
import { profileOwner } from './profile-owner.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const query = readOrdersQuery(url.searchParams);
  return {
    query,
    ...(await shop.orders.listOwnOrders(context.get(profileOwner).id, query)),
    /** With each order's id: its goods are ordered again once. */
    token: crypto.randomUUID(),
    title: pageTitle(translate('profile.tab.orders')),
  };
}

/** Where nothing is found, or nothing was ordered yet. */
function NoOrders({ query }: { query: OrdersQuery }) {
  const t = useT();
  const isPart = isNarrowed(query);
  const all = ordersAddress(otherOrders(query, { kind: 'all', status: 'all', range: 'all', search: '' }));
  return (
    <EmptyState
      headingLevel="h3"
      title={t(isPart ? 'profile.orders.noneTitle' : 'profile.noOrdersTitle')}
      text={t(isPart ? 'profile.orders.noneText' : 'profile.noOrdersText')}
      action={
        isPart ? (
          <ButtonLink to={`/profile/orders${all}`} data-stay>
            {t('profile.orders.clear')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/shop" tone="primary" size="lg">
            {t('profile.toShop')}
          </ButtonLink>
        )
      }
    />
  );
}

/** A customer's orders: narrowed by a form, as a list or along a line (C §2, §9). */
export default function OrdersTab({ loaderData: { query, orders, next, token } }: Route.ComponentProps) {
  const t = useT();
  const actionsOf = (order: OrderEntry) => <OrderActions order={order} token={token} />;
  const isEmpty = orders.length === 0;
  return (
    <section aria-labelledby="orders">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="orders" className="text-2xl">
          {t('order.myOrders')}
        </h2>
        <p role="status" className="text-sm text-muted">
          {!isEmpty &&
            t(next === null ? 'profile.orders.count' : 'profile.orders.countShown', {
              count: orders.length,
            })}
        </p>
      </div>
      {(!isEmpty || isNarrowed(query) || query.from !== null) && <OrdersFilter query={query} />}
      {query.from !== null && (
        <p className="mb-6 text-sm">
          <LocalLink
            to={`/profile/orders${ordersAddress(otherOrders(query, {}))}`}
            className="underline underline-offset-4"
          >
            {t('profile.orders.newest')}
          </LocalLink>
        </p>
      )}
      {isEmpty && <NoOrders query={query} />}
      {!isEmpty && query.view === 'timeline' && <OrderTimeline orders={orders} actionsOf={actionsOf} />}
      {!isEmpty && query.view === 'list' && (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <li key={order.id} className="py-6">
              <OrderCard order={order} actions={actionsOf(order)} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <LoadMore
          to={`/profile/orders${ordersAddress({ ...query, ...next })}`}
          grows={next.until !== null}
          label={t(next.until === null ? 'profile.orders.older' : 'profile.orders.loadMore')}
        />
      )}
    </section>
  );
}

export const meta = unlistedPage;
