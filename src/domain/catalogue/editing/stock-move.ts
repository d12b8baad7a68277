import * as v from 'valibot';
import { withoutInvisible } from '../../locale/without-invisible.ts';

/** Why staff change how many pieces there are, beside what orders and returns change. */
export const STOCK_REASONS = ['delivery', 'count', 'damage', 'own-use', 'correction'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

const PIECES_MAX = 100_000;
const BY = /^[+-]?\d{1,6}$/;

/** Pieces that come (`12`, `+12`) or go (`-3`, `−3`): whole, not zero. */
const by = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/g, '').replace('−', '-')),
  v.regex(BY, 'backoffice.product.stockProblem.by'),
  v.transform(Number),
  v.check((pieces) => pieces !== 0 && Math.abs(pieces) <= PIECES_MAX, 'backoffice.product.stockProblem.by'),
);

/** The form by which staff change a stock; `key` is of the form, so that one that is sent twice counts once. */
export const stockMoveSchema = v.object({
  by,
  reason: v.picklist(STOCK_REASONS, 'backoffice.product.problem.missing'),
  note: v.pipe(
    v.string(),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(300, 'checkout.error.tooLong'),
  ),
  key: v.pipe(v.string(), v.uuid()),
});
export type StockMove = v.InferOutput<typeof stockMoveSchema>;

/** Pieces of a product that can be bought, before a change and after it, and what the log says of it. */
export interface StockChange {
  readonly id: number;
  readonly before: number;
  readonly after: number;
  /** `undo` where it takes back another. */
  readonly reason: StockReason | 'undo';
  readonly note: string;
  /** Of the form or line that changes it, which then counts once; null where repeating it changes nothing. */
  readonly key: string | null;
  /** The entry of the log that it takes back. */
  readonly undoes?: number;
}

/** What a form of the same key moved before: of which product, and by how many pieces. */
export interface MovedBefore {
  readonly id: number;
  readonly by: number;
}

/** How many pieces there are after a move, or why it is not made; one that was made before by the same key is not made again. */
export function judgeMove(
  { id, by }: MovedBefore,
  { stock, moved }: { readonly stock: number; readonly moved: MovedBefore | undefined },
):
  | { readonly ok: true; readonly stock: number; readonly isMade: boolean }
  | { readonly ok: false; readonly reason: 'below-zero' | 'form-used' } {
  if (moved !== undefined)
    return moved.id === id && moved.by === by
      ? { ok: true, stock, isMade: true }
      : { ok: false, reason: 'form-used' };
  return stock + by < 0
    ? { ok: false, reason: 'below-zero' }
    : { ok: true, stock: stock + by, isMade: false };
}

/** How many pieces there are after a movement is taken back, beside what was moved and bought since; null where so many are not free any more. */
export function stockAfterUndo(stock: number, [before, after]: readonly [string, string]): number | null {
  const undone = stock + Number(before) - Number(after);
  return undone < 0 ? null : undone;
}
