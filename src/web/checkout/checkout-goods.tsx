import { subtotalLabel } from '../../content/subtotal-label.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { sum, type Money } from '../../domain/money/money.ts';
import { depositOfCart } from '../../domain/rental/deposit.ts';
import { useCart } from '../cart/cart-store.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { classNames } from '../ui/class-names.ts';
import { LineList } from './line-list.tsx';

/** The goods of the cart, what they come to without delivery, which follows from the address, and the deposit of what is rented. */
function useGoods() {
  const t = useT();
  const currency = useCurrency();
  const taxRule = useTaxRule();
  const items = useCart();
  return {
    items,
    label: t(subtotalLabel(items.map(({ isRental }) => ({ rental: isRental ? {} : null })))),
    price: sum(
      currency,
      items.map((line) => linePrice(line, currency)),
    ),
    deposit: depositOfCart(items, { currency, taxRule }),
  };
}

/** The deposit, which is paid beside the price of a rental; nothing where there is none. */
function Deposit({ deposit, className }: { deposit: Money; className: string }) {
  const t = useT();
  const locale = useLocale();
  if (deposit.minor === 0) return null;
  return (
    <span className={classNames('flex items-baseline justify-between gap-4', className)}>
      {t('totals.deposit')}
      <span className="whitespace-nowrap">{formatPrice(deposit, locale)}</span>
    </span>
  );
}

/** What the goods come to, above the form where there is no room beside it, as a way back to them. */
export function CheckoutGoodsInShort() {
  const { items, label, price, deposit } = useGoods();
  return (
    <div className="mb-6 min-h-18 lg:hidden">
      {items.length > 0 && (
        <LocalLink
          to="/cart"
          className="flex min-h-18 flex-col justify-center gap-2 rounded-md bg-surface px-4 py-3 text-sm"
        >
          <span className="flex items-center justify-between gap-4">
            <span className="hover:underline">{label}</span>
            <TwoPrices price={price} className="text-right text-base" />
          </span>
          <Deposit deposit={deposit} className="text-muted" />
        </LocalLink>
      )}
    </div>
  );
}

/** What is about to be ordered, beside the form where there is room. */
export function CheckoutGoods() {
  const t = useT();
  const { items, label, price, deposit } = useGoods();
  return (
    <aside
      aria-labelledby="goods"
      className="min-h-64 rounded-lg bg-surface p-8 max-lg:hidden lg:sticky lg:top-8"
    >
      <h2 id="goods" className="mb-6 text-xl">
        {t('cart.summary')}
      </h2>
      <LineList items={items} />
      {items.length > 0 && (
        <p className="mt-6 flex items-baseline justify-between gap-4 border-t border-line pt-6">
          {label}
          <TwoPrices price={price} className="text-right text-lg" />
        </p>
      )}
      <Deposit deposit={deposit} className="mt-3 text-sm text-muted" />
    </aside>
  );
}
