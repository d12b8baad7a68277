import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { ProductCard } from './product-card.tsx';

/** The columns of product cards. */
export const productGridClass =
  'grid grid-cols-2 gap-x-tiles gap-y-10 md:grid-cols-3 md:gap-y-14 lg:grid-cols-4';

const FIRST_ROW = 4;

/** Products side by side; `actionFor` gives each its button, `cornerFor` what lies on its picture. `first`: the grid a page begins with, loaded at once. */
export function ProductGrid({
  products,
  actionFor,
  cornerFor,
  label,
  first = false,
}: {
  products: readonly Product[];
  actionFor: (product: Product) => ReactNode;
  cornerFor?: (product: Product) => ReactNode;
  label: string;
  first?: boolean;
}) {
  return (
    <ul aria-label={label} className={productGridClass}>
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
