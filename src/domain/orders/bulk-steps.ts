import type { Currency } from '../money/money.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { ENDED, SENT, type PurchaseStatus } from './order-status.ts';
import { isPacked } from './packing-slips.ts';

/** The steps that staff take with several orders at once: confirm them, hand all that is left of them to a carrier, note that they arrived. */
export const BULK_STEPS = ['confirm', 'ship', 'deliver'] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

/** What of an order decides whether a step can be taken with it, as far as a list knows. */
export interface BulkOrder {
  readonly status: string;
  readonly paymentMethod: PaymentMethod;
  /** Whether it is not to be sent: its money went back whole, or its customer withdrew from all of it. */
  readonly isStopped: boolean;
}

/** What is asked besides when staff look at the chosen orders. */
export interface ChosenOrder extends BulkOrder {
  /** Whether its delivery has a price. */
  readonly isPriced: boolean;
  /** Whether it is of machines alone, which are handed over by their leases. */
  readonly isOfLeases: boolean;
  /** Whether it replaces goods that the shop has not accepted yet. */
  readonly awaitsCredit: boolean;
  /** Whether a dispute about its card payment is open. */
  readonly isDisputed: boolean;
}

/**
 * Why a step is not taken with an order; printed words are `backoffice.orderSteps.problem.{problem}`. `done-before`: the order is there already, or
 * further. `paid-first`: its payment confirms it.
 */
export type BulkProblem =
  | 'done-before'
  | 'ended'
  | 'stopped'
  | 'paid-first'
  | 'not-quoted'
  | 'not-confirmed'
  | 'not-sent'
  | 'of-leases'
  | 'awaits-exchange'
  | 'disputed';

/** The one status from which each step is taken. */
export const TAKEN_FROM = {
  confirm: 'PENDING',
  ship: 'PROCESSING',
  deliver: 'SHIPPED',
} as const satisfies Readonly<Record<BulkStep, PurchaseStatus>>;

const DONE: Readonly<Record<BulkStep, (status: string) => boolean>> = {
  confirm: (status) => status !== 'PENDING',
  ship: (status) => SENT.has(status),
  deliver: (status) => SENT.has(status) && status !== 'SHIPPED',
};

const PROBLEMS: Readonly<Record<BulkStep, (order: BulkOrder) => BulkProblem | null>> = {
  confirm: ({ paymentMethod, isStopped }) => {
    if (paymentMethod !== 'pod') return 'paid-first';
    return isStopped ? 'stopped' : null;
  },
  ship: ({ status, isStopped }) => {
    if (status === 'PENDING') return 'not-confirmed';
    return isStopped ? 'stopped' : null;
  },
  deliver: ({ status }) => (status === 'SHIPPED' ? null : 'not-sent'),
};

/** Why a step is not taken with an order, as far as a list knows; null where it may be. */
function listProblem(step: BulkStep, order: BulkOrder): BulkProblem | null {
  if (ENDED.has(order.status)) return 'ended';
  return DONE[step](order.status) ? 'done-before' : PROBLEMS[step](order);
}

/**
 * Why a step is not taken with a chosen order; null where it may be. The page says it beforehand; the step itself asks again, under the
 * order's lock, and for more.
 */
export function bulkProblem(step: BulkStep, order: ChosenOrder): BulkProblem | null {
  const problem = listProblem(step, order);
  if (problem !== null) return problem;
  if (step !== 'confirm' && order.isOfLeases) return 'of-leases';
  if (step === 'confirm' && !order.isPriced) return 'not-quoted';
  if (step === 'ship' && order.awaitsCredit) return 'awaits-exchange';
  return step === 'ship' && order.isDisputed ? 'disputed' : null;
}

/** Whether an order of a list can be chosen together with others: for its packing slip, or for a step that may be taken with it. */
export const isChoosable = (order: BulkOrder): boolean =>
  isPacked(order) || BULK_STEPS.some((step) => listProblem(step, order) === null);

/** An order that was chosen for a step, as the page shows it before the step is taken. */
export interface BulkChoice {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly currency: Currency;
  readonly totalMinor: number;
  /** How many parcels it has. */
  readonly parcels: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Whether its customer's account was deleted: it has no name any more. */
  readonly isErased: boolean;
  /** Why the step is not taken with it; null where it may be. */
  readonly problem: BulkProblem | null;
}

/** The step that an address or a form names; null for any other. */
export const readBulkStep = (typed: unknown): BulkStep | null =>
  BULK_STEPS.find((step) => step === typed) ?? null;
