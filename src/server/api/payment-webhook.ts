import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { PROVIDER_NAMES } from '../ports/payment-provider.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** The answer that a provider waits for; anything but 2xx makes it tell again. */
const receivedSchema = v.strictObject({ received: v.literal(true) });

/** Why a webhook is not taken, as errors. */
const WEBHOOK_PROBLEMS = {
  'unknown-provider': { status: 404, message: 'The shop knows no such provider' },
  'bad-signature': { status: 400, message: 'The signature does not fit' },
  'unreadable-event': { status: 400, message: 'The event has texts that cannot be read' },
} as const satisfies Record<string, Problem>;

/** `POST /payment-webhooks/{provider}`: what a payment provider tells, believed by its signature alone. */
export const paymentWebhook = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'POST',
    path: '/payment-webhooks/{provider}',
    tag: 'Payments',
    summary: 'Takes what a payment provider tells',
    description:
      'For providers alone: `stripe` and `test-bank` sign by `Stripe-Signature`, `liqpay` by the form fields `data` and `signature`. What was told before is answered alike and changes nothing.',
    isSigned: true,
    pathParameters: {
      provider: { schema: v.picklist(PROVIDER_NAMES), description: 'Who tells.' },
    },
    query: queryObject({}),
    answers: { 200: { description: 'It was heard.', content: receivedSchema } },
    problems: [404, 413],
    example: '/payment-webhooks/stripe',
    async answer(c) {
      const rawBody = await c.req.raw.text();
      const { headers } = c.req.raw;
      const received = await shop.payments.receiveWebhook(c.req.param('provider') ?? '', {
        rawBody,
        headers,
      });
      if (received.ok) return c.json({ received: true });
      const { reason } = received;
      return answerProblem(c, { ...WEBHOOK_PROBLEMS[reason], details: { reason } });
    },
  });
