import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { bulkGoodsOf } from '../../domain/checkout/bulk-goods.ts';
import { isBulk } from '../../domain/checkout/bulk.ts';

/** A cart with what the shop says of its products, as far as that is known. */
export interface KnownCart {
  readonly items: readonly CartItem[];
  readonly productOf: (id: number) => Product | undefined;
  readonly powerOf: (id: number) => number;
}

/** Whether the delivery of a cart is quoted instead of charged by the rules (R10). */
export const isBulkCart = ({ items, productOf, powerOf }: KnownCart): boolean =>
  isBulk(
    bulkGoodsOf(
      items.map(({ id, quantity, isRental }) => ({
        categoryId: productOf(id)?.categoryId ?? 0,
        quantity,
        powerW: powerOf(id),
        isRental,
      })),
    ),
  );
