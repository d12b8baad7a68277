import { data, redirect } from 'react-router';
import { returnWasLate } from '../../domain/returns/return-late.ts';
import { shopOf } from '../../server/context.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { BadLink } from '../orders/bad-link.tsx';
import { OrderRefused } from '../orders/order-refused.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import type { Route } from './+types/return.route';
import { denyOrder } from './deny-order.server.ts';
import { ReturnScreen } from './return-screen.tsx';

const PHOTOGRAPH = /^[a-z-]{1,30}$/;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const asker = { userId: user?.id ?? null, guestOrderId: shop.guests.orderIn(request.headers) };
  const own = await shop.returns.find({ returnId: params.id, ...asker });
  const titleOf = (number: string) => pageTitle(translate('return.title', { number }));
  if (own.ok) {
    const { found } = own;
    const order = await shop.orders.findOrder(found.order.id, asker.userId, asker.guestOrderId);
    if (user !== null) await shop.notifications.read(user.id, { returnId: found.id });
    const failure = url.searchParams.get('photograph') ?? '';
    return {
      view: {
        kind: 'own' as const,
        found,
        documents: order.ok ? order.order.documents : [],
        isLate: returnWasLate(found, new Date().toISOString()),
        isDone: url.searchParams.has('done'),
        failure: PHOTOGRAPH.test(failure) ? failure : null,
        photographId: crypto.randomUUID(),
      },
      title: titleOf(found.number),
    };
  }
  const key = url.searchParams.get('key');
  if (key !== null) {
    const found = await shop.returns.findByKey(params.id, key);
    if (found?.isGuests) {
      // As of a guest's order: its e-mails are all they have, and the page is read at its own address.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(found.order.id) };
      throw redirect(`/${region}/returns/${found.id}`, { headers });
    }
    if (found) return { view: { kind: 'by-link' as const, found }, title: titleOf(found.number) };
    const title = pageTitle(translate('order.badLink.title'));
    return data({ view: { kind: 'bad-link' as const }, title }, { status: 403 });
  }
  if (own.reason === 'not-owner') {
    const title = pageTitle(translate('error.page.forbidden.title'));
    return data({ view: { kind: 'foreign' as const }, title }, { status: 403 });
  }
  return denyOrder(own.reason, { region, path: `/returns/${encodeURIComponent(params.id)}` });
}

/** Calls a return off, or says how it was sent: 303 back to it, 422 and 409 with the reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const path = `/returns/${encodeURIComponent(params.id)}`;
  const asked = {
    returnId: params.id,
    userId: user?.id ?? null,
    guestOrderId: shop.guests.orderIn(request.headers),
  };
  const own = await shop.returns.find(asked);
  if (!own.ok) return denyOrder(own.reason, { region, path });
  const form = await readForm();
  const intent = form.get('intent');
  if (intent !== 'call-off' && intent !== 'track') throw data(null, { status: 400 });
  const done =
    intent === 'track'
      ? await shop.returns.trackOwn({ ...asked, tracking: Object.fromEntries(form) })
      : await shop.returns.callOff(asked);
  if (done.ok) return redirect(`/${region}${path}`, 303);
  switch (done.reason) {
    case 'not-signed-in':
    case 'not-owner':
    case 'return-not-found':
      return denyOrder(done.reason, { region, path });
    case 'invalid-tracking':
      return data({ text: translate('return.refused.invalid-tracking'), isOfNumber: true }, { status: 422 });
    default: {
      const reason = intent === 'track' ? 'transition-not-allowed' : 'call-off';
      return data({ text: translate(`return.refused.${reason}`), isOfNumber: false }, { status: 409 });
    }
  }
}

/** After a refusal, too, the page is to show what holds by then. */
export const shouldRevalidate = () => true;

export default function ReturnPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  if (view.kind === 'foreign') return <OrderRefused />;
  if (view.kind === 'bad-link') return <BadLink />;
  if (view.kind === 'by-link') return <ReturnScreen found={view.found} own={null} problem={null} />;
  const { text = null, isOfNumber = false } = actionData ?? {};
  return (
    <ReturnScreen
      found={view.found}
      own={view}
      problem={text}
      numberProblem={isOfNumber ? (text ?? undefined) : undefined}
    />
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart', 'returns') };

export const meta = unlistedPage;
