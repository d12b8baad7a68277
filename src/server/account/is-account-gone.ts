const FOREIGN_KEY = '23503';
/** Drizzle's name for every foreign key to `users`. */
const TO_ACCOUNT = /_users_id_fk$/;

/**
 * Whether the database refused a row because its account is gone: it was deleted or went up in another after the call had looked up who
 * asks. Looks through the causes of an error.
 */
export function isAccountGone(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (!('code' in cause) || cause.code !== FOREIGN_KEY) continue;
    return 'constraint' in cause && typeof cause.constraint === 'string' && TO_ACCOUNT.test(cause.constraint);
  }
  return false;
}
