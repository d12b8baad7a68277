import type { PlacedView } from './layout.server.ts';
import { short } from './path-data.server.ts';
import type { SeenFrom } from './shape.server.ts';

/** Units of the drawing: an arrowhead; from the outline to its extension lines; how far the measure stands from it. */
const ARROW = { length: 6, half: 1.7 };
const GAP = 3;
const BELOW = 15;
const BESIDE = 14;
const BEYOND = 4;
/** A measure shorter than this has its arrows outside, pointing at each other. */
const ARROWS_FIT = 18;
const OUTSIDE = 14;
/** From the line of a measure to the foot of its figure: below the line, and to its left. */
const FIGURE_BELOW = 14;
const FIGURE_BESIDE = 5;

/** Prints millimetres in the language of the page. */
type Print = (millimetres: number) => string;

interface Measure {
  /** Path data of extension lines, the line of the measure and its filled arrowheads. */
  readonly lines: string;
  /** The figure as SVG text. */
  readonly figure: string;
}

/**
 * A line from `from` to `to` with an arrowhead at each end; `turn` writes a step along and across the measure as a step of
 * the drawing.
 */
function arrows(length: number, turn: (along: number, across: number) => string): string {
  const isInside = length >= ARROWS_FIT;
  const tip = isInside ? ARROW.length : -ARROW.length;
  const head = (step: number): string =>
    `l${turn(step, -ARROW.half)}l${turn(0, 2 * ARROW.half)}l${turn(-step, -ARROW.half)}`;
  const span = isInside
    ? `l${turn(length, 0)}`
    : `l${turn(-OUTSIDE, 0)}m${turn(OUTSIDE + length, 0)}l${turn(OUTSIDE, 0)}m${turn(-OUTSIDE, 0)}`;
  return `${head(tip)}${span}${head(-tip)}`;
}

const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** From where a view is seen, below its width; `name` prints it. */
export const viewName = (
  { view, left, scale, nameFoot }: PlacedView,
  name: (from: SeenFrom) => string,
): string =>
  view.from === undefined
    ? ''
    : `<text fill-opacity=".75" x="${short(left + (view.width * scale) / 2)}" y="${short(nameFoot)}">${name(view.from)}</text>`;

/** The width of a view, below it. */
export function widthMeasure({ view, left, top, scale }: PlacedView, print: Print): Measure {
  const { width: figure } = view.measures;
  if (figure === undefined) return { lines: '', figure: '' };
  const width = Math.max(1, view.width * scale);
  const foot = top + view.height * scale;
  const reach = BELOW + BEYOND - GAP;
  return {
    lines:
      `M${pair(left, foot + GAP)}v${reach}m${pair(width, -reach)}v${reach}M${pair(left, foot + BELOW)}` +
      arrows(width, pair),
    figure: `<text x="${short(left + width / 2)}" y="${short(foot + BELOW + FIGURE_BELOW)}">${print(figure)}</text>`,
  };
}

/** The height of a view, to its left; its figure is read from the right. */
export function heightMeasure({ view, left, top, scale }: PlacedView, print: Print): Measure {
  const { height: figure } = view.measures;
  if (figure === undefined) return { lines: '', figure: '' };
  const height = Math.max(1, view.height * scale);
  const reach = BESIDE + BEYOND - GAP;
  return {
    lines:
      `M${pair(left - GAP, top)}h${-reach}m${pair(reach, height)}h${-reach}M${pair(left - BESIDE, top)}` +
      arrows(height, (along, across) => pair(across, along)),
    figure: `<text transform="translate(${pair(left - BESIDE - FIGURE_BESIDE, top + height / 2)})rotate(-90)">${print(figure)}</text>`,
  };
}
