import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { daysAfter, daysBetween } from '../../../../domain/calendar/days.ts';

/** Where a booking was dropped, and where it was seen. */
export interface Dropped {
  readonly bookingId: string;
  readonly what: string;
  readonly machineId: number;
  /** Its new days; null where it keeps them. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly seenMachine: number;
  readonly seenFirst: string;
  readonly seenLast: string;
}

/** What is dragged: a bar's own data, with the row that it stands in and how far from its beginning it is held. */
interface Dragged extends Record<string, unknown> {
  readonly bar: HTMLElement;
  readonly row: HTMLElement;
  readonly heldDays: number;
}
const isDragged = (data: Record<string, unknown>): data is Dragged => 'heldDays' in data;

const own = (element: HTMLElement, name: string): string => element.dataset[name] ?? '';

/** The first column, and how wide one is, in pixels of the window. */
function columnsIn(row: HTMLElement, length: number) {
  const whole = row.getBoundingClientRect();
  const head = row.querySelector('[role=rowheader]')?.getBoundingClientRect().width ?? 0;
  return { left: whole.left + head, width: (whole.width - head) / length, head };
}

/** Lets the bars of a board be dragged to other rows of their product; `mark` shows where one would stand. Answers what ends it. */
export function dragBookings(
  grid: HTMLElement,
  { mark, length, onDrop }: { mark: HTMLElement; length: number; onDrop: (dropped: Dropped) => void },
): () => void {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-machine][role=row]')];
  const from = own(grid, 'from');
  const fits = (row: HTMLElement, { row: source }: Dragged) =>
    own(row, 'product') === own(source, 'product') && own(row, 'market') === own(source, 'market');

  /** By how many days a bar is moved by a pointer above a row. */
  const shiftOf = (row: HTMLElement, { bar, heldDays }: Dragged, clientX: number): number => {
    if (own(bar, 'days') !== 'free') return 0;
    const { left, width } = columnsIn(row, length);
    const column = Math.floor((clientX - left) / width);
    return column - heldDays - daysBetween(from, own(bar, 'first'));
  };
  const show = (row: HTMLElement, dragged: Dragged, clientX: number) => {
    const { width, head } = columnsIn(row, length);
    const shift = shiftOf(row, dragged, clientX);
    const start = daysBetween(from, own(dragged.bar, 'first')) + shift;
    const end = daysBetween(from, own(dragged.bar, 'last')) + 1 + shift;
    const [first, after] = [Math.max(0, start), Math.min(length, end)];
    mark.hidden = first >= after;
    Object.assign(mark.style, {
      top: `${row.offsetTop + 4}px`,
      height: `${row.offsetHeight - 8}px`,
      left: `${head + first * width}px`,
      width: `${(after - first) * width}px`,
    });
  };
  const end = () => {
    mark.hidden = true;
    for (const row of rows) row.removeAttribute('data-unfit');
  };

  const bars = [...grid.querySelectorAll<HTMLElement>('[data-booking]')].flatMap((bar) => {
    const row = bar.closest<HTMLElement>('[role=row]');
    if (row === null) return [];
    return [
      draggable({
        element: bar,
        getInitialData: ({ input }): Dragged => {
          const { left, width } = columnsIn(row, length);
          const held = Math.floor((input.clientX - left) / width);
          return { bar, row, heldDays: held - daysBetween(from, own(bar, 'first')) };
        },
        onDragStart: ({ source: { data } }) => {
          if (isDragged(data)) for (const each of rows) each.toggleAttribute('data-unfit', !fits(each, data));
        },
        onDrop: end,
      }),
    ];
  });
  const targets = rows.map((row) =>
    dropTargetForElements({
      element: row,
      canDrop: ({ source: { data } }) => isDragged(data) && fits(row, data),
      onDrag: ({ source: { data }, location }) => {
        if (isDragged(data)) show(row, data, location.current.input.clientX);
      },
      onDragLeave: () => {
        mark.hidden = true;
      },
      onDrop: ({ source: { data }, location }) => {
        if (!isDragged(data)) return;
        const { bar } = data;
        const shift = shiftOf(row, data, location.current.input.clientX);
        if (shift === 0 && row === data.row) return;
        const isFree = own(bar, 'days') === 'free';
        onDrop({
          bookingId: own(bar, 'booking'),
          what: own(bar, 'what'),
          machineId: Number(own(row, 'machine')),
          firstDay: isFree ? daysAfter(own(bar, 'first'), shift) : null,
          lastDay: isFree ? daysAfter(own(bar, 'last'), shift) : null,
          seenMachine: Number(own(bar, 'machine')),
          seenFirst: own(bar, 'first'),
          seenLast: own(bar, 'last'),
        });
      },
    }),
  );
  return combine(...bars, ...targets, end);
}
