import type { CSSProperties } from 'react';
import { daysAfter, daysBetween } from '../../../domain/calendar/days.ts';
import { BOARD_DAYS } from '../../../domain/rental/board.ts';
import type { StaffBooking } from '../../../domain/rental/booking.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { BoardDay } from './board-days.ts';
import type { MachineRow } from './machine-list.tsx';
import { bookedFor } from './machine-refusal.ts';

/** A machine with its bookings on the days of the board. */
export interface BoardRow {
  readonly machine: MachineRow;
  readonly bookings: readonly StaffBooking[];
}

/** The columns of every row: the machine, then the days. */
const columns: CSSProperties = {
  gridTemplateColumns: `var(--board-name) repeat(${BOARD_DAYS}, minmax(2.25rem, 1fr))`,
};

/** From which to before which column a bar stands; null for one that is off the board. */
function columnsOf(from: string, firstDay: string, to: string): CSSProperties | null {
  const [start, end] = [
    Math.max(0, daysBetween(from, firstDay)),
    Math.min(BOARD_DAYS, daysBetween(from, to)),
  ];
  return start >= end ? null : { gridColumn: `${start + 2} / ${end + 2}` };
}

const LOOKS = {
  HELD: 'border-dashed bg-fill text-ink',
  CONFIRMED: 'bg-success-soft text-success',
  ENDED: 'bg-fill text-muted',
  CANCELLED: '',
  maintenance: 'bg-warning-soft text-warning',
  hold: 'border-dashed bg-canvas text-muted',
} as const;

/** The bar of a booking, which leads to where it is moved, and the days after it on which its machine is checked. */
function BookingBar({ booking, from }: { booking: StaffBooking; from: string }) {
  const t = useT();
  const locale = useLocale();
  const { id, purpose, status, firstDay, lastDay, blockedTo } = booking;
  const after = daysAfter(lastDay, 1);
  const own = columnsOf(from, firstDay, after);
  const check = columnsOf(from, after, blockedTo);
  const what = bookedFor(booking, t);
  const isLease = purpose === 'lease';
  const name = t('backoffice.board.bar', {
    what: isLease ? `${what}, ${t(`backoffice.machines.bookingStatus.${status}`)}` : what,
    days: printPeriod(booking, locale),
  });
  return (
    <>
      {own !== null && (
        <li style={{ ...own, gridRow: 1 }} className="min-w-0">
          <LocalLink
            to={`/admin/board/${id}`}
            title={name}
            className={classNames(
              'flex min-h-11 items-center overflow-hidden rounded-sm border border-current px-1.5 text-xs font-semibold -outline-offset-2 hover:underline',
              LOOKS[isLease ? status : purpose],
            )}
          >
            <span aria-hidden="true" className="truncate">
              {what}
            </span>
            <span className="sr-only">{name}</span>
          </LocalLink>
        </li>
      )}
      {check !== null && (
        <li
          aria-hidden="true"
          style={{ ...check, gridRow: 1 }}
          className="h-11 rounded-sm border border-dashed border-line-strong"
        />
      )}
    </>
  );
}

/** The names of the days; who listens hears the days of each booking. */
function BoardHead({ days, today }: { days: readonly BoardDay[]; today: string }) {
  return (
    <div
      aria-hidden="true"
      className="grid border-b border-line text-center text-xs text-muted"
      style={columns}
    >
      <span className="sticky left-0 z-1 bg-canvas" />
      {days.map(({ day, number, weekday, month, isWeekend }) => (
        <span key={day} className={classNames('flex flex-col justify-end py-1.5', isWeekend && 'bg-surface')}>
          <span className="h-5 font-semibold whitespace-nowrap text-ink">{month}</span>
          <span>{weekday}</span>
          <span
            className={classNames(
              'mx-auto grid size-7 place-items-center rounded-full text-sm',
              day === today ? 'bg-inverse font-semibold text-on-inverse' : 'text-ink',
            )}
          >
            {number}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Machines × days; each booking is a bar. It is wider than a phone and scrolls in its own box. */
export function BoardGrid({
  days,
  rows,
  today,
}: {
  days: readonly BoardDay[];
  rows: readonly BoardRow[];
  today: string;
}) {
  const t = useT();
  const from = days[0]?.day ?? today;
  return (
    <div
      role="region"
      aria-label={t('backoffice.board.grid')}
      tabIndex={0}
      className="overflow-x-auto border-y border-line [--board-name:8.5rem] sm:[--board-name:14rem]"
    >
      <div className="relative min-w-fit">
        <BoardHead days={days} today={today} />
        <ul className="divide-y divide-line">
          {rows.map(({ machine, bookings }) => (
            <li key={machine.id} className="relative grid min-h-14 items-center" style={columns}>
              {days.map(({ day, isWeekend }, index) =>
                isWeekend ? (
                  <span
                    key={day}
                    aria-hidden="true"
                    style={{ gridColumn: index + 2, gridRow: 1 }}
                    className="h-full self-stretch bg-surface"
                  />
                ) : null,
              )}
              <div
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
              {bookings.length === 0 ? (
                <span className="sr-only">{t('backoffice.board.free')}</span>
              ) : (
                <ul className="contents">
                  {bookings.map((booking) => (
                    <BookingBar key={booking.id} booking={booking} from={from} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
