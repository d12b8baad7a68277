import type { Market } from '../locale/market.ts';

/**
 * For so many days an e-mail or a text message is kept after it was sent, or given up: as long as somebody may ask whether, and what, the
 * shop wrote. The privacy policy says so.
 */
export const SENT_KEPT_DAYS = 60;

/**
 * For so many calendar years after the one of an order's last document its documents are kept.
 *
 * - Poland: until a tax can be claimed no more, five years from the end of the year in which it fell due (Ordynacja podatkowa art. 86 § 1, 70 § 1).
 *   The income tax of a year falls due in the next one, so six years. It covers ustawa o VAT art. 112 and ustawa o rachunkowości art. 74.
 * - Ukraine: at least 1095 days from the return in which they are used (Податковий кодекс ст. 44.3). That of a year is filed within 60 days
 *   (ст. 49.18): three years and 60 days, to the end of the fourth year.
 */
export const KEPT_YEARS = { UA: 4, PL: 6 } as const satisfies Record<Market, number>;

/** The last day on which the documents of an order are kept; `lastOn` is the day of its last document or payment. ISO 8601. */
export const documentsKeptUntil = (market: Market, lastOn: string): string =>
  `${Number(lastOn.slice(0, 4)) + KEPT_YEARS[market]}-12-31`;

/**
 * For so many years a support ticket is kept that is over, with its files: until claims about what was said in it have lapsed (Цивільний
 * кодекс України ст. 257; in Poland business claims, Kodeks cywilny art. 118). Those about warranties stay. The privacy policy says so.
 */
export const TICKET_KEPT_YEARS = 3;
