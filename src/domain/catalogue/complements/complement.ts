import { CATEGORIES, type CategorySlug } from '../categories.ts';
import type { SpecificationKey } from '../specifications.ts';

/** What a complement has to state: a number within limits, one of some words, or nothing at all. */
export interface Need {
  readonly key: SpecificationKey;
  readonly min?: number;
  readonly max?: number;
  /** Of a choice, or of a text that lists names with commas between them: one of these. */
  readonly words?: readonly string[];
  /** The field must not be stated. */
  readonly absent?: true;
}

/** Products that fit another: those of a category, of these makes if any are named, that meet every need. */
export interface Complement {
  readonly categoryId: number;
  readonly brands?: readonly string[];
  readonly needs: readonly Need[];
}

/** A product as the rules read it: a field that is absent is unknown, never zero. */
export interface Stated {
  readonly brand: string;
  readonly number: (key: SpecificationKey) => number | null;
  readonly text: (key: SpecificationKey) => string | null;
}

/** The id of a category of the shop. */
export const idOf = (slug: CategorySlug): number =>
  CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
/** Products of one category that meet the needs. */
export const fitting = (slug: CategorySlug, ...needs: readonly Need[]): readonly Complement[] => [
  { categoryId: idOf(slug), needs },
];
/** Nothing that is known to fit. */
export const NONE: readonly Complement[] = [];
