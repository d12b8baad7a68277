/** Frees the place of a call; a second time it does nothing. */
type Leave = () => void;

/**
 * Gives each of `max` calls of a subject that are in progress at once a place; null where all are taken. Counted in the memory of this process, because
 * what is kept free is its own pool of connections: each instance of the shop has one, and so a count of its own.
 */
export function limitAtOnce(max: number): (subject: string) => Leave | null {
  const inProgress = new Map<string, number>();
  return (subject) => {
    const before = inProgress.get(subject) ?? 0;
    if (before >= max) return null;
    inProgress.set(subject, before + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (inProgress.get(subject) ?? 0) - 1;
      if (left > 0) inProgress.set(subject, left);
      else inProgress.delete(subject);
    };
  };
}
