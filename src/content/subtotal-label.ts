import { billOf, type BilledLease } from '../domain/rental/lease-bill.ts';
import { rentedLines, type RentedShare } from '../domain/rental/rented-lines.ts';
import type { MessageKey } from './translator.ts';

const LABELS = {
  none: 'totals.subtotal',
  some: 'totals.subtotal.some',
  all: 'totals.subtotal.rental',
} as const satisfies Record<RentedShare, MessageKey>;

/** What the sum of all lines of an order is called: of goods, of a rental, or of what is billed of a lease. */
export function subtotalLabel(
  items: readonly { readonly rental: { readonly bill?: BilledLease | null } | null }[],
): MessageKey {
  const kind = billOf(items)?.kind;
  if (kind === 'settlement' || kind === 'extension') return `totals.subtotal.${kind}`;
  return LABELS[rentedLines(items)];
}
