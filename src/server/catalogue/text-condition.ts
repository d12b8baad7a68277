import { and, eq, exists, ilike, inArray, like, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductCondition, TextField, TextOperator } from '../../domain/catalogue/product-filter.ts';
import type { ConditionScope } from './condition-scope.ts';
import { likePattern } from './like-pattern.ts';
import { anySpecification, plainSpaces } from './specification-condition.ts';
import { categories, categoryTexts, products, productTags, productTexts, tagTexts } from './tables.ts';

function compareText(column: AnyColumn | SQL, operator: TextOperator, values: readonly string[]): SQL {
  const text = sql`${column}`;
  const [value = ''] = values;
  switch (operator) {
    case '$eq':
      return eq(text, value);
    case '$eqi':
      return sql`lower(${text}) = lower(${value})`;
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

const anyText = alias(productTexts, 'any_text');
const ownCategory = alias(categories, 'own_category');

function onField(field: TextField, compare: (column: AnyColumn | SQL) => SQL, scope: ConditionScope): SQL {
  const { database, locale } = scope;
  const one = { one: sql`1` };
  const inTexts = (column: AnyColumn) =>
    exists(
      database
        .select(one)
        .from(anyText)
        .where(and(eq(anyText.productId, products.id), compare(column))),
    );
  const inCategoryTexts = (wanted: SQL) =>
    exists(
      database
        .select(one)
        .from(ownCategory)
        .innerJoin(
          categoryTexts,
          or(
            eq(categoryTexts.categoryId, ownCategory.id),
            eq(categoryTexts.categoryId, ownCategory.parentId),
          ),
        )
        .where(and(eq(ownCategory.id, products.categoryId), wanted)),
    );
  switch (field) {
    case 'name':
      return compare(productTexts.name);
    case 'description':
      return compare(productTexts.description);
    case 'summary':
      return compare(productTexts.summary);
    case 'localizations.name':
      return inTexts(anyText.name);
    case 'localizations.description':
      return inTexts(anyText.description);
    case 'specifications.value':
      return anySpecification(compare);
    case 'brand':
      return compare(products.brand);
    case 'articleNumber':
      return compare(products.articleNumber);
    case 'type': // the category's Ukrainian name (S §3)
      return inCategoryTexts(sql`${eq(categoryTexts.locale, 'uk')} and ${compare(categoryTexts.name)}`);
    case 'categories.name':
      return inCategoryTexts(sql`${eq(categoryTexts.locale, locale)} and ${compare(categoryTexts.name)}`);
    case 'categories.slug':
      return exists(
        database
          .select(one)
          .from(ownCategory)
          .innerJoin(
            categories,
            or(eq(categories.id, ownCategory.id), eq(categories.id, ownCategory.parentId)),
          )
          .where(and(eq(ownCategory.id, products.categoryId), compare(categories.slug))),
      );
    case 'tags.name':
      return exists(
        database
          .select(one)
          .from(productTags)
          .innerJoin(tagTexts, and(eq(tagTexts.tag, productTags.tag), eq(tagTexts.locale, locale)))
          .where(and(eq(productTags.productId, products.id), compare(tagTexts.name))),
      );
  }
}

/** A comparison of one of a product's texts, as SQL over `products` joined with `product_texts` of the language. */
export function textCondition(
  { field, operator, values: given }: Extract<ProductCondition, { kind: 'text' }>,
  scope: ConditionScope,
): SQL {
  const values = field === 'specifications.value' ? given.map(plainSpaces) : given;
  return onField(field, (column) => compareText(column, operator, values), scope);
}
