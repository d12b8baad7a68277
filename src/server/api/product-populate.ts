import { PRODUCT_GROUPS, type ProductGroup } from '../catalogue/describe-products.ts';
import { populateParameter } from './query/populate.ts';

const KNOWN = [
  'general_information',
  'general_information.images',
  'pricing_and_inventory',
  ...PRODUCT_GROUPS,
  'localizations.general_information',
];

/** The parameter `populate` of products. */
export const productPopulate = populateParameter(
  KNOWN,
  'Groups to add; `general_information` and `pricing_and_inventory` are always there.',
);

/** The groups that have to be read for what was named. */
export const productGroups = (named: ReadonlySet<string> = new Set()): ReadonlySet<ProductGroup> =>
  new Set(PRODUCT_GROUPS.filter((group) => named.has(group)));
