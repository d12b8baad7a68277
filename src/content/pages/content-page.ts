/** A piece of a content page. The three tables hold no data: the screen fills them from the shop's own rules. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string }
  | {
      readonly kind: 'case';
      readonly title: string;
      readonly place: string;
      readonly figures: readonly Row[];
      readonly text: string;
    }
  /** `to` is a path of the site without region. */
  | { readonly kind: 'link'; readonly text: string; readonly to: `/${string}` }
  /** Fees and days of the ruleset that is charged (R10). */
  | { readonly kind: 'delivery-table' }
  /** WARRANTY_PERIODS. */
  | { readonly kind: 'warranty-table' }
  /** SELLER of both markets. */
  | { readonly kind: 'seller-table' };

type Row = readonly [label: string, value: string];

export interface PageSection {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What a static page says in one language. */
export interface ContentPage {
  readonly title: string;
  /** The paragraph under the title. */
  readonly lead: string;
  /** The meta description. */
  readonly description: string;
  /** ISO day since which the text holds; only on pages that bind somebody. */
  readonly updatedOn?: string;
  readonly sections: readonly PageSection[];
}
