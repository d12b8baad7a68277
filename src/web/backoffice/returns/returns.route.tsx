import { data, redirect } from 'react-router';
import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import {
  readStaffReturns,
  STAFF_RETURN_STATES,
  staffReturnsAddress,
  type StaffReturnsQuery,
} from '../../../domain/returns/returns-query.ts';
import { RETURN_KINDS } from '../../../domain/returns/return-status.ts';
import { readFilterProblem } from '../../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../filter-form.tsx';
import { SavedFilters } from '../saved-filters.tsx';
import type { Route } from './+types/returns.route';
import { StaffReturnList } from './staff-return-list.tsx';
import { StatementList } from './statement-list.tsx';

const QUEUE = 'returns';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffReturns(url.searchParams);
  const isFirst = query.state === 'waiting' && query.after === null && query.search === '';
  return {
    query,
    ...(await shop.returns.list(query)),
    statements: isFirst ? await shop.orders.listOpenWithdrawals() : [],
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    filterProblem: readFilterProblem(url.searchParams),
    title: pageTitle(translate('backoffice.returns.title')),
  };
}

/** Puts a statement of withdrawal away that began no return. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const id = Number((await readForm()).get('id'));
  await shop.orders.closeWithdrawal({ id, staffId: user?.id ?? '' });
  return redirect(`/${region}/admin/returns`, 303);
}

/** Narrows the queue; its address says all, so that a view can be kept as a bookmark. */
function Filters({ query }: { query: StaffReturnsQuery }) {
  const t = useT();
  return (
    <FilterForm
      path="/admin/returns"
      label={t('backoffice.returns.title')}
      find={t('backoffice.orders.show')}
      isNarrowed={staffReturnsAddress(query) !== ''}
      filtersSet={filtersSet(staffReturnsAddress(query))}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          key={`search ${query.search}`}
          name="q"
          type="search"
          label={t('backoffice.returns.search')}
          defaultValue={query.search}
          autoComplete="off"
        />
        <SelectField
          key={`state ${query.state}`}
          name="state"
          label={t('backoffice.returns.state')}
          defaultValue={query.state}
          options={STAFF_RETURN_STATES.map((state) => ({
            value: state,
            label: t(`backoffice.returns.state.${state}`),
          }))}
        />
        <SelectField
          key={`kind ${query.kind}`}
          name="kind"
          label={t('backoffice.returns.kind')}
          defaultValue={query.kind}
          options={[
            { value: 'all', label: t('backoffice.returns.kind.all') },
            ...RETURN_KINDS.map((kind) => ({ value: kind, label: t(`return.kind.${kind}`) })),
          ]}
        />
      </div>
    </FilterForm>
  );
}

/** Goods that go back: what waits longest for the shop stands first, the statements without a return below. */
export default function StaffReturns({
  loaderData: { query, returns, next, statements, filters, filterProblem },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.returns.title')}</h1>
      <Filters query={query} />
      <SavedFilters
        queue={QUEUE}
        query={staffReturnsAddress({ ...query, after: null }).slice(1)}
        filters={filters}
        problem={filterProblem}
      />
      {returns.length === 0 ? (
        <EmptyState title={t('backoffice.returns.none')} />
      ) : (
        <StaffReturnList returns={returns} />
      )}
      {next !== null && (
        <p className="mt-8">
          <ButtonLink to={`/admin/returns${staffReturnsAddress({ ...query, after: next })}`} rel="next">
            {t('backoffice.returns.more')}
          </ButtonLink>
        </p>
      )}
      <StatementList statements={statements} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
