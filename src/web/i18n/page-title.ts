/** What the shop is called. */
const SHOP_NAME = 'Promin';

/** The title of a page: its own with the shop's name behind it, otherwise the name alone (S §2). */
export const pageTitle = (own = ''): string => (own.trim() === '' ? SHOP_NAME : `${own} — ${SHOP_NAME}`);
