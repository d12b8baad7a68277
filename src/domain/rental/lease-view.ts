import { daysBetween } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import type { ActorKind } from '../orders/actor.ts';
import type { PricedLine } from '../orders/order-view.ts';
import type { Currency } from '../money/money.ts';
import { returnDay, type RentalPeriod } from './rental-days.ts';

/** A machine by its numbers: the shop's own, and the manufacturer's once it was read off the machine. */
export interface LeasedMachine {
  readonly inventoryNumber: string;
  readonly serialNumber: string | null;
  /** What it is where that is not what was ordered: one like it took the lease over. In the language of the order. */
  readonly product: Pick<PricedLine, 'name' | 'brand' | 'articleNumber'> | null;
}

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
  /** Those that are booked; none once it came to nothing. */
  readonly machines: readonly LeasedMachine[];
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
  };
  /** Whether the order was placed without an account (R18). */
  readonly isGuests: boolean;
  /** What the whole rental of its machines costs with tax, less the line's share of a discount. */
  readonly priceMinor: number;
  /** What the usual deposit of its machines was when it was ordered, with tax; null where no price of a month is known. */
  readonly depositMinor: number | null;
  readonly events: readonly LeaseEventView[];
  /** When its machines come back; null where that is no longer waited for, and without days. */
  readonly due: ReturnDue | null;
  /** Under which name its contract is found among the order's documents; null while it has none. */
  readonly contract: string | null;
}

/** When machines come back. */
export interface ReturnDue {
  /** ISO 8601. */
  readonly day: string;
  /** Days from today, negative once it is over; null while the machines have not left the shop. */
  readonly daysLeft: number | null;
}

/** The statuses in which a lease's machines are out of the shop. */
export const OUT_OF_SHOP: ReadonlySet<string> = new Set(['SHIPPED', 'DELIVERED', 'ACTIVE']);
const AHEAD: ReadonlySet<string> = new Set([...OUT_OF_SHOP, 'APPROVED', 'PROCESSING']);

/** When the machines of a lease come back; null where that is not waited for. */
export function returnDue(
  { status, period }: Pick<LeaseState, 'status' | 'period'>,
  { today, market }: { readonly today: string; readonly market: Market },
): ReturnDue | null {
  if (period === null || !AHEAD.has(status)) return null;
  const day = returnDay(period, market);
  return { day, daysLeft: OUT_OF_SHOP.has(status) ? daysBetween(today, day) : null };
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
