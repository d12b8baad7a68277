import { data } from 'react-router';
import { filtersSet } from '../../../domain/backoffice/filters-set.ts';
import { DEPARTMENTS } from '../../../domain/support/department.ts';
import { TICKET_STATUSES } from '../../../domain/support/ticket.ts';
import {
  readStaffTicketsQuery,
  staffTicketsAddress,
  TICKET_OWNERS,
  TICKET_SORTS,
  type StaffTicketsQuery,
} from '../../../domain/support/tickets-query.ts';
import type { StaffTicketSummary } from '../../../domain/support/ticket-view.ts';
import { greetedName } from '../../../domain/support/ticket-forms.ts';
import { readFilterProblem } from '../../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, ShopAnchor, usePath } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { TicketBadge } from '../../support/ticket-badge.tsx';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LIST_ROW } from '../../ui/list-row.ts';
import { FilterForm } from '../filter-form.tsx';
import { SavedFilters } from '../saved-filters.tsx';
import type { Route } from './+types/tickets.route';

const QUEUE = 'tickets';
/** As `listTickets` divides them. */
const PAGE_SIZE = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const query = readStaffTicketsQuery(url.searchParams);
  const found = await shop.support.staff.list(query, { staffId: user.id });
  if (found.tickets.length === 0 && query.page > 1) throw data(null, { status: 404 });
  return {
    query,
    found,
    filters: await shop.backoffice.savedFilters.list({ staff: user, queue: QUEUE }),
    filterProblem: readFilterProblem(url.searchParams),
    title: pageTitle(translate('backoffice.section.tickets')),
  };
}

function Filter({ query }: { query: StaffTicketsQuery }) {
  const t = useT();
  const address = staffTicketsAddress(query);
  return (
    <FilterForm
      key={address}
      path="/admin/tickets"
      label={t('backoffice.section.tickets')}
      find={t('backoffice.tickets.find')}
      isNarrowed={address !== ''}
      filtersSet={filtersSet(address)}
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          name="q"
          type="search"
          label={t('backoffice.tickets.search')}
          defaultValue={query.search}
          autoComplete="off"
          className="sm:col-span-2 xl:col-span-4"
        />
        <SelectField
          name="status"
          label={t('backoffice.tickets.status')}
          defaultValue={query.status}
          options={[
            { value: 'open', label: t('backoffice.tickets.open') },
            ...TICKET_STATUSES.map((value) => ({ value, label: t(`ticket.status.${value}`) })),
            { value: 'any', label: t('backoffice.tickets.any') },
          ]}
        />
        <SelectField
          name="department"
          label={t('ticket.field.department')}
          defaultValue={query.department ?? ''}
          placeholder={t('backoffice.tickets.any')}
          options={DEPARTMENTS.map((value) => ({ value, label: t(`ticket.department.${value}`) }))}
        />
        <SelectField
          name="owner"
          label={t('backoffice.tickets.owner')}
          defaultValue={query.owner ?? ''}
          placeholder={t('backoffice.tickets.any')}
          options={TICKET_OWNERS.map((value) => ({ value, label: t(`backoffice.tickets.${value}`) }))}
        />
        <SelectField
          name="sort"
          label={t('backoffice.tickets.sort')}
          defaultValue={query.sort}
          options={TICKET_SORTS.map((value) => ({ value, label: t(`backoffice.tickets.sort.${value}`) }))}
        />
      </div>
    </FilterForm>
  );
}

function Row({ ticket }: { ticket: StaffTicketSummary }) {
  const t = useT();
  const print = usePrintMoment();
  const { id, ticketNumber, subject, name, email, status, department, waitingSince, assignedName } = ticket;
  const { lastAuthor, lastMessageAt } = ticket;
  const isOpen = status === 'PENDING' || status === 'IN_PROGRESS';
  return (
    <li className={`${LIST_ROW} flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 text-sm`}>
      <div className="min-w-0 flex-1 basis-72">
        <LocalLink
          to={`/admin/tickets/${id}`}
          className="stretched text-base font-semibold break-words hover:underline"
        >
          {subject}
        </LocalLink>
        <p className="mt-1 break-words text-muted">
          <span className="whitespace-nowrap">{ticketNumber}</span>, {t(`ticket.department.${department}`)}
        </p>
        <p className="mt-0.5 break-words text-muted">
          {greetedName(name) === null ? email : `${name}, ${email}`}
        </p>
      </div>
      <div className="flex flex-col items-start gap-1.5 sm:items-end">
        <TicketBadge status={status} />
        {isOpen && (
          <p className="text-muted">
            {waitingSince === null
              ? t(`ticket.last.staff.${lastAuthor}`, { date: print(lastMessageAt) })
              : t('backoffice.tickets.waits', { time: print(waitingSince) })}
          </p>
        )}
        <p className="text-muted">
          {assignedName === null
            ? t('backoffice.tickets.unassigned')
            : t('backoffice.tickets.assigned', { name: assignedName })}
        </p>
      </div>
    </li>
  );
}

/** The queue of tickets: what waits longest for an answer first. */
export default function Tickets({
  loaderData: { query, found, filters, filterProblem },
}: Route.ComponentProps) {
  const t = useT();
  const path = usePath()('/admin/tickets');
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">{t('backoffice.section.tickets')}</h1>
        <LocalLink to="/admin/answer-templates" className="text-sm underline underline-offset-4">
          {t('backoffice.section.answerTemplates')}
        </LocalLink>
      </div>
      <Filter query={query} />
      <SavedFilters
        queue={QUEUE}
        query={staffTicketsAddress(query).slice(1)}
        filters={filters}
        problem={filterProblem}
      />
      <p role="status" className="mb-3 text-sm text-muted">
        {t('backoffice.tickets.count', { count: found.total })}
      </p>
      {found.tickets.length === 0 ? (
        <EmptyState title={t('backoffice.tickets.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.tickets.map((ticket) => (
            <Row key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {found.total > PAGE_SIZE && (
        <div className="mt-12">
          <Pagination
            page={query.page}
            pageCount={Math.ceil(found.total / PAGE_SIZE)}
            hrefFor={(number) => path + staffTicketsAddress(query, number)}
            LinkComponent={ShopAnchor}
            labels={{
              navigation: t('profile.pages'),
              previous: t('profile.previousPage'),
              next: t('profile.nextPage'),
              page: (number) => t('profile.page', { number }),
            }}
          />
        </div>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
