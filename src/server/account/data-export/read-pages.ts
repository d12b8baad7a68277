import { sql, type SQLWrapper } from 'drizzle-orm';

/** Rows that are held in memory at once. */
export const BATCH = 200;

type Page<Row> = (after: Row | undefined) => Promise<readonly Row[]>;

/** All rows of a list that is read page by page, each page by the last row of the one before. */
export async function* pages<Row>(read: Page<Row>): AsyncGenerator<readonly Row[]> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield rows;
    if (rows.length < BATCH) return;
    rows = await read(rows.at(-1));
  }
}

/** The rows of a page of orders or quotes, by whose they are, which is not written out again. */
export function byOwner<Row extends { readonly ownerId: string | null }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return (id: string): readonly Omit<Row, 'ownerId'>[] =>
    (groups.get(id) ?? []).map((row) => ({ ...row, ownerId: undefined }));
}

/** What kind of person took a step (`ActorKind`, or a visitor); who it was is not given away. */
export const kindOf = (actor: SQLWrapper) => sql<string>`split_part(${actor}, ':', 1)`;
