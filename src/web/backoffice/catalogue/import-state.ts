/** How far an import is: refused by its problems, looked at, applied, or taken back. */
export function importState({
  problems,
  appliedAt,
  undoneAt,
}: {
  readonly problems: number;
  readonly appliedAt: string | null;
  readonly undoneAt: string | null;
}): 'problems' | 'ready' | 'applied' | 'undone' {
  if (problems > 0) return 'problems';
  if (undoneAt !== null) return 'undone';
  return appliedAt === null ? 'ready' : 'applied';
}
