import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { ProductCard } from './product-card.tsx';

/** Product cards side by side; a list with a column of filters has room for three. */
export const gridClass = {
  3: 'grid grid-cols-2 gap-x-tiles gap-y-10 md:grid-cols-3 md:gap-y-14',
  4: 'grid grid-cols-2 gap-x-tiles gap-y-10 md:grid-cols-3 md:gap-y-14 lg:grid-cols-4',
} as const;

const FIRST_ROW = 4;

/** Products side by side; `actionFor` gives each its button, `cornerFor` what lies on its picture. `first`: the grid a page begins with, loaded at once. */
export function ProductGrid({
  products,
  actionFor,
  cornerFor,
  label,
  columns = 4,
  first = false,
}: {
  products: readonly Product[];
  actionFor: (product: Product) => ReactNode;
  cornerFor?: (product: Product) => ReactNode;
  label: string;
  columns?: keyof typeof gridClass;
  first?: boolean;
}) {
  return (
    <ul aria-label={label} className={gridClass[columns]}>
      {products.map((product, index) => (
        <li key={product.id} className="flex">
          <ProductCard
            product={product}
            action={actionFor(product)}
            corner={cornerFor?.(product)}
            priority={first && index < FIRST_ROW ? 'eager' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
