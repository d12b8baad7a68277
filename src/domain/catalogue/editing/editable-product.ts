import type { Localized } from '../../locale/locale.ts';
import type { Currency } from '../../money/money.ts';
import type { PriceTerm, ProductMaker, SpecificationEntry } from '../product.ts';
import type { ContentsUnit } from '../set-contents.ts';

/** What the shop says of a product in one language: a name of one line, a sentence, and paragraphs that blank lines divide. */
export interface EditableText {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
}

/** A part of a set: another product by its article number, or in words what the shop does not sell by itself. */
export type EditablePart =
  | { readonly articleNumber: string; readonly quantity: number }
  | { readonly name: Localized; readonly quantity: number; readonly unit: ContentsUnit };

/** Everything that staff say of a product; stock and pictures are changed by acts of their own. */
export interface EditableProduct {
  /** Whether it stands in the shop. */
  readonly isPublished: boolean;
  /** When it is published by itself, ISO 8601 in UTC; absent where nobody set it, and once it is published. */
  readonly publishFrom?: string;
  /** When it is taken off by itself, after `publishFrom`. */
  readonly publishUntil?: string;
  readonly categoryId: number;
  readonly articleNumber: string;
  readonly brand: string;
  readonly warrantyMonths: number;
  /** Calendar days from an order at its supplier to the goods, 0–365; absent for the supplier's. */
  readonly leadDays?: number;
  readonly tags: readonly string[];
  /** The prices that were set, minor units without tax; one that is absent is converted from the other currency's (R7). */
  readonly prices: Readonly<Record<Currency, Readonly<Partial<Record<PriceTerm, number>>>>>;
  readonly specifications: readonly SpecificationEntry[];
  readonly contents: readonly EditablePart[];
  /** Article numbers of what stands first among what goes together with it, in that order; absent for none. */
  readonly together?: readonly string[];
  /** Article numbers of what does not stand among it; absent for none. */
  readonly notTogether?: readonly string[];
  readonly makers: {
    readonly manufacturer: ProductMaker;
    readonly responsiblePerson: ProductMaker | null;
  } | null;
  readonly text: Localized<EditableText>;
}
