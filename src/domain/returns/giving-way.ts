/** Pieces of lines that a complaint asks for, which nobody answered yet. */
export interface WaitingComplaint {
  readonly id: string;
  readonly lines: readonly { readonly itemId: string; readonly asked: number }[];
}

/**
 * The complaints that are called off so that their customer can withdraw from `wanted` pieces of lines of which `left` are free: the right to withdraw
 * goes first (Directive 2011/83/EU, art. 9). The newest goes first, and none that does not help; goods that were agreed to go back otherwise stay as agreed.
 */
export function givingWay(
  lines: readonly { readonly itemId: string; readonly left: number; readonly wanted: number }[],
  newestFirst: readonly WaitingComplaint[],
): readonly WaitingComplaint[] {
  const missing = new Map(lines.map(({ itemId, left, wanted }) => [itemId, wanted - left]));
  return newestFirst.filter((complaint) => {
    if (complaint.lines.every(({ itemId }) => (missing.get(itemId) ?? 0) <= 0)) return false;
    for (const { itemId, asked } of complaint.lines) missing.set(itemId, (missing.get(itemId) ?? 0) - asked);
    return true;
  });
}
