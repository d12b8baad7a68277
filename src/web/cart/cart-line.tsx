import type { CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice, unitPrice } from '../../domain/cart/line-price.ts';
import { setQuantity } from '../../domain/cart/cart.ts';
import { useTaxRule } from '../i18n/tax.tsx';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { Picture } from '../ui/picture.tsx';
import { changeCart } from './cart-store.ts';
import { LineStepper } from './line-stepper.tsx';
import { RentalTermsControl, useCoverText } from './rental-terms.tsx';
import type { LineProblem } from './renew-lines.ts';

/** What is wrong with a line, and the shortest way out of it. */
function ProblemNote({ line, problem }: { line: CartItem; problem: LineProblem }) {
  const t = useT();
  const available = problem.reason === 'short' ? problem.available : 0;
  const keep = () => changeCart((items) => setQuantity(items, line.uniqueKey, available));
  return (
    <Alert
      tone="danger"
      action={
        available > 0 ? (
          <Button size="sm" onClick={keep}>
            {t('cart.keepAvailable', { count: available })}
          </Button>
        ) : undefined
      }
    >
      {available > 0
        ? t('cart.onlyInStock', { count: available })
        : t(problem.reason === 'gone' ? 'cart.lineGone' : 'cart.lineSoldOut')}
    </Alert>
  );
}

/** A line of the cart page: what it is, how many pieces, for how long, and what that costs (C §2). */
export function CartLine({
  line,
  stock,
  problem,
  onChange,
  onRemove,
}: {
  line: CartItem;
  /** Infinity while it is not known. */
  stock: number;
  problem: LineProblem | undefined;
  onChange: () => void;
  onRemove: () => void;
}) {
  const t = useT();
  const currency = useCurrency();
  const isTaxAdded = useTaxRule().mode === 'added';
  const coverText = useCoverText(line);
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <PictureTile className="size-24 shrink-0 self-start rounded-md sm:size-32">
        <Picture fill source={pictureOf(line.image ?? '')} alt="" sizes="(min-width: 640px) 128px, 96px" />
      </PictureTile>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-col gap-x-8 gap-y-1 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            {line.brand !== null && <p className="text-xs text-muted">{line.brand}</p>}
            <h2 className="text-base leading-snug font-semibold tracking-normal">
              <LocalLink to={`/product/${line.id}`} className="hover:underline">
                {line.name}
              </LocalLink>
            </h2>
            {coverText !== '' && <p className="mt-1 text-sm text-muted">{coverText}</p>}
          </div>
          <p className="shrink-0 sm:text-right">
            <Price money={linePrice(line, currency)} className="text-lg font-semibold" />
            <span className="block text-xs text-muted">
              {line.quantity > 1 && (
                <>
                  {line.quantity} × <Price money={unitPrice(line, currency)} />
                  {isTaxAdded && ', '}
                </>
              )}
              {isTaxAdded && t('cart.withoutTax')}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LineStepper line={line} stock={stock} size="sm" onChange={onChange} />
            <RentalTermsControl line={line} onChange={onChange} />
          </div>
          <Button
            tone="ghost"
            size="sm"
            onClick={onRemove}
            aria-label={t('cart.removeNamed', { name: line.name })}
            className="-mr-4 ml-auto text-muted hover:text-ink"
          >
            {t('cart.removeLine')}
          </Button>
        </div>
        {problem !== undefined && <ProblemNote line={line} problem={problem} />}
      </div>
    </li>
  );
}
