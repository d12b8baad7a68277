import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import { electricalGuides } from './electrical.ts';
import { evGuides } from './ev.ts';
import type { Guide } from './guide.ts';
import { portableGuides } from './portable.ts';
import { rentGuides } from './rent.ts';
import { solarGuides } from './solar.ts';

/** The buying guide of each category. The server reads it; a page carries only its own. */
export const GUIDES: Readonly<Record<CategorySlug, Guide>> = {
  ...solarGuides,
  ...evGuides,
  ...portableGuides,
  ...rentGuides,
  ...electricalGuides,
};
