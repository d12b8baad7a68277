import { isErrorCell } from '../../spreadsheets/cell-text.ts';
import { changedFields, type FieldChange } from './merge-fields.ts';
import {
  isProductField,
  PRODUCT_FIELDS,
  printFields,
  tidyField,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';
import {
  isPurchaseColumn,
  planPurchase,
  tidyPurchaseCell,
  type PlannedPurchase,
  type PurchaseCells,
  type PurchaseColumn,
  type PurchaseProblem,
  type StandingPurchase,
} from './purchase-columns.ts';
import { readFields, type StandingProduct } from './read-fields.ts';
import type { FieldProblem } from './read-values.ts';
import { pastProblems, withoutOvertaken } from './schedule.ts';

/** The column that says which product a line is about; without it the article number does. */
export const ID_COLUMN = 'id';
/** Lines that one table may have. */
export const IMPORT_LINES_MAX = 20_000;

/** Why a table, or a cell of it, is not taken. `line` counts from 1, the header's; 0 is the table as a whole. */
export interface ImportProblem {
  readonly line: number;
  /** The header of the column; empty for the whole line. */
  readonly column: string;
  readonly reason:
    | FieldProblem['reason']
    | PurchaseProblem['reason']
    | 'no-lines'
    | 'too-many-lines'
    | 'unknown-column'
    | 'column-twice'
    | 'no-key-column'
    | 'too-many-cells'
    | 'error-cell'
    | 'unknown-product'
    | 'no-article'
    | 'product-twice';
  readonly detail: string;
}

/** One line of a table: which product it is about, and what it says of it. */
export interface ImportLine {
  readonly line: number;
  readonly id: number | null;
  readonly article: string | null;
  readonly fields: ProductFields;
  /** What it says of the purchase price; absent where the table has no such column. */
  readonly purchase?: PurchaseCells;
}

/** The header that a cell stands under, as its field. */
type Column = {
  readonly name: string;
  readonly field: ProductField | PurchaseColumn | typeof ID_COLUMN | null;
};

const problem = (
  line: number,
  column: string,
  reason: ImportProblem['reason'],
  detail = '',
): ImportProblem => ({ line, column, reason, detail });

/** Spreadsheets run what begins so; export leads it by an apostrophe, which import takes away again. */
const LED = /^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Whether who sends or takes a table may see and set purchase prices; who may not has no such columns. */
export interface PurchaseRight {
  readonly withPurchases: boolean;
}

/** Columns by what else a header may call them, as `tidyHeader` writes it. */
export type ColumnNames = ReadonlyMap<string, NonNullable<Column['field']>>;
/** A header without what people write differently: case, and blanks. */
export const tidyHeader = (cell: string): string => cell.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function readColumns(
  header: readonly string[],
  { withPurchases, names }: PurchaseRight & { readonly names?: ColumnNames },
): { columns: Column[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const columns = header.map((cell): Column => {
    const name = cell.trim();
    if (name === '') return { name, field: null };
    if (name === ID_COLUMN || isProductField(name) || (withPurchases && isPurchaseColumn(name)))
      return { name, field: name };
    const named = names?.get(tidyHeader(name));
    if (named !== undefined) return { name, field: named };
    problems.push(problem(1, name, 'unknown-column'));
    return { name, field: null };
  });
  for (const [place, { name, field }] of columns.entries()) {
    if (field !== null && columns.findIndex((other) => other.field === field) < place)
      problems.push(problem(1, name, 'column-twice'));
  }
  if (!columns.some(({ field }) => field === ID_COLUMN || field === 'article'))
    problems.push(problem(1, '', 'no-key-column'));
  return { columns, problems };
}

/** A table as it was read. */
interface ImportRead {
  /** Lines that say something, those with problems among them. */
  readonly filled: number;
  readonly lines: readonly ImportLine[];
  readonly problems: readonly ImportProblem[];
}

/** Rows after which a reader pauses: a few milliseconds. */
const ROWS_AT_ONCE = 50;

/**
 * Reads a table: its first row names the fields, `id` or `article` says which product a line is about. A cell that is empty empties its
 * field; `names` are what else columns may be called. A field without a column stays as it is. Empty lines do not count. Pauses now and then: ten thousand products take a second, in
 * which a program that does other things does not stand still.
 */
export function* readImportTable(
  table: readonly (readonly string[])[],
  right: PurchaseRight & { readonly names?: ColumnNames } = { withPurchases: false },
): Generator<void, ImportRead> {
  const [header = [], ...rows] = table;
  const { columns, problems } = readColumns(header, right);
  const refused = (why: readonly ImportProblem[]) => ({ filled: rows.length, lines: [], problems: why });
  // A table that does not say what its lines are about has nothing else to be judged.
  if (problems.some(({ reason }) => reason === 'no-key-column')) return refused(problems);
  if (rows.length > IMPORT_LINES_MAX)
    return refused([problem(0, '', 'too-many-lines', String(IMPORT_LINES_MAX))]);
  const lines: ImportLine[] = [];
  const seen = new Set<string>();
  let filled = 0;
  for (const [place, row] of rows.entries()) {
    const line = place + 2;
    if (line % ROWS_AT_ONCE === 0) yield;
    if (row.every((cell) => cell.trim() === '')) continue;
    filled += 1;
    if (row.slice(columns.length).some((cell) => cell.trim() !== '')) {
      problems.push(problem(line, '', 'too-many-cells'));
      continue;
    }
    const fields: Partial<Record<ProductField, string>> = {};
    const purchase: Partial<Record<PurchaseColumn, string>> = {};
    const failed: ImportProblem[] = [];
    let idCell = '';
    for (const [at, { field }] of columns.entries()) {
      const cell = (row[at] ?? '').replace(LED, '');
      if (field !== null && isErrorCell(cell.trim())) failed.push(problem(line, field, 'error-cell', cell));
      if (field === ID_COLUMN) idCell = cell.trim();
      else if (field !== null && isPurchaseColumn(field)) purchase[field] = tidyPurchaseCell(cell);
      else if (field !== null) fields[field] = tidyField(field, cell);
    }
    if (failed.length > 0) {
      problems.push(...failed);
      continue;
    }
    if (idCell !== '' && !/^[1-9]\d{0,8}$/.test(idCell)) {
      problems.push(problem(line, ID_COLUMN, 'unknown-product', idCell));
      continue;
    }
    const id = idCell === '' ? null : Number(idCell);
    const article = fields.article?.toUpperCase() || null;
    if (id === null && article === null) {
      problems.push(problem(line, 'article', 'no-article'));
      continue;
    }
    const keys = [
      ...(id === null ? [] : [{ column: ID_COLUMN, key: `id ${id}` }]),
      ...(article === null ? [] : [{ column: 'article', key: `article ${article}` }]),
    ];
    const again = keys.find(({ key }) => seen.has(key));
    for (const { key } of keys) seen.add(key);
    if (again) {
      problems.push(problem(line, again.column, 'product-twice', article ?? String(id)));
      continue;
    }
    lines.push({ line, id, article, fields, ...(Object.keys(purchase).length > 0 && { purchase }) });
  }
  if (lines.length === 0 && problems.length === 0) problems.push(problem(0, '', 'no-lines'));
  return { filled, lines, problems };
}

/** What a line would change: of the product `id`, or of one that it adds (null), field by field. */
export interface PlannedChange {
  readonly line: number;
  readonly id: number | null;
  readonly changes: Readonly<Partial<Record<ProductField, FieldChange>>>;
  /** The purchase price that it enters; absent for none. */
  readonly purchase?: PlannedPurchase;
}

/** A product as a line finds it. */
interface StoredProduct extends StandingProduct {
  readonly id: number;
  readonly fields: ProductFields;
}

/** Decides what one line changes of the product that it is about; null where it says what is so already. `stored` is null for a product that it adds; `now` is ISO 8601 in UTC. */
export function planLine(
  { line, id, fields }: ImportLine,
  stored: StoredProduct | null,
  now: string,
): { readonly planned: PlannedChange | null } | { readonly problems: readonly ImportProblem[] } {
  if (stored === null && id !== null)
    return { problems: [problem(line, ID_COLUMN, 'unknown-product', String(id))] };
  const before = stored?.fields ?? {};
  const typed = { ...before, ...fields, ...(stored === null && { published: 'no' }) };
  const wanted = stored === null ? typed : withoutOvertaken(before, typed);
  const read = readFields(wanted, stored);
  const after = read.ok ? printFields(read.product) : {};
  const problems = { ...pastProblems(before, wanted, now), ...(read.ok ? {} : read.problems) };
  if (Object.keys(problems).length > 0) {
    return {
      problems: Object.entries(problems).map(([column, { reason, detail }]) =>
        problem(line, column, reason, detail),
      ),
    };
  }
  const changes = changedFields(before, after, PRODUCT_FIELDS);
  return {
    planned: Object.keys(changes).length === 0 ? null : { line, id: stored?.id ?? null, changes },
  };
}

/** What a line makes of its product, with the purchase price that it enters; all problems of both at once. `current` is the one in force. */
export function planWhole(
  line: ImportLine,
  { stored, current, now }: { stored: StoredProduct | null; current: StandingPurchase | null; now: string },
): ReturnType<typeof planLine> {
  const plan = planLine(line, stored, now);
  const bought = planPurchase(line.purchase ?? {}, line.purchase === undefined ? null : current);
  const problems = [
    ...('problems' in plan ? plan.problems : []),
    ...('problems' in bought
      ? bought.problems.map(({ column, reason, detail }) => problem(line.line, column, reason, detail))
      : []),
  ];
  if ('problems' in plan || 'problems' in bought) return { problems };
  if (bought.planned === null) return plan;
  const planned = plan.planned ?? { line: line.line, id: stored?.id ?? null, changes: {} };
  return { planned: { ...planned, purchase: bought.planned } };
}
