import type { Market } from '../locale/market.ts';
import type { ReturnKind } from './return-status.ts';

/**
 * The labels of products that are made for one customer, so that nobody withdraws from them (Directive 2011/83/EU, art. 16 c; the page
 * `delivery-warranty-returns#non-returnable`). Printed names are the messages `return.refused.{label}`.
 */
export const NON_RETURNABLE_TAGS = ['cut-to-length', 'made-to-order'] as const;
export type NonReturnable = (typeof NON_RETURNABLE_TAGS)[number];

/** Why a product of an order does not go back; null where it does. What is wrong with a product is answered for whatever it is. */
export const nonReturnable = (kind: ReturnKind, tags: readonly string[]): NonReturnable | null =>
  kind === 'complaint' ? null : (NON_RETURNABLE_TAGS.find((each) => tags.includes(each)) ?? null);

/**
 * Whether goods go back only as they were sold: neither mounted nor connected, complete and with their documents. Consumers in Poland may
 * have unpacked and tried them.
 */
export const mustBeUnused = (
  kind: ReturnKind,
  { market, isCompany }: { readonly market: Market; readonly isCompany: boolean },
): boolean => kind === 'withdrawal' && (market === 'UA' || isCompany);
