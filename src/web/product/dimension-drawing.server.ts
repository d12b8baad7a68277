import type { Translate } from '../../content/translator.ts';
import { outerSize } from '../../domain/catalogue/outer-size.ts';
import { printNumber } from '../../domain/catalogue/print-specification.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A drawing as the page needs it: what it says to those who cannot see it, its frame, and the shapes within. */
export interface DimensionDrawing {
  readonly words: string;
  readonly viewBox: string;
  readonly shapes: string;
}

/** Side of the field for both views and the space of the measures around them, in the drawing's units. */
const FIELD = 220;
const LEFT = 58;
const TOP = 12;
const BETWEEN = 44;
const BELOW = 34;

const round = (length: number): string => length.toFixed(1);

/**
 * A product from the front and from the side with its measures, to scale and in the colour of the text; null for one whose
 * three measures are not known. Drawn by the loader, so that no script of the page has to know how.
 */
export function dimensionDrawing(
  { categoryId, specifications }: Pick<ProductDetail, 'categoryId' | 'specifications'>,
  { locale, translate }: { locale: Locale; translate: Translate },
): DimensionDrawing | null {
  const measures = specifications.find(({ key }) => key === 'dimensionsMm')?.value;
  const size = outerSize(categoryId, typeof measures === 'string' ? measures : undefined);
  if (size === null) return null;
  const scale = FIELD / Math.max(size.height, (size.width + size.depth) * 0.62);
  const width = size.width * scale;
  const height = size.height * scale;
  const depth = Math.max(1, size.depth * scale);
  const bottom = TOP + height;
  const side = LEFT + width + BETWEEN;
  const [wide, high, deep] = [size.width, size.height, size.depth].map((figure) =>
    printNumber(figure, locale),
  );
  const views = [
    { x: LEFT, across: width, figure: wide },
    { x: side, across: depth, figure: deep },
  ];
  const outlines = views.map(
    ({ x, across }) => `M${round(x)} ${TOP}h${round(across)}v${round(height)}h${round(-across)}z`,
  );
  const lines = [
    `M${LEFT - 24} ${TOP}h16M${LEFT - 24} ${round(bottom)}h16M${LEFT - 20} ${TOP}v${round(height)}`,
    ...views.map(
      ({ x, across }) =>
        `M${round(x)} ${round(bottom + 6)}v12m${round(across)} -12v12m0 -4h${round(-across)}`,
    ),
  ];
  const figures = views.map(
    ({ x, across, figure }) =>
      `<text x="${round(x + across / 2)}" y="${round(bottom + 30)}">${figure}</text>`,
  );
  return {
    words: translate('product.drawing.measures', {
      width: wide ?? '',
      height: high ?? '',
      depth: deep ?? '',
    }),
    viewBox: `0 0 ${Math.ceil(side + depth + 30)} ${Math.ceil(bottom + BELOW)}`,
    shapes: [
      `<g fill="none" stroke="currentColor"><path stroke-width="1.5" d="${outlines.join('')}"/>`,
      `<path d="${lines.join('')}"/></g>`,
      `<g fill="currentColor" font-size="12" text-anchor="middle">${figures.join('')}`,
      `<text transform="translate(${LEFT - 28} ${round(TOP + height / 2)})rotate(-90)">${high}</text></g>`,
    ].join(''),
  };
}
