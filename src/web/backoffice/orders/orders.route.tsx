import { data } from 'react-router';
import { isChoosable } from '../../../domain/orders/bulk-steps.ts';
import {
  readListChoice,
  readStaffOrdersQuery,
  staffOrdersAddress,
} from '../../../domain/orders/staff-orders-query.ts';
import { ButtonLink, usePath } from '../../i18n/local-link.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SavedFilters } from '../saved-filters.tsx';
import type { Route } from './+types/orders.route';
import { readFilterProblem } from '../../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../../server/context.ts';
import { ChosenOrdersForm } from './chosen-orders-form.tsx';
import { MISSED } from './chosen-orders.ts';
import { ListChoiceLine } from './list-choice.tsx';
import { StaffFilters } from './staff-order-filters.tsx';
import { StaffTable } from './staff-order-list.tsx';

const QUEUE = 'orders';
const MISSED_TEXTS = {
  none: 'backoffice.orders.noneChosen',
  unpacked: 'backoffice.orders.noneToPack',
  'no-step': 'backoffice.orders.noneForStep',
} as const satisfies Record<(typeof MISSED)[number], string>;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffOrdersQuery(url.searchParams);
  const choice = readListChoice(url.searchParams);
  const page = await shop.backoffice.listOrders(query);
  const onlyPage = choice === 'all' ? page.orders.length : null;
  const isLonger = page.next !== null || query.after !== null;
  return {
    query,
    choice,
    ...page,
    // Only whoever chooses asks how many there are; on one page they are all there.
    found: choice === null ? null : isLonger ? await shop.backoffice.countOrders(query) : onlyPage,
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    filterProblem: readFilterProblem(url.searchParams),
    missed: MISSED.find((each) => each === url.searchParams.get('chosen')) ?? null,
    title: pageTitle(translate('backoffice.orders.title')),
  };
}

/** All orders of the shop: narrowed by a form or by a view that was kept, page by page from the newest. */
export default function StaffOrders({ loaderData }: Route.ComponentProps) {
  const { query, choice, found, orders, next, filters, filterProblem, missed } = loaderData;
  const t = useT();
  const path = usePath();
  const address = staffOrdersAddress(query, null);
  const choosable = orders.filter(isChoosable).length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('backoffice.orders.title')}</h1>
        <ButtonLink to="/admin/orders/new">{t('backoffice.telephone.start')}</ButtonLink>
      </div>
      <StaffFilters query={query} />
      <SavedFilters queue={QUEUE} query={address.slice(1)} filters={filters} problem={filterProblem} />
      {missed !== null && (
        <Alert tone="warning" live className="mb-6">
          {t(MISSED_TEXTS[missed])}
        </Alert>
      )}
      {orders.length === 0 ? (
        <EmptyState title={t('backoffice.orders.none')} text={t('backoffice.orders.noneText')} />
      ) : (
        <>
          <p className="mb-6">
            <a href={path(`/admin/orders/csv${address}`)} download className={buttonClass({ size: 'sm' })}>
              {t('backoffice.orders.foundCsv')}
            </a>
          </p>
          {choosable > 0 && <ListChoiceLine query={query} choice={choice} onPage={choosable} found={found} />}
          <ChosenOrdersForm
            key={`${choice ?? ''} ${staffOrdersAddress(query, query.after)}`}
            query={query}
            canChoose={choosable > 0}
            choice={choice}
          >
            <StaffTable orders={orders} choice={choice} />
          </ChosenOrdersForm>
        </>
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
