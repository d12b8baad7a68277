import { RowSetAside } from './database/chores/chores.ts';
import type { Shop } from './wiring.ts';

/** One kind of work that is done piece by piece; null when nothing is due. */
export interface Chore {
  readonly name: string;
  readonly next: () => Promise<string | null>;
}

/** How long the work rests when nothing is due. */
const LOOK_EVERY_MS = 5_000;
/** A chore that never ends would keep the others waiting. */
const PIECES_AT_ONCE = 50;

/** Works until nothing is due or the chore itself fails; a row that was set aside keeps no other waiting. */
async function workOff({ name, next }: Chore, report: Report): Promise<void> {
  for (let pieces = 0; pieces < PIECES_AT_ONCE; pieces++) {
    try {
      const outcome = await next();
      if (outcome === null) return;
      report({ chore: name, outcome });
    } catch (error) {
      report({ chore: name, error });
      if (!(error instanceof RowSetAside)) return;
    }
  }
}

type Report = (what: { chore: string; outcome: string } | { chore: string; error: unknown }) => void;

/**
 * Does the chores of a row one after the other for as long as the shop runs, in every instance: each piece is taken under a lock, so that
 * one does it. Answers how to stop; it waits for the piece under way.
 */
export function startChores(chores: readonly Chore[], report: Report): () => Promise<void> {
  let isStopped = false;
  let round = Promise.resolve();
  const work = async () => {
    for (const chore of chores) if (!isStopped) await workOff(chore, report);
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = work().finally(() => (isBusy = false));
  }, LOOK_EVERY_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}

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
  { of: 'pictures', chores: [shop.pictures.chore] },
  // In a row of its own: a bank that does not answer keeps nothing else waiting.
  { of: 'rates', chores: [shop.officialRates.chore] },
  { of: 'products', chores: [shop.editing.schedule] },
  { of: 'sales', chores: [shop.backoffice.keptSales] },
  // In a row of its own: so does a partner's program.
  { of: 'webhooks', chores: [shop.webhooks.chore] },
];
