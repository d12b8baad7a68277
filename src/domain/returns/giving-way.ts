import { isOpenReturn, mayCallOff, type ReturnStatus } from './return-status.ts';
import type { ReturnWay } from './return-way.ts';

/** Pieces of lines that an open complaint or exchange asks for. */
export interface OpenRequest {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/** How a request gives way to a withdrawal. */
export interface WayGiven {
  readonly id: string;
  /**
   * All of it: `called-off`, nobody agreed to it yet, and the withdrawal asks for its pieces; `turned`, it becomes the withdrawal, with its parcel
   * and label. Some of its pieces: `reduced`, nothing was sent, and the withdrawal asks for them; `parted`, they become a withdrawal of their own,
   * in the parcel in which they are.
   */
  readonly how: 'called-off' | 'turned' | 'reduced' | 'parted';
  /** The pieces that it gives to the withdrawal; it keeps the others. */
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/**
 * The requests that give way so that their customer can withdraw from `wanted` pieces of lines of which `left` are free: the right to withdraw
 * goes first whatever was agreed before (Directive 2011/83/EU, art. 9), until the goods were accepted. The newest goes first, none that does
 * not help, and none gives more than is withdrawn from.
 */
export function givingWay(
  lines: readonly { readonly itemId: string; readonly left: number; readonly wanted: number }[],
  newestFirst: readonly OpenRequest[],
): readonly WayGiven[] {
  const missing = new Map(lines.map(({ itemId, left, wanted }) => [itemId, wanted - left]));
  const missingOf = (itemId: string) => Math.max(0, missing.get(itemId) ?? 0);
  return newestFirst.flatMap(({ id, status, lines: asked }): readonly WayGiven[] => {
    if (!isOpenReturn(status) || asked.every(({ itemId }) => missingOf(itemId) === 0)) return [];
    const lines = asked
      .map(({ itemId, asked: pieces }) => ({ itemId, asked: Math.min(pieces, missingOf(itemId)) }))
      .filter((line) => line.asked > 0);
    for (const line of lines) missing.set(line.itemId, missingOf(line.itemId) - line.asked);
    const isWhole = asked.every((line) =>
      lines.some((given) => given.itemId === line.itemId && given.asked === line.asked),
    );
    if (isWhole) return [{ id, how: status === 'PENDING' ? 'called-off' : 'turned', lines }];
    return [{ id, how: mayCallOff(status) ? 'reduced' : 'parted', lines }];
  });
}

/**
 * On which way the goods of a request travel that becomes a withdrawal: the one that its customer chose, where all that they withdraw from is in it, until
 * the goods are on theirs. `chosen` null is none.
 */
export const wayOfGiven = (
  { status, way }: { readonly status: ReturnStatus; readonly way: ReturnWay | null },
  chosen: ReturnWay | null,
): ReturnWay | null => (chosen !== null && status === 'APPROVED' ? chosen : way);
