import { data, redirect } from 'react-router';
import { mayOpen } from '../../../domain/account/role.ts';
import { callerProblem } from '../../../domain/backoffice/telephone-order.ts';
import { isChoosable } from '../../../domain/orders/bulk-steps.ts';
import { readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { ChosenOrdersForm } from '../orders/chosen-orders-form.tsx';
import { StaffTable } from '../orders/staff-order-list.tsx';
import { NoteForm, NoteList } from '../staff-notes.tsx';
import type { Route } from './+types/customer.route';
import { CustomerFacts } from './customer-facts.tsx';
import { MatterList, matterPath, STATUS_TEXTS } from './matter-list.tsx';

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Orders that the page shows; the others are a link away. */
const ORDERS_SHOWN = 10;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, lookUp, translate } = shopOf(context);
  const customer = await shop.backoffice.customers.find(id, locale);
  if (user === null) throw data(null, { status: 404 });
  if (customer === null) {
    const heir = await shop.backoffice.customers.heirOf(id);
    if (heir === null) throw data(null, { status: 404 });
    throw redirect(`/${region}/admin/customers/${heir}`);
  }
  const merge = await shop.accountMerges.find(id);
  const seesOrders = mayOpen(user, '/admin/orders');
  const query = { ...readStaffOrdersQuery(new URLSearchParams()), customer: id };
  const listed = seesOrders ? await shop.backoffice.listOrders(query) : null;
  const { searchParams } = new URL(request.url);
  return {
    customer: {
      ...customer,
      createdAt: customer.createdAt.toISOString(),
      notes: customer.notes.map((note) => ({ ...note, isRemovable: true })),
      matters: customer.matters
        .filter((matter) => mayOpen(user, matterPath(matter)))
        .map(({ status, ...matter }) => ({
          ...matter,
          status: lookUp(`${STATUS_TEXTS[matter.kind]}.${status}`) ?? status,
        })),
    },
    query,
    mayBeOrderedFor:
      seesOrders && callerProblem({ ...customer, isBeingDeleted: customer.deletionDue !== null }) === null,
    mayBeMerged: customer.role === 'customer' && mayOpen(user, `/admin/account-merges/${id}`),
    /** The other account of a proposal that waits for its owners. */
    mergesWith:
      merge === null || merge.isOver ? null : (merge.from.id === id ? merge.into : merge.from).email,
    orders: listed === null ? null : listed.orders.slice(0, ORDERS_SHOWN),
    hasMoreOrders: listed !== null && listed.orders.length > ORDERS_SHOWN,
    /** Of the form of a note, so that one that is sent twice counts once. */
    formKey: crypto.randomUUID(),
    done: (['noted', 'removed'] as const).find((each) => each === searchParams.get('done')) ?? null,
    title: pageTitle(customer.name || customer.email || translate('backoffice.customers.title')),
  };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const intent = form.get('intent');
  if (intent === 'remove-note') {
    const noteId = Number(form.get('note'));
    if (!Number.isSafeInteger(noteId)) throw data(null, { status: 400 });
    await shop.backoffice.customers.removeNote({ userId: id, noteId, staffId: user.id });
    return redirect(`/${region}/admin/customers/${id}?done=removed`, 303);
  }
  const [formKey, typed] = [form.get('key'), form.get('text')];
  if (intent !== 'note' || typeof formKey !== 'string' || !KEY.test(formKey) || typeof typed !== 'string') {
    throw data(null, { status: 400 });
  }
  const written = await shop.backoffice.customers.writeNote({ userId: id, staffId: user.id, formKey, typed });
  if (written.ok) return redirect(`/${region}/admin/customers/${id}?done=noted`, 303);
  if (written.reason === 'nobody') throw data(null, { status: 404 });
  return refuseForm(form, 422, {
    problem: {
      reason: 'invalid-fields' as const,
      errors: { text: `backoffice.note.${written.reason}` },
    },
    fields: ['text'],
  });
}

/** Everything about one person who has an account: who they are, what they ordered, wrote and agreed to, and what staff noted. */
export default function StaffCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { customer, query, orders, hasMoreOrders, mayBeOrderedFor, mayBeMerged, mergesWith, formKey, done } =
    loaderData;
  const { id, name, email, role, addresses, matters, notes } = customer;
  return (
    <>
      <BackLink to="/admin/customers">{t('backoffice.customers.title')}</BackLink>
      <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl break-words">{name || email}</h1>
        {mayBeOrderedFor && (
          <ButtonLink to={`/admin/orders/new?customer=${id}`}>
            {t('backoffice.telephone.startFor')}
          </ButtonLink>
        )}
        {mayBeMerged && mergesWith === null && (
          <ButtonLink to={`/admin/account-merges/${id}`} tone="secondary">
            {t('backoffice.merge.start')}
          </ButtonLink>
        )}
        {role !== 'customer' && <Badge>{t(`backoffice.staff.role.${role}`)}</Badge>}
      </div>
      {mergesWith !== null && (
        <Alert tone="info" className="mb-6">
          <span className="break-words">{t('backoffice.merge.proposed', { email: mergesWith })}</span>
          {mayBeMerged && (
            <LocalLink
              to={`/admin/account-merges/${id}`}
              className="mt-2 block font-semibold underline underline-offset-4"
            >
              {t('backoffice.merge.see')}
            </LocalLink>
          )}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-6">
          {t(done === 'noted' ? 'backoffice.note.written' : 'backoffice.note.removed')}
        </Alert>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-12 xl:order-last">
          <TitledSection id="account" title={t('backoffice.customer.account')}>
            <CustomerFacts customer={customer} />
          </TitledSection>
          {addresses.length > 0 && (
            <TitledSection id="addresses" title={t('backoffice.customer.addresses')}>
              <ul className="divide-y divide-line border-y border-line text-sm">
                {addresses.map((address) => (
                  <li key={address.id} className="py-4">
                    <span className="font-semibold">{address.fullName}</span>
                    {address.lines.map((line) => (
                      <span key={line} className="block break-words">
                        {line}
                      </span>
                    ))}
                    {address.phone !== null && <span className="block text-muted">{address.phone}</span>}
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          {orders !== null && (
            <TitledSection id="orders" title={t('backoffice.section.orders')}>
              {orders.length === 0 ? (
                <p className="text-sm text-muted">{t('backoffice.customer.noOrders')}</p>
              ) : (
                <ChosenOrdersForm query={query} canChoose={orders.some(isChoosable)}>
                  <StaffTable orders={orders} />
                </ChosenOrdersForm>
              )}
              {hasMoreOrders && (
                <p className="mt-4 text-sm">
                  <LocalLink
                    to={`/admin/orders?customer=${id}`}
                    className="font-semibold underline underline-offset-4"
                  >
                    {t('backoffice.customer.allOrders')}
                  </LocalLink>
                </p>
              )}
            </TitledSection>
          )}
          {matters.length > 0 && (
            <TitledSection id="matters" title={t('backoffice.customer.matters')}>
              <MatterList matters={matters} />
            </TitledSection>
          )}
          <TitledSection id="notes" title={t('backoffice.note.title')}>
            <NoteList notes={notes} timeZone="Europe/Kyiv" />
            <NoteForm latest={notes[0]?.id ?? 0} formKey={formKey} problem={actionData} />
          </TitledSection>
        </div>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
