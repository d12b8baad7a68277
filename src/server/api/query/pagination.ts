import * as v from 'valibot';
import { queryObject, queryInteger } from './parameters.ts';

/** Records on a page that is not asked for in size, and the most of one page (R14). */
export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;
const PAGE_MAX = 1_000_000;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

const pageNumber = queryInteger({ min: 1, max: PAGE_MAX, usual: 1 }, 'The page, counted from 1.');

/** `page` and `pageSize`, for a list whose pages have `usual` records unless told. */
export const pageParameters = (usual: number) => ({
  page: v.optional(pageNumber),
  pageSize: v.optional(queryInteger({ min: 1, max: PAGE_SIZE_MAX, usual }, 'Records on a page.')),
});

/** The parameter `pagination[page]`, `pagination[pageSize]`. */
export const paginationParameter = (usual: number) =>
  v.pipe(
    v.optional(queryObject(pageParameters(usual)), {}),
    v.description(`Which part of the list: the first ${usual} unless told, at most ${PAGE_SIZE_MAX} a page.`),
    v.transform(({ page = 1, pageSize = usual }): PageRequest => ({ page, pageSize })),
  );

/** What stands beside every list. */
export const paginationMetaSchema = v.strictObject({
  pagination: v.strictObject({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});

/** A list's place among its pages. */
export const paginationMeta = ({ page, pageSize: size }: PageRequest, total: number) => ({
  pagination: { page, pageSize: size, pageCount: Math.ceil(total / size), total },
});

/** One page of a list that is at hand as a whole. */
export const pageOf = <T>(list: readonly T[], { page, pageSize: size }: PageRequest): readonly T[] =>
  list.slice((page - 1) * size, page * size);
