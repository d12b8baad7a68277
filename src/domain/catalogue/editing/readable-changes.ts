import { knownCategories } from '../known-categories.ts';
import type { ImportLine, ImportProblem, PlannedChange } from './import-table.ts';
import { changedFields } from './merge-fields.ts';
import { BESIDE_FIELDS, printFields, type ProductField, type ProductFields } from './product-fields.ts';
import { readFields } from './read-fields.ts';

/** What is compared with other products and with tags, which the database alone knows. */
const COMPARED = ['article', 'tags', 'contents', ...BESIDE_FIELDS] as const satisfies readonly ProductField[];

/**
 * What a line with problems still says of other products, so that its faults there are found in the same pass: its compared columns that can
 * be read. The rest is left out. Null where its product is not known, or nothing can be read.
 */
export function readableChanges(
  { line, id, fields }: ImportLine,
  stored: { readonly id: number; readonly fields: ProductFields } | null,
  problems: readonly ImportProblem[],
): PlannedChange | null {
  if (stored === null && id !== null) return null;
  const failed = new Set(problems.map(({ column }) => column));
  const compared = COMPARED.filter((field) => !failed.has(field));
  const before = stored?.fields ?? {};
  const said = Object.fromEntries(compared.map((field) => [field, fields[field] ?? before[field] ?? '']));
  // A draft needs its category and article number to be read; these stand in for those that cannot be.
  const read = readFields({ article: 'NONE', ...said, category: knownCategories()[0]?.slug ?? '' }, null);
  if (!read.ok) return null;
  const changes = changedFields(before, printFields(read.product), compared);
  return { line, id: stored?.id ?? null, changes };
}
