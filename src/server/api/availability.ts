import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { answerProblem } from './problem.ts';
import { PRODUCT_NOT_FOUND, productIdOf } from './products.ts';
import { currencyParameter, queryObject, requestedCurrency } from './query/parameters.ts';
import { defineRoute } from './route.ts';

const day = v.pipe(v.string(), v.isoDate());

/** `GET /products/{id}/availability`: on which days the machines of a product are somebody else's; of whom, nobody is told. */
export const availability = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/products/{id}/availability',
    tag: 'Catalogue',
    summary: 'On which days machines for rent are taken',
    description:
      'The machines that serve the market of the currency, each with the days on which it is taken, from the day on which it leaves its depot until it is checked. A product without machines has none. What an unpaid order of the caller’s cart has booked, and what is held for the caller in the checkout, is free for them and stands in `own`.',
    pathParameters: {
      id: { schema: v.pipe(v.number(), v.integer(), v.minValue(1)), description: 'The product’s id.' },
    },
    query: queryObject({ currency: currencyParameter }),
    answers: {
      200: {
        description: 'The machines.',
        content: v.strictObject({
          data: v.strictObject({
            market: v.picklist(['UA', 'PL']),
            today: v.pipe(day, v.description('The day at the depot.')),
            travelDays: v.pipe(
              v.number(),
              v.integer(),
              v.description(
                'The working days that a machine is on its way to its customer, and back; 0 where a vehicle of the shop brings it on the day.',
              ),
            ),
            machines: v.array(
              v.array(
                v.strictObject({
                  from: day,
                  to: v.pipe(day, v.description('The first day that is free again.')),
                }),
              ),
            ),
            own: v.pipe(
              v.array(v.strictObject({ firstDay: day, lastDay: day })),
              v.description('What is booked or held for the caller.'),
            ),
          }),
        }),
      },
    },
    problems: [404],
    example: '/products/2001/availability?currency=PLN',
    async answer(c, asked) {
      const id = productIdOf(c.req.param('id') ?? '');
      const found = id === null ? undefined : (await shop.catalogue.productsByIds([id], 'uk'))[0];
      if (!found) return answerProblem(c, PRODUCT_NOT_FOUND);
      const { headers } = c.req.raw;
      const user = await shop.identity.userOf(headers);
      const all = await shop.rental.availabilityForShopper([found.id], requestedCurrency(c, asked.currency), {
        userId: user?.id ?? null,
        guestOrderIds: shop.guests.ordersIn(headers),
        visitorId: shop.guests.visitorIn(headers),
      });
      return c.json({ data: all.get(found.id) });
    },
  });
