import type { Context } from 'hono';
import * as v from 'valibot';
import { checkoutRequestSchema, type CheckoutRequest } from '../../domain/checkout/checkout-request.ts';
import { regionOf, type Locale, type Region } from '../../domain/locale/locale.ts';
import type { FirstPayment } from '../../domain/payments/payment-page.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { OrderRequest } from '../checkout/order-request.ts';
import type { AppOptions } from '../http/app-options.ts';
import { clientAddress, networkOf, type ShopContext } from '../http/client-address.ts';
import { alternativesTo } from './alternatives.ts';
import { ORDER_PROBLEMS } from './orders.ts';
import { answerProblem, type Problem } from './problem.ts';
import {
  currencyParameter,
  localeParameter,
  requestedCurrency,
  requestedLocale,
  queryObject,
} from './query/parameters.ts';
import { reasonProblem, REASON_STATUS } from './reason-problem.ts';
import { defineRoute, faultsOf } from './route.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import { BODY_PROBLEMS, readJson } from './read-body.ts';

type ParsedOrderBody =
  | { readonly ok: true; readonly body: CheckoutRequest }
  | { readonly ok: false; readonly problem: Problem };

const isEmptyCart = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'min_length' && issue.path?.length === 1 && issue.path[0]?.key === 'items';

/** Reads and checks the body of an order; an empty cart is told to the shopper, other faults to the program. */
async function parseOrderBody(request: Request, locale: Locale): Promise<ParsedOrderBody> {
  const read = await readJson(request);
  if (!read.ok) {
    return { ok: false, problem: { ...BODY_PROBLEMS[read.reason], details: { reason: read.reason } } };
  }
  const parsed = v.safeParse(checkoutRequestSchema, read.value);
  if (parsed.success) return { ok: true, body: parsed.output };
  if (parsed.issues.some(isEmptyCart)) {
    const message = messagesOf(locale).translate('error.cart-empty');
    return {
      ok: false,
      problem: { status: REASON_STATUS['cart-empty'], message, details: { reason: 'cart-empty' } },
    };
  }
  const lookUp = lookUpIn('en'); // fields of the form name their faults by message keys
  const errors = faultsOf(parsed.issues, (issue) => v.getDotPath(issue) ?? '').map(({ path, message }) => ({
    path,
    message: lookUp(message) ?? message,
  }));
  return {
    ok: false,
    problem: { status: 400, message: 'Invalid order', details: { reason: 'invalid-body', errors } },
  };
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

const query = queryObject({ locale: localeParameter, currency: currencyParameter });

/** The answer to a placed order (C §7, R19). */
export const sessionSchema = v.strictObject({
  id: v.pipe(v.nullable(v.string()), v.description('The provider’s session; null without a card payment.')),
  orderId: v.string(),
  url: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The provider’s page, or the shop’s own for the order while the provider does not answer; null without a card payment.',
    ),
  ),
});

/** The order that a body asks for; what it lacks of language and currency comes from the request. */
function toOrder(
  c: Context<ShopContext>,
  body: CheckoutRequest,
  asked: v.InferOutput<typeof query>,
): Omit<OrderRequest, 'user' | 'network' | 'idempotencyKey'> {
  const currency = requestedCurrency(c, body.currency ?? asked.currency);
  return {
    locale: requestedLocale(c, body.locale ?? asked.locale),
    currency,
    lines: body.items,
    shipping: body.shippingInfo,
    billing: body.billingInfo,
    payment: body.paymentMethod,
    discountCode: body.discountCode ?? null,
    seenTotalMinor: body.totals ? fromMajor(body.totals.total, currency).minor : null,
  };
}

const EXAMPLE = {
  items: [{ id: 101, quantity: 4 }],
  shippingInfo: {
    firstName: 'Олена',
    lastName: 'Коваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул. Сонячна, 1',
    city: 'Київ',
    postalCode: '01001',
    country: 'UA',
    method: 'standard',
  },
  paymentMethod: 'transfer',
  currency: 'UAH',
};

/** Where a card order is paid: the provider's page, or the shop's while there is none; nowhere if there is nothing to pay. */
const pageOf = (payment: FirstPayment, { region, publicUrl }: { region: Region; publicUrl: string }) => ({
  id: payment.kind === 'now' ? payment.id : null,
  url:
    payment.kind === 'now'
      ? payment.url
      : payment.kind === 'later'
        ? new URL(`/${region}${payment.path}`, publicUrl).href
        : null,
});

const tooManyOrders = (c: Context<ShopContext>, retryAfterSeconds: number) =>
  answerProblem(c, {
    status: 429,
    message: 'Too many orders in a short time',
    details: { reason: 'rate-limited', retryAfterSeconds },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

/** `POST /create-checkout-session`: places an order (C §7, R17, R19). */
export const checkoutSession = ({
  shop,
  publicUrl,
  trustProxy,
}: Pick<AppOptions, 'shop' | 'publicUrl' | 'trustProxy'>) =>
  defineRoute({
    method: 'POST',
    path: '/create-checkout-session',
    tag: 'Orders',
    summary: 'Places an order',
    description:
      'For the signed-in customer, or with `asGuest` for a visitor where the shop sells to guests; a guest’s order is read by the links of its e-mails alone. Prices, tax, shipping and stock are the shop’s own; `totals.total`, if sent, is compared and a difference refused with the fresh totals. So is a `discountCode` that does not hold: `discount` then says why. An order is placed as a whole or not at all.',
    query,
    headers: {
      'Idempotency-Key': {
        schema: v.pipe(v.string(), v.regex(IDEMPOTENCY_KEY)),
        description:
          'Chosen by the client for one order; a repeated call with it answers 200 with that order, and 422 `idempotency-key-reused` where it asks for another order, or sends a `totals.total` that is not what the order came to.',
      },
    },
    body: { schema: checkoutRequestSchema, example: EXAMPLE },
    answers: {
      201: { description: 'The order is placed.', content: sessionSchema },
      200: { description: 'The idempotency key had placed it before.', content: sessionSchema },
    },
    problems: [401, 403, 409, 413, 415, 422, 429],
    example: '/create-checkout-session',
    async answer(c, asked) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user && !shop.guests.areWelcome) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const idempotencyKey = c.req.header('idempotency-key') ?? null;
      if (idempotencyKey !== null && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
        return answerProblem(c, {
          status: 400,
          message: 'Idempotency-Key must be 8 to 100 letters, digits, _ or -',
          details: { reason: 'invalid-idempotency-key' },
        });
      }
      const parsed = await parseOrderBody(c.req.raw, requestedLocale(c, asked.locale));
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      // A customer whose session has ended is no guest: only who says so buys without an account.
      if (!user && !parsed.body.asGuest) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const rate = await (user
        ? shop.limits.order(user.id)
        : shop.limits.guestOrder(clientAddress(c, { trustProxy })));
      // Only an order that was placed before is still answered.
      if (!rate.ok && idempotencyKey === null) return tooManyOrders(c, rate.retryAfterSeconds);
      const network = networkOf(clientAddress(c, { trustProxy }));
      const order = {
        ...toOrder(c, parsed.body, asked),
        user: user && { id: user.id },
        network,
        idempotencyKey,
        holders: shop.checkout.holdersOf({
          userId: user?.id ?? null,
          visitorId: shop.guests.visitorIn(c.req.raw.headers),
        }),
        ...(!rate.ok && { limitedForSeconds: rate.retryAfterSeconds }),
      };
      const placed = await shop.checkout.placeOrder(order);
      if (!placed.ok) {
        if (placed.reason === 'rate-limited') return tooManyOrders(c, placed.retryAfterSeconds);
        const problem = await reasonProblem(placed, { ...shop, locale: order.locale });
        if (placed.reason !== 'days-taken') return answerProblem(c, problem);
        const others = await alternativesTo({ shop }, { ...order, productId: placed.productId });
        return answerProblem(c, { ...problem, details: { ...problem.details, alternatives: others } });
      }
      const { orderId, repeated } = placed;
      const region = regionOf(order.locale);
      const userId = user?.id ?? null;
      const payment = await shop.payments.payPlacedOrder({ orderId, userId, payment: order.payment, region });
      return c.json({ ...pageOf(payment, { region, publicUrl }), orderId }, repeated ? 200 : 201);
    },
  });
