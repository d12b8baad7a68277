/** Whom the steps of staff are noted under: a row without a password and without rights. */
export const STAFF = { id: 'demo-staff', name: 'Демо', email: 'demo-staff@promin.example' } as const;

/** What came of a use case, which has to succeed. */
export function done<R extends { readonly ok: boolean }>(what: string, result: R): Extract<R, { ok: true }> {
  if (!result.ok) throw new Error(`The demo account: ${what} failed: ${JSON.stringify(result)}`);
  return result as Extract<R, { ok: true }>;
}
