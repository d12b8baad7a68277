/**
 * What the customer of a return is told of it; that it is refunded the e-mails of the order say (`part-returned`, `returned`). Texts are the messages
 * `mail.return.{news}.*` and `profile.notification.return-{news}`.
 */
export const RETURN_NEWS = [
  'asked',
  'approved',
  'rejected',
  'received',
  /** Refused after the inspection: the goods go back to their customer. */
  'sent-back',
  'called-off',
  /** What was to be exchanged or repaired is refunded: its customer withdrew from it, or its replacement was cancelled. */
  'refund-instead',
  'reminder',
  /** The delivery of its order goes back, too, which stayed with the shop until the replacement was cancelled or back. */
  'delivery-back',
] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];
