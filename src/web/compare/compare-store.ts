import { COMPARISON_MAX } from '../../domain/catalogue/comparison.ts';
import { storedIds } from '../catalogue/stored-ids.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.tsx';

const compared = storedIds('compare', COMPARISON_MAX);

/** The products that the visitor compares, in the order of choosing. */
export const useCompared = compared.useIds;

/** Takes a product in, or out if it is in; false if there is no place for it. */
function toggleCompared(id: number): boolean {
  const ids = compared.read();
  if (ids.includes(id)) compared.write(ids.filter((other) => other !== id));
  else if (ids.length >= COMPARISON_MAX) return false;
  else compared.write([...ids, id]);
  return true;
}

/** Takes a product in, if there is a place for it. */
export function addCompared(id: number): void {
  if (!compared.read().includes(id)) toggleCompared(id);
}

/** Takes products out: one, or all without an id. */
export const removeCompared = (id?: number): void =>
  compared.write(id === undefined ? [] : compared.read().filter((other) => other !== id));

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
