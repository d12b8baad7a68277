/** A row's machine, or days of it. */
const CELLS = '[role=rowheader], [role=gridcell]';
/** So many rows Page Up and Page Down move. */
const PAGE_ROWS = 10;

/** What of a cell is focused: its link, or where it has none itself. */
const focusOf = (cell: Element): HTMLElement | null =>
  cell.querySelector('a') ?? (cell as HTMLElement | null);

const columnsOf = (cell: Element) => {
  const { start, end } = (cell as HTMLElement).dataset;
  return { start: Number(start), end: Number(end) };
};

/** The cell of a row that has a day. */
const cellAt = (row: Element | undefined, day: number): Element | undefined =>
  [...(row?.querySelectorAll(CELLS) ?? [])].find((cell) => {
    const { start, end } = columnsOf(cell);
    return start <= day && day < end;
  });

/**
 * Makes a grid one stop of the Tab key, within which arrows, Home, End and Page keys move from cell to cell; up and down keep the day. Answers
 * what ends it.
 */
export function moveByKeys(grid: HTMLElement): () => void {
  const rows = [...grid.querySelectorAll('[data-machine][role=row]')];
  const places = [...grid.querySelectorAll(CELLS)].map(focusOf).filter((place) => place !== null);
  const focused = places.find((place) => place === document.activeElement);
  const first = grid.querySelector<HTMLElement>('[role=gridcell] a');
  let current = focused ?? first ?? places[0];
  let day = -1;
  for (const place of places) place.tabIndex = place === current ? 0 : -1;

  const hold = ({ target }: FocusEvent) => {
    const place = places.find((each) => each === target);
    if (place === undefined || place === current) return;
    if (current) current.tabIndex = -1;
    place.tabIndex = 0;
    current = place;
  };
  const press = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? event.target.closest(CELLS) : null;
    const row = cell?.closest('[role=row]') ?? null;
    if (cell === null || row === null || event.altKey || event.metaKey || event.shiftKey) return;
    const at = rows.indexOf(row);
    const { start, end } = columnsOf(cell);
    const own = start <= day && day < end ? day : start;
    const last = (of: Element | undefined) => [...(of?.querySelectorAll(CELLS) ?? [])].at(-1);
    const far = event.ctrlKey;
    const to = {
      ArrowLeft: () => cellAt(row, start - 1),
      ArrowRight: () => cellAt(row, end),
      ArrowUp: () => cellAt(rows[at - 1], own),
      ArrowDown: () => cellAt(rows[at + 1], own),
      Home: () => cellAt(far ? rows[0] : row, -1),
      End: () => last(far ? rows.at(-1) : row),
      PageUp: () => cellAt(rows[Math.max(0, at - PAGE_ROWS)], own),
      PageDown: () => cellAt(rows[Math.min(rows.length - 1, at + PAGE_ROWS)], own),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = to();
    if (next === undefined) return;
    const isSideways = next.closest('[role=row]') === row;
    day = isSideways ? columnsOf(next).start : own;
    focusOf(next)?.focus();
  };
  grid.addEventListener('focusin', hold);
  grid.addEventListener('keydown', press);
  return () => {
    grid.removeEventListener('focusin', hold);
    grid.removeEventListener('keydown', press);
  };
}
