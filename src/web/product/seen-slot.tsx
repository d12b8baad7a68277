import type { CardSlots } from '../catalogue/card-slots.ts';
import { useBrought } from '../ui/use-brought.ts';
import { useInWindow } from '../ui/use-in-window.ts';
import { SeenPlace } from './seen-place.tsx';
import { useSeen } from './seen-store.ts';

const SHOWN = 4;
// Without the network there is nothing to wait for: the place goes.
const bring = () => import('./seen-products.tsx').catch(() => ({ SeenProducts: () => null }));

/**
 * The place of the products that this browser has shown before, `current` left out. They come when the place does: a page
 * that is opened has nothing to do for what stands at its foot, but its room is kept from the beginning. Nothing on a first
 * visit: neither script nor call.
 */
export function SeenSlot({
  current,
  className,
  slots,
}: {
  /** The product that is looked at. */
  current?: number;
  className?: string;
  slots: CardSlots;
}) {
  const ids = useSeen()
    .filter((id) => id !== current)
    .slice(0, SHOWN);
  const [isNear, place] = useInWindow('100%');
  const part = useBrought(isNear === true, bring);
  if (ids.length === 0) return null;
  return (
    <div ref={place} className={className}>
      {part === null ? <SeenPlace count={ids.length} /> : <part.SeenProducts ids={ids} slots={slots} />}
    </div>
  );
}
