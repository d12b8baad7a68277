import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import type { PurchaseRight } from '../../../domain/catalogue/editing/import-table.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import type { Currency, Money } from '../../../domain/money/money.ts';
import {
  marginOf,
  purchaseInForce,
  type Margin,
  type PurchasePrice,
} from '../../../domain/prices/purchase-price.ts';

/** What the page of a product shows of what the product costs the shop. */
export interface PurchaseView {
  readonly purchases: readonly PurchasePrice[];
  readonly today: string;
  /** The entry that is in force today; null before the first one holds. */
  readonly inForceId: number | null;
  readonly margins: readonly (Margin & {
    /** Whether a reduction lowers the sale price just now. */
    readonly isReduced: boolean;
    /** The rate by which the cost was converted; null where it is in the same currency. */
    readonly rate: ExchangeRate | null;
  })[];
}

/** What a product costs the shop, and its sale prices as they are charged today. */
interface FoundPurchases {
  readonly purchases: readonly PurchasePrice[];
  readonly salePrices: readonly { readonly price: Money; readonly isReduced: boolean }[];
  readonly today: string;
}

/** The margins of the sale prices that are charged today, over the purchase price that is in force; null for who may not see them, for whom nothing was looked up. */
export function purchaseView(
  found: FoundPurchases | null,
  { rules, rate }: { rules: Readonly<Record<Currency, TaxRule>>; rate: ExchangeRate | null },
): PurchaseView | null {
  if (found === null) return null;
  const { purchases, salePrices, today } = found;
  const inForce = purchaseInForce(purchases, today);
  const margins = salePrices.flatMap(({ price, isReduced }) => {
    const margin = inForce && marginOf(price, inForce.price, { rule: rules[price.currency], rate });
    const isConverted = inForce?.price.currency !== price.currency;
    return margin ? [{ ...margin, isReduced, rate: isConverted ? rate : null }] : [];
  });
  return { purchases, today, inForceId: inForce?.id ?? null, margins };
}

/** The entries of a product's log that somebody may read: those of purchase prices are for who may see these. */
export const readableEntries = <Entry extends Pick<AuditEntry, 'changes'>>(
  entries: readonly Entry[],
  { withPurchases }: PurchaseRight,
): readonly Entry[] =>
  withPurchases ? entries : entries.filter(({ changes }) => changes['purchase'] === undefined);
