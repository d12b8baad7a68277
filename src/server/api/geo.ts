import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { clientAddress } from '../http/client-address.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** The answer of the country lookup (R6). */
export const geoSchema = v.strictObject({
  country_code: v.pipe(
    v.nullable(v.string()),
    v.description('ISO 3166-1 alpha-2; null for an address that belongs to no country.'),
  ),
});

/** `GET /geo`: the country of the caller's address (R6). */
export const geo = ({ shop, trustProxy }: Pick<AppOptions, 'shop' | 'trustProxy'>) =>
  defineRoute({
    method: 'GET',
    path: '/geo',
    tag: 'Visitor',
    summary: 'The country that the call comes from',
    query: queryObject({}),
    answers: {
      200: { description: 'The country.', content: geoSchema, example: { country_code: 'UA' } },
    },
    example: '/geo',
    answer: async (c) =>
      c.json({ country_code: await shop.geolocation.countryOf(clientAddress(c, { trustProxy })) }),
  });
