import { problem, type FieldProblem } from './read-values.ts';

/** A product as a part of sets. */
export interface StandingPart {
  readonly isPublished: boolean;
  /** Whether it is rented alone: a set is sold with all that is in it. */
  readonly isRentalOnly: boolean;
}

/** A set that is about to be written. */
export interface WrittenSet {
  readonly article: string;
  /** The article numbers of the products that it names and did not name before. */
  readonly added: readonly string[];
}

/** Whether a product is in another, or in what is in that, however deep. */
function isInside(wanted: string, from: string, partsOf: (article: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let article = open.pop(); article !== undefined; article = open.pop()) {
    if (article === wanted) return true;
    if (seen.has(article)) continue;
    seen.add(article);
    open.push(...partsOf(article));
  }
  return false;
}

/**
 * Why a set may not have what it newly names: a product that is not in the shop, which its page would show; one that is only rented; one that has
 * the set in it. Null where it may. What it had before it keeps, hidden since or not. A part that `standingOf` does not know is no matter of this rule.
 */
export function partsProblem(
  { article, added }: WrittenSet,
  {
    standingOf,
    partsOf,
  }: {
    readonly standingOf: (article: string) => StandingPart | undefined;
    /** The products that a product is made of; none of one that is no set. */
    readonly partsOf: (article: string) => readonly string[];
  },
): FieldProblem | null {
  const those = (isMeant: (part: string) => boolean) => added.filter((part) => isMeant(part)).join(', ');
  const drafts = those((part) => standingOf(part)?.isPublished === false);
  if (drafts !== '') return problem('draft-part', drafts);
  const rented = those((part) => standingOf(part)?.isRentalOnly === true);
  if (rented !== '') return problem('rental-part', rented);
  return added.some((part) => isInside(article, part, partsOf)) ? problem('part-of-itself') : null;
}
