import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { equals, queryFlag } from './query/equals.ts';
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
import { identityEntries, identityOf } from './serializers/identity.ts';

/** An advertisement as the API answers it (S §3). */
export const adSchema = v.pipe(
  v.strictObject({
    ...identityEntries,
    title: v.string(),
    description: v.string(),
    type: v.picklist(['image', 'video']),
    contentUrl: v.string(),
    link: v.string(),
    active: v.boolean(),
  }),
  v.title('Ad'),
);

const isActive = queryFlag('Inactive advertisements are not public: `false` finds none.');

/** `GET /ads`: the active advertisements (S §7). */
export const ads = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/ads',
    tag: 'Showcase',
    summary: 'Active advertisements',
    query: queryObject({
      active: v.optional(isActive),
      filters: v.optional(queryObject({ active: v.optional(equals(isActive)) }), {}),
      populate: v.optional(populateParameter(['content'], 'Accepted; records are always whole.')),
      pagination: paginationParameter(PAGE_SIZE),
      locale: localeParameter,
    }),
    answers: {
      200: {
        description: 'A page of advertisements.',
        content: v.strictObject({ data: v.array(adSchema), meta: paginationMetaSchema }),
      },
    },
    example: '/ads?filters[active][$eq]=true&populate=*',
    async answer(c, { active, filters, pagination, locale }) {
      const wanted = active ?? filters.active ?? true;
      const found = wanted ? await shop.content.listAds(requestedLocale(c, locale)) : [];
      const data = pageOf(found, pagination).map(({ id, ...ad }) => ({ ...identityOf(id), ...ad }));
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });
