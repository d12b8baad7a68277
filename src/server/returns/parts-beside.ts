import { eq, inArray } from 'drizzle-orm';
import type { WayGiven } from '../../domain/returns/giving-way.ts';
import { mayCallOff } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { exchanges } from './exchanges/tables.ts';
import type { BoughtLine } from './find-goods-return.ts';
import { returns } from './tables.ts';
import type { ReturnRow } from './write-return.ts';

/** Pieces of a line that are asked for. */
export interface AskedLine extends BoughtLine {
  readonly pieces: number;
}

/** A request that becomes a withdrawal, or gives pieces to one that travels in its parcel. */
export interface PartBeside {
  readonly row: ReturnRow;
  readonly given: WayGiven;
  /** Under which number its customer knows it: that of the exchange, where it is one. */
  readonly number: string;
}

/** What of a withdrawal has returns of its own beside that of the form, as its customer reads it before it is stated. */
export interface BesideView {
  readonly number: string;
  /** Whether its parcel was sent: nothing more is to be done for it. */
  readonly isSent: boolean;
  readonly lines: readonly { readonly name: string; readonly pieces: number }[];
}

/** Those of what gives way to a withdrawal, the first asked first. */
export async function partsBeside(
  database: Database,
  givesWay: readonly WayGiven[],
): Promise<readonly PartBeside[]> {
  const beside = givesWay.filter(({ how }) => how === 'turned' || how === 'parted');
  if (beside.length === 0) return [];
  const rows = await database
    .select({ row: returns, exchange: exchanges.number })
    .from(returns)
    .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(
      inArray(
        returns.id,
        beside.map(({ id }) => id),
      ),
    );
  return beside.toReversed().flatMap((given) => {
    const found = rows.find(({ row }) => row.id === given.id);
    return found ? [{ row: found.row, given, number: found.exchange ?? found.row.number }] : [];
  });
}

/** Lines with the pieces that a part has of them. */
export const linesOfPart = (
  lines: readonly AskedLine[],
  { given }: Pick<PartBeside, 'given'>,
): readonly AskedLine[] =>
  lines.map((line) => ({
    ...line,
    pieces: given.lines.find(({ itemId }) => itemId === line.item.id)?.asked ?? 0,
  }));

export const besideView = (part: PartBeside, lines: readonly AskedLine[]): BesideView => ({
  number: part.number,
  isSent: !mayCallOff(part.row.status),
  lines: linesOfPart(lines, part).flatMap(({ item, pieces }) =>
    pieces > 0 ? [{ name: item.name, pieces }] : [],
  ),
});
