export type FormUsed = { readonly ok: false; readonly reason: 'form-used' };

/**
 * What a form is answered whose id a row has already: sent twice it is one; with other content nothing of it is lost unsaid. `sent` are the
 * columns that the form fills.
 */
export const answerKnown = <Row extends object>(
  known: Row | undefined,
  sent: Partial<Row>,
): { readonly ok: true } | FormUsed =>
  known !== undefined && Object.entries(sent).every(([name, value]) => known[name as keyof Row] === value)
    ? { ok: true }
    : { ok: false, reason: 'form-used' };
