import { data, redirect } from 'react-router';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { printWarranties } from '../../warranties/print-warranties.ts';
import { answerInstallation } from '../../warranties/answer-installation.ts';
import type { Route } from './+types/after-sale.route';
import { answerSerials } from './answer-serials.ts';
import { answerRepair } from './answer-repair.ts';
import { StaffRepairs } from './staff-repairs.tsx';
import { SerialsForm } from './serials-form.tsx';
import { StaffInstallations } from './staff-installations.tsx';
import { nameAuthor } from './name-author.ts';

const DONE = ['repair', 'no-repair', 'serials', 'saved', 'removed'] as const;
const DONE_TEXTS = {
  repair: 'backoffice.repairs.saved',
  'no-repair': 'backoffice.repairs.removed',
  serials: 'backoffice.serials.saved',
  saved: 'installation.saved',
  removed: 'installation.removed',
} as const satisfies Record<(typeof DONE)[number], string>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const found = await shop.backoffice.findOrder(params.id);
  if (found === null) throw data(null, { status: 404 });
  const { id, orderNumber, currency, createdAt, shippingAddress, items } = found.order;
  const timeZone = timeZoneOf(marketOf(currency));
  const query = new URL(request.url).searchParams;
  const { warranties, installations } = await shop.warranties.ofOrder(id);
  return {
    order: { id, orderNumber },
    lines: await shop.warranties.serialLines(id),
    warranties: printWarranties(warranties, {
      locale,
      translate,
      today: dayIn(timeZone, new Date().toISOString()),
    }),
    installations,
    isBought: items.some(({ rental }) => rental === null),
    address: [shippingAddress.postalCode, shippingAddress.city, shippingAddress.address]
      .filter((part) => part !== '')
      .join(', '),
    bounds: { min: dayIn(timeZone, createdAt), max: dayIn(timeZone, new Date().toISOString()) },
    asked: { edit: query.get('edit'), remove: query.get('remove'), isNew: query.has('new') },
    formId: crypto.randomUUID(),
    repairId: crypto.randomUUID(),
    done: DONE.find((each) => each === query.get('done')) ?? null,
    title: pageTitle(translate('backoffice.afterSale.pageTitle', { number: orderNumber })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 404 });
  const orderId = params.id;
  const page = `/${region}/admin/orders/${encodeURIComponent(orderId)}/after-sale`;
  const done = (what: (typeof DONE)[number]) => redirect(`${page}?done=${what}`, 303);
  const form = await readForm();
  const by = { kind: 'staff', id: user.id } as const;
  const author = {
    orderId,
    staffId: user.id,
    findAuthor: shop.findAuthor,
    words: { translate, locale },
  };
  const aboutInstallation = await answerInstallation(form, {
    save: (record) => shop.warranties.saveInstallation({ ...record, orderId, by }),
    remove: (record) => shop.warranties.removeInstallation({ ...record, orderId, by }),
    done,
  });
  if (aboutInstallation !== null) return nameAuthor(aboutInstallation, author);
  const aboutRepair = await answerRepair(form, {
    save: (repair) => shop.warranties.saveRepair({ ...repair, orderId, staffId: user.id }),
    remove: (id) => shop.warranties.removeRepair({ orderId, id, staffId: user.id }),
    done,
  });
  if (aboutRepair !== null) return aboutRepair;
  const answer = await answerSerials(form, {
    save: (line) => shop.warranties.saveSerials({ ...line, orderId, staffId: user.id }),
    done: () => done('serials'),
  });
  return nameAuthor(answer, author);
}

/** After a refusal, too, the page begins with what is known by now. */
export const shouldRevalidate = () => true;

/** The serial numbers of an order's goods, the records of their installation and their repairs, as staff write them. */
export default function AfterSale({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { order, lines, done } = loaderData;
  const serialsProblem = actionData && 'about' in actionData ? actionData : undefined;
  const repairProblem = actionData && 'of' in actionData ? actionData : undefined;
  const installationProblem =
    actionData && !('about' in actionData) && !('of' in actionData) ? actionData : undefined;
  return (
    <>
      <LocalLink
        to={`/admin/orders/${order.id}`}
        className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
      >
        {t('backoffice.afterSale.backToOrder', { number: order.orderNumber })}
      </LocalLink>
      <h1 className="mb-8 text-3xl">{t('backoffice.afterSale.pageTitle', { number: order.orderNumber })}</h1>
      {done !== null && actionData === undefined && (
        <Alert tone="success" live className="mb-10">
          {t(DONE_TEXTS[done])}
        </Alert>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
        <TitledSection id="serials" title={t('backoffice.serials.label')}>
          {lines.length === 0 ? (
            <p className="text-muted">{t('backoffice.afterSale.noLines')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {lines.map((line) => (
                <SerialsForm
                  key={`${line.itemId} ${line.serials.join()}`}
                  line={line}
                  problem={serialsProblem?.about === line.itemId ? serialsProblem : undefined}
                />
              ))}
            </ul>
          )}
        </TitledSection>
        <StaffInstallations
          {...loaderData}
          problem={installationProblem}
          back={path(`/admin/orders/${order.id}/after-sale`)}
        />
        <StaffRepairs
          warranties={loaderData.warranties}
          formId={loaderData.repairId}
          bounds={loaderData.bounds}
          problem={repairProblem}
        />
      </div>
    </>
  );
}

export const handle = { texts: await pageMessages('warranty') };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
