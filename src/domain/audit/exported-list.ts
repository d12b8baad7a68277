import { withoutInvisible } from '../locale/without-invisible.ts';

/** Lists that staff take away as a file; names are the messages `backoffice.audit.export.{list}`. */
export const EXPORTED_LISTS = [
  'orders',
  'products',
  'audit',
  'margins',
  'sales',
  'restock',
  'utilisation',
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** What narrows these lists and says nothing of a person: states, days, categories, currencies. */
const SAID: ReadonlySet<string> = new Set([
  'about',
  'below',
  'by',
  'category',
  'compare',
  'cover',
  'currency',
  'delivery',
  'depot',
  'from',
  'method',
  'of',
  'payment',
  'product',
  'service',
  'show',
  'state',
  'status',
  'table',
  'to',
  'translations',
  'waits',
]);
/** What may be somebody's name, address or account: that it was asked for is said, not with which words. */
const STRUCK: ReadonlySet<string> = new Set(['customer', 'q', 'staff', 'supplier']);
const VALUE_MAX = 60;
/** An address may say more than any list understands. */
const PARTS_MAX = 20;

/** By what a list was narrowed, for the log: `status=SHIPPED, q=…`; empty for a whole list. What a person typed and whom they looked for is left out. */
export const loggedFilter = (query: URLSearchParams): string =>
  [...query]
    .flatMap(([name, value]) => {
      if (value === '') return [];
      if (STRUCK.has(name)) return [`${name}=…`];
      return SAID.has(name) ? [`${name}=${withoutInvisible(value).slice(0, VALUE_MAX).toWellFormed()}`] : [];
    })
    .slice(0, PARTS_MAX)
    .join(', ');
