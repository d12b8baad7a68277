import type { ReturnNews } from './return-news.ts';

/**
 * What the customer of an exchange is told of it, in place of what is told of a return; when its replacement is sent and delivered the
 * e-mails of its order say. Texts are the messages `mail.exchange.{news}.*` and `profile.notification.exchange-{news}`.
 */
export const EXCHANGE_NEWS = [
  'asked',
  'approved',
  'rejected',
  'received',
  'sent-back',
  'called-off',
  'reminder',
  /** The replacement is to be chosen anew: it is sold out, or its price held no longer. */
  'choose-again',
  /** What the goods are worth is another sum than was told: money of their order went back meanwhile. */
  'credit-changed',
  /** Money that had paid its goods was taken back by a bank or at the provider: less of it pays the replacement, and the rest is asked for. */
  'credit-lost',
  /** Its goods were never sent: it was called off by the shop. */
  'lapsed',
  /** The goods were accepted: what they were worth pays the replacement. */
  'settled',
] as const satisfies readonly (
  | ReturnNews
  | 'choose-again'
  | 'credit-changed'
  | 'credit-lost'
  | 'lapsed'
  | 'settled'
)[];
export type ExchangeNews = (typeof EXCHANGE_NEWS)[number];
