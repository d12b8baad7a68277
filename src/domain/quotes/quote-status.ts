/** How a request for a bulk price stands. Printed names are the messages `quote.status.{status}`. */
export const QUOTE_STATUSES = [
  'REQUESTED',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * From each status the ones that may follow (R10). An offer may be followed by a better one, also when it has expired;
 * what was accepted is an order, and nothing here changes it any more.
 */
export const QUOTE_TRANSITIONS = {
  REQUESTED: ['OFFERED', 'DECLINED', 'WITHDRAWN'],
  OFFERED: ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'],
  EXPIRED: ['OFFERED', 'DECLINED', 'WITHDRAWN'],
  ACCEPTED: [],
  DECLINED: [],
  WITHDRAWN: [],
} as const satisfies Readonly<Record<QuoteStatus, readonly QuoteStatus[]>>;
