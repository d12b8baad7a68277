import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import type { Localized } from '../../domain/locale/locale.ts';

/** The words of a buying guide: what to look at when choosing, and what people ask. */
export interface GuideText {
  readonly paragraphs: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** A category's buying guide, and where to look besides. */
export interface Guide {
  readonly links: readonly CategorySlug[];
  readonly text: Localized<GuideText>;
}
