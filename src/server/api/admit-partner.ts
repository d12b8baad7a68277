import type { Context } from 'hono';
import * as v from 'valibot';
import {
  KEY_CALLS_AT_ONCE,
  KEY_CALLS_MAX,
  KEY_CALLS_USUAL,
  type KeyScope,
} from '../../domain/partners/api-key.ts';
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
  `For a key with the right \`${scope}\`; a key may call ${KEY_CALLS_USUAL} times a minute, or as often as an admin of the shop says, up to ${KEY_CALLS_MAX}. A server of the shop works on ${KEY_CALLS_AT_ONCE} calls of a key at once. What is beyond either is answered by 429, with \`Retry-After\` and the limit: \`rate-limited\` for too many a minute, \`too-many-at-once\` for too many in progress, which do not count towards the minute. Send one call after the other.`;

/** Waiting calls of a key are short or wait for each other: a second later one is likely over. */
const AT_ONCE_RETRY_SECONDS = 1;

/**
 * Lets in a program whose key has a right, counts its call, and answers; cookies of a visitor count for nothing here. Few calls of a key are in progress
 * at once: those that write the same products wait for each other, each with a connection that pages of the shop miss. A call whose client has gone
 * keeps its place until its work is over, for so long it has its connection.
 */
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
  const leave = shop.limits.apiKeyAtOnce(partner);
  if (leave === null) {
    return answerProblem(c, {
      status: 429,
      message: `Too many calls with this key at once: ${KEY_CALLS_AT_ONCE} are in progress; send the next when one of them is over`,
      details: {
        reason: 'too-many-at-once',
        retryAfterSeconds: AT_ONCE_RETRY_SECONDS,
        callsAtOnce: KEY_CALLS_AT_ONCE,
      },
      headers: { 'Retry-After': String(AT_ONCE_RETRY_SECONDS) },
    });
  }
  try {
    return await answerCounted(c, { shop, partner, scope }, answer);
  } finally {
    leave();
  }
}

/** Counts the call of a program that is let in among those of its minute, and answers where the key has the right. */
async function answerCounted(
  c: Context<ShopContext>,
  { shop, partner, scope }: PartnerOptions & { readonly partner: Partner; readonly scope: KeyScope },
  answer: (partner: Partner) => Promise<Response>,
): Promise<Response> {
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
