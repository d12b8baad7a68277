import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/lease.route';
import { BadLink } from './bad-link.tsx';
import { LeaseScreen } from './lease-screen.tsx';
import { OrderRefused } from './order-refused.tsx';
import { OWN_PAGE } from './own-page.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderId);
  if (found.ok) {
    const { lease } = found;
    // Whoever has seen the lease knows its news.
    const newlyRead = user === null ? 0 : await shop.notifications.read(user.id, { leaseId: lease.id });
    return { view: { kind: 'own' as const, lease, newlyRead }, title: pageTitle(lease.item.name) };
  }
  const key = new URL(request.url).searchParams.get('key');
  if (key !== null) {
    const lease = await shop.orders.findLeaseByKey(params.id, key);
    if (lease?.isGuests) {
      // As of a guest's order: its e-mails are all they have, and the page is read at its own address.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(lease.order.id) };
      throw redirect(`/${region}/lease/${lease.id}`, { headers });
    }
    if (lease) return { view: { kind: 'by-link' as const, lease }, title: pageTitle(lease.item.name) };
    const title = pageTitle(translate('order.badLink.title'));
    return data({ view: { kind: 'bad-link' as const }, title }, { status: 403 });
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/lease/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'lease-not-found') throw data(null, { status: 404 });
  const title = pageTitle(translate('error.page.forbidden.title'));
  return data({ view: { kind: 'foreign' as const }, title }, { status: 403 });
}

export default function LeasePage({ loaderData: { view } }: Route.ComponentProps) {
  if (view.kind === 'foreign') return <OrderRefused />;
  if (view.kind === 'bad-link') return <BadLink />;
  return <LeaseScreen lease={view.lease} />;
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
