import type { CategorySlug } from '../../../domain/catalogue/categories.ts';
import type { OuterSize } from '../../../domain/catalogue/outer-size.ts';
import type { SpecificationKey } from '../../../domain/catalogue/specifications.ts';
import type { SeenFrom, View } from './shape.server.ts';

/** What a drawing is made of: the product's outer size in millimetres and its fields; a field that is unknown is null. */
export interface Goods {
  readonly category: CategorySlug;
  readonly brand: string;
  readonly size: OuterSize;
  readonly number: (key: SpecificationKey) => number | null;
  readonly text: (key: SpecificationKey) => string | null;
}

/** Views of a product in rows: the first row is seen from the front, then from the right and, where it says more, from the back. */
export type Views = readonly (readonly View[])[];

/** What is drawn into the outline of a view; absent where nothing is. */
type Drawn = Partial<Pick<View, 'body' | 'parts' | 'hairlines' | 'layers'>>;

const NOTHING = { body: [], parts: [], hairlines: [], layers: [] } as const satisfies Drawn;

/** A view from the front with the figures of width and height. */
export const frontView = ({ width, height }: OuterSize, drawn: Drawn): View => ({
  ...NOTHING,
  ...drawn,
  width,
  height,
  measures: { width, height },
  from: 'front',
});

/** A view from the right with the figure of the depth; the front is at its left. */
export const sideView = ({ depth, height }: OuterSize, drawn: Drawn): View => ({
  ...NOTHING,
  ...drawn,
  width: depth,
  height,
  measures: { width: depth },
  from: 'side',
});

/** A view without figures of its own: the other views of the drawing have them. */
export const plainView = (width: number, height: number, drawn: Drawn, from?: SeenFrom): View => ({
  ...NOTHING,
  ...drawn,
  width,
  height,
  measures: {},
  ...(from !== undefined && { from }),
});
