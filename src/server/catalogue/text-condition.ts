import {
  sql,
  type AnyColumn,
  type SQL,
  and,
  eq,
  ilike,
  inArray,
  like,
  ne,
  or,
  type SQLWrapper,
} from 'drizzle-orm';
import type {
  ProductQuery,
  ProductCondition,
  TextField,
  TextOperator,
} from '../../domain/catalogue/product-filter.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { likePattern, escapeLike } from '../database/sql.ts';
import { categoryNameOfType } from '../../domain/catalogue/category-of-type.ts';
import { productTexts, categories, categoryTexts } from './tables.ts';
import { productTags, tagTexts } from './tag-tables.ts';
import { listedProducts } from './listing-tables.ts';

/** What conditions on products are read in: the request's language and currency. */
export type ConditionScope = Pick<ProductQuery, 'locale' | 'currency'>;

/** Parts of a text that normalising keeps as they are: long enough not to be a unit, which would join its number. */
const KEPT_PART = /\p{L}{4,}|(?<![\p{L}\p{N}])\p{N}{3,}(?![\p{L}\p{N}])/gu;
/** Units and their joined spellings (`кВт год` as one word); they are written anew when texts are indexed. */
const UNITS = ['квтгод', 'kwгод', 'квтh', 'kwh'];
const PARTS_MAX = 3;

/** What every text that contains `text` has among its indexed words, as parts of them; empty if nothing is sure. */
function partsOf(text: string): readonly string[] {
  const parts = (text.match(KEPT_PART) ?? [])
    .map(normaliseSearch)
    .filter((part) => /^[\p{L}\p{N}]{3,}$/u.test(part) && !UNITS.some((unit) => unit.includes(part)));
  return [...new Set(parts)].toSorted((a, b) => b.length - a.length).slice(0, PARTS_MAX);
}

/**
 * Narrows texts of products to those whose indexed words can contain a text; undefined if any text might.
 * What is left must still be compared. The words that have a part are few, and found among words alone.
 */
export function hasWordsOf(text: string, indexed: AnyColumn): SQL | undefined {
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  const words = parts.map(
    (part) =>
      sql`(select string_agg(quote_literal(word), '|')::tsquery from search_words where word like ${likePattern(part)})`,
  );
  return sql`array_to_tsvector(string_to_array(${indexed}, ' ')) @@ (${sql.join(words, sql` && `)})`;
}

/** What printed specs hold and nobody types: spaces that do not break, and lowered digits (`LiFePO₄`). */
const PRINTED = '\u{a0}\u{202f}₀₁₂₃₄₅₆₇₈₉';
const TYPED = '  0123456789';

/** A text with what only printed specs hold as it is typed, so that both spellings are found (S §7). */
const asTyped = (text: string): string =>
  text.replaceAll(/[\u{a0}\u{202f}₀-₉]/gu, (sign) => TYPED[PRINTED.indexOf(sign)] ?? sign);

const value = sql`translate(substr(line, strpos(line, ': ') + 2), ${PRINTED}, ${TYPED})`;

/** Whether any printed spec of a product, without its label, stands the comparison (S §5). */
const anySpecification = (compare: (value: SQL) => SQL): SQL =>
  sql`exists (select 1 from regexp_split_to_table(${productTexts.specificationText}, E'\n') as line where ${compare(value)})`;

type TextCondition = Extract<ProductCondition, { kind: 'text' }>;
type Compare = (column: SQLWrapper) => SQL;

function compareText(column: SQLWrapper, operator: TextOperator, values: readonly string[]): SQL {
  const text = sql`${column}`;
  const [value = ''] = values;
  switch (operator) {
    case '$eq':
      return eq(text, value);
    case '$eqi': // which an index of trigrams answers, unlike lower(…)
      return ilike(text, escapeLike(value));
    case '$ne':
      return ne(text, value);
    case '$in':
      return inArray(text, [...values]);
    case '$contains':
      return like(text, likePattern(value));
    case '$containsi':
      return ilike(text, likePattern(value));
  }
}

/** What the words of names or of whole texts tell of a comparison; undefined where it must be made with every text. */
function wordsOf({ field, operator, values }: TextCondition): SQL | undefined {
  if (operator === '$ne') return undefined;
  const isOfName = field === 'name' || field === 'localizations.name';
  const each = values.map((value) =>
    hasWordsOf(value, isOfName ? productTexts.searchName : productTexts.searchText),
  );
  return each.includes(undefined) ? undefined : or(...each);
}

const fromTexts = (...conditions: readonly (SQL | undefined)[]) =>
  sql`select ${productTexts.productId} from ${productTexts} where ${and(...conditions)}`;
const fromCategories = (categoryIds: SQL) =>
  sql`select member.product_id from ${listedProducts} member where member.category_id in (${categoryIds})`;

const OWN_TEXTS: Partial<Record<TextField, AnyColumn>> = {
  name: productTexts.name,
  description: productTexts.description,
  summary: productTexts.summary,
};
const ALL_TEXTS: Partial<Record<TextField, AnyColumn>> = {
  'localizations.name': productTexts.name,
  'localizations.description': productTexts.description,
};

function idsByRelated(field: TextField, compare: Compare, { locale }: ConditionScope): SQL {
  const namedIn = (language: string) =>
    fromCategories(
      sql`select ${categoryTexts.categoryId} from ${categoryTexts} where ${sql`${categoryTexts.locale} = ${language}`} and ${compare(categoryTexts.name)}`,
    );
  switch (field) {
    case 'type': // the category's Ukrainian name, in any case (S §3)
      return namedIn('uk');
    case 'categories.name':
      return namedIn(locale);
    case 'categories.slug':
      return fromCategories(
        sql`select ${categories.id} from ${categories} where ${compare(categories.slug)}`,
      );
    case 'tags.name':
      return sql`select ${productTags.productId} from ${productTags} where ${productTags.tag} in (
        select ${tagTexts.tag} from ${tagTexts} where ${eq(tagTexts.locale, locale)} and ${compare(tagTexts.name)})`;
    default:
      return sql`select ${listedProducts.productId} from ${listedProducts} where ${listedProducts.categoryId} = 0
        and ${compare(field === 'brand' ? listedProducts.brand : listedProducts.articleNumber)}`;
  }
}

/** A condition's values as they are compared: specs as they are typed, types by their categories' names. */
function valuesOf({ field, values }: TextCondition): readonly string[] {
  if (field === 'specifications.value') return values.map(asTyped);
  return field === 'type' ? values.map(categoryNameOfType) : values;
}

/** The ids of products of which a text stands the comparison, in the language of the scope unless the field is of all. */
export function idsByText(condition: TextCondition, scope: ConditionScope): SQL {
  const { field, operator } = condition;
  const values = valuesOf(condition);
  const compare: Compare = (column) =>
    field === 'type' && (operator === '$eq' || operator === '$in')
      ? sql`(${sql.join(
          values.map((value) => compareText(column, '$eqi', [value])),
          sql` or `,
        )})`
      : compareText(column, operator, values);
  const inLanguage = eq(productTexts.locale, scope.locale);
  if (field === 'specifications.value')
    return fromTexts(inLanguage, wordsOf(condition), anySpecification(compare));
  const [own, any] = [OWN_TEXTS[field], ALL_TEXTS[field]];
  if (own) return fromTexts(inLanguage, wordsOf(condition), compare(own));
  if (any) return fromTexts(wordsOf(condition), compare(any));
  return idsByRelated(field, compare, scope);
}
