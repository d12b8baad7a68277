import * as v from 'valibot';
import { line } from '../support/contact-form.ts';

/** What a key of the API may let a partner's program do; printed names are `backoffice.apiKeys.scope.{scope}`. */
export const KEY_SCOPES = [
  'read-products',
  'write-products',
  'read-stock',
  'write-stock',
  'read-prices',
  'write-prices',
  'read-orders',
  'write-orders',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEY_NAME_MAX = 60;
/** Keys in force at once: each is a door to watch. */
export const API_KEYS_MAX = 30;
/** Requests a minute of a key for which an admin says nothing else, */
export const KEY_CALLS_USUAL = 60;
/** and as many as any key may have: ten a second, which a warehouse that counts every scan does not reach. */
export const KEY_CALLS_MAX = 600;
/** Calls of one key that a server of the shop works on at once; each may hold one of its few connections to the database until it is over. */
export const KEY_CALLS_AT_ONCE = 4;

const CALLS = 'backoffice.apiKeys.problem.calls';
/** Requests a minute as somebody typed them. */
const callsPerMinute = v.pipe(
  v.string(CALLS),
  v.trim(),
  v.regex(/^\d{1,4}$/, CALLS),
  v.transform(Number),
  v.minValue(1, CALLS),
  v.maxValue(KEY_CALLS_MAX, CALLS),
);

/** The form by which an admin makes a key. Issues are message keys. */
export const apiKeyForm = v.object({
  /** Of the form: sent twice, it makes one key. */
  id: v.pipe(v.string(), v.uuid()),
  name: line(KEY_NAME_MAX),
  scopes: v.pipe(v.array(v.picklist(KEY_SCOPES)), v.minLength(1, 'backoffice.apiKeys.problem.scopes')),
  callsPerMinute,
});
export type ApiKeyForm = v.InferOutput<typeof apiKeyForm>;

/** The form by which an admin changes the limit of a key; `seen` is the one that the page showed. */
export const keyLimitForm = v.object({
  id: v.pipe(v.string(), v.uuid()),
  callsPerMinute,
  seen: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
export type KeyLimitForm = v.InferOutput<typeof keyLimitForm>;

/** A key as the back office lists it; moments are ISO 8601. The key itself is shown once and stored nowhere. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Requests that it may make in a minute. */
  readonly callsPerMinute: number;
  /** The last characters of the key, by which people tell keys apart. */
  readonly ending: string;
  readonly createdAt: string;
  /** When it was used last, exact to an hour; null for one that was never used. */
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

/** What every key begins with, so that programs that look for leaked secrets know it. */
const PREFIX = 'promin_';
const KEY = /^Bearer +(promin_[\w-]{43})$/i;

/** Prints 32 random bytes, in base64url, as a key. */
export const printKey = (random: string): string => `${PREFIX}${random}`;

/** The key of an `Authorization` header; null where it holds none of the shop's. */
export const readKey = (authorization: string | null): string | null =>
  (authorization !== null && KEY.exec(authorization.trim())?.[1]) || null;
