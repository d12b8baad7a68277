import { data } from 'react-router';
import { isChoosable } from '../../../domain/orders/bulk-steps.ts';
import { staffOrdersAddress, readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SavedFilters } from '../saved-filters.tsx';
import type { Route } from './+types/orders.route';
import { shopOf } from '../../../server/context.ts';
import { ChosenOrdersForm } from './chosen-orders-form.tsx';
import { StaffFilters } from './staff-order-filters.tsx';
import { StaffTable } from './staff-order-list.tsx';

const QUEUE = 'orders';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffOrdersQuery(url.searchParams);
  return {
    query,
    ...(await shop.backoffice.listOrders(query)),
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    isFull: url.searchParams.get('filters') === 'full',
    missed: (['none', 'unpacked'] as const).find((each) => each === url.searchParams.get('chosen')) ?? null,
    title: pageTitle(translate('backoffice.orders.title')),
  };
}

/** All orders of the shop: narrowed by a form or by a view that was kept, page by page from the newest. */
export default function StaffOrders({ loaderData }: Route.ComponentProps) {
  const { query, orders, next, filters, isFull, missed } = loaderData;
  const t = useT();
  const address = staffOrdersAddress(query, null);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('backoffice.orders.title')}</h1>
        <ButtonLink to="/admin/orders/new">{t('backoffice.telephone.start')}</ButtonLink>
      </div>
      <StaffFilters query={query} />
      <SavedFilters queue={QUEUE} query={address.slice(1)} filters={filters} isFull={isFull} />
      {missed !== null && (
        <Alert tone="warning" live className="mb-6">
          {t(missed === 'none' ? 'backoffice.orders.noneChosen' : 'backoffice.orders.noneToPack')}
        </Alert>
      )}
      {orders.length === 0 ? (
        <EmptyState title={t('backoffice.orders.none')} text={t('backoffice.orders.noneText')} />
      ) : (
        <ChosenOrdersForm
          key={staffOrdersAddress(query, query.after)}
          query={query}
          canChoose={orders.some(isChoosable)}
        >
          <StaffTable orders={orders} />
        </ChosenOrdersForm>
      )}
      {(next !== null || query.after !== null) && (
        <nav aria-label={t('backoffice.orders.pages')} className="mt-8 flex flex-wrap gap-3">
          {query.after !== null && (
            <ButtonLink to={`/admin/orders${address}`} tone="ghost">
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
