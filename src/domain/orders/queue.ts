/**
 * What orders wait for somebody of the shop to do: confirm them, hand them over, cancel them because their money went back, look after a transfer that is late or
 * came in part, send money back, get what a carrier took at the door, or what was sent without having been paid. Printed names are the messages `backoffice.queue.{queue}`.
 */
export const QUEUES = ['confirm', 'ship', 'cancel', 'overdue', 'part-paid', 'owed', 'remit', 'debt'] as const;
export type Queue = (typeof QUEUES)[number];

/**
 * All that waits for somebody of the shop: orders in their queues, deliveries of bulk orders without a price, requests for
 * a bulk price, returns and statements of withdrawal without one, returns of what is exchanged, card payments that the shop does not decide about, leases whose machine broke or is late,
 * requests to end a lease, machines to be handed over or taken back by tomorrow or before, tickets whose customer waits for an answer, reviews to be published, questions about products to be
 * published or answered.
 */
export const WAITING = [
  ...QUEUES,
  'delivery',
  'quote',
  'return',
  'exchange',
  'payment',
  'replacement',
  'termination',
  'handover',
  'takeback',
  'ticket',
  'review',
  'question',
] as const;
export type Waiting = (typeof WAITING)[number];

/** Further orders of a queue are not counted: nobody needs the number of what is too much. */
export const QUEUE_COUNT_MAX = 100;
