import { MAX_LINES } from '../../domain/cart/cart-item.ts';
import type { Availability } from '../../domain/rental/availability.ts';
import type { Freight } from '../../domain/checkout/freight.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StockHold } from '../../domain/orders/order-view.ts';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/lines.route';
import { arrivalTexts, cartArrivals, type CartArrivals } from './arrival-texts.ts';
import { withOwnPieces, type FreshProducts } from './renew-lines.ts';
import { paymentStage } from '../checkout/payment-stage.ts';
import type { ConcludedOrder } from '../checkout/conclude-order.ts';
import { shopOf } from '../../server/context.ts';
import { logFailure } from '../ui/log-failure.ts';
import { isUnavailable } from '../catalogue/is-unavailable.ts';

/** `?ids=1,2`: what does not read as an id is left out, and so is all beyond a full cart. */
function idsOf(url: string): number[] {
  const texts = (new URL(url).searchParams.get('ids') ?? '').split(',');
  const ids = texts.map(parseQuantity).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAX_LINES);
}

interface PlacedOrder {
  readonly order: ConcludedOrder;
  readonly keys: readonly string[];
}

interface CartAnswer extends FreshProducts {
  /** How one piece travels, by product id. */
  readonly freights: readonly (readonly [id: number, freight: Freight])[];
  /** What unpaid orders of the shopper hold of the products, but for that of this cart, whose pieces are in stock for it. */
  readonly holds: readonly StockHold[];
  /** When goods arrive that are ordered and paid today: the page itself is kept for longer than a day. */
  readonly arrivals: CartArrivals | null;
  /** What the guest has ordered last, with the keys that it was sent under; null where no guest ordered, and for what waits for its payment. */
  readonly placed: PlacedOrder | null;
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
  arrivals: null,
  placed: null,
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

/**
 * The order that a guest placed last in this browser, whose lines are in the cart still if the page of its thanks never ran its script.
 * The cart of an account is released by the shop itself.
 */
async function placedBy(page: ReturnType<typeof shopOf>, headers: Headers): Promise<PlacedOrder | null> {
  const { shop, user } = page;
  const guestOrderIds = shop.guests.ordersIn(headers);
  const [latest] = guestOrderIds;
  if (user !== null || latest === undefined) return null;
  try {
    const found = await shop.orders.findOrder(latest, null, guestOrderIds);
    if (!found.ok || found.order.isReplacement || paymentStage(found.order, null) !== 'done') return null;
    const { id, orderNumber, totalMinor, currency, paymentMethod, items } = found.order;
    const lines = items.map(({ productId, rental, quantity }) => ({ productId, rental, quantity }));
    return {
      order: { id, orderNumber, totalMinor, currency, paymentMethod, items: lines },
      keys: await shop.checkout.keysOf(found.order),
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
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
    const [products, freights, holds, placed] = await Promise.all([
      shop.catalogue.productsByIds(asked, locale),
      shop.catalogue.freightsOf(asked),
      holdsFor(page, request.headers, asked),
      placedBy(page, request.headers),
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
      arrivals: cartArrivals(arrivalTexts(shop.rules.shipping, { locale, now: new Date().toISOString() })),
      placed,
      isUnavailable: false,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return NOTHING_KNOWN;
  }
}

/**
 * Without the network nothing is known either: a fetcher that fails would take the whole page down with it. An order that the browser does
 * not know to be placed is concluded before the page sees the answer, which takes its lines out of the cart, once.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartAnswer> {
  try {
    const answer = await serverLoader();
    const { placed } = answer;
    if (placed !== null) {
      const { concludeOrder } = await import('../checkout/conclude-order.ts');
      concludeOrder(placed.order, { keys: placed.keys, cartTag: null });
    }
    return answer;
  } catch (error) {
    logFailure('Service call failed: cart lines', error);
    return NOTHING_KNOWN;
  }
}

/** An order that was refused needs fresh lines most of all; the router would not ask again after an error. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;
