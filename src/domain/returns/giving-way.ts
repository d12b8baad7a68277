import { isOpenReturn, mayCallOff, type ReturnStatus } from './return-status.ts';

/** Pieces of lines that an open complaint or exchange asks for. */
export interface OpenRequest {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/** How a request gives way to a withdrawal. */
export interface WayGiven {
  readonly id: string;
  /** `called-off`: nobody agreed to it yet, and the withdrawal asks for its pieces; `turned`: it becomes a withdrawal, with its parcel and label. */
  readonly how: 'called-off' | 'turned';
  /** What it asks for from then on: of what was sent already all; else what is withdrawn from, and the rest stays with the customer. */
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/**
 * The requests that give way so that their customer can withdraw from `wanted` pieces of lines of which `left` are free: the right to withdraw
 * goes first whatever was agreed before (Directive 2011/83/EU, art. 9), until the goods were accepted. The newest goes first, and none that does
 * not help.
 */
export function givingWay(
  lines: readonly { readonly itemId: string; readonly left: number; readonly wanted: number }[],
  newestFirst: readonly OpenRequest[],
): readonly WayGiven[] {
  const missing = new Map(lines.map(({ itemId, left, wanted }) => [itemId, wanted - left]));
  const missingOf = (itemId: string) => Math.max(0, missing.get(itemId) ?? 0);
  return newestFirst.flatMap(({ id, status, lines: asked }): readonly WayGiven[] => {
    if (!isOpenReturn(status) || asked.every(({ itemId }) => missingOf(itemId) === 0)) return [];
    const named = asked.map((line) => ({ ...line, asked: Math.min(line.asked, missingOf(line.itemId)) }));
    for (const line of asked) missing.set(line.itemId, missingOf(line.itemId) - line.asked);
    if (status === 'PENDING') return [{ id, how: 'called-off', lines: asked }];
    return [
      { id, how: 'turned', lines: mayCallOff(status) ? named.filter((line) => line.asked > 0) : asked },
    ];
  });
}
