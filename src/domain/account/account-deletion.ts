/** For so many days whoever asked to delete an account may change their mind. */
export const DELETION_DAYS = 14;

/** The reason of what is refused because the account of who asks went while they asked. */
export const ACCOUNT_GONE = 'account-gone';

/** A deletion that was asked for. */
export interface AwaitedDeletion {
  /** ISO 8601. */
  readonly dueAt: string;
  /** Its day has come, and orders are open: it follows when they are over. */
  readonly isPostponed: boolean;
}

/** Where the marks of erased accounts are kept among the files, apart from the database. */
export const ERASED = 'erased/';

/** The key of an erased account's mark: names nobody, and is found when an older copy of the database brings the account back. */
export const erasedKey = (userId: string): string => `${ERASED}${userId}.json`;

/** Whose mark a key is; null for what is none. */
export const erasedOwner = (key: string): string | null => /^erased\/([\w-]+)\.json$/.exec(key)?.[1] ?? null;
