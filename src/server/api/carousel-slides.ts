import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
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
import { imageRecord } from './serializers/image-record.ts';

/** A slide as the API answers it (S §3). */
export const slideSchema = v.pipe(
  v.strictObject({
    ...identityEntries,
    position: v.pipe(v.number(), v.integer()),
    type: v.picklist(['gif', 'video', 'image']),
    src: v.string(),
    title: v.string(),
    description: v.string(),
    link: v.pipe(v.string(), v.description('A page of the shop, without its region.')),
  }),
  v.title('CarouselSlide'),
);

/** `GET /carousel-slides`: the slides of the home page (S §7). */
export const carouselSlides = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/carousel-slides',
    tag: 'Showcase',
    summary: 'Slides of the home page in their order',
    query: queryObject({
      pagination: paginationParameter(PAGE_SIZE),
      populate: v.optional(populateParameter(['src'], 'Accepted; records are always whole.')),
      locale: localeParameter,
    }),
    answers: {
      200: {
        description: 'A page of slides.',
        content: v.strictObject({ data: v.array(slideSchema), meta: paginationMetaSchema }),
      },
    },
    example: '/carousel-slides?locale=pl',
    async answer(c, { pagination, locale }) {
      const found = await shop.content.listSlides(requestedLocale(c, locale));
      const data = pageOf(found, pagination).map(({ id, src, ...slide }) => ({
        ...identityOf(id),
        ...slide,
        src: imageRecord(src, slide.title)?.url ?? src,
      }));
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });
