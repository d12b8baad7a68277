import * as v from 'valibot';
import { splitName } from '../contact-data/split-name.ts';
import { emailAddress, requiredName } from './account-fields.ts';

/** The id of a provider in addresses, tables and the login history. */
export const PROVIDER_ID = /^[a-z][a-z\d-]{1,29}$/;

/** Ids that name other ways to sign in. */
export const OTHER_METHODS: readonly string[] = ['password', 'credential', 'passkey'];

/** A person's name as a provider knows it; empty where it does not, or where it cannot be a name. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What an OpenID provider says of a person who signed in there. */
export interface ProviderPerson extends PersonName {
  /** Its name for the person, which never changes and is used again for nobody (OpenID Connect Core §2, `sub`). */
  readonly subject: string;
  /** In lower case; null where it tells none. */
  readonly email: string | null;
  /** Whether it made sure that the address is the person's. */
  readonly isEmailVerified: boolean;
  /** When the person proved there who they are; null where it does not tell. */
  readonly authenticatedAt: Date | null;
}

const NAME_MAX_LENGTH = 100;

/** A name that may stand in e-mails of the shop; anybody can write anything into a profile elsewhere. */
function readName(value: unknown): string {
  const parsed = v.safeParse(requiredName(NAME_MAX_LENGTH), value);
  return parsed.success ? parsed.output : '';
}

/** The subject has at most 255 ASCII characters (OpenID Connect Core §2). */
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,255}$/)),
  email: v.optional(v.unknown()),
  // Apple's has been text.
  email_verified: v.optional(v.unknown()),
  given_name: v.optional(v.unknown()),
  family_name: v.optional(v.unknown()),
  name: v.optional(v.unknown()),
  auth_time: v.optional(v.unknown()),
});

/** Seconds since 1970 that a `Date` can hold. */
const isMoment = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds > 0 && seconds < 1e11;

/**
 * Reads the claims of an ID token whose signature, issuer, audience, time and nonce were checked. `told` is a name that came beside
 * it. Null for a token that names nobody.
 */
export function readPerson(claims: unknown, told: PersonName | null = null): ProviderPerson | null {
  const parsed = v.safeParse(claimsSchema, claims);
  if (!parsed.success) return null;
  const { sub, email, email_verified: verified, given_name, family_name, name, auth_time } = parsed.output;
  const address = v.safeParse(emailAddress, email);
  const own = { firstName: readName(given_name), lastName: readName(family_name) };
  const whole = splitName(readName(name));
  const found = [told, own, whole].find((each) => each && `${each.firstName}${each.lastName}` !== '');
  return {
    subject: sub,
    email: address.success ? address.output : null,
    isEmailVerified: address.success && (verified === true || verified === 'true'),
    firstName: found?.firstName ?? '',
    lastName: found?.lastName ?? '',
    authenticatedAt: isMoment(auth_time) ? new Date(auth_time * 1000) : null,
  };
}

const userSchema = v.object({
  name: v.object({ firstName: v.optional(v.unknown()), lastName: v.optional(v.unknown()) }),
});

/** Reads the name that Apple posts beside the code, once in the life of an account; null for anything else. */
export function readPostedName(user: string | null): PersonName | null {
  try {
    const parsed = v.safeParse(userSchema, JSON.parse(user ?? ''));
    if (!parsed.success) return null;
    const { firstName, lastName } = parsed.output.name;
    return { firstName: readName(firstName), lastName: readName(lastName) };
  } catch {
    return null;
  }
}

/** What follows when a person whom no account knows signs in through a provider. */
export type FirstSignIn =
  /** An account whose address is confirmed: the provider made sure of it. */
  | 'new-account'
  /** The address belongs to an account: who signs in has to show that it is theirs. */
  | 'prove-address'
  /** An account that claims its address, as one with a password does ([0043](../../../docs/decisions/0043-several-accounts-may-claim-an-address.md)). */
  | 'claim-address'
  /** The provider tells no address, and an account has to have one. */
  | 'ask-for-address';

/** Decides it; `isOwned` is whether an account has confirmed the address. A provider's word alone never opens somebody's account. */
export function decideFirstSignIn(
  { email, isEmailVerified }: Pick<ProviderPerson, 'email' | 'isEmailVerified'>,
  { isOwned }: { isOwned: boolean },
): FirstSignIn {
  if (email === null) return 'ask-for-address';
  if (!isEmailVerified) return 'claim-address';
  return isOwned ? 'prove-address' : 'new-account';
}

/** Clocks of providers differ from the shop's. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether a person proved at the provider who they are since they were sent there, and did not only come back by its session. */
export const provedSince = (authenticatedAt: Date | null, sentAt: Date): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= sentAt.getTime() - CLOCK_TOLERANCE_MS;
