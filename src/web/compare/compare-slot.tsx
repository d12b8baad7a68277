import { useBrought } from '../ui/use-brought.ts';
import { compareAddress } from './compare-address.ts';
import { useCompared } from './compare-store.ts';

const bring = () => import('./compare-bar.tsx');

/** The place of the bar that leads to the comparison; its script comes with the first product that is chosen. */
export function CompareSlot() {
  const ids = useCompared();
  const part = useBrought(ids.length > 0, bring);
  return part === null || ids.length === 0 ? null : (
    <part.CompareBar count={ids.length} address={compareAddress({ ids })} />
  );
}
