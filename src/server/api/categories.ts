import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import {
  pageOf,
  PAGE_SIZE_MAX,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { populateParameter } from './query/populate.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { categoryRecord, categoryRecordSchema } from './serializers/category-record.ts';

/** `GET /categories` (S §7): all of them fit on the default page, because tiles and menus need all. */
export const categories = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/categories',
    tag: 'Catalogue',
    summary: 'Categories in the order of the menus',
    query: queryObject({
      populate: v.optional(populateParameter(['image', 'parent'], 'Accepted; records are always whole.')),
      pagination: paginationParameter(PAGE_SIZE_MAX),
      locale: localeParameter,
    }),
    answers: {
      200: {
        description: 'The categories.',
        content: v.strictObject({ data: v.array(categoryRecordSchema), meta: paginationMetaSchema }),
      },
    },
    example: '/categories?locale=en',
    async answer(c, { locale, pagination }) {
      const all = await shop.catalogue.listCategories(requestedLocale(c, locale));
      return c.json({
        data: pageOf(all, pagination).map((category) => categoryRecord(category, all)),
        meta: paginationMeta(pagination, all.length),
      });
    },
  });
