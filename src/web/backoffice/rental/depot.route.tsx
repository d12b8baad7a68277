import { data, redirect } from 'react-router';
import { DEPOT_LISTS } from '../../../domain/rental/depot-day.ts';
import { LEASE_STATUSES } from '../../../domain/rental/lease-steps.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { REFUSALS } from '../orders/staff-problem.ts';
import type { Route } from './+types/depot.route';
import { DepotDocuments } from './depot-documents.tsx';
import { DepotLease } from './depot-lease.tsx';

const depotIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const depotId = depotIn(searchParams.get('depot'));
  const [lists, { depots }, documents] = await Promise.all([
    shop.rental.readDepotDay({ depotId }, locale),
    shop.rental.machineChoices(locale),
    shop.rental.documents.due({ depotId }),
  ]);
  return {
    lists,
    depots,
    documents,
    depotId,
    isDone: searchParams.has('done'),
    title: pageTitle(translate('backoffice.depot.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const form = await readForm();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const to = LEASE_STATUSES.find((status) => status === text('to'));
  const isStep = to === 'PROCESSING' || to === 'SHIPPED' || to === 'DELIVERED';
  if (!isStep) throw data(null, { status: 400 });
  const taken = await shop.orders.takeLeaseStep({
    orderId: text('orderId'),
    leaseId: text('leaseId'),
    to,
    stopReason: 'shop-other',
    staffId: user?.id ?? '',
  });
  if (!taken.ok) {
    if (taken.reason === 'order-not-found' || taken.reason === 'lease-not-found') {
      throw data(null, { status: 404 });
    }
    const reason = REFUSALS.find((each) => each === taken.reason) ?? 'transition-not-allowed';
    return data({ text: translate(`backoffice.refused.${reason}`) }, { status: 409 });
  }
  const depotId = depotIn(new URL(request.url).searchParams.get('depot'));
  return redirect(`/${region}/admin/depot?${depotId === null ? '' : `depot=${depotId}&`}done=lease`, 303);
}

/** After a refusal, too, the lists are to be as they are by now. */
export const shouldRevalidate = () => true;

/** What a depot has to do today: hand over, take back, and find what is late; and what comes tomorrow. */
export default function StaffDepot({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, depots, documents, depotId, isDone } = loaderData;
  const t = useT();
  const path = usePath()('/admin/depot');
  const places = [{ id: null, name: t('backoffice.depot.all') }, ...depots];
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.depot.title')}</h1>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-6">
          {actionData.text}
        </Alert>
      )}
      {actionData === undefined && isDone && (
        <Alert tone="success" live className="mb-6">
          {t('backoffice.depot.done')}
        </Alert>
      )}
      <nav aria-label={t('backoffice.depot.depots')} className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {places.map(({ id, name }) => (
            <li key={id}>
              <a
                href={id === null ? path : `${path}?depot=${id}`}
                aria-current={id === depotId ? 'page' : undefined}
                className={chipClass({ selected: id === depotId })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        {DEPOT_LISTS.map((list) => (
          <TitledSection
            key={list}
            id={list}
            title={`${t(`backoffice.depot.list.${list}`)} (${lists[list].length})`}
          >
            {lists[list].length === 0 ? (
              <p className="text-sm text-muted">{t('backoffice.depot.none')}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {lists[list].map((lease) => (
                  <DepotLease key={`${lease.leaseId} ${lease.depotName}`} lease={lease} />
                ))}
              </ul>
            )}
          </TitledSection>
        ))}
        <DepotDocuments documents={documents} />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
