import type { Locale } from '../../domain/locale/locale.ts';

/** A column of a printed table. */
interface Column {
  readonly title: string;
  /** Figures stand on the right. */
  readonly align?: 'right';
  /** Its width beside the others’; 1 if nothing is said. */
  readonly share?: number;
}

/** A piece of a document. Texts are ready to be read: formatted, and in the language of the document. */
export type Part =
  /** Opens a section; a bookmark leads to it. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Lines that hang from their marks: `1.2`, `•`. */
  | { readonly kind: 'items'; readonly items: readonly { readonly mark: string; readonly text: string }[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Labels with their values, over the whole width. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Sums at the right edge, the last of them the one to pay. */
  | { readonly kind: 'totals'; readonly rows: readonly (readonly [label: string, amount: string])[] };

/** What the shop prints: terms, manuals, invoices. It knows nothing of paper; `drawDocument` does. */
export interface PrintedDocument {
  readonly locale: Locale;
  readonly title: string;
  /** Whose document it is: in the file’s data and at the foot of each page. */
  readonly author: string;
  /** ISO day that the document bears; the file’s own date too, so that the same document is the same bytes. */
  readonly day: string;
  /** Small lines under the title: since when, number, parties. */
  readonly byline: readonly string[];
  readonly parts: readonly Part[];
  /** The foot’s words for a page of so many. */
  readonly pageLabel: (page: number, pages: number) => string;
}
