import { data, redirect } from 'react-router';
import { readChoice } from '../../domain/rental/replacement.ts';
import { shopOf } from '../../server/context.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/lease.route';
import { LeaseScreen } from './lease-screen.tsx';
import { OrderRefused } from './order-refused.tsx';
import { ReplacementPanel } from './replacement-panel.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderId);
  if (found.ok) {
    return {
      lease: found.lease,
      question: await shop.rental.replacements.questionOf(found.lease.id, locale),
      isDone: new URL(request.url).searchParams.get('done') === 'replacement',
      title: pageTitle(found.lease.item.name),
    };
  }
  if (found.reason === 'not-signed-in') {
    throw redirect(`/${region}/auth?redirect=/${region}/lease/${encodeURIComponent(params.id)}`);
  }
  if (found.reason === 'lease-not-found') throw data(null, { status: 404 });
  const title = pageTitle(translate('error.page.forbidden.title'));
  return data({ lease: null, question: null, isDone: false, title }, { status: 403 });
}

/** What the owner of a lease wants in place of a machine that they cannot have: 303 back to it, 409 with the reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const guestOrderId = shop.guests.orderIn(request.headers);
  const found = await shop.orders.findLease(params.id, user?.id ?? null, guestOrderId);
  if (!found.ok) {
    const status = { 'not-signed-in': 401, 'not-owner': 403, 'lease-not-found': 404 }[found.reason];
    throw data(null, { status });
  }
  const form = await readForm();
  const id = form.get('replacementId');
  const choice = readChoice(form.get('choice'));
  if (typeof id !== 'string') throw data(null, { status: 400 });
  if (choice === null) return data({ text: translate('lease.replacement.choose') }, { status: 422 });
  const decided = await shop.rental.replacements.decide({
    id,
    leaseId: found.lease.id,
    choice,
    decider: { kind: 'customer', userId: user?.id ?? null },
  });
  if (decided.ok) return redirect(`/${region}/lease/${found.lease.id}?done=replacement`, 303);
  return data({ text: translate(`lease.replacement.error.${decided.reason}`) }, { status: 409 });
}

/** After a refusal, too, the page is to show what holds by then. */
export const shouldRevalidate = () => true;

export default function LeasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lease, question, isDone } = loaderData;
  if (lease === null) return <OrderRefused />;
  const panel = { question, isDone, problem: actionData, currency: lease.order.currency };
  return <LeaseScreen lease={lease} notice={<ReplacementPanel {...panel} />} />;
}

/** It is somebody's own: nothing keeps it or lists it. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
