import { NO_FREIGHT, type Freight } from '../../domain/checkout/freight.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import type { CartArrivals } from './arrival-texts.ts';
import { changeCart, followCart, storedCart, useCart, useCartOwner } from './cart-store.ts';
import type { loader } from './lines.route.tsx';
import { renewLines, type LineProblem } from './renew-lines.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StockHold } from '../../domain/orders/order-view.ts';

export interface FreshCart {
  /** False on the server, while hydrating, and while the lines of an account are still to come. */
  readonly isReady: boolean;
  readonly items: readonly CartItem[];
  /** Whether the shop has answered about every line. */
  readonly isChecked: boolean;
  readonly problems: ReadonlyMap<string, LineProblem>;
  /** The catalogue cannot be read, so nothing can be ordered; it is asked again now and then. */
  readonly isUnavailable: boolean;
  /** Whether a price became another one since the shopper put the line into the cart. */
  readonly hasNewPrices: boolean;
  /** The shop's answer about a product; undefined until it comes, and for one that is gone. */
  readonly productOf: (id: number) => Product | undefined;
  /** Rated power in watts of one piece; 0 where none is stated or known yet. */
  readonly freightOf: (id: number) => Freight;
  /** The pieces of a product that an unpaid order of the shopper holds; undefined where none does. */
  readonly holdOf: (id: number) => StockHold | undefined;
  /** When goods arrive that are ordered and paid today, by the way that they go; null until the answer comes. */
  readonly arrivals: CartArrivals | null;
}

const bringDays = () => import('./days-problem.ts');

const ASK_AGAIN_MS = 5000;
const NO_PROBLEMS: ReadonlyMap<string, LineProblem> = new Map();

const no = () => false;
const never = () => () => {};
/** Whether the browser's storage can be read yet; false on the server and while hydrating. */
const useIsHydrated = () => useSyncExternalStore(never, () => true, no);

/** Whether the browser holds goods of an account's cart already. */
function hasMirror() {
  const { items, link } = storedCart();
  return items.length > 0 && link !== null && 'tag' in link;
}

/** Whether the lines can be shown: a customer's are those of the account, an empty cart is not taken on trust. */
function useLinesAreKnown(items: readonly CartItem[], isSignedIn: boolean): boolean {
  const isHydrated = useIsHydrated();
  const owner = useCartOwner();
  const isMirrored = useSyncExternalStore(followCart, hasMirror, no);
  if (isSignedIn) return isHydrated && (isMirrored || owner === 'account' || owner === 'unknown');
  return isHydrated && (items.length > 0 || owner !== null);
}

/**
 * The shopper's cart, its remembered lines renewed from the shop as often as the products in it change. `isSignedIn`
 * where the page knows that a customer is here, whose cart in the account has to be waited for.
 */
export function useFreshCart({ isSignedIn = false }: { isSignedIn?: boolean } = {}): FreshCart {
  const items = useCart();
  const isReady = useLinesAreKnown(items, isSignedIn);
  const currency = useCurrency();
  const linesPath = usePath()('/cart/lines');
  const { load, data } = useFetcher<typeof loader>();
  const [hasNewPrices, setHasNewPrices] = useState(false);

  const ids = [...new Set(items.map(({ id }) => id))].toSorted((a, b) => a - b).join(',');
  useEffect(() => {
    if (ids !== '') void load(`${linesPath}?ids=${ids}`);
  }, [ids, linesPath, load]);

  const isUnavailable = data?.isUnavailable === true;
  useEffect(() => {
    if (!isUnavailable) return;
    const timer = setTimeout(() => void load(`${linesPath}?ids=${ids}`), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isUnavailable, data, ids, linesPath, load]);

  const rental = useLazy(
    items.some(({ isRental }) => isRental),
    bringDays,
  );
  const renewed = useMemo(
    () =>
      data === undefined
        ? null
        : renewLines(items, data, { currency, judgeDays: rental?.daysProblem ?? null }),
    [items, data, currency, rental],
  );
  // Judged once per answer, before the renewed prices replace the remembered ones.
  const [judged, setJudged] = useState(data);
  if (judged !== data) {
    setJudged(data);
    if (renewed?.hasNewPrices) setHasNewPrices(true);
  }
  useEffect(() => {
    if (data === undefined || !renewed?.isChanged) return;
    changeCart((lines) => renewLines(lines, data, { currency }).items);
  }, [renewed, data, currency]);

  const products = useMemo(() => new Map(data?.products.map((product) => [product.id, product])), [data]);
  const freights = useMemo(() => new Map(data?.freights), [data]);
  return {
    isReady,
    items: renewed?.items ?? items,
    isChecked: items.every(({ id }) => data?.asked.includes(id)),
    isUnavailable,
    problems: renewed?.problems ?? NO_PROBLEMS,
    hasNewPrices,
    productOf: (id) => products.get(id),
    freightOf: (id) => freights.get(id) ?? NO_FREIGHT,
    holdOf: (id) => data?.holds.find(({ productId }) => productId === id),
    arrivals: data?.arrivals ?? null,
  };
}
