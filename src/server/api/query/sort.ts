import * as v from 'valibot';
import type { ProductQuery, SortField } from '../../../domain/catalogue/product-filter.ts';
import { faultReporter, type ReportFault } from './parse-query.ts';

type Sort = ProductQuery['sort'][number];

const SORT_NAMES: ReadonlyMap<string, SortField> = new Map([
  ['id', 'id'],
  ['name', 'name'],
  ['general_information.name', 'name'],
  ['brand', 'brand'],
  ['general_information.brand', 'brand'],
  ['price', 'price'],
  ['pricing_and_inventory.price', 'price'],
  ['stock', 'stock'],
  ['pricing_and_inventory.stock', 'stock'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);
const KEYS_MAX = 5;

function readKey(text: string): Sort | null {
  const [name = '', direction = 'asc', ...rest] = text.split(':');
  const field = SORT_NAMES.get(name);
  if (!field || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return null;
  return { field, direction };
}

/** Reads `sort`: `price:asc`, several by comma or in a list. Faults are reported. */
export function readSort(input: string | readonly string[], report: ReportFault): readonly Sort[] {
  const keys = [input].flat().flatMap((text) => text.split(','));
  if (keys.length > KEYS_MAX) report([], `At most ${KEYS_MAX} keys`);
  return keys.flatMap((text) => {
    const key = readKey(text);
    if (!key) report([], `Cannot be sorted by ${text}`);
    return key ?? [];
  });
}

/** The parameter `sort` of products; without it they stand in the order of their ids. */
export const sortParameter = v.pipe(
  v.union([v.string(), v.array(v.string())], 'Expected keys like price:asc'),
  v.metadata({
    type: ['string', 'array'],
    description: `Keys by comma or in a list, each \`field:asc\` or \`field:desc\`; \`asc\` may be left out. A machine's price is that of a day. Fields: ${[...SORT_NAMES.keys()].map((name) => `\`${name}\``).join(', ')}.`,
    examples: ['price:asc'],
  }),
  v.rawTransform((context) => readSort(context.dataset.value, faultReporter(context))),
);
