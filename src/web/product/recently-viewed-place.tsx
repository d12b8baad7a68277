import { gridClass } from '../catalogue/product-grid.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** As much room as the row of `count` products will take, so that nothing under it moves when they come. */
export function RecentlyViewedPlace({ count }: { count: number }) {
  const t = useT();
  return (
    <div aria-hidden="true" className="print:hidden">
      <p className="mb-8 text-2xl font-semibold">{t('product.card.seen')}</p>
      <div className={gridClass[4]}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="pb-61 xl:pb-44">
            <Skeleton className="aspect-square rounded-lg" />
          </div>
        ))}
      </div>
    </div>
  );
}
