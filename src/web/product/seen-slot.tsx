import type { CardSlots } from '../catalogue/card-slots.ts';
import { useBrought } from '../ui/use-brought.ts';
import { useSeen } from './seen-store.ts';

const SHOWN = 4;
const bring = () => import('./seen-products.tsx');

/**
 * The place of the products that this browser has shown before, `current` left out. Nothing on a first visit: neither
 * script nor call.
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
  const part = useBrought(ids.length > 0, bring);
  if (part === null || ids.length === 0) return null;
  return <part.SeenProducts ids={ids} {...{ className, slots }} />;
}
