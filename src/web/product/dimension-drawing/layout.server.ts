import type { Views } from './goods.server.ts';
import type { Placing } from './path-data.server.ts';
import type { View } from './shape.server.ts';

/** Units of the drawing: the width of all drawings, and the most that the views may take below one another. */
export const DRAWING_WIDTH = 332;
const VIEWS_HEIGHT = 240;
/** Room for a height with its figure at the left, and for a width with its figure below. */
export const HEIGHT_ROOM = 34;
export const WIDTH_ROOM = 36;
/** Room below that for from where a view is seen. */
const NAME_ROOM = 14;
const EDGE = 8;
/** At the right edge, where the arrows of a thin view stand outside it. */
const RIGHT_EDGE = 16;
/** From the foot of a name to the end of its row. */
const NAME_FOOT = 4;
const BETWEEN_VIEWS = 30;
const BETWEEN_ROWS = 12;

export interface PlacedView extends Placing {
  readonly view: View;
  /** The foot of its name. */
  readonly nameFoot: number;
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** Room below a row: for its figures and names, where it has any. */
const roomBelow = (row: readonly View[]): number =>
  (row.some(({ measures }) => measures.width !== undefined) ? WIDTH_ROOM : 4) +
  (row.some(({ from }) => from !== undefined) ? NAME_ROOM : 0);

/**
 * Where each view stands, all at one scale: as large as the drawing allows, the rows below one another, all in the middle.
 * `height` is that of the drawing in its units.
 */
export function layOut(views: Views): { readonly placed: readonly PlacedView[]; readonly height: number } {
  const wide = views.map((row) => sum(row.map(({ width }) => width)));
  const tall = views.map((row) => Math.max(...row.map(({ height }) => height)));
  const gaps = views.map((row) => BETWEEN_VIEWS * (row.length - 1));
  const scale = Math.min(
    ...wide.map((width, row) => (DRAWING_WIDTH - HEIGHT_ROOM - RIGHT_EDGE - (gaps[row] ?? 0)) / width),
    VIEWS_HEIGHT / sum(tall),
  );
  const widest = Math.max(...wide.map((width, row) => width * scale + (gaps[row] ?? 0)));
  // The room at the left is empty but for a figure: the views stand in the middle without it where there is space.
  const start = Math.max(HEIGHT_ROOM, (DRAWING_WIDTH - widest) / 2);
  let top = EDGE;
  const placed = views.flatMap((row, index) => {
    let left = start;
    const rowTop = top;
    const end = rowTop + (tall[index] ?? 0) * scale + roomBelow(row);
    top = end + (index < views.length - 1 ? BETWEEN_ROWS : 0);
    return row.map((view) => {
      const at = {
        view,
        scale,
        left,
        top: rowTop + ((tall[index] ?? 0) - view.height) * scale,
        nameFoot: end - NAME_FOOT,
      };
      left += view.width * scale + BETWEEN_VIEWS;
      return at;
    });
  });
  return { placed, height: Math.ceil(top) };
}
