import { removeItem } from '../../domain/cart/cart.ts';
import { restoreItem } from '../../domain/cart/change-cart.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { columnFormats } from '../../domain/money/format-money.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.tsx';
import { CartLine } from './cart-line.tsx';
import { changeCart } from './cart-store.ts';
import type { CartSum } from './sum-up-cart.ts';
import type { FreshCart } from './use-fresh-cart.ts';

/** The lines of the cart, what is bought apart from what is rented; what is removed can be put back for as long as the word about it stands (C §2, §8). */
export function CartLines({
  cart,
  amounts,
  onRemove,
}: {
  cart: FreshCart;
  amounts: CartSum['lines'] | undefined;
  onRemove: () => void;
}) {
  const t = useT();
  const { items, problems, productOf, holdOf } = cart;
  const remove = (line: CartItem, index: number) => {
    onRemove();
    changeCart((lines) => removeItem(lines, line.uniqueKey));
    toast.success(t('cart.itemRemoved'), {
      label: t('cart.page.undo'),
      press: () => changeCart((lines) => restoreItem(lines, line, index)),
    });
  };
  const print = columnFormats([...(amounts?.values() ?? [])]);
  const list = (Name: 'h2' | 'h3', isShown: (line: CartItem) => boolean) => (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(
        (line, index) =>
          isShown(line) && (
            <CartLine
              // The key of a rental line changes with its term; its control must not be drawn anew under the finger.
              key={`${line.id} ${line.rentalDuration ?? ''} ${items.slice(0, index).filter(({ id }) => id === line.id).length}`}
              line={line}
              Name={Name}
              amounts={amounts?.get(line.uniqueKey)}
              print={print}
              product={productOf(line.id)}
              problem={problems.get(line.uniqueKey)}
              hold={holdOf(line.id)}
              onChange={() => toast.success(t('cart.page.quantityUpdated'))}
              onRemove={() => remove(line, index)}
            />
          ),
      )}
    </ul>
  );
  const [first] = items;
  if (items.every(({ isRental }) => isRental === first?.isRental)) return list('h2', () => true);
  const heading = 'mb-4 text-xl';
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="cart-bought">
        <h2 id="cart-bought" className={heading}>
          {t('cart.page.bought')}
        </h2>
        {list('h3', ({ isRental }) => !isRental)}
      </section>
      <section aria-labelledby="cart-rented">
        <h2 id="cart-rented" className={heading}>
          {t('cart.page.rented')}
        </h2>
        {list('h3', ({ isRental }) => isRental)}
      </section>
    </div>
  );
}
