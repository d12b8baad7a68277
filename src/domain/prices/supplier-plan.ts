import type { TaxRule } from '../checkout/tax.ts';
import { convert, type ExchangeRate } from '../money/exchange.ts';
import { divideHalfUp, type Currency, type Money } from '../money/money.ts';
import { isFarConversion, type ListedPrice } from './foreign-price.ts';
import { marginOf, type PurchasePrice } from './purchase-price.ts';
import {
  articleKey,
  isProblem,
  isSamePrice,
  type LineProblem,
  type LineProblemReason,
  type SupplierLine,
} from './supplier-lines.ts';

/** A product that an article number of a list stands for. */
export interface ListedProduct {
  readonly productId: number;
  /** The purchase price that is in force today; null without one. */
  readonly inForce: Pick<PurchasePrice, 'price' | 'supplier' | 'day'> | null;
  /** The sale prices that are charged today, with their tax or without, as the shop keeps them. */
  readonly sales: readonly Money[];
}

/** What an article number stands for; undefined while nobody knows. */
export type Match = ListedProduct | 'ignored' | undefined;

/** Why a price is taken only when somebody ticks it: it changes by more than a quarter, by how much is unknown without a rate, the rate of its currency is hardly meant, or the product is sold at a loss then. */
export type Doubt = 'large-change' | 'unknown-change' | 'far-rate' | 'loss';

/** A purchase price that a list would enter. Basis points are hundredths of a per cent. */
export interface PlannedPrice {
  readonly line: number;
  readonly article: string;
  readonly productId: number;
  readonly price: Money;
  /** What the list says, where its currency is none of the shop’s. */
  readonly listed?: ListedPrice;
  readonly before: ListedProduct['inForce'];
  /** Null without a price before, and where it cannot be compared. */
  readonly changeBp: number | null;
  /** The least margin over the sale prices, and of which it is; null without any. */
  readonly margin: { readonly bp: number; readonly currency: Currency } | null;
  readonly doubts: readonly Doubt[];
}

/** Why a line enters nothing: of itself, or because of other lines and of prices that stand already. */
export type PlanProblem = LineProblem<LineProblemReason | 'product-twice' | 'day-taken'>;

/** What a list would change. */
export interface SupplierPlan {
  /** Those with the largest change first. */
  readonly planned: readonly PlannedPrice[];
  readonly problems: readonly PlanProblem[];
  /** Lines with a price whose article number nobody knows. */
  readonly unknown: readonly { readonly line: number; readonly article: string }[];
  /** How many lines say what is so already, and how many are ignored on purpose. */
  readonly unchanged: number;
  readonly ignored: number;
}

/** By what a list is compared with the shop; `today` is the day in Kyiv, ISO 8601. */
export interface PlanRules {
  readonly supplier: string;
  readonly today: string;
  readonly tax: Readonly<Record<Currency, TaxRule>>;
  readonly rate: ExchangeRate | null;
}

/** A quarter. */
const LARGE_BP = 2500;

/** How much a price differs from the one before, in basis points; null where the currencies differ and no rate is stored, and from nothing. */
export function priceChange(before: Money, after: Money, rate: ExchangeRate | null): number | null {
  if (rate === null && before.currency !== after.currency) return null;
  const old = rate === null ? before : convert(before, after.currency, rate);
  return old.minor <= 0 ? null : divideHalfUp(BigInt(after.minor - old.minor) * 10_000n, BigInt(old.minor));
}

function planPrice(
  line: SupplierLine & { readonly price: Money },
  { productId, inForce, sales }: ListedProduct,
  { tax, rate }: PlanRules,
): PlannedPrice {
  const { price } = line;
  const changeBp = inForce && priceChange(inForce.price, price, rate);
  const margins = sales.flatMap((sale) => {
    const margin = marginOf(sale, price, { rule: tax[sale.currency], rate });
    return margin
      ? [{ bp: margin.marginBp, currency: sale.currency, isLoss: margin.cost.minor > margin.net.minor }]
      : [];
  });
  const [least] = margins.toSorted((a, b) => a.bp - b.bp);
  const doubts: Doubt[] = [];
  if (inForce && changeBp === null) doubts.push('unknown-change');
  if (changeBp !== null && Math.abs(changeBp) > LARGE_BP) doubts.push('large-change');
  if (line.listed && isFarConversion(line.listed, price, rate)) doubts.push('far-rate');
  if (margins.some(({ isLoss }) => isLoss)) doubts.push('loss');
  const margin = least ? { bp: least.bp, currency: least.currency } : null;
  return { ...line, productId, before: inForce, changeBp, margin, doubts };
}

/** Decides what the lines of a list change. `matchOf` answers by `articleKey`. Lines without a price whose article number is unknown are headings. */
export function planSupplierList(
  lines: readonly SupplierLine[],
  matchOf: (key: string) => Match,
  rules: PlanRules,
): SupplierPlan {
  const planned: PlannedPrice[] = [];
  const problems: PlanProblem[] = [];
  const unknown: { line: number; article: string }[] = [];
  let [unchanged, ignored] = [0, 0];
  const matched = lines.map((line) => ({ ...line, match: matchOf(articleKey(line.article)) }));
  const productOf = ({ match, price }: (typeof matched)[number]) =>
    typeof match === 'object' && !isProblem(price) ? match.productId : null;
  const byProduct = Map.groupBy(matched, productOf);
  for (const each of matched) {
    const { match, ...own } = each;
    const { line, article, price } = own;
    const refuse = (reason: PlanProblem['reason']) =>
      problems.push({ line, column: '', reason, detail: article });
    if (match === 'ignored') ignored += 1;
    else if (isProblem(price)) {
      if (price.reason !== 'no-price' || match) problems.push(price);
    } else if (match === undefined) unknown.push({ line, article });
    else if ((byProduct.get(match.productId)?.length ?? 0) > 1) refuse('product-twice');
    else if (match.inForce?.supplier === rules.supplier && isSamePrice(match.inForce.price, price))
      unchanged += 1;
    else if (match.inForce?.day === rules.today) refuse('day-taken');
    else planned.push(planPrice({ ...own, price }, match, rules));
  }
  const size = ({ changeBp }: PlannedPrice) => Math.abs(changeBp ?? 0);
  return {
    planned: planned.toSorted((a, b) => size(b) - size(a) || a.line - b.line),
    problems,
    unknown,
    unchanged,
    ignored,
  };
}

/** The prices of a plan that are entered: those without doubts, and those that were ticked by their lines. */
export const takenPrices = (
  { planned }: Pick<SupplierPlan, 'planned'>,
  ticked: 'all' | ReadonlySet<number>,
): readonly PlannedPrice[] =>
  planned.filter(({ line, doubts }) => doubts.length === 0 || ticked === 'all' || ticked.has(line));
