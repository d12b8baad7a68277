import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import {
  equals,
  queryFlag,
  queryInteger,
  localeParameter,
  requestedLocale,
  queryObject,
} from './query/parameters.ts';
import {
  pageOf,
  PAGE_SIZE,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { populateParameter } from './query/populate.ts';
import { defineRoute } from './route.ts';
import { categoryName, categoryNameSchema } from './serializers/category-record.ts';
import { identityEntries, identityOf, imageRecord, imageSchema } from './serializers/record-parts.ts';

const categoryId = queryInteger({ min: 1, max: 2_147_483_647 }, 'The promoted category.');
const isActivePromotion = queryFlag('Inactive promotions are not public: `false` finds none.');

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
    tag: 'Merchandising',
    summary: 'Active promotions of categories',
    query: queryObject({
      filters: v.optional(
        queryObject({
          category: v.optional(queryObject({ id: equals(categoryId) })),
          active: v.optional(equals(isActivePromotion)),
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
          image: imageRecord(promotion.picture, promotion.alt || promotion.title),
          category: category ? categoryName(category) : null,
        };
      });
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });

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

const isActiveAd = queryFlag('Inactive advertisements are not public: `false` finds none.');

/** `GET /ads`: the active advertisements (S §7). */
export const ads = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/ads',
    tag: 'Merchandising',
    summary: 'Active advertisements',
    query: queryObject({
      active: v.optional(isActiveAd),
      filters: v.optional(queryObject({ active: v.optional(equals(isActiveAd)) }), {}),
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
      const data = pageOf(found, pagination).map(({ id, alt: _alt, contentUrl, ...ad }) => ({
        ...identityOf(id),
        ...ad,
        contentUrl: imageRecord(contentUrl, ad.title)?.url ?? contentUrl,
      }));
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });

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
    tag: 'Merchandising',
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
      const data = pageOf(found, pagination).map(({ id, src, alt: _alt, ...slide }) => ({
        ...identityOf(id),
        ...slide,
        src: imageRecord(src, slide.title)?.url ?? src,
      }));
      return c.json({ data, meta: paginationMeta(pagination, found.length) });
    },
  });
