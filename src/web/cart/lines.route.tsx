import { MAX_LINES } from '../../domain/cart/cart-item.ts';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/lines.route';
import { shopOf } from '../../server/context.ts';

/** `?ids=1,2`: what does not read as an id is left out, and so is all beyond a full cart. */
function idsOf(url: string): number[] {
  const texts = (new URL(url).searchParams.get('ids') ?? '').split(',');
  const ids = texts.map(parseQuantity).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAX_LINES);
}

/** Today's names, prices and stock of the products in a cart, in the language of the page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const asked = idsOf(request.url);
  const [products, powersW] = await Promise.all([
    shop.catalogue.productsByIds(asked, locale),
    shop.catalogue.ratedPowers(asked),
  ]);
  return { asked, products, powersW: [...powersW] };
}

/** An order that was refused needs fresh lines most of all; the router would not ask again after an error. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;
