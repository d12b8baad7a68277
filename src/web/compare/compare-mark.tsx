import Scale from 'lucide-react/icons/scale';
import type { Product } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { useCompareToggle } from './compare-store.ts';

/**
 * The button in a card's corner that takes a product into the comparison. Without script it is not there, and the
 * product's page has a link instead.
 */
export function CompareMark({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  const t = useT();
  const { isCompared, toggle } = useCompareToggle(id);
  return (
    <IconButton
      tone="picture"
      size="sm"
      label={t('compare.product', { name })}
      aria-pressed={isCompared}
      onClick={toggle}
      className="mark noscript:hidden"
    >
      <Scale size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
