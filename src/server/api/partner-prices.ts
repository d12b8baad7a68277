import * as v from 'valibot';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { pricesBody, PRICE_LINES_MAX, type PricedProduct } from '../../domain/partners/partner-prices.ts';
import type { PartnerPricesSet } from '../partners/partner-prices.ts';
import {
  admitPartner,
  afterProduct,
  nextProduct,
  PARTNER_TAG,
  partnerHeaders,
  rights,
  type PartnerOptions,
} from './admit-partner.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { parseBody } from './read-body.ts';
import { refusedProducts } from './refused-products.ts';
import { defineRoute } from './route.ts';

const minor = v.pipe(v.number(), v.integer(), v.minValue(1));
const priced = v.strictObject({
  id: v.number(),
  articleNumber: v.string(),
  prices: v.array(
    v.strictObject({
      currency: v.picklist(CURRENCIES),
      minor: v.pipe(minor, v.description('The regular price, in minor units.')),
      isConverted: v.pipe(
        v.boolean(),
        v.description('Whether it is converted from the other currency’s and follows it.'),
      ),
      reducedMinor: v.pipe(
        v.nullable(minor),
        v.description(
          'What is paid while an announced reduction runs; the regular price comes back at its end. Null otherwise.',
        ),
      ),
      isTaxIncluded: v.boolean(),
    }),
  ),
});

type Tax = PartnerOptions['shop']['rules']['tax'];
const isIncluded = (tax: Tax, currency: Currency) => tax[currency].mode === 'included';

const record =
  (tax: Tax) =>
  (product: PricedProduct): v.InferOutput<typeof priced> => ({
    ...product,
    prices: product.prices.map((price) => ({ ...price, isTaxIncluded: isIncluded(tax, price.currency) })),
  });

/** Says whether prices hold their tax, by the settings of this shop. */
const taxText = (tax: Tax): string =>
  CURRENCIES.map(
    (currency) => `Prices in ${currency} are ${isIncluded(tax, currency) ? 'with' : 'without'} tax.`,
  ).join(' ');

/** `GET /partner/prices`: what is sold and at which prices. */
export const partnerPrices = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'GET',
    path: '/partner/prices',
    tag: PARTNER_TAG,
    summary: 'The sale prices of what is sold',
    description: `${rights('read-prices')} Pages of ${PRICE_LINES_MAX} products by their ids, drafts among them. ${taxText(shop.rules.tax)}`,
    headers: partnerHeaders,
    query: queryObject({ after: afterProduct }),
    answers: {
      200: {
        description: 'A page of products.',
        content: v.strictObject({ data: v.array(priced), next: nextProduct }),
      },
    },
    problems: [401, 403, 429],
    example: '/partner/prices',
    answer: (c, { after = 0 }) =>
      admitPartner(c, { shop }, 'read-prices', async () => {
        const { products, next } = await shop.partners.listPrices(after);
        return c.json({ data: products.map(record(shop.rules.tax)), next });
      }),
  });

/** Why nothing was written, for a program. */
function refusal(set: Exclude<PartnerPricesSet, { ok: true }>): Problem {
  const { reason } = set;
  switch (reason) {
    case 'unknown-articles':
      return {
        status: 422,
        message: 'Some article numbers are of nothing that is sold',
        details: { reason, articleNumbers: set.articleNumbers },
      };
    case 'large-changes':
      return {
        status: 422,
        message: 'Some prices change by more than half; send isLargeChange with them if that is meant',
        details: { reason, prices: set.prices },
      };
    default:
      return refusedProducts(set);
  }
}

/** `PUT /partner/prices`: sale prices, of all lines or of none. */
export const putPartnerPrices = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'PUT',
    path: '/partner/prices',
    tag: PARTNER_TAG,
    summary: 'Sets sale prices',
    description: `${rights('write-prices')} ${taxText(shop.rules.tax)} Currencies that are not named stay as they are. While an announced reduction runs, the price that is set is the regular one, which comes back at its end; one that is not above the reduced price ends the reduction. The same call again changes nothing. The whole call is refused for an article number of nothing that is sold, and for a price that changes by more than half, or that cannot be compared, unless its line says \`isLargeChange\`.`,
    isSigned: true,
    headers: partnerHeaders,
    query: queryObject({}),
    body: {
      schema: pricesBody,
      example: {
        items: [
          { articleNumber: 'LR5-54HTH-435M', currency: 'UAH', minor: 349_900 },
          { articleNumber: 'LR5-54HTH-435M', currency: 'PLN', minor: null },
        ],
      },
    },
    answers: {
      200: {
        description: 'The products as they are now.',
        content: v.strictObject({ data: v.array(priced) }),
      },
    },
    problems: [401, 403, 413, 415, 422, 429],
    example: '/partner/prices',
    answer: (c) =>
      admitPartner(c, { shop }, 'write-prices', async (partner) => {
        const parsed = await parseBody(c.req.raw, pricesBody);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const set = await shop.partners.setPrices(partner, parsed.body.items);
        return set.ok
          ? c.json({ data: set.products.map(record(shop.rules.tax)) })
          : answerProblem(c, refusal(set));
      }),
  });
