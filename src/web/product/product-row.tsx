import type { CardProduct } from '../../domain/catalogue/product.ts';
import { ProductGrid, type CardSlots } from '../catalogue/product-grid.tsx';

/** A row of other products under a heading; where there are three columns, of four the last gives way. */
export function ProductRow({
  id,
  title,
  products,
  slots,
}: {
  id: string;
  title: string;
  products: readonly CardProduct[];
  slots: CardSlots;
}) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="md:max-lg:[&_li:nth-child(4)]:hidden print:hidden">
      <h2 id={id} className="mb-8">
        {title}
      </h2>
      <ProductGrid products={products} label={title} slots={slots} />
    </section>
  );
}
