import { lazy, Suspense } from 'react';
import type { RentedProduct } from './rent-box.tsx';
import type { Purchase } from '../../domain/rental/break-even.ts';
import type { RentalOption } from '../../domain/rental/rental-option.ts';
import { AddToCart } from './add-to-cart.tsx';
import { useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { InstalmentView } from '../product/instalment-view.server.ts';

// Most products are sold: what machines for rent need beyond that is loaded for them alone.
const RentBox = lazy(() => import('./rent-box.tsx'));
const BreakEven = lazy(() => import('../rental/break-even.tsx'));
const InstalmentNote = lazy(() => import('../product/instalment-note.tsx'));

/** What buys or rents a product on its own page, and what is said beside that: instalments, when buying pays, what is like one that is sold out. */
export function ProductAction({
  product,
  options,
  purchase,
  offer,
  instalment,
  hasRelated,
  pieces,
  onPieces,
}: {
  product: RentedProduct;
  /** What can be rented with a machine. */
  options: readonly RentalOption[];
  /** What buying is to be compared with; null where there is nothing to compare. */
  purchase: Purchase | null;
  /** The side that is shown of a product that is sold and rented; null for any other. */
  offer: string | null;
  /** By which terms it is paid in parts; null for none. */
  instalment: InstalmentView | null;
  hasRelated: boolean;
  pieces: number;
  onPieces: (pieces: number) => void;
}) {
  const t = useT();
  return (
    <>
      {instalment !== null && (
        <Suspense>
          <InstalmentNote view={instalment} />
        </Suspense>
      )}
      {product.kind === 'rental' && product.displayOnly === undefined ? (
        <Suspense>
          <RentBox product={product} options={options} purchase={purchase} />
        </Suspense>
      ) : (
        <AddToCart product={product} size="lg" pieces={pieces} onPieces={onPieces} />
      )}
      {offer === 'buy' && purchase !== null && (
        <Suspense>
          <div className="mt-3">
            <BreakEven purchase={purchase} />
          </div>
        </Suspense>
      )}
      {product.stock <= 0 && hasRelated && (
        <div className="mt-3">
          <a href="#related" className={buttonClass({ size: 'lg', width: 'full' })}>
            {t('product.showRelated')}
          </a>
        </div>
      )}
    </>
  );
}
