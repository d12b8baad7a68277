import * as v from 'valibot';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { FIELD_REASONS } from '../../domain/catalogue/editing/read-values.ts';
import {
  PRODUCT_LINES_MAX,
  productFields,
  PRODUCTS_PAGE,
  productsBody,
} from '../../domain/partners/partner-products.ts';
import type { PartnerProductsSet } from '../partners/partner-products.ts';
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
import { instantSchema } from './serializers/record-parts.ts';

const named = { id: v.number(), articleNumber: v.string() };
const FIELDS = `Fields have the names and texts of the tables that the back office imports and exports: \`name.uk\`, \`price.UAH.sale\` without tax in major units, \`spec.powerW\`, \`published\` as yes or no, \`tags\` with commas between, \`category\` as one of ${CATEGORIES.map(({ slug }) => `\`${slug}\``).join(', ')}, or the last part of the address \`/category/…\` of a category that staff made.`;

/** `GET /partner/products`: all products with what staff say of them. */
export const partnerProducts = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'GET',
    path: '/partner/products',
    tag: PARTNER_TAG,
    summary: 'The products with all their fields',
    description: `${rights('read-products')} Pages of ${PRODUCTS_PAGE} products by their ids, drafts and what is only rented among them. ${FIELDS} A field that says nothing is absent.`,
    headers: partnerHeaders,
    query: queryObject({ after: afterProduct }),
    answers: {
      200: {
        description: 'A page of products.',
        content: v.strictObject({
          data: v.array(
            v.strictObject({
              ...named,
              kind: v.pipe(
                v.picklist(['purchase', 'rental']),
                v.description('`rental` for what is only rented.'),
              ),
              hasPicture: v.pipe(
                v.boolean(),
                v.description('Without a picture, which staff add, it cannot be published.'),
              ),
              missing: v.pipe(
                v.array(v.string()),
                v.description('The fields that have to say something before it is published.'),
              ),
              updatedAt: instantSchema,
              fields: productFields,
            }),
          ),
          next: nextProduct,
        }),
      },
    },
    problems: [401, 403, 429],
    example: '/partner/products',
    answer: (c, { after = 0 }) =>
      admitPartner(c, { shop }, 'read-products', async () => {
        const { products, next } = await shop.partners.listProducts(after);
        return c.json({ data: products, next });
      }),
  });

/** Why nothing was written, for a program. */
function refusal(set: Exclude<PartnerProductsSet, { ok: true }>): Problem {
  switch (set.reason) {
    case 'prices-not-allowed':
      return {
        status: 403,
        message: 'Forbidden: The key has no right write-prices, and prices of products would change',
        details: { reason: 'scope-missing', scope: 'write-prices', articleNumbers: set.articleNumbers },
      };
    case 'large-changes':
      return {
        status: 422,
        message: 'Some prices change by more than half; send isLargeChange with them if that is meant',
        details: { reason: set.reason, prices: set.prices },
      };
    default:
      return refusedProducts(set);
  }
}

/** `PUT /partner/products`: adds and changes products, of all lines or of none. */
export const putPartnerProducts = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'PUT',
    path: '/partner/products',
    tag: PARTNER_TAG,
    summary: 'Adds and changes products',
    description: `${rights('write-products')} ${FIELDS} At most ${PRODUCT_LINES_MAX} products, all of them or none. A field that is absent stays as it is, an empty one is emptied; an article number that the shop does not have adds a product. All rules of the product editor hold: 422 names every field that breaks one, with its reason: ${FIELD_REASONS.map((reason) => `\`${reason}\``).join(', ')}. A product that is added is a draft without stock, which needs its category alone: all else may follow, and \`missing\` of \`GET /partner/products\` names what it lacks. One that is published, or has \`publishFrom\`, lacks nothing (\`missing\`). \`published\` as yes is refused (\`no-picture\`) before staff gave it a picture in the back office: pictures cannot be sent, and \`hasPicture\` of \`GET /partner/products\` says when one is there. Prices of products that the shop has need the right \`write-prices\` beside, and one that changes by more than half is refused unless its line says \`isLargeChange\`. The same call again changes nothing. A body has at most 256 kB.`,
    isSigned: true,
    headers: partnerHeaders,
    query: queryObject({}),
    body: {
      schema: productsBody,
      example: {
        items: [
          {
            articleNumber: 'LR5-54HTH-435M',
            fields: { 'summary.en': 'A panel of 435 W for roofs.', 'spec.weightKg': '20.8', warranty: '180' },
          },
          {
            articleNumber: 'NEW-1000',
            fields: {
              category: 'batteries',
              brand: 'Pylontech',
              'name.uk': 'Акумулятор NEW-1000',
              'name.pl': 'Akumulator NEW-1000',
              'name.en': 'Battery NEW-1000',
              'summary.uk': 'Літієвий акумулятор.',
              'summary.pl': 'Akumulator litowy.',
              'summary.en': 'A lithium battery.',
              'description.uk': 'Для домашніх систем.',
              'description.pl': 'Do systemów domowych.',
              'description.en': 'For systems at home.',
              'price.UAH.sale': '41900',
              warranty: '120',
            },
          },
        ],
      },
    },
    answers: {
      200: {
        description: 'What became of the products, in the order of the lines.',
        content: v.strictObject({
          data: v.array(
            v.strictObject({
              ...named,
              state: v.picklist(['created', 'changed', 'unchanged']),
              changed: v.pipe(v.number(), v.description('Fields that say something else now.')),
            }),
          ),
        }),
      },
    },
    problems: [401, 403, 413, 415, 422, 429],
    example: '/partner/products',
    answer: (c) =>
      admitPartner(c, { shop }, 'write-products', async (partner) => {
        const parsed = await parseBody(c.req.raw, productsBody);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const set = await shop.partners.setProducts(partner, parsed.body.items);
        return set.ok ? c.json({ data: set.products }) : answerProblem(c, refusal(set));
      }),
  });
