import type { Chore } from './payments/payment-worker.ts';
import type { Shop } from './wiring.ts';

/** Chores that are done one after the other; rows run side by side, so that none waits for another's work. */
interface ChoreRow {
  /** What its log lines call it. */
  readonly of: string;
  readonly chores: readonly Chore[];
}

/** Every chore that the shop does by itself while it runs; what is in no row is never done. */
export const choreRows = (shop: Shop): readonly ChoreRow[] => [
  { of: 'payments', chores: shop.payments.chores },
  // In a row of its own: an archive of ten thousand orders keeps no payment waiting.
  { of: 'accounts', chores: [shop.dataExports.chore, ...shop.deletions.chores] },
  { of: 'rentals', chores: shop.rental.chores },
  { of: 'returns', chores: shop.returns.chores },
];
