import { useId, type ReactNode } from 'react';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { CachedFragment } from '../i18n/cached-fragment.tsx';
import { ProductCard } from './product-card.tsx';

/** What a card takes from rooms that the catalogue does not know. Made once: the server keeps cards by it. */
export interface CardSlots {
  /** Buys or rents the product; `group` is a name that nothing else on the page has. */
  readonly action: (product: CardProduct, group: string) => ReactNode;
  /** Small round buttons on its picture, one under the other. */
  readonly corner?: (product: CardProduct) => ReactNode;
}

/**
 * Product cards side by side; a list with a column of filters has room for three, for four
 * from 1712 px. Space between the lines is margin: a
 * card is three rows, and a gap would stand between those, too.
 */
export const gridClass = {
  3: 'grid two-columns gap-x-tiles -mb-10 *:mb-10 md:grid-cols-3 md:-mb-14 md:*:mb-14 wide:grid-cols-4',
  4: 'grid two-columns gap-x-tiles -mb-10 *:mb-10 md:grid-cols-3 md:-mb-14 md:*:mb-14 lg:grid-cols-4',
} as const;

const FIRST_ROW = 4;

/** Products side by side. `first`: the grid a page begins with, loaded at once. */
export function ProductGrid({
  products,
  slots,
  label,
  columns = 4,
  first = false,
}: {
  products: readonly CardProduct[];
  slots: CardSlots;
  label: string;
  columns?: keyof typeof gridClass;
  first?: boolean;
}) {
  const grid = useId();
  return (
    <ul aria-label={label} className={gridClass[columns]}>
      {products.map((product, index) => {
        const priority = first && index < FIRST_ROW ? 'eager' : undefined;
        const group = product.kind === 'rental' ? `${grid}${product.id}` : '';
        return (
          <CachedFragment
            key={product.id}
            as="li"
            by={slots}
            of={[product, priority, group]}
            className="card-rows"
          >
            <ProductCard
              product={product}
              action={slots.action(product, group)}
              corner={slots.corner?.(product)}
              priority={priority}
            />
          </CachedFragment>
        );
      })}
    </ul>
  );
}
