/** How long a provider's page may be paid on. */
export const SESSION_MINUTES = 30;

/**
 * How much longer than until its end a page's money is waited for: who paid at the last moment is told of a little later. The end
 * is the page's own time, or the provider's word that the page is closed, which may come before the word of its money.
 * Meanwhile nobody opens a second page, cancels the order or changes what it comes to.
 */
export const LATE_PAYMENT_SECONDS = 300;

/** How long goods are held for a card payment: as long as its page, and a while for payments that come in at the last moment. */
export const CARD_HOLD_MINUTES = SESSION_MINUTES + 10;

/** How long an order waits for a bank that has said neither yes nor no. */
export const PROCESSING_DAYS = 3;
