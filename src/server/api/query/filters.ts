import * as v from 'valibot';
import type {
  NumberField,
  TextField,
  NumberOperator,
  ProductCondition,
  TextOperator,
} from '../../../domain/catalogue/product-filter.ts';
import { fromMajor } from '../../../domain/money/major-units.ts';
import { faultReporter, type ReportFault } from './parse-query.ts';

/** What a filter's name means and how its values are written. */
type FilterField =
  | { readonly kind: 'text'; readonly field: TextField }
  /** Whole numbers. */
  | { readonly kind: 'integer'; readonly field: NumberField }
  /** Decimals in major units of the request's currency. */
  | { readonly kind: 'amount'; readonly field: NumberField };

const text = (field: TextField): FilterField => ({ kind: 'text', field });
const integer = (field: NumberField): FilterField => ({ kind: 'integer', field });
const amount = (field: NumberField): FilterField => ({ kind: 'amount', field });

/** Every filter of products by the place of its value in the record (R14). */
export const FILTER_FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['id', integer('id')],
  ['documentId', integer('id')],
  ['articleNumber', text('articleNumber')],
  ['sku', text('articleNumber')],
  ['type', text('type')],
  ['categoryId', integer('categoryId')],
  ['brand', text('brand')],
  ['general_information.name', text('name')],
  ['general_information.description', text('description')],
  ['general_information.brand', text('brand')],
  ['pricing_and_inventory.price', amount('price')],
  ['pricing_and_inventory.day_price', amount('dayPrice')],
  ['pricing_and_inventory.week_price', amount('weekPrice')],
  ['pricing_and_inventory.month_price', amount('monthPrice')],
  ['pricing_and_inventory.stock', integer('stock')],
  ['localizations.general_information.name', text('localizations.name')],
  ['localizations.general_information.description', text('localizations.description')],
  ['categories.id', integer('categoryId')],
  ['categories.name', text('categories.name')],
  ['categories.slug', text('categories.slug')],
  ['tags.name', text('tags.name')],
  ['specifications.value', text('specifications.value')],
]);

/** Whether a path leads to filters without being one: `categories`, `localizations.general_information`. */
export const isFilterGroup = (path: string): boolean =>
  [...FILTER_FIELDS.keys()].some((name) => name.startsWith(`${path}.`));

/** The greatest id or stock that the database can hold. */
const INTEGER_MAX = 2_147_483_647;

function integerOf(text: string): number | null {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= INTEGER_MAX ? value : null;
}

/** Minor units; a third decimal names no amount that a price could equal or be compared with. */
const minorOf = (text: string): number | null =>
  /^-?\d{1,12}(\.\d{1,2})?$/.test(text) ? fromMajor(Number(text), 'UAH').minor : null;

/** The number that a filter's value names; null if it names none. */
const filterNumber = (kind: Exclude<FilterField['kind'], 'text'>, text: string): number | null =>
  kind === 'integer' ? integerOf(text) : minorOf(text);

const TEXT_OPERATORS: readonly TextOperator[] = ['$eq', '$eqi', '$ne', '$in', '$contains', '$containsi'];
const NUMBER_OPERATORS: readonly NumberOperator[] = ['$eq', '$ne', '$in', '$lt', '$lte', '$gt', '$gte'];

/**
 * What one question may ask of the database. The search of S §7 looks for one text in seven fields; each text that has to
 * be looked for costs a reading of all products where no word index helps.
 */
const CONDITIONS_MAX = 10;
const SEARCHED_TEXTS_MAX = 3;
const VALUES_MAX = 50;
const TEXT_LENGTH_MAX = 2000;
/** Answered by no plain comparison in an index. */
const SEARCHING: ReadonlySet<TextOperator> = new Set<TextOperator>([
  '$eqi',
  '$ne',
  '$contains',
  '$containsi',
]);

type Comparison = Extract<ProductCondition, { readonly values: readonly unknown[] }>;
type Path = readonly string[];
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const join = (kind: 'and' | 'or', conditions: readonly ProductCondition[]): ProductCondition | null => {
  const [only] = conditions;
  return conditions.length === 1 && only ? only : only ? { kind, conditions } : null;
};
const negate = (condition: ProductCondition | null): ProductCondition | null =>
  condition && { kind: 'not', condition };

function readComparison(
  { operator, value }: { operator: string; value: unknown },
  field: FilterField,
  report: (message: string) => null,
): ProductCondition | null {
  const given = operator === '$in' && Array.isArray(value) ? value : [value];
  if (!given.every(isText))
    return report(operator === '$in' ? 'Expected a list of values' : 'Expected one value');
  if (given.length > VALUES_MAX) return report(`Expected at most ${VALUES_MAX} values`);
  if (field.kind === 'text') {
    if (given.some(({ length }) => length > TEXT_LENGTH_MAX))
      return report(`Expected at most ${TEXT_LENGTH_MAX} characters`);
    const known = TEXT_OPERATORS.find((name) => name === operator);
    if (!known) return report('Unknown operator for a text');
    return { kind: 'text', field: field.field, operator: known, values: given };
  }
  const known = NUMBER_OPERATORS.find((name) => name === operator);
  if (!known) return report('Unknown operator for a number');
  const values = given.flatMap((text) => filterNumber(field.kind, text) ?? []);
  if (values.length < given.length)
    return report(field.kind === 'integer' ? 'Expected an integer' : 'Expected an amount');
  return { kind: 'number', field: field.field, operator: known, values };
}

/** The comparisons that a condition is joined of. */
function comparisonsIn(condition: ProductCondition): readonly Comparison[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(comparisonsIn);
    case 'not':
      return comparisonsIn(condition.condition);
    case 'spec':
    case 'machine':
      return [];
    default:
      return [condition];
  }
}

/** Whether a condition compares texts, which costs more than numbers do. */
export const readsTexts = (condition: ProductCondition): boolean =>
  comparisonsIn(condition).some(({ kind }) => kind === 'text');

/** What is too much of a condition as a whole; null where it may be asked. */
function excessOf(condition: ProductCondition): string | null {
  const comparisons = comparisonsIn(condition);
  if (comparisons.length > CONDITIONS_MAX) return `Expected at most ${CONDITIONS_MAX} conditions`;
  const searched = comparisons.flatMap((part) =>
    part.kind === 'text' && SEARCHING.has(part.operator) ? part.values : [],
  );
  return new Set(searched).size > SEARCHED_TEXTS_MAX
    ? `Expected at most ${SEARCHED_TEXTS_MAX} different texts to search for`
    : null;
}

/** Reads the `filters` of products; what is wrong is reported with its place, and null is answered. */
function readFilters(input: Node, report: ReportFault): ProductCondition | null {
  const fault = (path: Path) => (message: string) => {
    report(path, message);
    return null;
  };

  const readField = (value: unknown, field: FilterField, path: Path): ProductCondition | null => {
    if (!isNode(value)) return readComparison({ operator: '$eq', value }, field, fault(path));
    const parts = Object.entries(value).map(([operator, inner]) =>
      operator === '$not'
        ? negate(readField(inner, field, [...path, operator]))
        : readComparison({ operator, value: inner }, field, fault([...path, operator])),
    );
    return join(
      'and',
      parts.filter((part) => part !== null),
    );
  };

  const readList = (value: unknown, kind: 'and' | 'or', at: { path: Path; group: string }) => {
    if (!Array.isArray(value)) return fault(at.path)('Expected a list: $or[0][…]');
    const parts = value.map((item: unknown, index) =>
      readGroup(item, { ...at, path: [...at.path, String(index)] }),
    );
    return join(
      kind,
      parts.filter((part) => part !== null),
    );
  };

  const readGroup = (
    value: unknown,
    { path, group }: { path: Path; group: string },
  ): ProductCondition | null => {
    if (!isNode(value)) return fault(path)('Expected fields in brackets');
    const parts = Object.entries(value).map(([key, inner]) => {
      const at = { path: [...path, key], group };
      if (key === '$and') return readList(inner, 'and', at);
      if (key === '$or') return readList(inner, 'or', at);
      if (key === '$not') return negate(readGroup(inner, at));
      const name = group === '' ? key : `${group}.${key}`;
      const field = FILTER_FIELDS.get(name);
      if (field) return readField(inner, field, at.path);
      if (isFilterGroup(name)) return readGroup(inner, { path: at.path, group: name });
      return fault(at.path)('Unknown field');
    });
    return join(
      'and',
      parts.filter((part) => part !== null),
    );
  };

  const condition = readGroup(input, { path: [], group: '' });
  const excess = condition && excessOf(condition);
  return excess === null ? condition : fault([])(excess);
}

const DESCRIPTION = `Conditions in brackets: \`filters[field][operator]=value\`, several of which must all hold. Lists of
conditions are joined by \`$and\` and \`$or\` (\`filters[$or][0][…]\`), \`$not\` reverses one. Texts know
${TEXT_OPERATORS.map((name) => `\`${name}\``).join(', ')}, numbers ${NUMBER_OPERATORS.map((name) => `\`${name}\``).join(', ')}; a value without
operator means \`$eq\`. At most ${CONDITIONS_MAX} conditions, and in
${[...SEARCHING].map((name) => `\`${name}\``).join(', ')} at most ${SEARCHED_TEXTS_MAX} different texts; at most ${VALUES_MAX} values in a list,
${TEXT_LENGTH_MAX} characters in a text. Texts are those of the request's language except under \`localizations\`; amounts are major units of the
request's currency. Fields: ${[...FILTER_FIELDS.keys()].map((name) => `\`${name}\``).join(', ')}.`;

/** The parameter `filters` of products. */
export const filtersParameter = v.pipe(
  v.record(v.string(), v.unknown(), 'Expected fields in brackets'),
  v.metadata({
    type: 'object',
    description: DESCRIPTION.replaceAll('\n', ' '),
    examples: [{ general_information: { name: { $containsi: 'LONGi' } } }],
  }),
  v.rawTransform((context) => readFilters(context.dataset.value, faultReporter(context))),
);
