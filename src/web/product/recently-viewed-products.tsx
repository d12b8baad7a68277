import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ProductGrid, type CardSlots } from '../catalogue/product-grid.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import type { loader } from './cards.route.tsx';
import { RecentlyViewedPlace } from './recently-viewed-place.tsx';

/** Products that the browser remembers, as the shop has them today; of none of them nothing is shown. */
export function RecentlyViewedProducts({ ids, slots }: { ids: readonly number[]; slots: CardSlots }) {
  const t = useT();
  const { load, data: products } = useFetcher<typeof loader>();
  const address = `${usePath()('/product-cards')}?ids=${ids.join(',')}`;
  useEffect(() => void load(address), [load, address]);
  if (products === undefined) return <RecentlyViewedPlace count={ids.length} />;
  if (products.length === 0) return null;
  return (
    <div className="grid *:[grid-area:1/1]">
      <RecentlyViewedPlace count={ids.length} isBehind />
      <section aria-labelledby="seen" className="print:hidden">
        <h2 id="seen" className="mb-8">
          {t('product.card.seen')}
        </h2>
        <ProductGrid products={products} label={t('product.card.seen')} slots={slots} />
      </section>
    </div>
  );
}
