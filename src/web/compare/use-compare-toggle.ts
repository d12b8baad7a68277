import { COMPARISON_MAX } from '../../domain/catalogue/comparison.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.ts';
import { toggleCompared, useCompared } from './compare-store.ts';

/** Whether a product is compared, and a press that changes it; one too many is refused with a word. */
export function useCompareToggle(id: number) {
  const t = useT();
  return {
    isCompared: useCompared().includes(id),
    toggle: () => {
      if (!toggleCompared(id)) toast.info(t('compare.full', { count: COMPARISON_MAX }));
    },
  };
}
