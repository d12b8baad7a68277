/** A piece of an e-mail's content; each is written as HTML and as plain text. Addresses are whole. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A remark on what stands above it, small. */
  | { readonly kind: 'note'; readonly text: string }
  /** A paragraph of somebody's own words, line breaks kept. */
  | { readonly kind: 'quote'; readonly text: string }
  /** `quiet` stands behind another button, as a link. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly quiet?: boolean }
  /** Facts under a heading; null for none. */
  | {
      readonly kind: 'facts';
      readonly title: string | null;
      readonly rows: readonly EmailRow[];
    }
  /** Names of goods, each with its pieces, under a heading. */
  | { readonly kind: 'pieces'; readonly title: string | null; readonly rows: readonly EmailRow[] }
  /** Documents to read under a heading, which are also attached to the e-mail. */
  | {
      readonly kind: 'documents';
      readonly title: string;
      readonly links: readonly { readonly label: string; readonly href: string }[];
    }
  /** Null without a heading. */
  | { readonly kind: 'goods'; readonly title: string | null; readonly lines: readonly GoodsLine[] }
  /** A code for the camera of a phone: its picture by a content id, what to do with it, and, where it is one, the same as a link. */
  | {
      readonly kind: 'code';
      readonly cid: string;
      readonly alt: string;
      readonly text: string;
      readonly link: { readonly label: string; readonly href: string } | null;
    }
  /** Amounts, the last of which is their sum. */
  | { readonly kind: 'sums'; readonly rows: readonly EmailRow[] };

export type EmailRow = readonly [term: string, value: string];

export interface GoodsLine {
  readonly name: string;
  /** Pieces, unit price, rental term. */
  readonly detail: string;
  readonly amount: string;
  /** What the amount is with or without: tax; absent where it is no money. */
  readonly amountNote?: string;
  readonly picture: string;
  readonly href: string;
}
