import * as v from 'valibot';
import { discountCodeSchema } from '../../domain/discounts/discount-code-schema.ts';
import { DISCOUNT_KINDS } from '../../domain/discounts/discount.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import type { AppOptions } from '../http/app-options.ts';
import { clientAddress } from '../http/client-address.ts';
import { messagesOf } from '../messages/messages.ts';
import { discountProblem } from './reason-problem.ts';
import { parseBody } from './read-body.ts';
import { answerProblem } from './problem.ts';
import {
  currencyParameter,
  localeParameter,
  requestedCurrency,
  requestedLocale,
  queryObject,
} from './query/parameters.ts';
import { defineRoute } from './route.ts';

const amount = v.nullable(v.pipe(v.number(), v.minValue(0)));

/** What a code gives, in major units of one currency. */
export const discountRecordSchema = v.strictObject({
  data: v.strictObject({
    code: v.pipe(v.string(), v.description('As the shop writes it: capitals, without spaces.')),
    kind: v.picklist(DISCOUNT_KINDS),
    percent: v.pipe(amount, v.description('Of the goods; null for the other kinds.')),
    amount: v.pipe(amount, v.description('Off the goods, by the shop’s prices; null for the other kinds.')),
    minimum: v.pipe(
      amount,
      v.description('The least that goods must cost by the shop’s prices; null for any.'),
    ),
    currency: v.picklist(CURRENCIES),
  }),
});

const body = v.strictObject({ code: discountCodeSchema });

/** `POST /discounts/check`: whether a typed discount code may be used; the order decides again (R17). */
export const checkDiscount = ({ shop, trustProxy }: Pick<AppOptions, 'shop' | 'trustProxy'>) =>
  defineRoute({
    method: 'POST',
    path: '/discounts/check',
    tag: 'Cart',
    summary: 'What a discount code gives',
    description:
      'Judges the code as it is now, for the signed-in customer if there is one; nothing is redeemed. Letters count the same whatever their case. The minimum of goods is the caller’s to compare; the order does so again.',
    query: queryObject({ locale: localeParameter, currency: currencyParameter }),
    body: { schema: body, example: { code: 'SUN10' } },
    answers: {
      200: {
        description: 'The code may be used.',
        content: discountRecordSchema,
        example: {
          data: {
            code: 'SUN10',
            kind: 'percentage',
            percent: 10,
            amount: null,
            minimum: 5000,
            currency: 'UAH',
          },
        },
      },
    },
    problems: [403, 413, 415, 422, 429],
    example: '/discounts/check',
    async answer(c, asked) {
      const locale = requestedLocale(c, asked.locale);
      const currency = requestedCurrency(c, asked.currency);
      const parsed = await parseBody(c.req.raw, body);
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      const rate = await shop.limits.discount(clientAddress(c, { trustProxy }));
      if (!rate.ok) {
        return answerProblem(c, {
          status: 429,
          message: messagesOf(locale).translate('error.rate-limited'),
          details: { reason: 'rate-limited', retryAfterSeconds: rate.retryAfterSeconds },
          headers: { 'Retry-After': String(rate.retryAfterSeconds) },
        });
      }
      const user = await shop.identity.userOf(c.req.raw.headers);
      const offered = await shop.checkout.checkDiscount(parsed.body.code, {
        userId: user?.id ?? null,
        currency,
      });
      if (!offered.ok)
        return answerProblem(c, {
          status: 422,
          ...discountProblem(offered, { locale, tax: shop.rules.tax }),
        });
      const { terms } = offered;
      return c.json({
        data: {
          ...terms,
          amount: terms.amount && toMajor(terms.amount),
          minimum: terms.minimum && toMajor(terms.minimum),
          currency,
        },
      });
    },
  });
