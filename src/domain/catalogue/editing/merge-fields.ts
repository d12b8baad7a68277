/** What a field said before and says now. */
export type FieldChange = readonly [before: string, after: string];

/** Which fields differ, and how; fields that one side does not have count as empty. */
export function changedFields<Field extends string>(
  before: Readonly<Partial<Record<Field, string>>>,
  after: Readonly<Partial<Record<Field, string>>>,
  fields: Iterable<Field>,
): Partial<Record<Field, FieldChange>> {
  const changes: Partial<Record<Field, FieldChange>> = {};
  for (const field of fields) {
    const change: FieldChange = [before[field] ?? '', after[field] ?? ''];
    if (change[0] !== change[1]) changes[field] = change;
  }
  return changes;
}

/** A field that two people changed in different ways: what is stored now, and what the later one wrote. */
export interface FieldConflict {
  readonly stored: string;
  readonly sent: string;
}

/** What keeps fields from being read, by their names. */
export type ProblemsOf<Field extends string, Problem> = Readonly<Partial<Record<Field, Problem>>>;

/** What was read of fields, or everything that keeps it from being read. */
export type FieldsRead<Read, Field extends string, Problem> =
  | ({ readonly ok: true } & Readonly<Read>)
  | { readonly ok: false; readonly problems: ProblemsOf<Field, Problem> };

/** Ends the reading of fields whose problems were gathered: with what was read if there are none. */
export const endReading = <Read, Field extends string, Problem>(
  problems: ProblemsOf<Field, Problem>,
  read: Read,
): FieldsRead<Read, Field, Problem> =>
  Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, ...read };

/** Why nothing of what somebody sent was saved: fields that cannot say what they say, or that somebody else changed in another way since they were shown. */
export type FieldsRefused<Field extends string, Problem> =
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly problems: ProblemsOf<Field, Problem>;
    }
  | {
      readonly ok: false;
      readonly reason: 'fields-changed';
      readonly conflicts: Readonly<Partial<Record<Field, FieldConflict>>>;
    };

/**
 * Joins what somebody sent with what is stored by now. `base` is what they saw when they began: a field that they left as it was keeps
 * what others wrote meanwhile, one that only they touched takes theirs, and one that both changed to different texts is a conflict.
 * A field that was not sent is left as it is.
 */
export function mergeFields<Field extends string>(
  {
    base,
    sent,
    stored,
  }: Readonly<Record<'base' | 'sent' | 'stored', Readonly<Partial<Record<Field, string>>>>>,
  fields: Iterable<Field>,
): {
  readonly merged: Partial<Record<Field, string>>;
  readonly conflicts: Partial<Record<Field, FieldConflict>>;
} {
  const merged: Partial<Record<Field, string>> = {};
  const conflicts: Partial<Record<Field, FieldConflict>> = {};
  for (const field of fields) {
    const now = stored[field] ?? '';
    const wanted = sent[field] ?? now;
    const seen = base[field] ?? now;
    merged[field] = wanted === seen ? now : wanted;
    if (wanted !== seen && seen !== now && wanted !== now) conflicts[field] = { stored: now, sent: wanted };
  }
  return { merged, conflicts };
}
