import { MERGE_DAYS } from './account-merge.ts';

/** What a link in an e-mail to the owner of an account does, and for how many hours it can be used, once. */
export const LINK_HOURS = {
  /** The address becomes the account's own. */
  'confirm-address': 7 * 24,
  /** Another address takes the place of the account's own. */
  'change-address': 24,
  'reset-password': 1,
  /** A provider's account becomes a way to sign in to the address's account. */
  'link-provider': 1,
  /** Advertising that was asked for begins. */
  'confirm-consent': 7 * 24,
  /** Signs the account out everywhere. */
  'end-sessions': 7 * 24,
  /** The owner agrees that the account and another become one. */
  'merge-accounts': MERGE_DAYS * 24,
} as const;
export type LinkPurpose = keyof typeof LINK_HOURS;

/**
 * Links that a new password leaves as they are: who confirms an address signs in or gives the password besides, and so does who agrees to a merge, so
 * that such a link alone opens nothing, and its customer would wait in vain for what was sent to them.
 */
export const OUTLIVES_PASSWORD = [
  'confirm-address',
  'merge-accounts',
] as const satisfies readonly LinkPurpose[];

export const LINK_PURPOSES = Object.keys(LINK_HOURS) as [LinkPurpose, ...LinkPurpose[]];
