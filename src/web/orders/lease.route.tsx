import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/lease.route';
import { LeaseScreen } from './lease-screen.tsx';
import { OrderRefused } from './order-refused.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderId);
  if (found.ok) {
    return { lease: found.lease, title: pageTitle(found.lease.item.name) };
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/lease/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'lease-not-found') throw data(null, { status: 404 });
  return data({ lease: null, title: pageTitle(translate('error.page.forbidden.title')) }, { status: 403 });
}

export default function LeasePage({ loaderData: { lease } }: Route.ComponentProps) {
  return lease === null ? <OrderRefused /> : <LeaseScreen lease={lease} />;
}

/** It is somebody's own: nothing keeps it or lists it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });

export const handle = { texts: await pageMessages('counter', 'cart', 'lease') };

export const meta = unlistedPage;
