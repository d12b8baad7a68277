import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { daySchema } from '../../domain/calendar/day-schema.ts';
import { returnFormSchema } from '../../domain/rental/termination.ts';
import { shopOf } from '../../server/context.ts';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { useT } from '../i18n/i18n.tsx';
import { denyLease } from '../orders/deny-lease.server.ts';
import { LeasePage } from '../orders/lease-page.tsx';
import { ReturnLeaseScreen } from '../orders/return-lease-screen.tsx';
import type { Route } from './+types/initiate.route';
import { answerReturnRequest, refuseSignedOut } from './answer-return-request.ts';
import { AskReturnScreen } from './ask-return-screen.tsx';
import { denyOrder } from './deny-order.server.ts';

const wantedDay = daySchema();
const pathOf = (leaseId: string) => `/returns/initiate?leaseId=${encodeURIComponent(leaseId)}`;
const pathOfOrder = (orderId: string) => `/returns/initiate?orderId=${encodeURIComponent(orderId)}`;

/** An order of which goods go back, with what of it can. */
async function loadOrder(
  orderId: string,
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
) {
  const { shop, user, region, translate } = shopOf(context);
  const found = await shop.orders.findOrder(orderId, user?.id ?? null, shop.guests.ordersIn(request.headers));
  if (!found.ok) return denyOrder(found.reason, { region, path: pathOfOrder(orderId) });
  const { id, orderNumber, currency, userId } = found.order;
  const returnable = await shop.returns.returnableOf(found.order);
  const order = { id, orderNumber, currency, formId: crypto.randomUUID(), ...returnable };
  return {
    kind: 'order' as const,
    order,
    isGuests: userId === null,
    title: pageTitle(translate('return.ask.title')),
  };
}

/** What an order's form asks for: see `answerReturnRequest`. */
async function answerOrder(
  orderId: string,
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
) {
  const { shop, user, region, readForm } = shopOf(context);
  const path = pathOfOrder(orderId);
  const asker = { orderId, userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const found = await shop.orders.findOrder(orderId, asker.userId, asker.guestOrderIds);
  if (!found.ok && found.reason === 'not-signed-in') return refuseSignedOut(await readForm());
  if (!found.ok) return denyOrder(found.reason, { region, path });
  return answerReturnRequest(await readForm(), {
    items: found.order.items.filter(({ rental }) => rental === null),
    offer: (asked) => shop.returns.offer({ ...asker, request: asked }),
    ask: (asked, seenMinor) => shop.returns.request({ ...asker, request: asked, seenMinor }),
    limit: ({ kind }) => shop.limits.returnRequest(found.order.id, kind),
    pageOf: (returnId) => `/${region}/returns/${returnId}?done`,
    deny: (reason) => denyOrder(reason, { region, path }),
  });
}

/** The order or the lease of which something goes back, what that comes to, and what was asked for before; without either the leases that could be given back. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const orderId = url.searchParams.get('orderId');
  if (orderId !== null) return loadOrder(orderId, { request, context });
  const title = pageTitle(translate('lease.return.title'));
  const leaseId = url.searchParams.get('leaseId');
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  if (leaseId === null) {
    if (user === null)
      throw redirect(`/${region}/auth?redirect=${encodeURIComponent(`/${region}/returns/initiate`)}`);
    return { kind: 'choice' as const, returns: await shop.orders.listReturns(user.id), title };
  }
  const found = await shop.orders.findLease(leaseId, asker.userId, asker.guestOrderIds);
  if (!found.ok) return denyLease(found.reason, { region, path: pathOf(leaseId) });
  const { lease } = found;
  const [latest = null] = await shop.orders.terminationsOf([leaseId]);
  const typed = v.safeParse(wantedDay, url.searchParams.get('returnOn'));
  const returnOn = typed.success ? typed.output : (lease.due?.day ?? null);
  const offer =
    returnOn === null
      ? null
      : await shop.orders.offerReturn({ ...asker, leaseId, returnOn: lastOf(lease.period, returnOn) });
  return { kind: 'lease' as const, lease, latest, returnOn, offer, title };
}

/** A lease that ends on a day off comes back on the next working day: that is no later end of it. */
const lastOf = (period: { readonly lastDay: string } | null, returnOn: string): string =>
  period !== null && returnOn > period.lastDay ? period.lastDay : returnOn;

/** Answers the forms of an order and of a lease. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const orderId = url.searchParams.get('orderId');
  return orderId === null
    ? answerLease({ request, url, context })
    : answerOrder(orderId, { request, context });
}

/** Asks to give the lease's machines back, says how they were sent, or takes that back: 303 to this page, 422 with message keys by field, 409 with the reason. */
async function answerLease({ request, url, context }: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const leaseId = url.searchParams.get('leaseId') ?? '';
  const path = pathOf(leaseId);
  const asker = { leaseId, userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const refuse = (status: number, text: string) => data({ text }, { status });
  const found = await shop.orders.findLease(leaseId, asker.userId, asker.guestOrderIds);
  if (!found.ok) return denyLease(found.reason, { region, path });
  const form = await readForm();
  const intent = form.get('intent');
  const fields = Object.fromEntries(form);
  if (intent === 'take-back') {
    const taken = await shop.orders.takeReturnBack(asker);
    return taken.ok
      ? redirect(`/${region}${path}`, 303)
      : refuse(409, translate('lease.return.refused.take-back'));
  }
  if (intent === 'track') {
    const tracked = await shop.orders.trackOwnReturn({ ...asker, tracking: fields });
    if (tracked.ok) return redirect(`/${region}${path}`, 303);
    switch (tracked.reason) {
      case 'not-signed-in':
      case 'not-owner':
      case 'lease-not-found':
        return denyLease(tracked.reason, { region, path });
      default:
        return refuse(
          tracked.reason === 'invalid-tracking' ? 422 : 409,
          translate(`lease.return.track.error.${tracked.reason}`),
        );
    }
  }
  const parsed = v.safeParse(returnFormSchema, fields);
  if (!parsed.success) return refuse(422, translate('lease.return.refused.return-day-over'));
  const seenFeeMinor = Number(fields['fee'] ?? Number.NaN);
  const wanted = {
    ...parsed.output,
    returnOn: lastOf(found.lease.period, parsed.output.returnOn),
    note: parsed.output.note || null,
  };
  const asked = await shop.orders.requestReturn({ ...asker, form: wanted, seenFeeMinor });
  if (asked.ok) return redirect(`/${region}${path}`, 303);
  switch (asked.reason) {
    case 'not-signed-in':
    case 'not-owner':
    case 'lease-not-found':
      return denyLease(asked.reason, { region, path });
    default:
      return refuse(409, translate(`lease.return.refused.${asked.reason}`));
  }
}

/** After a refusal, too, the page is to show what can go back by then; who was signed out keeps it, with what they typed. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401;

export default function InitiateReturn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  if (loaderData.kind !== 'order') {
    const problem = actionData !== undefined && 'text' in actionData ? actionData.text : null;
    return <ReturnLeaseScreen found={loaderData} problem={problem} />;
  }
  const answer = actionData !== undefined && 'offers' in actionData ? actionData : undefined;
  return (
    <LeasePage title={t('return.ask.title')} lease={null} isGuests={loaderData.isGuests}>
      <AskReturnScreen key={loaderData.order.id} order={loaderData.order} answer={answer} />
    </LeasePage>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart', 'returns') };

export const meta = unlistedPage;
