import type {
  PaymentMethod,
  PayOnDeliveryFees,
  PayOnDeliveryLimits,
} from '../../domain/checkout/payment-methods.ts';
import type { Currency } from '../../domain/money/money.ts';
import { quotedAnywhere, type QuotedAnywhere } from '../../domain/checkout/quoted-anywhere.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { isHauled, type HaulageRules } from '../../domain/rental/haulage.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Freight, FreightLine } from '../../domain/checkout/freight.ts';

/** The shop's rules of selling, as far as the cart tells of them. */
export interface CartRules {
  readonly shipping: readonly ShippingRule[];
  readonly haulage: HaulageRules;
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  readonly payOnDeliveryLimits: PayOnDeliveryLimits;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The currencies that somebody takes cards in. */
  readonly cardCurrencies: readonly Currency[];
}

/** A cart with what the shop says of how its products travel, as far as that is known. */
export interface KnownCart {
  readonly items: readonly CartItem[];
  readonly freightOf: (id: number) => Freight;
}

/** The lines of a cart as their delivery sees them. */
export const cartFreight = ({ items, freightOf }: KnownCart): FreightLine[] =>
  items.map(({ id, quantity, isRental }) => ({ freight: freightOf(id), quantity, isRental }));

/** Why the delivery of a cart has no fee while its place is not known; null where it has one (R10). */
export const quotedCart = (
  cart: KnownCart,
  { currency, haulage }: { readonly currency: Currency; readonly haulage: HaulageRules },
): QuotedAnywhere | null => quotedAnywhere(cartFreight(cart), { currency, haulage });

/** Whether a code for free delivery has the fee of parcels to pay, now or once the place is known. */
export const hasParcelFee = (cart: KnownCart, quotedFor: QuotedAnywhere | null): boolean =>
  quotedFor === null || (quotedFor === 'unplaced' && !cartFreight(cart).every(isHauled));
