/** Machines are held for a shopper in the checkout so many minutes, and from each renewal on again (domain facts, “Rentals”). */
export const HOLD_MINUTES = 30;
/** The shopper is told so many seconds before the end. */
export const HOLD_NOTICE_SECONDS = 120;
/** Machines are held so many minutes in a row at most: whoever orders nothing leaves them to others for as long as one hold lasts. */
export const HOLD_IN_A_ROW_MINUTES = 120;

/**
 * How the days of a cart stand in the checkout: `held` until a moment; `ordered`, by the shopper's own unpaid order, which the new one takes the
 * place of; `free` where nothing is held, because it is more than is held unpaid, or has been held for long enough.
 */
export type HoldState =
  | { readonly kind: 'held'; readonly until: string; readonly seconds: number }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'free' };
