import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { equals, queryFlag } from './query/equals.ts';
import { queryInteger } from './query/integer.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import {
  pageOf,
  PAGE_SIZE,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { populateParameter } from './query/populate.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { categoryName, categoryNameSchema } from './serializers/category-record.ts';
import { identityEntries, identityOf } from './serializers/identity.ts';
import { imageRecord, imageSchema } from './serializers/image-record.ts';

const categoryId = queryInteger({ min: 1, max: 2_147_483_647 }, 'The promoted category.');
const isActive = queryFlag('Inactive promotions are not public: `false` finds none.');

/** A promotion as the API answers it (S §3). */
export const promotionSchema = v.pipe(
  v.strictObject({
    ...identityEntries,
    title: v.string(),
    active: v.boolean(),
    image: v.nullable(imageSchema),
    category: v.nullable(categoryNameSchema),
  }),
  v.title('Promotion'),
);

/** `GET /promotions`: the active promotions, of one category or all (S §7). */
export const promotions = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/promotions',
    tag: 'Showcase',
    summary: 'Active promotions of categories',
    query: queryObject({
      filters: v.optional(
        queryObject({
          category: v.optional(queryObject({ id: equals(categoryId) })),
          active: v.optional(equals(isActive)),
        }),
        {},
      ),
      populate: v.optional(populateParameter(['image', 'category'], 'Accepted; records are always whole.')),
      pagination: paginationParameter(PAGE_SIZE),
      locale: localeParameter,
    }),
    answers: {
      200: {
        description: 'A page of promotions.',
        content: v.strictObject({ data: v.array(promotionSchema), meta: paginationMetaSchema }),
      },
    },
    example: '/promotions?filters[category][id][$eq]=1&filters[active][$eq]=true&populate=image',
    async answer(c, { filters, pagination, locale: given }) {
      const locale = requestedLocale(c, given);
      const [found, categories] = await Promise.all([
        filters.active === false ? [] : shop.content.listPromotions(locale, filters.category?.id ?? null),
        shop.catalogue.listCategories(locale),
      ]);
      const data = pageOf(found, pagination).map((promotion) => {
        const category = categories.find(({ id }) => id === promotion.categoryId);
        return {
          ...identityOf(promotion.id),
          title: promotion.title,
          active: promotion.active,
          image: imageRecord(promotion.picture, promotion.title),
          category: category ? categoryName(category) : null,
        };
      });
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });
