/** The pieces of a line of an order, when goods of it come back. */
interface TakenLine {
  /** Pieces that are still with the customer, as far as the shop knows. */
  readonly out: number;
  /** What the exchange that the goods come for asks for of this line, which may be nothing; null where they come for none. */
  readonly ownAsked: number | null;
  /** What all open exchanges of the order ask for. */
  readonly exchangesAsked: number;
}

/**
 * How many pieces can be taken back: for an exchange those that it asks for, because so many are replaced and their worth alone pays for that, and for
 * anything else none that an exchange asks for. What comes in one parcel with them is taken back as a return of its own. Of two returns that are both refunded one parcel may have the goods.
 */
export const takeablePieces = ({ out, ownAsked, exchangesAsked }: TakenLine): number =>
  Math.max(0, ownAsked ?? out - exchangesAsked);
