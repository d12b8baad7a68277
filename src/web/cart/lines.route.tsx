import { MAX_LINES } from '../../domain/cart/cart-item.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { Freight } from '../../domain/checkout/freight.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StockHold } from '../../domain/orders/order-view.ts';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/lines.route';
import { arrivalTexts, type ArrivalTexts } from './arrival-texts.ts';
import { withOwnPieces, type FreshProducts } from './renew-lines.ts';
import { shopOf } from '../../server/context.ts';
import { logFailure } from '../ui/log-failure.ts';
import { isUnavailable } from '../catalogue/is-unavailable.ts';

/** `?ids=1,2`: what does not read as an id is left out, and so is all beyond a full cart. */
function idsOf(url: string): number[] {
  const texts = (new URL(url).searchParams.get('ids') ?? '').split(',');
  const ids = texts.map(parseQuantity).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAX_LINES);
}

interface CartAnswer extends FreshProducts {
  /** How one piece travels, by product id. */
  readonly freights: readonly (readonly [id: number, freight: Freight])[];
  /** What unpaid orders of the shopper hold of the products, but for that of this cart, whose pieces are in stock for it. */
  readonly holds: readonly StockHold[];
  /** When goods arrive that are ordered and paid today: the page itself is kept for longer than a day. */
  readonly arrivals: ArrivalTexts;
  /** Nothing can be known just now. */
  readonly isUnavailable: boolean;
}

const NOTHING_KNOWN: CartAnswer = {
  asked: [],
  products: [],
  freights: [],
  availability: [],
  options: [],
  holds: [],
  arrivals: {},
  isUnavailable: true,
};

/** A cart is worth reading without them: orders and sessions may be out of reach where a catalogue's replica is not. */
async function holdsFor(
  page: ReturnType<typeof shopOf>,
  headers: Headers,
  productIds: readonly number[],
): Promise<readonly StockHold[]> {
  try {
    const { shop, user } = page;
    const guestOrderIds = shop.guests.ordersIn(headers);
    return await shop.orders.heldByOwnOrder({ productIds, userId: user?.id ?? null, guestOrderIds });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}

/** When the machines among the products are free for the shopper; no query without one. */
async function availabilityFor(
  page: ReturnType<typeof shopOf>,
  headers: Headers,
  products: readonly Product[],
): Promise<ReadonlyMap<number, Availability>> {
  const { shop, user, currency } = page;
  const productIds = products.filter(({ prices }) => prices[currency].day !== null).map(({ id }) => id);
  if (productIds.length === 0) return new Map();
  return shop.rental.availabilityForShopper(productIds, currency, {
    userId: user?.id ?? null,
    guestOrderIds: shop.guests.ordersIn(headers),
    visitorId: shop.guests.visitorIn(headers),
  });
}

/**
 * Today's names, prices and stock of the products in a cart, in the language of the page, and which pieces of them an unpaid
 * order of the shopper holds. While the catalogue cannot be read nothing is known of any of them: the built-in list is no price
 * for a cart (R13).
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<CartAnswer> {
  const page = shopOf(context);
  const { shop, locale } = page;
  const asked = idsOf(request.url);
  try {
    const [products, freights, holds] = await Promise.all([
      shop.catalogue.productsByIds(asked, locale),
      shop.catalogue.freightsOf(asked),
      holdsFor(page, request.headers, asked),
    ]);
    const [availability, options] = await Promise.all([
      availabilityFor(page, request.headers, products),
      shop.catalogue.rentalOptions(products, locale),
    ]);
    return {
      asked,
      products: withOwnPieces(products, holds),
      freights: [...freights],
      availability: [...availability],
      options: [...options],
      holds: holds.filter(({ isOfCart }) => !isOfCart),
      arrivals: arrivalTexts(shop.rules.shipping, { locale, now: new Date().toISOString() }),
      isUnavailable: false,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return NOTHING_KNOWN;
  }
}

/** Without the network nothing is known either: a fetcher that fails would take the whole page down with it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<CartAnswer> =>
  serverLoader().catch((error: unknown) => {
    logFailure('Service call failed: cart lines', error);
    return NOTHING_KNOWN;
  });

/** An order that was refused needs fresh lines most of all; the router would not ask again after an error. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;
