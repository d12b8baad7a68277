import * as v from 'valibot';
import {
  judgeMove,
  STOCK_REASONS,
  type MovedBefore,
  type StockChange,
} from '../catalogue/editing/stock-move.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { wholeText } from './whole-text.ts';

/** Lines that one call has at most. */
export const STOCK_LINES_MAX = 500;
const PIECES_MAX = 100_000;
/** More pieces of a product than any warehouse of the shop holds: a larger stock comes from a program that repeats a call. */
const FREE_MAX = 1_000_000;
const NOTE_MAX = 300;

const articleNumber = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const pieces = (text: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PIECES_MAX), v.description(text));

const set = v.strictObject({
  articleNumber,
  onShelf: pieces('All pieces that were counted, those of orders that were not sent yet among them.'),
  expected: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(FREE_MAX * 2),
    v.description('What the count is based on: `free` and `reserved` together, as they were read before it.'),
  ),
});
const move = v.strictObject({
  articleNumber,
  by: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-PIECES_MAX),
    v.maxValue(PIECES_MAX),
    v.check((by) => by !== 0, 'Expected pieces that came or went'),
    v.description(
      'Pieces that came, or below zero that went. Not those of orders, which the shop counts itself.',
    ),
  ),
  reason: v.picklist(STOCK_REASONS),
  key: v.pipe(
    v.string(),
    v.uuid(),
    v.toLowerCase(),
    v.description('Of the movement in the program’s own books: sent again, it moves nothing again.'),
  ),
  note: v.pipe(
    v.optional(v.pipe(wholeText, v.transform(withoutInvisible), v.trim(), v.maxLength(NOTE_MAX)), ''),
    v.description('In the program’s own words, for the shop’s log.'),
  ),
});
export type StockSet = v.InferOutput<typeof set>;
export type StockMoveLine = v.InferOutput<typeof move>;

/** The body of `PUT /partner/stock`: how many pieces of products lie on the shelf, and how many came or went. */
export const stockBody = v.pipe(
  v.strictObject({
    items: v.optional(v.pipe(v.array(set), v.maxLength(STOCK_LINES_MAX)), []),
    moves: v.optional(v.pipe(v.array(move), v.maxLength(STOCK_LINES_MAX)), []),
  }),
  v.check(({ items, moves }) => items.length + moves.length > 0, 'Expected items or moves'),
  v.check(
    ({ items, moves }) => items.length + moves.length <= STOCK_LINES_MAX,
    `Expected at most ${STOCK_LINES_MAX} lines`,
  ),
  v.check(({ items, moves }) => {
    const counted = new Set(items.map((each) => each.articleNumber));
    return counted.size === items.length && !moves.some((each) => counted.has(each.articleNumber));
  }, 'An article number that is counted stands twice'),
  v.check(({ moves }) => new Set(moves.map(({ key }) => key)).size === moves.length, 'A key stands twice'),
);
export type StockLines = v.InferOutput<typeof stockBody>;

/** Pieces of a product by where they are. */
export interface ShelfStock {
  /** Of orders that were not sent yet. */
  readonly reserved: number;
  /** That can still be bought. */
  readonly free: number;
  /** That orders hold though they do not lie on the shelf; 0 where all is there. */
  readonly missing: number;
}

/** How the pieces on a shelf are divided: orders come first, what is left is for sale. */
export const divideShelf = ({
  onShelf,
  reserved,
}: {
  readonly onShelf: number;
  readonly reserved: number;
}): ShelfStock => ({
  reserved,
  free: Math.max(0, onShelf - reserved),
  missing: Math.max(0, reserved - onShelf),
});

/** A product that is sold, with its pieces as a call finds them. */
export interface StoredStock extends Omit<ShelfStock, 'missing'> {
  readonly id: number;
  readonly articleNumber: string;
}

/**
 * Why a line is not taken: another number of pieces should lie on the shelf than its count was based on; fewer can be bought than went, or
 * more than the shop keeps; its key moved something else. With what the shop has now.
 */
export interface StockLineRefused extends Omit<StoredStock, 'id'> {
  readonly reason: 'moved-meanwhile' | 'below-zero' | 'too-many' | 'key-used';
}

export type StockPlanned =
  | {
      readonly ok: true;
      readonly changes: readonly StockChange[];
      /** The products that are named, as they are then. */
      readonly stock: readonly (StoredStock & Pick<ShelfStock, 'missing'>)[];
    }
  | { readonly ok: false; readonly reason: 'unknown-articles'; readonly articleNumbers: readonly string[] }
  | { readonly ok: false; readonly reason: 'stock-refused'; readonly lines: readonly StockLineRefused[] };

/** What one count makes of a stock. One that says what is so already is taken whatever it was based on: its answer may have been lost. */
function planSet({ onShelf, expected }: StockSet, stored: StoredStock): ShelfStock | null {
  const { free, reserved } = stored;
  const isKnown = free + reserved === onShelf || free + reserved === expected;
  return isKnown ? divideShelf({ onShelf, reserved }) : null;
}

/**
 * Decides what a call changes of stocks: all of it or nothing. Counts set what lies on the shelf, less what orders hold; moves follow each
 * other in their order. `movedBefore` is what their keys moved before.
 */
export function planStock(
  { items, moves }: StockLines,
  products: ReadonlyMap<string, StoredStock>,
  movedBefore: ReadonlyMap<string, MovedBefore>,
): StockPlanned {
  const named = [...new Set([...items, ...moves].map((line) => line.articleNumber))];
  const unknown = named.filter((article) => !products.has(article));
  if (unknown.length > 0) return { ok: false, reason: 'unknown-articles', articleNumbers: unknown };
  const now = new Map(named.flatMap((article) => products.get(article) ?? []).map((each) => [each.id, each]));
  const missing = new Map<number, number>();
  const changes: StockChange[] = [];
  const refused: StockLineRefused[] = [];
  const refuse = (
    { articleNumber: article, reserved, free }: StoredStock,
    reason: StockLineRefused['reason'],
  ) => refused.push({ articleNumber: article, reserved, free, reason });
  const change = (stored: StoredStock, free: number, said: Pick<StockChange, 'reason' | 'note' | 'key'>) => {
    if (free !== stored.free) changes.push({ id: stored.id, before: stored.free, after: free, ...said });
    now.set(stored.id, { ...stored, free });
  };
  for (const line of items) {
    const stored = products.get(line.articleNumber);
    if (stored === undefined) continue;
    const shelf = planSet(line, stored);
    if (shelf === null) refuse(stored, 'moved-meanwhile');
    else {
      change(stored, shelf.free, { reason: 'count', note: '', key: null });
      missing.set(stored.id, shelf.missing);
    }
  }
  for (const { articleNumber: article, by, reason, note, key } of moves) {
    const stored = now.get(products.get(article)?.id ?? 0);
    if (stored === undefined) continue;
    const { id, free } = stored;
    const judged = judgeMove({ id, by }, { stock: free, moved: movedBefore.get(key) });
    if (!judged.ok) refuse(stored, judged.reason === 'form-used' ? 'key-used' : judged.reason);
    else if (judged.stock > FREE_MAX) refuse(stored, 'too-many');
    else change(stored, judged.stock, { reason, note, key });
  }
  if (refused.length > 0) return { ok: false, reason: 'stock-refused', lines: refused };
  return {
    ok: true,
    changes,
    stock: [...now.values()].map((each) => ({ ...each, missing: missing.get(each.id) ?? 0 })),
  };
}
