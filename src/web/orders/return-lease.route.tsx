import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { daySchema } from '../../domain/calendar/day-schema.ts';
import { returnFormSchema } from '../../domain/rental/termination.ts';
import { shopOf } from '../../server/context.ts';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/return-lease.route';
import { denyLease } from './deny-lease.server.ts';
import { ReturnLeaseScreen } from './return-lease-screen.tsx';

const wantedDay = daySchema();
const pathOf = (leaseId: string) => `/returns/initiate?leaseId=${encodeURIComponent(leaseId)}`;

/** The lease that is given back, what that comes to on the day of the address's query, and what was asked for before; without a lease those that could be. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const title = pageTitle(translate('lease.return.title'));
  const leaseId = url.searchParams.get('leaseId');
  const asker = { userId: user?.id ?? null, guestOrderId: shop.guests.orderIn(request.headers) };
  if (leaseId === null) {
    if (user === null)
      throw redirect(`/${region}/auth?redirect=${encodeURIComponent(`/${region}/returns/initiate`)}`);
    return { kind: 'choice' as const, returns: await shop.orders.listReturns(user.id), title };
  }
  const found = await shop.orders.findLease(leaseId, asker.userId, asker.guestOrderId);
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

/** Asks to give the lease's machines back, says how they were sent, or takes that back: 303 to this page, 422 with message keys by field, 409 with the reason. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const leaseId = url.searchParams.get('leaseId') ?? '';
  const path = pathOf(leaseId);
  const asker = { leaseId, userId: user?.id ?? null, guestOrderId: shop.guests.orderIn(request.headers) };
  const refuse = (status: number, text: string) => data({ text }, { status });
  const found = await shop.orders.findLease(leaseId, asker.userId, asker.guestOrderId);
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

export default function ReturnLease({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnLeaseScreen found={loaderData} problem={actionData?.text ?? null} />;
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
