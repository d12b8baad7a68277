import { gridClass } from '../catalogue/product-grid.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/**
 * As much room as the row of `count` products takes at most, so that nothing under it moves when they come. They differ by
 * lines of names and facts: the room is held under them, too (`isBehind`).
 */
export function RecentlyViewedPlace({ count, isBehind = false }: { count: number; isBehind?: boolean }) {
  const t = useT();
  return (
    <div aria-hidden="true" className={isBehind ? 'invisible print:hidden' : 'print:hidden'}>
      <p className="mb-8 text-2xl font-semibold">{t('product.card.seen')}</p>
      <div className={gridClass[4]}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="pb-80 xl:pb-64">
            <Skeleton className="aspect-square rounded-lg" />
          </div>
        ))}
      </div>
    </div>
  );
}
