/** The pieces of a line of an order, when goods of it come back. */
interface TakenLine {
  /** Pieces that are still with the customer, as far as the shop knows. */
  readonly out: number;
  /** What the exchange that the goods come for asks for; null where they come for none. */
  readonly ownAsked: number | null;
  /** What all open exchanges of the order ask for. */
  readonly exchangesAsked: number;
}

/**
 * How many pieces can be taken back: for an exchange those that it asks for, because so many are replaced, and for anything else none that an
 * exchange asks for, whose worth pays a replacement. Of two returns that are both refunded one parcel may have the goods.
 */
export const takeablePieces = ({ out, ownAsked, exchangesAsked }: TakenLine): number =>
  Math.max(0, ownAsked ?? out - exchangesAsked);
