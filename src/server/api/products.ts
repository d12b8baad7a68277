import * as v from 'valibot';
import { PRODUCT_GROUPS, type ProductGroup } from '../catalogue/describe-products.ts';
import type { ProductCondition, ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { ProductPage } from '../catalogue/list-products.ts';
import { isCancelled } from '../database/is-unavailable.ts';
import type { AppOptions } from '../http/app-options.ts';
import { oneAtATime, type Turn } from '../one-at-a-time.ts';
import { populateParameter } from './query/populate.ts';
import { answerProblem, type Problem } from './problem.ts';
import { filtersParameter, readsTexts } from './query/filters.ts';
import {
  queryInteger,
  currencyParameter,
  localeParameter,
  requestedCurrency,
  requestedLocale,
  queryObject,
} from './query/parameters.ts';
import { PAGE_SIZE, paginationMeta, paginationMetaSchema, paginationParameter } from './query/pagination.ts';
import { sortParameter } from './query/sort.ts';
import { defineRoute } from './route.ts';
import { productRecord, productRecordSchema } from './serializers/product-record.ts';

const KNOWN = [
  'general_information',
  'general_information.images',
  'pricing_and_inventory',
  ...PRODUCT_GROUPS,
  'localizations.general_information',
];

/** The parameter `populate` of products. */
const productPopulate = populateParameter(
  KNOWN,
  'Groups to add; `general_information` and `pricing_and_inventory` are always there.',
);

/** The groups that have to be read for what was named. */
const productGroups = (named: ReadonlySet<string> = new Set()): ReadonlySet<ProductGroup> =>
  new Set(PRODUCT_GROUPS.filter((group) => named.has(group)));

const equals = (what: string) =>
  v.optional(v.pipe(v.string('Expected one text'), v.nonEmpty('Expected a text'), v.description(what)));

const query = queryObject({
  filters: v.optional(filtersParameter),
  populate: v.optional(productPopulate),
  sort: v.optional(sortParameter),
  pagination: paginationParameter(PAGE_SIZE),
  type: equals('Short for `filters[type][$eq]`: the name of a category in Ukrainian.'),
  categoryId: v.optional(
    queryInteger(
      { min: 1, max: 2_147_483_647 },
      'Short for `filters[categoryId][$eq]`; the products of sub-categories belong to it.',
    ),
  ),
  brand: equals('Short for `filters[brand][$eq]`.'),
  locale: localeParameter,
  currency: currencyParameter,
});

function conditionOf({ filters, type, brand, categoryId }: v.InferOutput<typeof query>): ProductCondition {
  const equal = (field: 'type' | 'brand', value: string | undefined): ProductCondition[] =>
    value === undefined ? [] : [{ kind: 'text', field, operator: '$eq', values: [value] }];
  const inCategory: ProductCondition[] =
    categoryId === undefined
      ? []
      : [{ kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] }];
  return {
    kind: 'and',
    conditions: [
      ...(filters ? [filters] : []),
      ...equal('type', type),
      ...equal('brand', brand),
      ...inCategory,
    ],
  };
}

/** Questions that compare texts, of which one is worked on by an instance at a time. */
const QUESTIONS_WAITING_MAX = 8;
const QUESTION_LIMIT_MS = 2_000;
const REFUSALS = {
  busy: {
    status: 503,
    message: 'Too many filters of texts are asked for at this moment',
    details: { reason: 'filters-busy' },
    headers: { 'Retry-After': '5' },
  },
  slow: {
    status: 503,
    message: 'These filters take too long: name fewer conditions or longer texts',
    details: { reason: 'filters-too-slow' },
    headers: { 'Retry-After': '30' },
  },
} as const;

/** `GET /products`: the catalogue and its search (S §7). */
export const products = ({ shop }: Pick<AppOptions, 'shop'>) => {
  const inTurn = oneAtATime({ waitingMax: QUESTIONS_WAITING_MAX });
  const list = async (query: ProductQuery, filters: ProductCondition | undefined | null) => {
    const find = (asked: ProductQuery) => shop.catalogue.listProducts(asked);
    if (!filters || !readsTexts(filters)) return { ok: true, value: await find(query) } as const;
    return inTurn(() => find({ ...query, timeLimitMs: QUESTION_LIMIT_MS }));
  };
  const tryToList = (...asked: Parameters<typeof list>): Promise<Turn<ProductPage> | 'slow'> =>
    list(...asked).catch((error: unknown) => {
      if (isCancelled(error)) return 'slow';
      throw error;
    });

  return defineRoute({
    method: 'GET',
    isShared: true,
    path: '/products',
    tag: 'Catalogue',
    summary: 'Products, filtered, sorted and by pages',
    description:
      'Every record has its general information and its prices; the other groups are added by `populate`.',
    query,
    answers: {
      200: {
        description: 'A page of products.',
        content: v.strictObject({ data: v.array(productRecordSchema), meta: paginationMetaSchema }),
      },
    },
    example:
      '/products?filters[pricing_and_inventory][price][$lte]=20000&sort=price:asc&pagination[pageSize]=5&populate=specifications',
    async answer(c, asked) {
      const locale = requestedLocale(c, asked.locale);
      const currency = requestedCurrency(c, asked.currency);
      const turn = await tryToList(
        { locale, currency, condition: conditionOf(asked), sort: asked.sort ?? [], ...asked.pagination },
        asked.filters,
      );
      if (turn === 'slow') return answerProblem(c, REFUSALS.slow);
      if (!turn.ok) return answerProblem(c, REFUSALS.busy);
      const { products: found, total } = turn.value;
      const described = await shop.catalogue.describeProducts(found, {
        locale,
        groups: productGroups(asked.populate),
      });
      return c.json({
        data: described.map((each) => productRecord(each, { locale, currency })),
        meta: paginationMeta(asked.pagination, total),
      });
    },
  });
};

const ID = /^[1-9]\d{0,9}$/;
const ID_MAX = 2_147_483_647;
/** The id that a path names; null if no product can have it. */
export const productIdOf = (text: string) => (ID.test(text) && Number(text) <= ID_MAX ? Number(text) : null);

/** The answer to an id that no product has. */
export const PRODUCT_NOT_FOUND = {
  status: 404,
  message: 'No product has this id',
  details: { reason: 'product-not-found' },
} as const satisfies Problem;

/** `GET /products/{id}` (S §7). */
export const product = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/products/{id}',
    tag: 'Catalogue',
    summary: 'One product',
    pathParameters: {
      id: { schema: v.pipe(v.number(), v.integer(), v.minValue(1)), description: 'The product’s id.' },
    },
    query: queryObject({
      populate: v.optional(productPopulate),
      locale: localeParameter,
      currency: currencyParameter,
    }),
    answers: {
      200: { description: 'The product.', content: v.strictObject({ data: productRecordSchema }) },
    },
    problems: [404],
    example: '/products/101?populate=*&locale=en',
    async answer(c, asked) {
      const locale = requestedLocale(c, asked.locale);
      const currency = requestedCurrency(c, asked.currency);
      const id = productIdOf(c.req.param('id') ?? '');
      const found = id === null ? [] : await shop.catalogue.productsByIds([id], locale);
      const [described] = await shop.catalogue.describeProducts(found, {
        locale,
        groups: productGroups(asked.populate),
      });
      if (!described) {
        return answerProblem(c, PRODUCT_NOT_FOUND);
      }
      return c.json({ data: productRecord(described, { locale, currency }) });
    },
  });
