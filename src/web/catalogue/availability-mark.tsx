import type { Product } from '../../domain/catalogue/product.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

/** From this many pieces downwards the number itself is said. */
const LAST_PIECES = 5;

const Mark = ({
  tone,
  text,
  className,
}: {
  tone: string | undefined;
  text: string | undefined;
  className: string | undefined;
}) => (
  <p className={classNames('flex items-center gap-1.5 font-medium', tone, className)}>
    <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
    {text}
  </p>
);

/** Whether a product can be had: a dot and a word, for colour never speaks alone. */
export function StockMark({ stock, className }: { stock: number; className?: string }) {
  const t = useT();
  const [tone, text] =
    stock <= 0
      ? ['text-muted', t('product.card.outOfStock')]
      : stock <= LAST_PIECES
        ? ['text-warning', t('product.card.lastPieces', { count: stock })]
        : ['text-success', t('product.card.inStock')];
  return <Mark tone={tone} text={text} className={className} />;
}

/** When a machine for rent can be had. */
function FreeMark({
  product: { free, rent },
  className,
}: {
  product: Pick<Product, 'rent'> & { readonly free: NonNullable<Product['free']> };
  className?: string;
}) {
  const t = useT();
  const [tone, text] =
    rent !== undefined
      ? ['text-success', t('product.card.freeThen')]
      : free.day === null
        ? ['text-muted', t('product.card.freeNever')]
        : free.printed
          ? ['text-ink', t('product.card.freeFrom', { day: free.printed })]
          : ['text-success', t('product.card.free')];
  return <Mark tone={tone} text={text} className={className} />;
}

/**
 * Whether a product can be had; of one that cannot be ordered here, what its price is worth. A machine is free or not on certain days:
 * where those are not known, nothing is said, for a number of machines says nothing of them.
 */
export function AvailabilityMark({
  product: { displayOnly, kind, stock, free, rent },
  className,
}: {
  product: Pick<Product, 'displayOnly' | 'kind' | 'stock' | 'free' | 'rent'>;
  className?: string;
}) {
  if (displayOnly !== undefined) {
    return <p className={classNames('font-medium text-muted', className)}>{displayOnly.mark}</p>;
  }
  if (stock > 0 && free !== undefined) return <FreeMark product={{ free, rent }} className={className} />;
  return stock > 0 && kind === 'rental' ? null : <StockMark stock={stock} className={className} />;
}
