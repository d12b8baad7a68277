import { data, redirect } from 'react-router';
import * as v from 'valibot';
import type { HoldState } from '../../domain/rental/hold.ts';
import type { Route } from './+types/hold.route';
import { shopOf } from '../../server/context.ts';
import { logFailure } from '../ui/log-failure.ts';
import { limitText } from '../form/limit-text.ts';
import { holdForm } from './hold-form.ts';
import { orderProblemText } from './order-problem-text.ts';

/** How the days of a cart stand, and why some of them cannot be had, in the language of the page. */
export interface HoldAnswer {
  readonly state: HoldState;
  readonly refusals: readonly string[];
}

const answer = (status: number, refusals: readonly string[] = []) =>
  data<HoldAnswer>({ state: { kind: 'free' }, refusals }, { status });

/** Nothing to look at. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${shopOf(context).region}/checkout`);

/** Holds the machines of a cart for whoever is in the checkout (R17a); nothing for a visitor where the shop does not sell to guests. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, currency, locale, translate, readForm, clientAddress, clientNetwork } = shopOf(context);
  const sent = await readForm();
  // A customer whose session has ended is no guest: only a guest's own page says so.
  if (user === null && !(shop.guests.areWelcome && sent.has('asGuest'))) return answer(401);
  const form = v.safeParse(holdForm, Object.fromEntries(sent));
  if (!form.success) return answer(422);
  const limit = await shop.limits.rentalHold(user?.id ?? null, clientAddress);
  if (!limit.ok) return answer(429, [limitText(translate, limit.retryAfterSeconds)]);
  const known = shop.guests.visitorIn(request.headers);
  const visitor = user === null && known === null ? shop.guests.newVisitor() : null;
  const { state, refusals } = await shop.checkout.holdMachines({
    shopper: {
      userId: user?.id ?? null,
      guestOrderIds: shop.guests.ordersIn(request.headers),
      visitorId: known ?? visitor?.id ?? null,
    },
    lines: form.output.cart,
    currency,
    network: clientNetwork,
  });
  const ids = refusals.map(({ productId }) => productId);
  const products = ids.length === 0 ? [] : await shop.catalogue.productsByIds(ids, locale);
  const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? '';
  const words = { locale, t: translate, rule: shop.rules.tax[currency] };
  const texts = refusals.map((refusal) =>
    orderProblemText({ ...refusal, name: nameOf(refusal.productId) }, words),
  );
  return data<HoldAnswer>(
    { state, refusals: texts },
    visitor === null ? {} : { headers: { 'set-cookie': visitor.cookie } },
  );
}

/**
 * What the shop answered, with when the hold ends by the browser's own clock. Without the network nothing is known: a fetcher that fails would
 * take the whole page down with it.
 */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction()
    .then(({ state, refusals }) => ({
      state,
      refusals,
      end: state.kind === 'held' ? Date.now() + state.seconds * 1000 : null,
    }))
    .catch((error: unknown) => {
      logFailure('Service call failed: hold', error);
      return null;
    });
