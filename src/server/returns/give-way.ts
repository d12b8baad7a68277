import { and, desc, eq, inArray } from 'drizzle-orm';
import { givingWay, type OpenRequest, type WayGiven } from '../../domain/returns/giving-way.ts';
import { OPEN_RETURNS } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import type { BoughtLine } from './find-goods-return.ts';
import { returnLines, returns } from './tables.ts';

/** What is left of a line to be asked for. */
export const leftOf = ({ item, before, asked }: BoughtLine): number => item.quantity - before - asked;

/** The open complaints and exchanges of an order, the newest first: a withdrawal goes before them until their goods were accepted. */
export async function openRequests(database: Database, orderId: string): Promise<readonly OpenRequest[]> {
  const rows = await database
    .select({
      id: returns.id,
      status: returns.status,
      itemId: returnLines.orderItemId,
      asked: returnLines.asked,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(
      and(
        eq(returns.orderId, orderId),
        inArray(returns.kind, ['complaint', 'exchange', 'other']),
        inArray(returns.status, [...OPEN_RETURNS]),
      ),
    )
    .orderBy(desc(returns.requestedAt), desc(returns.id));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({
    id,
    status: lines[0]?.status ?? 'PENDING',
    lines: lines.map(({ itemId, asked }) => ({ itemId, asked })),
  }));
}

const piecesOf = (requests: readonly Pick<OpenRequest, 'lines'>[], itemId: string): number =>
  requests
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.itemId === itemId ? line.asked : 0), 0);

/** Lines as they are once requests gave way: what those asked for is free. */
export const freedOf = <Line extends BoughtLine>(
  lines: readonly Line[],
  requests: readonly Pick<OpenRequest, 'lines'>[],
): readonly Line[] =>
  lines.map((line) => ({ ...line, asked: line.asked - piecesOf(requests, line.item.id) }));

/** What a withdrawal finds: its lines, with the pieces of what gives way free, and what those requests become. */
export interface Way<Line> {
  readonly lines: readonly Line[];
  readonly givesWay: readonly WayGiven[];
}

/** What is withdrawn from once the requests that stand in its way are gone, and which those are (`givingWay`). */
export async function makeWay<Line extends BoughtLine & { readonly pieces: number }>(
  database: Database,
  orderId: string,
  lines: readonly Line[],
): Promise<Way<Line>> {
  const requests = await openRequests(database, orderId);
  const givesWay = givingWay(
    lines.map((line) => ({ itemId: line.item.id, left: leftOf(line), wanted: line.pieces })),
    requests,
  );
  return { lines: freedOf(lines, givesWay), givesWay };
}

/** The same for a withdrawal from all that is with its customer: the pieces are those. */
export async function makeWayForAll<Line extends BoughtLine>(
  database: Database,
  orderId: string,
  lines: readonly Line[],
): Promise<Way<Line & { readonly pieces: number }>> {
  const free = freedOf(lines, await openRequests(database, orderId));
  const pieces = new Map(free.map((line) => [line.item.id, Math.max(0, leftOf(line))]));
  return makeWay(
    database,
    orderId,
    lines.map((line) => ({ ...line, pieces: pieces.get(line.item.id) ?? 0 })),
  );
}

/** The requests of which a withdrawal leaves nothing. */
export const idsGivingWay = (givesWay: readonly WayGiven[]): readonly string[] =>
  givesWay.flatMap(({ id, how }) => (how === 'turned' || how === 'called-off' ? [id] : []));

/** What is left to be asked for by a return of its own: the pieces without those of requests that become withdrawals. */
export const piecesBesides = <
  Line extends { readonly item: { readonly id: string }; readonly pieces: number },
>(
  lines: readonly Line[],
  givesWay: readonly WayGiven[],
): readonly Line[] => {
  const turned = givesWay.filter(({ how }) => how === 'turned' || how === 'parted');
  return lines.map((line) => ({
    ...line,
    pieces: Math.max(0, line.pieces - piecesOf(turned, line.item.id)),
  }));
};
