import { staffOrdersAddress, readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/orders.route';
import { shopOf } from '../../../server/context.ts';
import { StaffFilters, StaffTable } from './staff-order-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const query = readStaffOrdersQuery(new URL(request.url).searchParams);
  const title = pageTitle(translate('backoffice.orders.title'));
  return { query, title, ...(await shop.backoffice.listOrders(query)) };
}

/** All orders of the shop: narrowed by a form, page by page from the newest. */
export default function StaffOrders({ loaderData: { query, orders, next } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.orders.title')}</h1>
      <StaffFilters query={query} />
      {orders.length === 0 ? (
        <EmptyState title={t('backoffice.orders.none')} text={t('backoffice.orders.noneText')} />
      ) : (
        <StaffTable orders={orders} />
      )}
      {(next !== null || query.after !== null) && (
        <nav aria-label={t('backoffice.orders.pages')} className="mt-8 flex flex-wrap gap-3">
          {query.after !== null && (
            <ButtonLink to={`/admin/orders${staffOrdersAddress(query, null)}`} tone="ghost">
              {t('backoffice.orders.newest')}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={`/admin/orders${staffOrdersAddress(query, next)}`} rel="next">
              {t('backoffice.orders.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
