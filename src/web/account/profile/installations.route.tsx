import { data } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { lastExpiry } from '../../../domain/warranties/last-expiry.ts';
import { readWarrantiesQuery, warrantiesAddress } from '../../../domain/warranties/warranties-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { answerInstallation } from '../../warranties/answer-installation.ts';
import { InstallationForm, RemoveInstallationForm } from '../../warranties/installation-form.tsx';
import type { Route } from './+types/installations.route';
import { InstallationRow } from './installation-row.tsx';
import { LoadMore } from './load-more.tsx';
import { profileOwner } from './profile-owner.ts';
import { redirectDone, takeDone } from './tell-done.ts';

const PATH = '/profile/installations';

/** What the page's address asks to be done. */
const askedOf = (query: URLSearchParams) => ({
  isNew: query.has('new'),
  orderId: query.get('new') ?? '',
  edit: query.get('edit'),
  remove: query.get('remove'),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, region, translate } = shopOf(context);
  const { id: userId } = context.get(profileOwner);
  const query = new URL(request.url).searchParams;
  const { parts } = readWarrantiesQuery(query);
  const asked = askedOf(query);
  const { done, headers } = takeDone(request, `/${region}${PATH}`);
  const { installations, hasMore } = await shop.warranties.listInstallations(userId, { parts });
  const orders = await shop.warranties.installableOrders(userId);
  return data(
    {
      installations: installations.map(({ goods, ...own }) => ({
        ...own,
        goods: goods.map(({ itemId, name, ...view }) => ({ itemId, name, warrantyEnd: lastExpiry([view]) })),
      })),
      hasMore,
      parts,
      orders: [...orders].toSorted((a, b) => Number(b.id === asked.orderId) - Number(a.id === asked.orderId)),
      asked,
      today: dayIn('Europe/Kyiv', new Date().toISOString()),
      formId: crypto.randomUUID(),
      done,
      title: pageTitle(translate('installation.title')),
    },
    { headers },
  );
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, readForm } = shopOf(context);
  const by = { kind: 'customer', id: context.get(profileOwner).id } as const;
  const answer = await answerInstallation(await readForm(), {
    save: (record) => shop.warranties.saveInstallation({ ...record, by }),
    remove: (record) => shop.warranties.removeInstallation({ ...record, by }),
    done: (what) => redirectDone(`/${region}${PATH}`, what),
  });
  if (answer === null) throw data(null, { status: 400 });
  return answer;
}

type Shown = Route.ComponentProps['loaderData'];

/** The form that the address asks for: a new record, or another text in the place of one. */
function AskedForm({ shown, problem }: { shown: Shown; problem: Route.ComponentProps['actionData'] }) {
  const t = useT();
  const locale = useLocale();
  const path = usePath();
  const { asked, installations, orders, today, formId } = shown;
  const back = path(PATH);
  const editedId = problem?.values['installationId'] ?? asked.edit;
  const edited = installations.find(({ record }) => record.id === editedId);
  const removed = installations.find(({ record }) => record.id === asked.remove);
  if (removed && problem === undefined) {
    const day = formatDate(removed.record.installedOn, locale, 'UTC', 'short');
    return (
      <div className="mb-10 rounded-lg bg-surface p-6">
        <RemoveInstallationForm orderId={removed.orderId} record={removed.record} day={day} back={back} />
      </div>
    );
  }
  if (edited) {
    return (
      <div className="mb-10">
        <h3 className="mb-5 text-xl">{t('installation.edit')}</h3>
        <InstallationForm
          key={edited.record.updatedAt}
          formId={formId}
          orders={[{ id: edited.orderId, orderNumber: edited.orderNumber }]}
          record={edited.record}
          bounds={{ min: '2000-01-01', max: today }}
          problem={problem}
          back={back}
        />
      </div>
    );
  }
  if (!asked.isNew && problem === undefined) return null;
  const [first, ...others] = orders;
  if (!first) return <Alert tone="info">{t('installation.noOrders')}</Alert>;
  return (
    <div className="mb-10">
      <h3 className="mb-5 text-xl">{t('installation.new')}</h3>
      <InstallationForm
        formId={problem?.reason === 'form-used' ? formId : (problem?.values['installationId'] ?? formId)}
        orders={[first, ...others]}
        record={null}
        bounds={{ min: '2000-01-01', max: today }}
        problem={problem}
        back={back}
      />
    </div>
  );
}

const NOTICES = { saved: 'installation.saved', removed: 'installation.removed' } as const;
const isNotice = (done: string): done is keyof typeof NOTICES => Object.hasOwn(NOTICES, done);

/** Who installed what a customer bought, where and when (C §3). */
export default function Installations({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { installations, hasMore, parts, orders, asked, done } = loaderData;
  const isAsked = asked.isNew || asked.edit !== null || asked.remove !== null || actionData !== undefined;
  return (
    <section aria-labelledby="installations">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/support" className="underline underline-offset-4">
          {t('warranty.back')}
        </LocalLink>
      </p>
      <h2 id="installations" className="text-2xl">
        {t('installation.title')}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-muted">{t('installation.lead')}</p>
      {done !== null && isNotice(done) && actionData === undefined && (
        <Alert tone="success" live className="mb-6">
          {t(NOTICES[done])}
        </Alert>
      )}
      <AskedForm shown={loaderData} problem={actionData} />
      {!isAsked && installations.length > 0 && orders.length > 0 && (
        <div className="mb-6">
          <ButtonLink to={`${PATH}?new`} tone="primary">
            {t('installation.add')}
          </ButtonLink>
        </div>
      )}
      {installations.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {installations.map((own) => (
            <InstallationRow key={own.record.id} installation={own} path={PATH} />
          ))}
        </ul>
      )}
      {installations.length === 0 && !isAsked && (
        <EmptyState
          headingLevel="h3"
          title={t('installation.noneTitle')}
          text={t(orders.length > 0 ? 'installation.noneText' : 'installation.noOrders')}
          action={
            orders.length > 0 && (
              <ButtonLink to={`${PATH}?new`} tone="primary" size="lg">
                {t('installation.add')}
              </ButtonLink>
            )
          }
        />
      )}
      {hasMore && (
        <LoadMore
          to={PATH + warrantiesAddress({ view: 'all', parts: parts + 1 })}
          grows
          label={t('warranty.more')}
        />
      )}
    </section>
  );
}

export const handle = { texts: await pageMessages('warranty') };

export const meta = unlistedPage;
