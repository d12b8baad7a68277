import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { answerProblem } from './problem.ts';
import { productGroups, productPopulate } from './product-populate.ts';
import { currencyParameter, localeParameter, requestedCurrency, requestedLocale } from './query/language.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { productRecord, productRecordSchema } from './serializers/product-record.ts';

const ID = /^[1-9]\d{0,9}$/;
const ID_MAX = 2_147_483_647;
/** The id that a path names; null if no product can have it. */
const idOf = (text: string) => (ID.test(text) && Number(text) <= ID_MAX ? Number(text) : null);

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
      const id = idOf(c.req.param('id') ?? '');
      const found = id === null ? [] : await shop.catalogue.productsByIds([id], locale);
      const [described] = await shop.catalogue.describeProducts(found, {
        locale,
        groups: productGroups(asked.populate),
      });
      if (!described) {
        return answerProblem(c, {
          status: 404,
          message: 'No product has this id',
          details: { reason: 'product-not-found' },
        });
      }
      return c.json({ data: productRecord(described, { locale, currency }) });
    },
  });
