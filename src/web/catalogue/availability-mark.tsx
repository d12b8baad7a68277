import type { Product } from '../../domain/catalogue/product.ts';
import { classNames } from '../ui/class-names.ts';
import { StockMark } from './stock-mark.tsx';

/** Whether a product can be had; of one that cannot be ordered here, what its price is worth. */
export const AvailabilityMark = ({
  product: { lookOnly, stock },
  className,
}: {
  product: Pick<Product, 'lookOnly' | 'stock'>;
  className?: string;
}) =>
  lookOnly === undefined ? (
    <StockMark stock={stock} className={className} />
  ) : (
    <p className={classNames('font-medium text-muted', className)}>{lookOnly.mark}</p>
  );
