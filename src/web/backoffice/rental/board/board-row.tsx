import type { CSSProperties } from 'react';
import { daysAfter, daysBetween } from '../../../../domain/calendar/days.ts';
import { boardCells, type BarKind, type BoardCell } from '../../../../domain/rental/board.ts';
import type { StaffBooking } from '../../../../domain/rental/booking.ts';
import { printPeriod } from '../../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { MachineRow } from '../machine-list.tsx';
import { bookedFor } from '../machine-refusal.ts';
import type { ClosedColumns } from './board-days.ts';

/** A booking as the board shows it. */
export type BoardBooking = StaffBooking & { readonly kind: BarKind; readonly isMovable: boolean };

/** A machine with its bookings on the days of the board. */
export interface BoardRowData {
  readonly machine: MachineRow;
  readonly bookings: readonly BoardBooking[];
}

/** How each kind of bar looks; the legend shows the same. */
export const BAR_LOOKS = {
  held: 'border-dashed bg-fill text-ink',
  confirmed: 'bg-success-soft text-success',
  out: 'bg-inverse text-on-inverse',
  late: 'border-2 bg-danger-soft text-danger',
  maintenance: 'bg-warning-soft text-warning',
  ended: 'bg-fill text-muted',
  hold: 'border-dashed bg-canvas text-muted',
} as const satisfies Record<BarKind, string>;

/** Where a cell stands; the first column is the machine's. */
const placeOf = ({ start, end }: Pick<BoardCell, 'start' | 'end'>): CSSProperties => ({
  gridColumn: `${start + 2} / ${end + 2}`,
  gridRow: 1,
});

/** The bar of a booking, which leads to where it is moved and can be dragged there. */
function BookingBar({ booking }: { booking: BoardBooking }) {
  const t = useT();
  const locale = useLocale();
  const { id, machineId, purpose, kind, firstDay, lastDay, isMovable } = booking;
  const what = bookedFor(booking, t);
  const name = t('backoffice.board.bar', {
    what: purpose === 'lease' ? `${what}, ${t(`backoffice.board.kind.${kind}`)}` : what,
    days: printPeriod(booking, locale),
  });
  return (
    <LocalLink
      to={`/admin/board/${id}`}
      title={name}
      data-booking={isMovable ? id : undefined}
      data-machine={machineId}
      data-first={firstDay}
      data-last={lastDay}
      data-days={purpose === 'maintenance' ? 'free' : 'kept'}
      data-what={what}
      className={classNames(
        'flex min-h-11 scroll-ml-(--board-name) items-center overflow-hidden rounded-sm border border-current px-1.5 text-xs font-semibold -outline-offset-2 hover:underline',
        isMovable && 'cursor-grab',
        BAR_LOOKS[kind],
      )}
    >
      <span aria-hidden="true" className="truncate">
        {what}
      </span>
      <span className="sr-only">{name}</span>
    </LocalLink>
  );
}

/** A cell of the row: free days, those of the way there and of checking say what they are to who listens. */
function Cell({ cell, from, booking }: { cell: BoardCell; from: string; booking: BoardBooking | undefined }) {
  const t = useT();
  const locale = useLocale();
  const { kind, start, end } = cell;
  const days = () =>
    printPeriod({ firstDay: daysAfter(from, start), lastDay: daysAfter(from, end - 1) }, locale);
  return (
    <div
      role="gridcell"
      aria-colindex={start + 2}
      aria-colspan={end - start}
      data-start={start}
      data-end={end}
      style={placeOf(cell)}
      className={classNames(
        'min-w-0 scroll-ml-(--board-name)',
        kind === 'free' && 'h-full -outline-offset-2',
        (kind === 'way' || kind === 'check') &&
          'h-11 rounded-sm border border-dashed border-line-strong -outline-offset-2',
      )}
    >
      {kind === 'booking' && booking !== undefined ? (
        <BookingBar booking={booking} />
      ) : (
        <span className="sr-only">
          {kind === 'free'
            ? t('backoffice.board.freeDays', { days: days() })
            : t(`backoffice.board.${kind === 'way' ? 'way' : 'check'}`)}
        </span>
      )}
    </div>
  );
}

/** A machine and its days. Rows that are out of sight are not drawn. */
export function BoardRow({
  row: { machine, bookings },
  index,
  from,
  length,
  closed,
  columns,
}: {
  row: BoardRowData;
  /** Its place in the grid, counted from 1. */
  index: number;
  from: string;
  length: number;
  closed: ClosedColumns;
  columns: CSSProperties;
}) {
  const placed = bookings.map(({ blockedFrom, firstDay, lastDay, blockedTo }) => ({
    leaves: daysBetween(from, blockedFrom),
    start: daysBetween(from, firstDay),
    end: daysBetween(from, lastDay) + 1,
    checked: daysBetween(from, blockedTo),
  }));
  return (
    <div
      role="row"
      aria-rowindex={index}
      data-machine={machine.id}
      data-product={machine.productId}
      data-market={machine.market}
      className="relative grid min-h-14 items-center border-b border-line [contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto] data-unfit:opacity-40"
      style={columns}
    >
      {closed.map(([start, end]) => (
        <span
          key={start}
          aria-hidden="true"
          style={placeOf({ start, end })}
          className="h-full self-stretch bg-surface"
        />
      ))}
      <div
        role="rowheader"
        aria-colindex={1}
        data-start={-1}
        data-end={0}
        style={{ gridColumn: 1, gridRow: 1 }}
        className="sticky left-0 z-1 h-full min-w-0 content-center bg-canvas py-2 pr-3 text-sm"
      >
        <LocalLink
          to={`/admin/machines/${machine.id}`}
          className="block truncate font-semibold -outline-offset-2 hover:underline"
        >
          {machine.inventoryNumber}
        </LocalLink>
        <span title={machine.productName} className="block truncate text-xs text-muted">
          {machine.productName}
        </span>
      </div>
      {boardCells(placed, length).map((cell) => (
        <Cell
          key={cell.start}
          cell={cell}
          from={from}
          booking={cell.index === null ? undefined : bookings[cell.index]}
        />
      ))}
    </div>
  );
}
