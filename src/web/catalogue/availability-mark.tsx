import type { Product } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

/** From this many pieces downwards the number itself is said. */
const LAST_PIECES = 5;

/** Whether a product can be had: a dot and a word, for colour never speaks alone. */
export function StockMark({ stock, className }: { stock: number; className?: string }) {
  const t = useT();
  const [tone, text] =
    stock <= 0
      ? ['text-muted', t('product.card.outOfStock')]
      : stock <= LAST_PIECES
        ? ['text-warning', t('product.card.lastPieces', { count: stock })]
        : ['text-success', t('product.card.inStock')];
  return (
    <p className={classNames('flex items-center gap-1.5 font-medium', tone, className)}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      {text}
    </p>
  );
}

/** Whether a product can be had; of one that cannot be ordered here, what its price is worth. */
export const AvailabilityMark = ({
  product: { displayOnly, stock },
  className,
}: {
  product: Pick<Product, 'displayOnly' | 'stock'>;
  className?: string;
}) =>
  displayOnly === undefined ? (
    <StockMark stock={stock} className={className} />
  ) : (
    <p className={classNames('font-medium text-muted', className)}>{displayOnly.mark}</p>
  );
