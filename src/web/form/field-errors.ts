import * as v from 'valibot';

/** The message key of each wrong field: the first of its issues. */
export function fieldErrors(
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): Readonly<Record<string, string>> {
  const nested: Record<string, readonly string[] | undefined> = v.flatten([...issues]).nested ?? {};
  return Object.fromEntries(Object.entries(nested).map(([field, keys]) => [field, keys?.[0] ?? '']));
}
