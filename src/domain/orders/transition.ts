export type Transition<S extends string> =
  | { readonly ok: true; readonly to: S }
  /** The table does not lead from here to there; answered with 409. */
  | { readonly ok: false; readonly reason: 'transition-not-allowed' };

/** Whether a status may change as asked, by one of the tables (R23). Staying is a change too, unless listed. */
export function transition<S extends string>(
  table: Readonly<Record<S, readonly NoInfer<S>[]>>,
  from: NoInfer<S>,
  to: NoInfer<S>,
): Transition<S> {
  return table[from].includes(to) ? { ok: true, to } : { ok: false, reason: 'transition-not-allowed' };
}
