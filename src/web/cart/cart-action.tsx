import { useEffect, useRef, type ReactNode } from 'react';
import { MAX_QUANTITY, type CartItem } from '../../domain/cart/cart-item.ts';
import { addItem } from '../../domain/cart/cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { changeCart, useCart } from './cart-store.ts';
import { LineStepper } from './line-stepper.tsx';

/** How many pieces are put into the cart, where that is chosen before. */
export interface Pieces {
  pieces?: number;
  /** Changes it; without it there is no stepper beside the button. */
  onPieces?: (pieces: number) => void;
}

/**
 * The button that adds a line, with how many pieces where that can be chosen, and the stepper that takes their place once the line is there (S §4, R17a). With a null
 * `item` or without stock there is no button: the stock mark beside it says why. The page of a product is the same for all and knows
 * no orders: where fewer pieces are left than the cart has, it says that the cart knows what is held for the shopper.
 */
export function CartAction({
  item,
  stock,
  size,
  pieces = 1,
  onPieces,
  soldOut,
  children,
}: {
  item: CartItem | null;
  stock: number;
  size: 'sm' | 'lg';
  /** Stands in the place of the button where there is none. */
  soldOut?: ReactNode;
  children: ReactNode;
} & Pieces) {
  const t = useT();
  const line = useCart().find(({ uniqueKey }) => uniqueKey === item?.uniqueKey);
  const isInCart = line !== undefined;
  const ref = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  // Button and stepper replace each other under the shopper's finger: the focus goes over to what is there now.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isInCart]);

  const width = size === 'sm' ? 'w-full xl:w-auto xl:min-w-30' : 'w-full';
  if (line === undefined) {
    const canBeHad = item !== null && stock > 0;
    const most = Math.min(stock, MAX_QUANTITY);
    const count = Math.min(pieces, Math.max(1, most));
    const add = () => {
      wasPressed.current = true;
      if (item !== null) changeCart((items) => addItem(items, { ...item, quantity: count }));
    };
    // The place of the button stays, so that the prices of a row of cards stand at one height.
    return (
      <div
        ref={ref}
        className={classNames(
          width,
          'flex flex-wrap items-center gap-3',
          size === 'sm' && 'min-h-9 pointer-coarse:min-h-11',
        )}
      >
        {canBeHad && onPieces !== undefined && most > 1 && (
          <QuantityStepper
            count={count}
            max={most}
            onChange={onPieces}
            labels={{
              count: t('cart.quantityOf', { name: item.name }),
              decrease: t('cart.fewer'),
              increase: t('cart.more'),
            }}
          />
        )}
        {canBeHad && (
          <Button tone="primary" size={size} onClick={add} className="flex-1 whitespace-nowrap">
            {children}
          </Button>
        )}
        {!canBeHad && soldOut}
      </div>
    );
  }
  const stepper = (
    <LineStepper
      line={line}
      stock={stock}
      size={size === 'sm' ? 'sm' : 'md'}
      width={size === 'sm' ? 'full' : 'auto'}
      removes
      onRemove={() => (wasPressed.current = true)}
    />
  );
  if (size === 'sm') {
    return (
      <div ref={ref} className={classNames('relative', width)}>
        {stepper}
        {/* In the space below the card, so that nothing moves: a rental is counted in machines, not in days. */}
        {line.isRental && (
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-full mt-1 text-center text-xs leading-none text-muted"
          >
            {t('cart.machines')}
          </span>
        )}
      </div>
    );
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex min-h-13 flex-wrap items-center gap-3">
        <div ref={ref}>{stepper}</div>
        <LocalLink
          to="/cart"
          className={`${buttonClass({ tone: 'primary', size })} flex-1 whitespace-nowrap max-sm:px-3`}
        >
          {t('cart.goToCart')}
        </LocalLink>
      </div>
      {line.quantity > stock && <p className="text-sm text-muted">{t('cart.maybeHeld')}</p>}
    </div>
  );
}
