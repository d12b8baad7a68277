import { isRealDay } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import type { StaffBooking } from './booking.ts';
import { isOut } from './lease-view.ts';
import { backBy, bookedWay } from './rental-days.ts';

/** So many days the planning board shows at once: four weeks, or two months. */
export const BOARD_LENGTHS = [28, 60] as const;
export type BoardLength = (typeof BOARD_LENGTHS)[number];

/** From which day on, and how far, the planning board is asked for. */
export interface BoardDays {
  /** ISO 8601; null for today. */
  readonly from: string | null;
  readonly length: BoardLength;
}

/** Reads the days of the board's address; a day has to be of this century, so that those around it are days too. */
export function readBoardDays(query: URLSearchParams): BoardDays {
  const from = query.get('from');
  return {
    from: from !== null && /^20\d\d-/.test(from) && isRealDay(from) ? from : null,
    length: BOARD_LENGTHS.find((length) => String(length) === query.get('days')) ?? BOARD_LENGTHS[0],
  };
}

/** The same as parameters of an address; null for what goes without saying. */
export const boardParameters = ({ from, length }: BoardDays) => ({
  from,
  days: length === BOARD_LENGTHS[0] ? null : String(length),
});

/** What a bar of the board is, as its legend names them: `backoffice.board.kind.{kind}`. */
export const BAR_KINDS = ['held', 'confirmed', 'out', 'late', 'maintenance', 'ended', 'hold'] as const;
export type BarKind = (typeof BAR_KINDS)[number];

/** What a booking is on the board. It is late from the day after that by which its machine should be back while that is out. */
export function barKind(
  {
    purpose,
    status,
    leaseStatus,
    ...days
  }: Pick<StaffBooking, 'purpose' | 'status' | 'leaseStatus' | 'firstDay' | 'lastDay' | 'blockedFrom'>,
  { today, market }: { readonly today: string; readonly market: Market },
): BarKind {
  if (purpose !== 'lease') return purpose;
  if (status === 'ENDED') return 'ended';
  if (leaseStatus !== null && isOut({ status: leaseStatus }))
    return backBy(days, bookedWay(days, market)) < today ? 'late' : 'out';
  return status === 'HELD' ? 'held' : 'confirmed';
}

/** A cell of a machine's row: a booking with its columns, the days on its way there, those after it until its machine is back and checked, or free days. */
export interface BoardCell {
  readonly kind: 'way' | 'booking' | 'check' | 'free';
  /** The first column and the one after the last, counted from 0. */
  readonly start: number;
  readonly end: number;
  /** Its place among the bookings; null for free days. */
  readonly index: number | null;
}

/** The columns of bookings of one machine, in the order of days, and of the free days between them; no two have a column in common. */
export function boardCells(
  bookings: readonly {
    readonly leaves: number;
    readonly start: number;
    readonly end: number;
    readonly checked: number;
  }[],
  length: number,
): BoardCell[] {
  const cells: BoardCell[] = [];
  let reached = 0;
  const add = (kind: BoardCell['kind'], start: number, end: number, index: number | null) => {
    const [from, to] = [Math.max(reached, start), Math.min(length, end)];
    if (from >= to) return;
    cells.push({ kind, start: from, end: to, index });
    reached = to;
  };
  for (const [index, { leaves, start, end, checked }] of bookings.entries()) {
    add('free', reached, leaves, null);
    add('way', leaves, start, index);
    add('booking', start, end, index);
    add('check', end, checked, index);
  }
  add('free', reached, length, null);
  return cells;
}
