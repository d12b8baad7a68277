import {
  and,
  eq,
  ilike,
  inArray,
  like,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { categoryNameOfType } from '../../domain/catalogue/categories.ts';
import type { ProductCondition, TextField, TextOperator } from '../../domain/catalogue/product-filter.ts';
import type { ConditionScope } from './condition-scope.ts';
import { hasWordsOf } from './has-words.ts';
import { escapeLike, likePattern } from './like-pattern.ts';
import { listedProducts } from './listing-tables.ts';
import { anySpecification, asTyped } from './specification-condition.ts';
import { categories, categoryTexts, productTags, productTexts, tagTexts } from './tables.ts';

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

/** A condition's values as they are compared: figures as they are typed, types by their categories' names. */
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
