import { withoutInvisible } from '../locale/without-invisible.ts';

/** What the search of the whole back office looks through, in the order in which it is shown. */
export const FIND_KINDS = ['screens', 'orders', 'customers', 'products', 'machines'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

/** So many of each kind are shown. */
export const FOUND_MAX = 5;
/** Fewer characters begin too much to be looked for. */
export const FIND_MIN = 2;
const FIND_MAX = 100;

/** What was typed into the search, without what nobody sees; empty while it is too short to be looked for. */
export function findTerm(typed: string): string {
  const term = withoutInvisible(typed).trim().slice(0, FIND_MAX);
  return Array.from(term).length < FIND_MIN ? '' : term;
}

/** Something that was found: its page in the back office, without the region, what it is called and what tells it from others. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly note: string;
}

/** What was found of one kind; kinds of which nothing was found are left out. */
export interface FoundGroup {
  readonly kind: FindKind;
  readonly pages: readonly FoundPage[];
}

/** What the search answers. */
export interface FindAnswer {
  /** What was looked for; empty for what is too short. */
  readonly term: string;
  readonly groups: readonly FoundGroup[];
  /** Whether the shop could not be asked. */
  readonly isFailed: boolean;
  readonly title: string;
}
