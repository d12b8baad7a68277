import { customersAddress, readCustomersQuery } from '../../../domain/account/customers-query.ts';
import { mayOpen } from '../../../domain/account/role.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { FilterForm } from '../filter-form.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Route } from './+types/customers.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  const query = readCustomersQuery(new URL(request.url).searchParams);
  const title = pageTitle(translate('backoffice.customers.title'));
  const seesOrders = user !== null && mayOpen(user, '/admin/orders');
  const [{ customers, next }, guestOrders] = await Promise.all([
    shop.backoffice.customers.list(query),
    seesOrders && query.after === null ? shop.backoffice.customers.countGuestOrders(query.search) : 0,
  ]);
  const shown = customers.map(({ orders, ...customer }) => ({
    ...customer,
    orders: seesOrders ? orders : null,
  }));
  return { query, title, seesOrders, customers: shown, guestOrders, next };
}

type Row = Route.ComponentProps['loaderData']['customers'][number];

function CustomerRow({
  customer: { id, name, email, isConfirmed, phone, createdAt, orders },
}: {
  customer: Row;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <tr className="relative transition-colors hover:bg-surface">
      <th scope="row" className="py-4 pr-6 text-left font-normal">
        <LocalLink to={`/admin/customers/${id}`} className="stretched font-semibold break-words">
          {name || email}
        </LocalLink>
        {name !== '' && <span className="block text-xs break-all text-muted">{email}</span>}
        {!isConfirmed && <Badge tone="warning">{t('backoffice.customers.unconfirmed')}</Badge>}
      </th>
      <td className="py-4 pr-6 whitespace-nowrap text-muted max-md:hidden">{phone}</td>
      <td className="py-4 pr-6 whitespace-nowrap text-muted max-sm:hidden">
        {formatDate(createdAt.toISOString(), locale, 'Europe/Kyiv', 'short')}
      </td>
      {orders !== null && <td className="py-4 text-right">{orders}</td>}
    </tr>
  );
}

/** Everybody who has an account, the newest first, found by name, address, telephone or order. */
export default function StaffCustomers({ loaderData }: Route.ComponentProps) {
  const { query, customers, next, seesOrders, guestOrders } = loaderData;
  const t = useT();
  const head = 'py-3 pr-6 text-left font-semibold';
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.customers.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.customers.lead')}</p>
      <FilterForm
        path="/admin/customers"
        label={t('backoffice.customers.title')}
        find={t('backoffice.products.find')}
        isNarrowed={query.search !== ''}
      >
        <TextField
          key={query.search}
          name="q"
          type="search"
          label={t('backoffice.customers.search')}
          defaultValue={query.search}
          autoComplete="off"
          className="max-w-160"
        />
      </FilterForm>
      {/* Who orders without an account has none to be found. */}
      {guestOrders > 0 && (
        <p className="mb-6">
          <ButtonLink to={`/admin/orders?${String(new URLSearchParams({ q: query.search }))}`}>
            {t('backoffice.customers.guestOrders', { count: guestOrders })}
          </ButtonLink>
        </p>
      )}
      {customers.length === 0 ? (
        <EmptyState title={t('backoffice.customers.none')} text={t('backoffice.customers.noneText')} />
      ) : (
        <table className="w-full text-sm">
          <thead className="border-b border-line text-xs text-muted">
            <tr>
              <th scope="col" className={head}>
                {t('backoffice.orders.customer')}
              </th>
              <th scope="col" className={`${head} max-md:hidden`}>
                {t('backoffice.customers.phone')}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('backoffice.customers.since')}
              </th>
              {seesOrders && (
                <th scope="col" className="py-3 text-right font-semibold">
                  {t('backoffice.section.orders')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-b border-line">
            {customers.map((customer) => (
              <CustomerRow key={customer.id} customer={customer} />
            ))}
          </tbody>
        </table>
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/customers${customersAddress(query, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
