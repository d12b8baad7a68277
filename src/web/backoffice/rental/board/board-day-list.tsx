import { daysAfter } from '../../../../domain/calendar/days.ts';
import type { BarKind } from '../../../../domain/rental/board.ts';
import { printPeriod } from '../../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../../i18n/local-link.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { bookedFor } from '../machine-refusal.ts';
import type { BoardDay } from './board-days.ts';
import type { BoardRowData } from './board-row.tsx';

const TONES = {
  held: 'neutral',
  confirmed: 'success',
  out: 'inverse',
  late: 'danger',
  maintenance: 'warning',
  ended: 'neutral',
  hold: 'neutral',
} as const satisfies Record<BarKind, BadgeTone>;

/** Whose a machine is on a day. */
function DayRow({ row: { machine, bookings }, day }: { row: BoardRowData; day: string }) {
  const t = useT();
  const locale = useLocale();
  const booking = bookings.find(({ firstDay, blockedTo }) => firstDay <= day && day < blockedTo);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <LocalLink to={`/admin/machines/${machine.id}`} className="font-semibold break-words hover:underline">
          {machine.inventoryNumber}
        </LocalLink>
        <p className="mt-0.5 truncate text-xs text-muted">{machine.productName}</p>
      </div>
      {booking === undefined ? (
        <span className="text-muted">{t('backoffice.board.kind.free')}</span>
      ) : (
        <>
          <LocalLink
            to={`/admin/board/${booking.id}`}
            className="flex min-h-11 flex-col justify-center text-right underline underline-offset-4"
          >
            <span aria-hidden="true">{bookedFor(booking, t)}</span>
            <span aria-hidden="true" className="text-xs text-muted">
              {printPeriod(booking, locale)}
            </span>
            <span className="sr-only">
              {t('backoffice.board.bar', {
                what: bookedFor(booking, t),
                days: printPeriod(booking, locale),
              })}
            </span>
          </LocalLink>
          <Badge tone={TONES[booking.kind]}>{t(`backoffice.board.kind.${booking.kind}`)}</Badge>
        </>
      )}
    </li>
  );
}

/** What stands in place of the grid on a phone: the machines on one day, with the days before and after it a press away. */
export function BoardDayList({
  rows,
  day: { day, name },
  address,
}: {
  rows: readonly BoardRowData[];
  day: BoardDay;
  address: (from: string) => string;
}) {
  const t = useT();
  return (
    <section aria-labelledby="board-day">
      <h2 id="board-day" className="mb-3 text-xl">
        {t('backoffice.board.day', { day: name })}
      </h2>
      <nav aria-labelledby="board-day" className="mb-2 flex flex-wrap gap-2">
        <ButtonLink to={address(daysAfter(day, -1))} size="sm" rel="prev">
          {t('backoffice.board.dayBefore')}
        </ButtonLink>
        <ButtonLink to={address(daysAfter(day, 1))} size="sm" rel="next">
          {t('backoffice.board.dayAfter')}
        </ButtonLink>
      </nav>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <DayRow key={row.machine.id} row={row} day={day} />
        ))}
      </ul>
    </section>
  );
}
