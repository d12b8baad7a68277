import { useLazy } from '../ui/use-lazy.ts';
import { useCompared } from './compare-store.ts';

const bring = () => import('./compare-bar.tsx');

/** The place of the bar that leads to the comparison; its script comes with the second product that is chosen. */
export function CompareSlot() {
  const ids = useCompared();
  const areMany = ids.length > 1; // one product is compared with nothing
  const part = useLazy(areMany, bring);
  return part && areMany && <part.CompareBar ids={ids} />;
}
