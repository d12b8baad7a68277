/** SQLSTATE of the constraints that use cases ask about (PostgreSQL, “Error Codes”, class 23). */
export const VIOLATION = { foreignKey: '23503', unique: '23505', exclusion: '23P01' } as const;

/** The constraint by whose violation of a kind the database refused a row, by its name; null for any other error. Looks through the causes. */
export function violatedConstraint(
  error: unknown,
  kind: (typeof VIOLATION)[keyof typeof VIOLATION],
): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (!('code' in cause) || cause.code !== kind) continue;
    return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : null;
  }
  return null;
}
