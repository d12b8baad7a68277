import { daysBetween } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import type { ActorKind } from '../orders/actor.ts';
import type { PricedLine } from '../orders/order-view.ts';
import type { Currency } from '../money/money.ts';
import type { LeasedMachine } from './machine.ts';
import type { Deduction } from './deductions.ts';
import type { LeaseOperator } from './operator.ts';
import type { ProtocolView } from './protocol-view.ts';
import type { ContractPaper } from './contract-name.ts';
import { backBy, bookedWay, returnDay, type RentalPeriod } from './rental-days.ts';

/** A step in a lease's life. */
export interface LeaseEventView {
  readonly toStatus: string;
  readonly actor: ActorKind;
  readonly reason: string;
  readonly at: string;
}

/** How a lease stands, whoever looks at it. */
export interface LeaseState {
  readonly id: string;
  readonly status: string;
  /** Null for what was ordered before machines were booked by calendar. */
  readonly period: RentalPeriod | null;
  /** The day on which its machines leave their depot, ISO 8601; null without a period. */
  readonly leavesOn: string | null;
  /** Those that are booked; none once it came to nothing. */
  readonly machines: readonly LeasedMachine[];
}

/** What an early end that was agreed to comes to beside the price of the days that were had, with tax. */
export interface LeaseEarlyEnd {
  readonly feeMinor: number;
  /** What of the rent goes back. */
  readonly refundMinor: number;
}

/** A lease as its owner sees it. Amounts in minor units of the order's currency. */
export interface LeaseView extends LeaseState {
  readonly item: Omit<PricedLine, 'unitMinor' | 'lineMinor' | 'rental'> & {
    readonly rental: NonNullable<PricedLine['rental']>;
  };
  readonly order: {
    readonly id: string;
    readonly orderNumber: string;
    readonly currency: Currency;
    /** The edition of the terms that it was placed under; null for an order of before it was kept. */
    readonly termsEdition: string | null;
  };
  /** Whether the order was placed without an account (R18). */
  readonly isGuests: boolean;
  /** What the rental of its machines costs with tax, less the line's share of a discount: of all days, or after an early end of those that were had. */
  readonly priceMinor: number;
  /** What an early end comes to beside that; null for a lease that lasts as it was ordered. */
  readonly earlyEnd: LeaseEarlyEnd | null;
  /** Its part of the order's deposit; null where that was agreed outside the order, before deposits were paid with it. */
  readonly depositMinor: number | null;
  /** What of the deposit goes back; null until it is settled, and without one. */
  readonly depositBackMinor: number | null;
  readonly events: readonly LeaseEventView[];
  /** When its machines come back; null where that is no longer waited for, and without days. */
  readonly due: ReturnDue | null;
  /** Its signed protocols, in the order in which they were signed. */
  readonly protocols: readonly ProtocolView[];
  /** Who drives its machines, null for nobody yet, and whether that may still be said; null where nobody has to be named. */
  readonly operator: { readonly named: LeaseOperator | null; readonly isOpen: boolean } | null;
  /** What is kept of its deposit. */
  readonly deductions: readonly Deduction[];
  /** Which line of its order it is, from 1. */
  readonly line: number;
  /** Under which name its contract is found among the order's documents; null while it has none. */
  readonly contract: string | null;
  /** The annexes of its contract. */
  readonly annexes: readonly ContractPaper[];
}

/** When machines come back. */
export interface ReturnDue {
  /** ISO 8601. */
  readonly day: string;
  /** Days from today, negative once it is over; null while the machines have not left the shop. */
  readonly daysLeft: number | null;
}

/** The statuses in which a lease's machines are out of the shop. */
export const OUT_OF_SHOP = ['SHIPPED', 'DELIVERED', 'ACTIVE'] as const;
/** Whether the machines of a lease are out of the shop. */
export const isOut = ({ status }: { readonly status: string }): boolean =>
  OUT_OF_SHOP.some((out) => out === status);
const AHEAD: ReadonlySet<string> = new Set([...OUT_OF_SHOP, 'APPROVED', 'PROCESSING']);

/** When the machines of a lease come back; null where that is not waited for. No days are left or over while they may be on their way back. */
export function returnDue(
  { status, period, leavesOn }: Pick<LeaseState, 'status' | 'period' | 'leavesOn'>,
  { today, market }: { readonly today: string; readonly market: Market },
): ReturnDue | null {
  if (period === null || !AHEAD.has(status)) return null;
  const day = returnDay(period, market);
  const way = bookedWay({ ...period, blockedFrom: leavesOn ?? period.firstDay }, market);
  const isOnItsWay = today > day && today <= backBy(period, way);
  return { day, daysLeft: isOut({ status }) && !isOnItsWay ? daysBetween(today, day) : null };
}

/** The note of the days that remain stands for so many days before a return (C §4). */
export const NOTE_DAYS = 7;

/** What is to be said of the days until a return; null for nothing. Texts are the messages `lease.note.{note}`. */
export function returnNote({ daysLeft }: ReturnDue): 'left' | 'today' | 'overdue' | null {
  if (daysLeft === null || daysLeft > NOTE_DAYS) return null;
  if (daysLeft === 0) return 'today';
  return daysLeft < 0 ? 'overdue' : 'left';
}

/** A machine that comes back, in its customer's list (C §3, “Upcoming return”). */
export interface UpcomingReturn {
  readonly leaseId: string;
  readonly productName: string;
  readonly quantity: number;
  readonly status: string;
  readonly period: RentalPeriod;
  readonly due: ReturnDue;
}
