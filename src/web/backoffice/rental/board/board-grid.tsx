import { useEffect, useRef, type CSSProperties } from 'react';
import type { Market } from '../../../../domain/locale/market.ts';
import { BAR_KINDS } from '../../../../domain/rental/board.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { logFailure } from '../../../ui/log-failure.ts';
import type { BoardDay, ClosedColumns } from './board-days.ts';
import type { Dropped } from './board-drag.ts';
import { moveByKeys } from './board-keys.ts';
import { BAR_LOOKS, BoardRow, type BoardRowData } from './board-row.tsx';

/** The columns of every row: the machine, then the days. */
const columnsOf = (days: number): CSSProperties => ({
  gridTemplateColumns: `var(--board-name) repeat(${days}, minmax(2rem, 1fr))`,
});

/** What the bars mean. */
export function BoardLegend() {
  const t = useT();
  return (
    <ul aria-label={t('backoffice.board.legend')} className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-xs">
      {BAR_KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames('h-4 w-7 rounded-sm border border-current', BAR_LOOKS[kind])}
          />
          {t(`backoffice.board.kind.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** The names of the days above their columns; today is marked, weekends are tinted. */
function BoardHead({
  days,
  today,
  columns,
}: {
  days: readonly BoardDay[];
  today: string;
  columns: CSSProperties;
}) {
  const t = useT();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-2 grid border-b border-line bg-canvas text-center text-xs text-muted"
      style={columns}
    >
      <span role="columnheader" aria-colindex={1} className="sticky left-0 z-1 bg-canvas">
        <span className="sr-only">{t('backoffice.board.machine')}</span>
      </span>
      {days.map(({ day, number, weekday, name, month, isWeekend }, index) => (
        <span
          key={day}
          role="columnheader"
          aria-colindex={index + 2}
          aria-current={day === today ? 'date' : undefined}
          className={classNames('flex flex-col justify-end py-1.5', isWeekend && 'bg-surface')}
        >
          <span className="sr-only">{name}</span>
          <span aria-hidden="true" className="h-5 font-semibold whitespace-nowrap text-ink">
            {month}
          </span>
          <span aria-hidden="true">{weekday}</span>
          <span
            aria-hidden="true"
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

/**
 * Machines × days, each booking a bar: one stop of the Tab key, within which arrow keys move. Bars are dragged to other rows, and those of
 * maintenance to other days. What drags is loaded here alone, where there is a pointer.
 */
export function BoardGrid({
  days,
  rows,
  today,
  closed,
  onDrop,
}: {
  days: readonly BoardDay[];
  rows: readonly BoardRowData[];
  today: string;
  closed: Readonly<Record<Market, ClosedColumns>>;
  onDrop: (dropped: Dropped) => void;
}) {
  const t = useT();
  const from = days[0]?.day ?? today;
  const columns = columnsOf(days.length);
  const grid = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);
  useEffect(() => (grid.current === null ? undefined : moveByKeys(grid.current)), [rows]);
  useEffect(() => {
    const [board, place] = [grid.current, mark.current];
    if (board === null || place === null || !matchMedia('(any-pointer: fine)').matches) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    import('./board-drag.ts')
      .then(({ dragBookings }) => {
        if (!isOver)
          end = dragBookings(board, { mark: place, length: days.length, onDrop: (to) => drop.current(to) });
      })
      .catch((error: unknown) => logFailure('The board cannot be dragged on', error));
    return () => {
      isOver = true;
      end?.();
    };
  }, [rows, days.length]);
  return (
    <div className="max-h-[calc(100dvh-4rem)] overflow-auto border-y border-line [--board-name:8.5rem] xl:[--board-name:13rem]">
      <div
        ref={grid}
        role="grid"
        data-from={from}
        aria-label={t('backoffice.board.grid')}
        aria-colcount={days.length + 1}
        aria-rowcount={rows.length + 1}
        className="relative min-w-fit"
      >
        <BoardHead days={days} today={today} columns={columns} />
        <div role="rowgroup">
          {rows.map((row, index) => (
            <BoardRow
              key={row.machine.id}
              row={row}
              index={index + 2}
              from={from}
              length={days.length}
              closed={closed[row.machine.market]}
              columns={columns}
            />
          ))}
        </div>
        <div
          ref={mark}
          hidden
          aria-hidden="true"
          className="pointer-events-none absolute z-1 rounded-sm border-2 border-dashed border-ink bg-fill/60"
        />
      </div>
    </div>
  );
}
