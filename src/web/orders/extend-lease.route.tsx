import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { daySchema } from '../../domain/calendar/day-schema.ts';
import { PAYMENT_METHODS } from '../../domain/checkout/payment-methods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { shopOf } from '../../server/context.ts';
import { limitText } from '../form/limit-text.ts';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/extend-lease.route';
import { denyLease } from './deny-lease.server.ts';
import { ExtendLeaseScreen } from './extend-lease-screen.tsx';

const wantedDay = daySchema();
const formSchema = v.object({
  until: wantedDay,
  payment: v.optional(v.picklist(PAYMENT_METHODS), 'transfer'),
});

/** The lease, what of it is billed, and what it would cost until the day of the address's query. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const asker = {
    leaseId: params.id,
    userId: user?.id ?? null,
    guestOrderIds: shop.guests.ordersIn(request.headers),
  };
  const found = await shop.orders.findLease(params.id, asker.userId, asker.guestOrderIds);
  if (!found.ok) return denyLease(found.reason, { region, path: `/lease/${params.id}/extend` });
  const billing = await shop.orders.leaseBilling(params.id);
  const typed = url.searchParams.get('until');
  const wanted = v.safeParse(wantedDay, typed);
  const offer = wanted.success
    ? await shop.orders.offerExtension({ ...asker, lastDay: wanted.output })
    : null;
  if (offer?.ok === false && (offer.reason === 'not-signed-in' || offer.reason === 'not-owner')) {
    return denyLease(offer.reason, { region, path: `/lease/${params.id}/extend` });
  }
  return {
    lease: found.lease,
    billing,
    wanted: wanted.success ? wanted.output : null,
    offer,
    title: pageTitle(translate('lease.extend.title')),
  };
}

/** Extends the lease: 303 to where its bill is paid, or back to the lease; 409 with the reason, 422 for what is no day. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, clientAddress, readForm } = shopOf(context);
  const path = `/lease/${params.id}/extend`;
  const userId = user?.id ?? null;
  const guestOrderIds = shop.guests.ordersIn(request.headers);
  const refuse = (status: number, text: string) => data({ text }, { status });
  const found = await shop.orders.findLease(params.id, userId, guestOrderIds);
  if (!found.ok) return denyLease(found.reason, { region, path });
  const parsed = v.safeParse(formSchema, Object.fromEntries(await readForm()));
  if (!parsed.success) return refuse(422, translate('lease.extend.refused.extension-not-later'));
  const limit = await (user ? shop.limits.order(user.id) : shop.limits.guestOrder(clientAddress));
  if (!limit.ok) return refuse(429, limitText(translate, limit.retryAfterSeconds));
  const { until: lastDay, payment } = parsed.output;
  const extended = await shop.orders.extendLease({
    leaseId: params.id,
    userId,
    guestOrderIds,
    lastDay,
    payment,
  });
  if (extended.ok) {
    const { orderId } = extended;
    if (orderId === null) return redirect(`/${region}/lease/${params.id}?extended`, 303);
    // Who holds the key of the lease's order holds that of its bill, too.
    const cookie = user ? null : shop.guests.cookieOf(orderId, request.headers);
    return redirect(`/${region}/payment/${orderId}`, {
      status: 303,
      ...(cookie && { headers: { 'Set-Cookie': cookie } }),
    });
  }
  switch (extended.reason) {
    case 'not-signed-in':
    case 'not-owner':
    case 'lease-not-found':
      return denyLease(extended.reason, { region, path });
    case 'extension-taken':
      return refuse(
        409,
        extended.until === null
          ? translate('lease.extend.refused.extension-taken')
          : translate('lease.extend.takenUntil', { day: formatDate(extended.until, locale, 'UTC', 'short') }),
      );
    case 'payment-not-offered':
      return refuse(409, translate('error.payment-not-offered'));
    default:
      return refuse(409, translate(`lease.extend.refused.${extended.reason}`));
  }
}

export default function ExtendLease({ loaderData, actionData }: Route.ComponentProps) {
  return <ExtendLeaseScreen {...loaderData} problem={actionData?.text ?? null} />;
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
