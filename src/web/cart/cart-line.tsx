import { lazy, Suspense } from 'react';
import Trash from 'lucide-react/icons/trash-2';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { stockOf } from '../../domain/catalogue/offer.ts';
import { offerPath } from '../../domain/catalogue/offer-path.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StockHold } from '../../domain/orders/order-view.ts';
import { type BothAmounts } from '../../domain/checkout/tax.ts';
import type { TwoFormats } from '../../domain/money/format-money.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { StockMark } from '../catalogue/availability-mark.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { LineStepper } from './line-stepper.tsx';
import { RentalStepper } from './rental-stepper.tsx';
import { useLineCover } from './cover-text.ts';
import type { LineProblem } from './renew-lines.ts';
import { Unbroken } from '../i18n/unbroken.tsx';
import { setQuantity } from '../../domain/cart/cart.ts';
import { Alert } from '../ui/alert.tsx';
import { changeCart } from './cart-store.ts';
import { HoldLink } from './hold-link.tsx';
import { LineAmounts } from './line-amounts.tsx';

// Most carts have no machine to rent.
const LineDays = lazy(() => import('./line-days.tsx'));

/** What is wrong with a line, and the shortest way out of it. */
function LineProblemNote({
  line,
  problem,
  hold,
}: {
  line: CartItem;
  problem: Exclude<LineProblem, { reason: 'days' }>;
  hold: StockHold | undefined;
}) {
  const t = useT();
  const available = problem.reason === 'short' ? problem.available : 0;
  const keep = () => changeCart((items) => setQuantity(items, line.uniqueKey, available));
  if (problem.reason === 'option') {
    return <Alert tone="danger">{t('cart.optionGone', { name: problem.name })}</Alert>;
  }
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
      {hold !== undefined && problem.reason === 'short' && !line.isRental && <HoldLink hold={hold} />}
    </Alert>
  );
}

/** The page of a line’s product, as it is offered in the way in which it lies in the cart. */
const pathOf = ({ id, isRental }: CartItem): string => offerPath(id, isRental ? 'rent' : 'buy');

/** What a line is: brand and article, name, the tariff of a rental, and whether it can be had. */
function LineWords({
  line,
  product,
  isGone,
  Name,
}: {
  line: CartItem;
  product: Product | undefined;
  isGone: boolean;
  Name: 'h2' | 'h3';
}) {
  const t = useT();
  const coverText = useLineCover(line);
  const marks = [line.brand, product && t('product.article', { number: product.articleNumber })];
  const stock = product ? stockOf(product, line.isRental ? 'rent' : 'buy') : null;
  return (
    <div className="min-w-0">
      <p className="min-h-4 text-xs text-muted">
        <Unbroken text={marks.filter(Boolean).join(' · ')} />
      </p>
      <Name className="mt-0.5 text-base leading-snug font-semibold tracking-normal">
        {isGone ? (
          <Unbroken text={line.name} />
        ) : (
          <LocalLink to={pathOf(line)} className="hover:underline">
            <Unbroken text={line.name} />
          </LocalLink>
        )}
      </Name>
      {coverText !== '' && !isGone && <p className="mt-1 text-sm text-muted">{coverText}</p>}
      <div className="mt-2 min-h-5 text-sm">
        {/* Of a machine its days are what counts: they are in the line itself. */}
        {stock !== null && (stock <= 0 || !line.isRental) && <StockMark stock={stock} />}
      </div>
    </div>
  );
}

/** The picture of a line; the name beside it is the link that is read out. */
function LinePicture({ line, isGone }: { line: CartItem; isGone: boolean }) {
  const picture = (
    <PictureTile className="size-22 rounded-md sm:size-36">
      <Picture fill source={pictureOf(line.image ?? '')} alt="" sizes="(min-width: 640px) 144px, 88px" />
    </PictureTile>
  );
  if (isGone) return <div className="shrink-0 opacity-60">{picture}</div>;
  return (
    <LocalLink to={pathOf(line)} tabIndex={-1} aria-hidden="true" className="shrink-0 self-start">
      {picture}
    </LocalLink>
  );
}

/** How many pieces of a line; of a rental how many machines, and for how long, each under its name. */
function LineControls({ line, stock, onChange }: { line: CartItem; stock: number; onChange: () => void }) {
  const t = useT();
  const { rentalDuration: duration } = line;
  const stepper = <LineStepper line={line} stock={stock} size="sm" onChange={onChange} />;
  if (duration === null) return stepper;
  const item = 'contents sm:flex sm:items-center sm:gap-3';
  return (
    <div className="grid grid-cols-[max-content_auto] items-center gap-x-3 gap-y-2 text-sm text-muted sm:flex sm:gap-x-8">
      <div className={item}>
        <span aria-hidden="true">{t('cart.machines')}</span>
        <span className="text-ink">{stepper}</span>
      </div>
      <div className={item}>
        <span aria-hidden="true">{t('cart.durations', { duration })}</span>
        <span className="text-ink">
          <RentalStepper line={line} onChange={onChange} />
        </span>
      </div>
    </div>
  );
}

/** A line of the cart page: what it is, how many pieces, for how long, and what that costs (C §2). */
export function CartLine({
  line,
  Name,
  amounts,
  print,
  product,
  problem,
  hold,
  onChange,
  onRemove,
}: {
  line: CartItem;
  /** The level of its name as a heading. */
  Name: 'h2' | 'h3';
  /** How amounts of the cart are written. */
  print: TwoFormats;
  /** All its pieces, as the cart's totals reckon with them; undefined before they are known. */
  amounts: BothAmounts | undefined;
  /** Undefined while it is not known, and for one that is gone. */
  product: Product | undefined;
  problem: LineProblem | undefined;
  /** What an unpaid order of the shopper holds of the product. */
  hold: StockHold | undefined;
  onChange: () => void;
  onRemove: () => void;
}) {
  const t = useT();
  const isGone = problem?.reason === 'gone';
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <LinePicture line={line} isGone={isGone} />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:justify-between">
          <LineWords line={line} product={product} isGone={isGone} Name={Name} />
          {!isGone && <LineAmounts line={line} amounts={amounts} product={product} print={print} />}
        </div>
        {line.isRental && !isGone && (
          <Suspense>
            <LineDays
              line={line}
              refusal={problem?.reason === 'days' ? problem.refusal : null}
              onChange={onChange}
            />
          </Suspense>
        )}
        <div className="flex flex-wrap items-end justify-between gap-3 sm:mt-auto">
          {!isGone && (
            <LineControls
              line={line}
              stock={product ? stockOf(product, line.isRental ? 'rent' : 'buy') : Infinity}
              onChange={onChange}
            />
          )}
          <Button
            tone="ghost"
            size="sm"
            onClick={onRemove}
            aria-label={t('cart.removeNamed', { name: line.name })}
            className="-mr-3 ml-auto text-muted hover:text-ink max-sm:px-3 sm:-mr-4"
          >
            <Trash size={18} strokeWidth={1.75} aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:hidden">{t('cart.removeLine')}</span>
          </Button>
        </div>
        {problem !== undefined && problem.reason !== 'days' && (
          <LineProblemNote line={line} problem={problem} hold={hold} />
        )}
      </div>
    </li>
  );
}
