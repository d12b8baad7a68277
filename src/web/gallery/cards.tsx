import type { CardProduct } from '../../domain/catalogue/product.ts';
import { STATUSES } from '../../domain/orders/order-status.ts';
import { money } from '../../domain/money/money.ts';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { StatusBadge } from '../orders/status-badge.tsx';
import { Section } from './section.tsx';

/** What knows the shop: cards of products in each state, prices, states of orders. */
export function Cards({ products }: { products: readonly CardProduct[] }) {
  const currency = useCurrency();
  return (
    <>
      <Section name="ProductCard">
        <div className="w-full">
          <ProductGrid products={products} label="ProductCard" slots={CARD_SLOTS} />
        </div>
      </Section>
      <Section name="ProductPrice">
        <ProductPrice price={money(468_000, currency)} />
        <ProductPrice price={money(715_000_099, currency)} size="page" />
        <ProductPrice price={money(390_000, currency)} original={468_000} />
      </Section>
      <Section name="StatusBadge">
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Section>
    </>
  );
}
