import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Freight } from '../../domain/checkout/freight.ts';
import { quotedDelivery, type QuotedDelivery } from '../../domain/checkout/shipping-rules.ts';

/** A cart with what the shop says of how its products travel, as far as that is known. */
export interface KnownCart {
  readonly items: readonly CartItem[];
  readonly freightOf: (id: number) => Freight;
}

/** Why the delivery of a cart is quoted instead of charged by the rules; null where it is charged (R10). */
export const quotedCart = ({ items, freightOf }: KnownCart): QuotedDelivery | null =>
  quotedDelivery(items.map(({ id, quantity, isRental }) => ({ freight: freightOf(id), quantity, isRental })));
