import * as v from 'valibot';
import { daySchema } from '../../domain/calendar/day-schema.ts';
import { MAX_QUANTITY, MAX_RENTAL_COUNT, type Line } from '../../domain/cart/cart-item.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import type { Alternative } from '../../domain/rental/alternative.ts';
import type { AppOptions } from '../http/app-options.ts';
import { answerProblem } from './problem.ts';
import { PRODUCT_NOT_FOUND, productIdOf } from './products.ts';
import {
  currencyParameter,
  localeParameter,
  queryInteger,
  queryObject,
  requestedCurrency,
  requestedLocale,
} from './query/parameters.ts';
import { defineRoute } from './route.ts';

const record = v.strictObject({
  id: v.number(),
  name: v.string(),
  price: v.pipe(
    v.number(),
    v.description('Of all the machines for all the days, as the machine’s `pricing_and_inventory` has them.'),
  ),
  currency: v.picklist(CURRENCIES),
});

const recordOf = ({ id, name, price }: Alternative): v.InferOutput<typeof record> => ({
  id,
  name,
  price: toMajor(price),
  currency: price.currency,
});

/** What is proposed for the line of an order whose days are taken, as the details of its problem have it. */
export async function alternativesTo(
  { shop }: Pick<AppOptions, 'shop'>,
  {
    productId,
    lines,
    ...request
  }: { productId: number; lines: readonly Line[]; locale: Locale; currency: Currency },
) {
  const line = lines.find(({ id, rental }) => id === productId && rental?.startDate);
  if (!line?.rental?.startDate) return [];
  const { duration, count, startDate } = line.rental;
  const wish = { productId, startDate, duration, count, machines: line.quantity };
  return (await shop.rental.alternatives(wish, request)).map(recordOf);
}

/** `GET /products/{id}/alternatives`: other machines of its category that are free on some days. */
export const alternatives = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/products/{id}/alternatives',
    tag: 'Catalogue',
    summary: 'Other machines for rent that are free on some days',
    description:
      'Products of the same category of which as many machines are free, three at most, those with the most similar price of a day first.',
    pathParameters: {
      id: { schema: v.pipe(v.number(), v.integer(), v.minValue(1)), description: 'The product’s id.' },
    },
    query: queryObject({
      from: v.pipe(daySchema(), v.description('The first day.')),
      days: v.optional(queryInteger({ min: 1, max: MAX_RENTAL_COUNT.day, usual: 1 }, 'How many days.')),
      machines: v.optional(
        queryInteger({ min: 1, max: MAX_QUANTITY, usual: 1 }, 'How many machines at once.'),
      ),
      locale: localeParameter,
      currency: currencyParameter,
    }),
    answers: {
      200: { description: 'What is free.', content: v.strictObject({ data: v.array(record) }) },
    },
    problems: [404],
    example: '/products/2001/alternatives?from=2026-12-07&days=3&currency=PLN',
    async answer(c, { from: startDate, days: count = 1, machines = 1, ...asked }) {
      const [locale, currency] = [requestedLocale(c, asked.locale), requestedCurrency(c, asked.currency)];
      const productId = productIdOf(c.req.param('id') ?? '');
      const found = productId === null ? [] : await shop.catalogue.productsByIds([productId], locale);
      if (productId === null || found.length === 0) return answerProblem(c, PRODUCT_NOT_FOUND);
      const wish = { productId, startDate, duration: 'day', count, machines } as const;
      const free = await shop.rental.alternatives(wish, { locale, currency });
      return c.json({ data: free.map(recordOf) });
    },
  });
