import type { Translate } from '../../../content/translator.ts';
import { printNumber } from '../../../domain/catalogue/print-specification.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { type DrawnProduct, type Measured, measured } from './measured.server.ts';
import { DRAWING_WIDTH, layOut } from './layout.server.ts';
import { heightMeasure, viewName, widthMeasure } from './measures.server.ts';
import { foldedSize } from './panels.server.ts';
import { pathData } from './path-data.server.ts';
import type { SeenFrom, View } from './shape.server.ts';
import { viewsOf } from './views-of.server.ts';

/** A drawing as the page needs it: what it says to those who cannot see it, what stands below it, its frame, and the shapes within. */
export interface DimensionDrawing {
  readonly words: string;
  readonly caption: string;
  readonly viewBox: string;
  readonly shapes: string;
}

/** How each kind of line is drawn: `non-scaling-stroke` keeps it as thin on a wide page as on a phone. */
const LINES = [
  { of: 'body', attributes: 'stroke-width="1.5" fill="currentColor" fill-opacity=".05"' },
  { of: 'parts', attributes: 'stroke-width=".9"' },
  { of: 'hairlines', attributes: 'stroke-width=".5"' },
] as const satisfies readonly { of: keyof View; attributes: string }[];
const LAYER = 'stroke-width="1.2" fill="var(--color-canvas)"';

const path = (attributes: string, data: string): string =>
  data === '' ? '' : `<path ${attributes} vector-effect="non-scaling-stroke" d="${data}"/>`;

const MEASURES = {
  'product.drawing': 'product.drawing.measures',
  'product.drawing.transport': 'product.drawing.transport.measures',
  'product.drawing.rail': 'product.drawing.rail.measures',
} as const satisfies Record<Measured['kind'], string>;

/** What the drawing says: its three measures in the language of the page, and those of a panel when it is folded. */
function wordsOf({ goods, kind }: Measured, locale: Locale, translate: Translate): string {
  const { width, height, depth } = goods.size;
  const print = (millimetres: number) => printNumber(millimetres, locale);
  const measures = translate(MEASURES[kind], {
    width: print(width),
    height: print(height),
    depth: print(depth),
  });
  const folded = foldedSize(goods.text);
  return folded === null
    ? measures
    : `${measures}; ${translate('product.drawing.folded', { measures: folded.map(print).join(' × ') })}`;
}

/**
 * A product from the front, the side and where it says more from the back or below, with its outer measures, to scale and
 * in the colour of the text; null for one whose three measures are not known. Its details follow the product's fields.
 * Drawn by the loader, so that no script of the page has to know how.
 */
export function dimensionDrawing(
  product: DrawnProduct,
  { locale, translate }: { locale: Locale; translate: Translate },
): DimensionDrawing | null {
  const drawn = measured(product);
  if (drawn === null) return null;
  const { placed, height } = layOut(viewsOf(drawn.goods));
  const print = (millimetres: number) => printNumber(millimetres, locale);
  // A machine on its transport is measured along: what others have in front is its side.
  const seen: Partial<Record<SeenFrom, SeenFrom>> =
    drawn.kind === 'product.drawing.transport' ? { front: 'side', side: 'end' } : {};
  const names = placed.map((at) =>
    viewName(at, (from) => translate(`product.drawing.from.${seen[from] ?? from}`)),
  );
  const measures = placed.flatMap((view) => [widthMeasure(view, print), heightMeasure(view, print)]);
  const outlines = LINES.map(({ of, attributes }) =>
    path(attributes, placed.map((at) => pathData(at.view[of], at)).join('')),
  );
  const layers = placed.flatMap((at) => at.view.layers.map((layer) => path(LAYER, pathData(layer, at))));
  return {
    words: wordsOf(drawn, locale, translate),
    caption: translate(drawn.kind === 'product.drawing.transport' ? drawn.kind : 'product.drawing'),
    viewBox: `0 0 ${DRAWING_WIDTH} ${height}`,
    shapes: [
      `<g fill="none" stroke="currentColor" stroke-linejoin="round">${outlines.join('')}${layers.join('')}`,
      `${path('stroke-width=".6" fill="currentColor"', measures.map(({ lines }) => lines).join(''))}</g>`,
      `<g fill="currentColor" text-anchor="middle">${measures.map(({ figure }) => figure).join('')}${names.join('')}</g>`,
    ].join(''),
  };
}
