import { data, redirect } from 'react-router';
import { readReplacement } from '../../domain/returns/exchange-request.ts';
import { isAsAsked } from '../../domain/returns/return-outcome.ts';
import { returnWasLate } from '../../domain/returns/return-late.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { limitText } from '../form/limit-text.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { BadLink } from '../orders/bad-link.tsx';
import { OrderRefused } from '../orders/order-refused.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import type { Route } from './+types/return.route';
import { denyOrder } from './deny-order.server.ts';
import { EXCHANGE_REFUSALS, fieldsOf } from './exchanges/answer-exchange.ts';
import { ExchangeScreen } from './exchanges/exchange-screen.tsx';
import { readShown } from './exchanges/shown-replacements.ts';
import { ReturnScreen } from './return-screen.tsx';

const PHOTOGRAPH = /^[a-z-]{1,30}$/;

/** Where a return is read; what is exchanged has a page of its own. */
const pathOf = ({ id, exchange }: Pick<ReturnView, 'id' | 'exchange'>): string =>
  exchange === null ? `/returns/${id}` : `/exchanges/${id}`;

/** Where the order of the replacement is read: a guest has the key of the other order alone. Null without one. */
function replacementPath(
  { exchange, isGuests }: ReturnView,
  { keyQuery }: PageRequest['shop']['guests'],
): string | null {
  const order = exchange?.order;
  return order ? `/order/${order.id}${isGuests ? keyQuery(order.id) : ''}` : null;
}

/** Leads to the page that a return has, with what else the address said. */
function leadToOwnPage(found: ReturnView, { url, region }: { readonly url: URL; readonly region: string }) {
  if (url.pathname.includes('/exchanges/') === (found.exchange !== null)) return;
  throw redirect(`/${region}${pathOf(found)}${url.search}`);
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const own = await shop.returns.find({ returnId: params.id, ...asker });
  const titleOf = ({ number, exchange }: ReturnView) =>
    pageTitle(
      exchange === null
        ? translate('return.title', { number })
        : translate('exchange.title', { number: exchange.number }),
    );
  if (own.ok) {
    const { found } = own;
    leadToOwnPage(found, { url, region });
    const count = readShown(url.searchParams);
    const mayChoose = found.exchange?.isAskedAgain === true || url.searchParams.has('shown');
    const again = mayChoose
      ? await shop.returns.offerAgain({ ...asker, returnId: found.id, locale, count })
      : null;
    const order = await shop.orders.findOrder(found.order.id, asker.userId, asker.guestOrderIds);
    if (user !== null) await shop.notifications.read(user.id, { returnId: found.id });
    const failure = url.searchParams.get('photograph') ?? '';
    return {
      view: {
        kind: 'own' as const,
        found,
        documents: order.ok ? order.order.documents : [],
        isLate: returnWasLate(found, new Date().toISOString()),
        isDone: url.searchParams.has('done') && isAsAsked(found),
        failure: PHOTOGRAPH.test(failure) ? failure : null,
        photographId: crypto.randomUUID(),
        replacementPath: replacementPath(found, shop.guests),
        choice: again?.ok ? { offer: again.offer, count } : null,
      },
      title: titleOf(found),
    };
  }
  const key = url.searchParams.get('key');
  if (key !== null) {
    const found = await shop.returns.findByKey(params.id, key);
    if (found?.isGuests) {
      // As of a guest's order: its e-mails are all they have, and the page is read at its own address.
      const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(found.order.id, request.headers) };
      throw redirect(`/${region}${pathOf(found)}`, { headers });
    }
    if (found) leadToOwnPage(found, { url, region });
    if (found) return { view: { kind: 'by-link' as const, found }, title: titleOf(found) };
    const title = pageTitle(translate('order.badLink.title'));
    return data({ view: { kind: 'bad-link' as const }, title }, { status: 403 });
  }
  if (own.reason === 'not-owner') {
    const title = pageTitle(translate('error.page.forbidden.title'));
    return data({ view: { kind: 'foreign' as const }, title }, { status: 403 });
  }
  return denyOrder(own.reason, { region, path: `/returns/${encodeURIComponent(params.id)}` });
}

/** Calls a return off, says how it was sent, or takes another replacement: 303 back to it, 422 and 409 with the reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const asked = {
    returnId: params.id,
    userId: user?.id ?? null,
    guestOrderIds: shop.guests.ordersIn(request.headers),
  };
  const own = await shop.returns.find(asked);
  const unread = `/returns/${encodeURIComponent(params.id)}`;
  if (!own.ok) return denyOrder(own.reason, { region, path: unread });
  const path = pathOf(own.found);
  const isExchange = own.found.exchange !== null;
  const form = await readForm();
  const intent = form.get('intent');
  if (intent === 'choose' && isExchange) {
    const chosen = readReplacement(fieldsOf(form));
    if (chosen === null)
      return data({ text: translate('exchange.error.product'), isOfNumber: false }, { status: 422 });
    const limit = await shop.limits.returnRequest(own.found.order.id, 'exchange');
    if (!limit.ok)
      return data(
        { text: limitText(translate, limit.retryAfterSeconds), isOfNumber: false },
        { status: 429 },
      );
    const taken = await shop.returns.chooseAgain({ ...asked, ...chosen, locale });
    if (taken.ok) return redirect(`/${region}${path}`, 303);
    const reason = EXCHANGE_REFUSALS.find((each) => each === taken.reason);
    if (reason === undefined) return denyOrder(taken.reason, { region, path });
    return data({ text: translate(`exchange.refused.${reason}`), isOfNumber: false }, { status: 409 });
  }
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
      const text =
        isExchange && reason === 'call-off'
          ? translate('exchange.refused.call-off')
          : translate(`return.refused.${reason}`);
      return data({ text, isOfNumber: false }, { status: 409 });
    }
  }
}

/** After a refusal, too, the page is to show what holds by then. */
export const shouldRevalidate = () => true;

export default function ReturnPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  if (view.kind === 'foreign') return <OrderRefused />;
  if (view.kind === 'bad-link') return <BadLink />;
  const { found } = view;
  const own = view.kind === 'own' ? view : null;
  const { text = null, isOfNumber = false } = actionData ?? {};
  const problem = view.kind === 'own' ? text : null;
  const numberProblem = isOfNumber ? (problem ?? undefined) : undefined;
  const page = { own, problem, numberProblem };
  if (found.exchange === null) return <ReturnScreen found={found} {...page} />;
  return <ExchangeScreen found={found} exchange={found.exchange} {...page} />;
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'cart', 'returns') };

export const meta = unlistedPage;
