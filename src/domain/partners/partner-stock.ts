import * as v from 'valibot';

/** Products that one call sets at most. */
export const STOCK_LINES_MAX = 500;
const PIECES_MAX = 100_000;

/** The body of `PUT /partner/stock`: how many pieces of products lie on the shelf. */
export const stockBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        articleNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
        onShelf: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.maxValue(PIECES_MAX),
          v.description('All pieces, those of orders that were not sent yet among them.'),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(STOCK_LINES_MAX),
    v.check(
      (items) => new Set(items.map(({ articleNumber }) => articleNumber)).size === items.length,
      'An article number stands twice',
    ),
  ),
});
export type StockLine = v.InferOutput<typeof stockBody>['items'][number];

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
