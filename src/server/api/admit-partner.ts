import type { Context } from 'hono';
import * as v from 'valibot';
import { KEY_CALLS_MAX, KEY_CALLS_USUAL, type KeyScope } from '../../domain/partners/api-key.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import type { Partner } from '../partners/api-keys.ts';
import { answerProblem } from './problem.ts';
import { queryInteger } from './query/parameters.ts';

/** What calls of partners' programs need. */
export type PartnerOptions = Pick<AppOptions, 'shop'>;

/** The part of the document in which these calls stand. */
export const PARTNER_TAG = 'Partners';
/** The header of every call of a program. */
export const partnerHeaders = {
  Authorization: {
    schema: v.pipe(v.string(), v.regex(/^Bearer promin_[\w-]{43}$/)),
    description: '`Bearer` and a key that an admin of the shop made.',
  },
} as const;
/** Says which right a call needs, for its description. */
export const rights = (scope: KeyScope) =>
  `For a key with the right \`${scope}\`; a key may call ${KEY_CALLS_USUAL} times a minute, or as often as an admin of the shop says, up to ${KEY_CALLS_MAX}. What is beyond is answered by 429, with \`Retry-After\` and the limit of the key.`;

/** Lets in a program whose key has a right, counts its call, and answers; cookies of a visitor count for nothing here. */
export async function admitPartner(
  c: Context<ShopContext>,
  { shop }: PartnerOptions,
  scope: KeyScope,
  answer: (partner: Partner) => Promise<Response>,
): Promise<Response> {
  const partner = await shop.partners.find(c.req.raw.headers);
  if (partner === null) {
    return answerProblem(c, {
      status: 401,
      message: 'Unauthorized: Send a key in force as Authorization: Bearer',
      details: { reason: 'unknown-key' },
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const rate = await shop.limits.apiKey(partner);
  if (!rate.ok) {
    const { retryAfterSeconds } = rate;
    return answerProblem(c, {
      status: 429,
      message: `Too many calls with this key: it may make ${partner.callsPerMinute} a minute`,
      details: { reason: 'rate-limited', retryAfterSeconds, callsPerMinute: partner.callsPerMinute },
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
  if (!partner.scopes.includes(scope)) {
    return answerProblem(c, {
      status: 403,
      message: `Forbidden: The key has no right ${scope}`,
      details: { reason: 'scope-missing', scope },
    });
  }
  return answer(partner);
}

const INTEGER_MAX = 2_147_483_647;
/** The parameter `after` of lists by the ids of products. */
export const afterProduct = v.optional(
  queryInteger({ min: 0, max: INTEGER_MAX, usual: 0 }, 'The id after which the page begins.'),
);
/** `next` of the same lists. */
export const nextProduct = v.pipe(
  v.nullable(v.number()),
  v.description('`after` of the next page; null on the last.'),
);
