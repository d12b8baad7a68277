import * as v from 'valibot';
import { menuOf } from '../../domain/catalogue/menu.ts';
import { MENU_GROUPS } from '../../domain/catalogue/categories.ts';
import { lookUpIn } from '../messages/look-up.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import type { AppOptions } from '../http/app-options.ts';
import { logger } from '../http/logger.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

const menuSchema = v.strictObject({
  data: v.array(
    v.pipe(
      v.strictObject({
        group: v.picklist(MENU_GROUPS),
        name: v.string(),
        links: v.array(v.strictObject({ slug: v.string(), name: v.string(), picture: v.string() })),
        featured: v.strictObject({ scene: v.string(), name: v.string(), path: v.string() }),
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
