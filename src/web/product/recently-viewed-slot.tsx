import type { CardSlots } from '../catalogue/product-grid.tsx';
import { storedIds } from '../catalogue/stored-ids.ts';
import { useInWindow } from '../ui/use-in-window.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { RecentlyViewedPlace } from './recently-viewed-place.tsx';

const SEEN_MAX = 9;
const seen = storedIds('recentlyViewed', SEEN_MAX);

/** The products whose pages this browser has shown, the last one first. */
const useRecentlyViewed = seen.useIds;

/** Remembers that a product's page is shown. */
export function rememberRecentlyViewed(id: number): void {
  if (seen.read()[0] !== id) seen.write([id, ...seen.read().filter((other) => other !== id)]);
}

const SHOWN = 4;
// Without the network there is nothing to wait for: the place goes.
const bring = () =>
  import('./recently-viewed-products.tsx').catch(() => ({ RecentlyViewedProducts: () => null }));

/**
 * The place of the products that this browser has shown before, but for `without`. They come when the place does: a page
 * that is opened has nothing to do for what stands at its foot, but its room is kept from the beginning. Nothing on a first
 * visit: neither script nor call.
 */
export function RecentlyViewedSlot({
  without = [],
  className,
  slots,
}: {
  /** What the page shows itself, by id. */
  without?: readonly number[];
  className?: string;
  slots: CardSlots;
}) {
  const ids = useRecentlyViewed()
    .filter((id) => !without.includes(id))
    .slice(0, SHOWN);
  const [isNear, place] = useInWindow('100%');
  const part = useLazy(isNear === true, bring);
  if (ids.length === 0) return null;
  return (
    <div ref={place} className={className}>
      {part === null ? (
        <RecentlyViewedPlace count={ids.length} />
      ) : (
        <part.RecentlyViewedProducts ids={ids} slots={slots} />
      )}
    </div>
  );
}
