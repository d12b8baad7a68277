import type { Transitions } from '../orders/order-status.ts';
import { transition } from '../orders/transition.ts';

/**
 * Why goods come back, by where their order stood: a parcel that never arrived, goods within the 14 days, goods after them.
 * The history of the order keeps the reason; printed names are the messages `order.event.{reason}`, which customers read, too.
 */
const REASONS = {
  SHIPPED: ['refused', 'not-collected', 'undeliverable', 'damaged'],
  DELIVERED: ['withdrawn', 'faulty', 'wrong-goods', 'returned'],
  COMPLETED: ['warranty', 'withdrawn', 'returned'],
} as const;
/** The reason of pieces that never left the shop, though others of their order did: nobody chooses it (`keepRest`). */
export const NOT_SENT = 'not-sent';
export type ReturnReason = (typeof REASONS)[keyof typeof REASONS][number] | typeof NOT_SENT;
/** The reasons that staff choose from. */
export const RETURN_REASONS: readonly ReturnReason[] = [...new Set(Object.values(REASONS).flat())];

/** The history's reason for a part of an order that came back. */
export const PART_BACK = 'part-back';

/** What of an order decides whether goods of it can come back. */
export interface ReturnableOrder {
  readonly status: string;
  readonly items: readonly { readonly rental: { readonly status: string } | null }[];
}

/** The reasons for which goods of an order can come back now (R23); none where they cannot. */
export function returnReasons({ status, items }: ReturnableOrder): readonly ReturnReason[] {
  if (status !== 'SHIPPED' && status !== 'DELIVERED' && status !== 'COMPLETED') return [];
  // A machine alone ends with its lease.
  if (status !== 'SHIPPED' && items.every(({ rental }) => rental !== null)) return [];
  return REASONS[status];
}

/** A return request (R23). IN_PROGRESS is the inspection, COMPLETED the refund. */
export const RETURN_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['RETURNED'],
  RETURNED: ['IN_PROGRESS'],
  IN_PROGRESS: ['COMPLETED', 'REJECTED'],
  COMPLETED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Transitions;

export type ReturnStatus = keyof typeof RETURN_TRANSITIONS;

/** Returns that are neither over nor dropped: their pieces are asked for, and the order waits for them. */
export const OPEN_RETURNS = [
  'PENDING',
  'APPROVED',
  'SHIPPED',
  'RETURNED',
  'IN_PROGRESS',
] as const satisfies readonly ReturnStatus[];

export const isOpenReturn = (status: ReturnStatus): boolean => OPEN_RETURNS.some((each) => each === status);

/** Whether the next step is to print the label; how the parcel was sent can only be said after that. */
export const isLabelNext = ({ status, label }: { status: ReturnStatus; label: string | null }): boolean =>
  status === 'APPROVED' && label !== null;

/**
 * Why goods go back, which decides of approval, money and the cost of the way: within the days of withdrawal without a reason, because
 * something is wrong with them, for other goods in their place, because a parcel was not handed over, because
 * they never left the shop, or by agreement. Printed names are the messages `return.kind.{kind}`.
 */
export const RETURN_KINDS = [
  'withdrawal',
  'complaint',
  'exchange',
  'undelivered',
  NOT_SENT,
  'other',
] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

const KIND_OF: Readonly<Record<ReturnReason, ReturnKind>> = {
  refused: 'undelivered',
  'not-collected': 'undelivered',
  undeliverable: 'undelivered',
  damaged: 'undelivered',
  'not-sent': NOT_SENT,
  withdrawn: 'withdrawal',
  faulty: 'complaint',
  'wrong-goods': 'complaint',
  warranty: 'complaint',
  returned: 'other',
};
/** The kind of what staff write down as having come back for a reason. */
export const kindOfReason = (reason: ReturnReason): ReturnKind => KIND_OF[reason];

/** The statuses through which goods come back, in their order. */
const WAY_BACK = [
  'PENDING',
  'APPROVED',
  'SHIPPED',
  'RETURNED',
  'IN_PROGRESS',
  'COMPLETED',
] as const satisfies readonly ReturnStatus[];

/**
 * The statuses that follow `from` until `to`, each by the table: goods that come without a label, a number or a word beforehand go through
 * all of them at once. Null where they do not lead there. `from` null is before a return is asked for.
 */
export function stepsBack(from: ReturnStatus | null, to: ReturnStatus): readonly ReturnStatus[] | null {
  const start = from === null ? -1 : WAY_BACK.findIndex((each) => each === from);
  const end = WAY_BACK.findIndex((each) => each === to);
  return (from === null || start >= 0) && end > start ? WAY_BACK.slice(start + 1, end + 1) : null;
}

/** Whether goods of a return come back or came: it was neither refused nor called off. */
export const isReturnKept = (status: ReturnStatus): boolean =>
  status !== 'REJECTED' && status !== 'CANCELLED';

/** Whether its customer may still call a return off: nothing has been sent. */
export const mayCallOff = (status: ReturnStatus): boolean => status === 'PENDING' || status === 'APPROVED';

/** Where staff move a return besides its refund, which is a form of its own. */
export const STAFF_RETURN_STEPS = [
  'APPROVED',
  'RETURNED',
  'IN_PROGRESS',
  'REJECTED',
  'CANCELLED',
] as const satisfies readonly ReturnStatus[];
export type StaffReturnStep = (typeof STAFF_RETURN_STEPS)[number];

/**
 * The statuses that a step of staff goes through, null for one that the table has not: of goods that came by themselves all those before;
 * for every other one alone. Nobody agrees to an exchange whose customer was asked to choose another replacement (`isAskedAgain`) before they did.
 */
export function staffSteps(
  from: ReturnStatus,
  to: StaffReturnStep,
  { isAskedAgain = false }: { readonly isAskedAgain?: boolean } = {},
): readonly ReturnStatus[] | null {
  const steps = to === 'RETURNED' ? stepsBack(from, to) : stepTo(from, to);
  return isAskedAgain && steps?.includes('APPROVED') ? null : steps;
}

const stepTo = (from: ReturnStatus, to: ReturnStatus): readonly ReturnStatus[] | null =>
  transition(RETURN_TRANSITIONS, from, to).ok ? [to] : null;
