import { isWorkingDay, underDaysOff, type DaysOff } from '../calendar/working-days.ts';
import type { Market } from '../locale/market.ts';
import {
  blockedDays,
  bookedWay,
  returnDay,
  type BookedDays,
  type DayRange,
  type MachineWay,
} from './rental-days.ts';

/** A booking of a lease that is agreed and not over. */
export interface AgreedBooking extends BookedDays {
  readonly id: string;
  readonly machineId: number;
  readonly market: Market;
  readonly blockedTo: string;
  /** Whether its machine is with the customer, or on the way there. */
  readonly isOut: boolean;
}

/** What was, and what becomes of it; ISO 8601. */
export type DayMoved = readonly [before: string, after: string];

/** What other days off do to an agreed booking; null for what stays. */
export interface BookingMoved {
  /** The day on which its machine comes back. */
  readonly due: DayMoved | null;
  /** Its first day, on which the machine could be handed over until now and no longer. */
  readonly closedStart: string | null;
  /** The day on which its machine leaves the depot. */
  readonly leaves: DayMoved | null;
  /** The first day on which its machine is free for others. */
  readonly free: DayMoved | null;
}

/** An agreed booking that other days off touch, and the days on which nobody else may have its machine from then on. */
export interface TouchedBooking<Booking extends AgreedBooking> extends BookingMoved {
  readonly booking: Booking;
  readonly blocked: DayRange;
}

const agreedDays = (booking: AgreedBooking, way: MachineWay) => ({
  due: returnDay(booking, booking.market),
  isStartWorked: isWorkingDay(booking.firstDay, booking.market),
  blocked: blockedDays(booking, way),
});
type AgreedDays = ReturnType<typeof agreedDays>;

const moved = (before: string, after: string): DayMoved | null => (before === after ? null : [before, after]);

/** When the machine leaves by then; one that has left does so no earlier than it did. */
function leavesFrom({ blockedFrom, isOut }: AgreedBooking, was: AgreedDays, becomes: AgreedDays): string {
  const { from } = becomes.blocked;
  if (from === was.blocked.from || (isOut && from < blockedFrom)) return blockedFrom;
  return from;
}

function touch<Booking extends AgreedBooking>(
  booking: Booking,
  was: AgreedDays,
  becomes: AgreedDays,
): TouchedBooking<Booking> {
  const { blockedFrom, blockedTo, firstDay, isOut } = booking;
  const from = leavesFrom(booking, was, becomes);
  // Nobody else has a machine before both the day that was agreed and the day that is said from now on.
  const isLater = becomes.blocked.to !== was.blocked.to && becomes.blocked.to > blockedTo;
  const to = isLater ? becomes.blocked.to : blockedTo;
  return {
    booking,
    blocked: { from, to },
    due: moved(was.due, becomes.due),
    closedStart: !isOut && was.isStartWorked && !becomes.isStartWorked ? firstDay : null,
    leaves: moved(blockedFrom, from),
    free: moved(blockedTo, to),
  };
}

/** The agreed bookings of which days move once other days off are in force. */
export function touchedBookings<Booking extends AgreedBooking>(
  agreed: readonly Booking[],
  { before, after }: { readonly before: DaysOff; readonly after: DaysOff },
): readonly TouchedBooking<Booking>[] {
  const were = underDaysOff(before, () =>
    agreed.map((booking) => {
      const way = bookedWay(booking, booking.market);
      return { booking, way, was: agreedDays(booking, way) };
    }),
  );
  return underDaysOff(after, () =>
    were.map(({ booking, way, was }) => touch(booking, was, agreedDays(booking, way))),
  ).filter(({ due, closedStart, leaves, free }) => [due, closedStart, leaves, free].some(Boolean));
}

/** A booking of a machine, of whatever purpose, and the days that it takes. */
export interface TakenMachine {
  readonly id: string;
  readonly machineId: number;
  readonly blockedFrom: string;
  readonly blockedTo: string;
}

/** By the id of each touched booking the one that has its machine on a day that it would need; none where all fit. */
export function inTheWay<Taken extends TakenMachine>(
  touched: readonly TouchedBooking<AgreedBooking>[],
  taken: readonly Taken[],
): ReadonlyMap<string, Taken> {
  const own = new Map(touched.map(({ booking, blocked }) => [booking.id, blocked]));
  const ofMachine = Map.groupBy(taken, ({ machineId }) => machineId);
  return new Map(
    touched.flatMap(({ booking: { id, machineId }, blocked }) => {
      const other = (ofMachine.get(machineId) ?? []).find((each) => {
        const { from, to } = own.get(each.id) ?? { from: each.blockedFrom, to: each.blockedTo };
        return each.id !== id && from < blocked.to && blocked.from < to;
      });
      return other ? [[id, other] as const] : [];
    }),
  );
}

/** A touched booking as admins read it before they save. */
export interface TouchedLease extends BookingMoved {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Whom the new days are to be agreed with, as the order has it; empty of one whose account was deleted. The telephone is E.164. */
  readonly customer: { readonly name: string; readonly phone: string };
  /** The inventory number of its machine. */
  readonly machine: string;
  /** What has the machine on a day that it would need: an order, or maintenance, which has none; null where nothing has. */
  readonly taken: {
    readonly from: string;
    readonly order: { readonly id: string; readonly number: string } | null;
  } | null;
}

/** What days off that are to be saved do to agreed leases. */
export interface DaysOffTouch {
  /** Names just these changes: who agrees to them agrees to no others. */
  readonly mark: string;
  readonly count: number;
  /** The first of them, those that cannot be first. */
  readonly leases: readonly TouchedLease[];
}
