import { withoutInvisible } from '../locale/without-invisible.ts';
import {
  CONSENT_TOPICS,
  isConsented,
  type CommunicationPreferences,
  type ConsentTopic,
  type PreferencesDecision,
} from './communication-preferences.ts';
import type { Role } from './role.ts';

/** For how many days the owners of two accounts can agree that they become one. */
export const MERGE_DAYS = 7;

/** Characters of the reason that an admin gives, at most. */
export const MERGE_REASON_MAX = 500;

/** What of an account decides whether it may be merged with another. */
export interface MergeSide {
  readonly id: string;
  readonly role: Role;
  /** Whether its address is known to be its owner's: only then is the owner asked. */
  readonly isConfirmed: boolean;
  /** Whether its owner asked to have it deleted. */
  readonly isBeingDeleted: boolean;
}

/** Why two accounts do not become one, whatever their owners say; texts are `error.{reason}`. */
export const MERGE_PROBLEMS = [
  'merge-same-account',
  'merge-works-here',
  'merge-unconfirmed',
  'merge-being-deleted',
] as const;
export type MergeProblem = (typeof MERGE_PROBLEMS)[number];

/**
 * Why two accounts may not be merged; null where they may. Who works here has rights that nobody may get by an e-mail; of an address that
 * is only claimed nobody knows whose it is; and what is to be deleted is not moved to where it stays.
 */
export function mergeProblem(one: MergeSide, other: MergeSide): MergeProblem | null {
  const sides = [one, other];
  if (one.id === other.id) return 'merge-same-account';
  if (sides.some(({ role }) => role !== 'customer')) return 'merge-works-here';
  if (sides.some(({ isConfirmed }) => !isConfirmed)) return 'merge-unconfirmed';
  if (sides.some(({ isBeingDeleted }) => isBeingDeleted)) return 'merge-being-deleted';
  return null;
}

/** Why a reason is not taken; texts are `backoffice.merge.why.{problem}`. */
type ReasonProblem = 'empty' | 'too-long';

/** The reason that an admin typed, without what nobody sees. */
export function readMergeReason(
  typed: string,
): { readonly ok: true; readonly why: string } | { readonly ok: false; readonly problem: ReasonProblem } {
  const why = withoutInvisible(typed).replaceAll('\r\n', '\n').trim();
  if (why === '') return { ok: false, problem: 'empty' };
  return why.length > MERGE_REASON_MAX ? { ok: false, problem: 'too-long' } : { ok: true, why };
}

/** Whether what an admin typed is the address of the account that goes. */
export const namesAddress = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email;

/**
 * What two accounts have, as it is shown side by side, and what becomes of it in the one that goes: `moves` to the other, `goes-along` with
 * orders that move, `joins` what the other has already, `adds` to how much the other has, `ends`.
 */
export const MERGED_THINGS = {
  orders: 'moves',
  leases: 'goes-along',
  returns: 'goes-along',
  invoices: 'goes-along',
  goods: 'goes-along',
  installations: 'goes-along',
  reviews: 'goes-along',
  questions: 'moves',
  tickets: 'moves',
  quotes: 'moves',
  addresses: 'joins',
  paymentMethods: 'joins',
  favourites: 'joins',
  cart: 'adds',
  stockNotices: 'joins',
  notifications: 'moves',
  notes: 'moves',
  advertising: 'stricter',
  sessions: 'ends',
  waysToSignIn: 'ends',
  passkeys: 'ends',
  secondFactor: 'ends',
} as const;
export type MergedThing = keyof typeof MERGED_THINGS;
/** How much of each an account has. */
export type MergedCounts = Readonly<Record<MergedThing, number>>;

/** What the choices of two accounts become in the one that stays. */
export interface MergedPreferences {
  /** Everything but advertising, as it is to be kept. */
  readonly kept: PreferencesDecision['kept'];
  /** Advertising that the account that stays had agreed to, and the other had not. */
  readonly endsInStaying: readonly ConsentTopic[];
  /** Advertising that only the account that goes had agreed to: a consent is given for an address, and does not pass to another. */
  readonly endsInGoing: readonly ConsentTopic[];
}

/** Decides by which choices somebody is written to who chose in both accounts: nothing that was refused in one of them is sent. */
export function mergePreferences(
  staying: CommunicationPreferences,
  going: CommunicationPreferences,
): MergedPreferences {
  const [{ email, sms }, other] = [staying, going];
  return {
    kept: {
      email: {
        enabled: email.enabled && other.email.enabled,
        orders: email.orders && other.email.orders,
        leases: email.leases && other.email.leases,
      },
      sms: {
        enabled: sms.enabled && other.sms.enabled,
        orders: sms.orders && other.sms.orders,
        leases: sms.leases && other.sms.leases,
      },
    },
    endsInStaying: CONSENT_TOPICS.filter(
      (topic) => isConsented(staying, topic) && !isConsented(going, topic),
    ),
    endsInGoing: CONSENT_TOPICS.filter((topic) => isConsented(going, topic) && !isConsented(staying, topic)),
  };
}
