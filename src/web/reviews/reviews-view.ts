import type { Stars } from '../../domain/reviews/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A link with its words, as printed. `isCurrent` is what the page shows already. */
export interface PrintedLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent?: boolean;
}

/** A row of the distribution: how many reviews give so many stars. */
export interface StarsRow extends PrintedLink {
  readonly stars: Stars;
  readonly count: number;
  readonly percent: number;
  /** All of it in words. */
  readonly label: string;
}

export interface PrintedReview {
  readonly id: string;
  readonly stars: Stars;
  readonly starsLabel: string;
  readonly author: string;
  readonly date: string;
  readonly dateTime: string;
  /** That the purchase is verified, what it was, and that the text was changed. */
  readonly notes: readonly string[];
  readonly lang: Locale;
  readonly body: string;
  readonly pros: string | null;
  readonly cons: string | null;
  readonly photographs: readonly { readonly src: string; readonly alt: string }[];
  readonly reply: string | null;
}

export interface PrintedQuestion {
  readonly id: string;
  readonly lang: Locale;
  readonly body: string;
  readonly by: string;
  readonly answers: readonly {
    readonly id: string;
    readonly lang: Locale;
    readonly body: string;
    readonly by: string;
    readonly isShop: boolean;
  }[];
  readonly answer: PrintedLink;
}

/** The reviews and questions of a product, printed by the server: the browser needs neither code nor words for them. */
export interface ReviewsView {
  /** Names the state that it shows; another one is drawn anew. */
  readonly version: string;
  readonly title: string;
  readonly rating: {
    readonly average: number;
    readonly printed: string;
    readonly count: string;
    readonly rows: readonly StarsRow[];
  } | null;
  /** What stands in place of reviews where there is none. */
  readonly empty: { readonly title: string; readonly text: string } | null;
  readonly write: PrintedLink;
  readonly all: PrintedLink | null;
  readonly sorts: readonly PrintedLink[];
  readonly sortLabel: string;
  readonly reviews: readonly PrintedReview[];
  readonly more: PrintedLink | null;
  readonly checked: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly words: { readonly pros: string; readonly cons: string; readonly reply: string };
  readonly questions: {
    readonly title: string;
    readonly empty: string | null;
    readonly ask: PrintedLink;
    readonly list: readonly PrintedQuestion[];
    readonly more: PrintedLink | null;
  };
}
