import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { PRICE_HELD_DAYS } from '../../../domain/returns/exchange-money.ts';
import { readExchangeWish } from '../../../domain/returns/exchange-request.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { keptNowhere, pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { LeasePage } from '../../orders/lease-page.tsx';
import { denyOrder } from '../deny-order.server.ts';
import type { Route } from './+types/initiate-exchange.route';
import { answerExchange, isOfForm, refuseSignedOut } from './answer-exchange.ts';
import { AskExchangeScreen } from './ask-exchange-screen.tsx';
import { readShown } from './shown-replacements.ts';

/** The whole address, to come back to after signing in: it says what is exchanged. */
const pathOf = ({ searchParams }: URL) => `/exchanges/initiate?${String(searchParams)}`;

/** The order of which something is exchanged, and once it is said what, for what it can be. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate } = shopOf(context);
  const orderId = url.searchParams.get('orderId');
  if (orderId === null) throw data(null, { status: 404 });
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const found = await shop.orders.findOrder(orderId, asker.userId, asker.guestOrderIds);
  if (!found.ok) return denyOrder(found.reason, { region, path: pathOf(url) });
  const { id, orderNumber, currency, status } = found.order;
  const { kinds, lines, ...returnable } = await shop.returns.returnableOf(found.order);
  const wish = readExchangeWish(url.searchParams);
  const count = readShown(url.searchParams);
  const offered =
    wish === null ? null : await shop.returns.offerExchange({ ...asker, orderId: id, locale, wish, count });
  return {
    order: {
      id,
      orderNumber,
      currency,
      ...returnable,
      lines,
      // What has not arrived can be withdrawn from, and not exchanged.
      kinds: status === 'SHIPPED' ? [] : kinds,
    },
    isGuests: found.order.userId === null,
    wish,
    count,
    days: PRICE_HELD_DAYS,
    formId: crypto.randomUUID(),
    offer: offered?.ok ? offered.offer : null,
    refusal:
      offered !== null && !offered.ok && isOfForm(offered.reason)
        ? { reason: offered.reason, name: 'name' in offered ? offered.name : null }
        : null,
    title: pageTitle(translate('exchange.ask.title')),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { shop, user, region, locale, readForm } = shopOf(context);
  const orderId = url.searchParams.get('orderId') ?? '';
  const asker = { orderId, userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const deny = (reason: string) => denyOrder(reason, { region, path: pathOf(url) });
  const found = await shop.orders.findOrder(orderId, asker.userId, asker.guestOrderIds);
  if (!found.ok && found.reason === 'not-signed-in') return refuseSignedOut(await readForm());
  if (!found.ok) return deny(found.reason);
  return answerExchange(await readForm(), {
    wish: readExchangeWish(url.searchParams),
    limit: () => shop.limits.returnRequest(found.order.id, 'exchange'),
    ask: (asked) => shop.returns.requestExchange({ ...asker, locale, request: asked }),
    pageOf: (returnId) => `/${region}/exchanges/${returnId}?done`,
    deny,
  });
}

/** After a refusal, too, the page is to show what fits by then; who was signed out keeps it, with what they typed. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401;

export default function InitiateExchange({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <LeasePage title={t('exchange.ask.title')} lease={null} isGuests={loaderData.isGuests}>
      <AskExchangeScreen {...loaderData} answer={actionData} />
    </LeasePage>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart', 'returns') };

export const meta = unlistedPage;
