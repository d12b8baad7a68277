/** How a payment stands with its provider; an order may have several, one after the other (R17a). */
export const SESSION_STATUSES = ['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/**
 * From each status the ones that may follow. Money may come after everything else was told, because events come late
 * and in any order; nothing but giving it back follows it.
 */
export const SESSION_TRANSITIONS = {
  OPEN: ['PROCESSING', 'PAID', 'FAILED', 'EXPIRED'],
  PROCESSING: ['PAID', 'FAILED', 'EXPIRED'],
  FAILED: ['PAID'],
  EXPIRED: ['PROCESSING', 'PAID', 'FAILED'],
  PAID: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Readonly<Record<SessionStatus, readonly SessionStatus[]>>;
