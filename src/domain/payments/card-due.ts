import { dayIn, timeZoneOf, type Market } from '../locale/market.ts';

/** A bill by card is waited for so many hours into the day after its last one, at most: a month's until nine o'clock, when its days begin. */
export const CARD_GRACE_HOURS = 10;

/** The last whole day for paying a bill by card, ISO 8601, by the moment until which it is waited for. */
export const cardDueDay = (heldUntil: string, market: Market): string =>
  dayIn(timeZoneOf(market), new Date(Date.parse(heldUntil) - CARD_GRACE_HOURS * 3_600_000).toISOString());
