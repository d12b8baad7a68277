import { useT } from '../i18n/i18n.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { gridClass } from './product-grid.tsx';

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The place of products that are on their way. */
export function ProductGridSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t('listing.loading')}</span>
      <div aria-hidden="true" className={gridClass[4]}>
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-4 h-3 w-1/3 rounded-full" />
            <Skeleton className="mt-3 h-4 w-full rounded-full" />
            <Skeleton className="mt-8 h-6 w-1/2 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
