import { VIOLATION, violatedConstraint } from '../database/violated-constraint.ts';

/** Drizzle's name for every foreign key to `users`. */
const TO_ACCOUNT = /_users_id_fk$/;

/** Whether the database refused a row because its account is gone: it was deleted or went up in another after the call had looked up who asks. */
export const isAccountGone = (error: unknown): boolean =>
  TO_ACCOUNT.test(violatedConstraint(error, VIOLATION.foreignKey) ?? '');
