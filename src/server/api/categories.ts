import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { menuOf } from '../../domain/catalogue/menu.ts';
import { MENU_GROUPS } from '../../domain/catalogue/categories.ts';
import { lookUpIn } from '../messages/messages.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { logger } from '../http/logger.ts';
import { localeParameter, requestedLocale, queryObject } from './query/parameters.ts';
import {
  pageOf,
  PAGE_SIZE_MAX,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { populateParameter } from './query/populate.ts';
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

const menuSchema = v.strictObject({
  data: v.array(
    v.pipe(
      v.strictObject({
        group: v.picklist(MENU_GROUPS),
        name: v.string(),
        links: v.array(v.strictObject({ slug: v.string(), name: v.string(), picture: v.string() })),
        featured: v.strictObject({ picture: v.string(), name: v.string(), path: v.string() }),
      }),
      v.title('MenuSection'),
    ),
  ),
});

/**
 * `GET /menu`: the shop's menu (S §2), which pages leave out of their HTML and draw when somebody reaches for it. A
 * catalogue that is gone leaves the built-in names.
 */
export const menu = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/menu',
    tag: 'Catalogue',
    summary: 'The groups of the menu with their categories',
    query: queryObject({ locale: localeParameter }),
    answers: { 200: { description: 'The groups in their order.', content: menuSchema } },
    example: '/menu?locale=en',
    async answer(c, query) {
      const locale = requestedLocale(c, query.locale);
      const categories = await shop.catalogue.listCategories(locale).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        logger.warn({ err: error }, 'the menu has its built-in names');
        return [];
      });
      return c.json({ data: menuOf(categories, lookUpIn(locale)) });
    },
  });
