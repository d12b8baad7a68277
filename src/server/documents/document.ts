import type { Locale } from '../../domain/locale/locale.ts';

/** A column of a printed table. */
export interface Column {
  readonly title: string;
  /** Figures stand on the right. */
  readonly align?: 'right';
  /** Its width beside the others’; 1 if nothing is said. */
  readonly share?: number;
}

/** A cell of a table; a note stands smaller below its text, line by line. */
export type Cell = string | { readonly text: string; readonly note: string };

/** A code for a camera. */
export interface PrintedCode {
  /** Its modules row by row, true for dark, with the light ones around them. */
  readonly modules: readonly (readonly boolean[])[];
  /** What it is for; stands below it. */
  readonly label: string;
}

/** A piece of a document. Texts are ready to be read: formatted, and in the language of the document. */
export type Part =
  /** Opens a section; a bookmark leads to it. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What must be said and is not read twice. */
  | { readonly kind: 'small'; readonly text: string }
  /** Short facts in columns, each value below its label. */
  | { readonly kind: 'grid'; readonly cells: readonly (readonly [label: string, value: string])[] }
  /** Who is who, side by side. */
  | {
      readonly kind: 'blocks';
      readonly blocks: readonly {
        readonly label: string;
        readonly title: string;
        readonly lines: readonly string[];
      }[];
    }
  /** Lines that hang from their marks: `1.2`, `•`. */
  | { readonly kind: 'items'; readonly items: readonly { readonly mark: string; readonly text: string }[] }
  /** Rows stay whole; on each further page the headings stand again. */
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Cell[])[];
    }
  /** Labels with their values, over the whole width; a code to be read by a camera stands at the right, if there is one. */
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly code?: PrintedCode | null;
    }
  /** A code for a scanner of parcels: its modules from left to right, true for dark; what it says stands below it. */
  | { readonly kind: 'bars'; readonly modules: readonly boolean[]; readonly label: string }
  /** What somebody drew: a path in a box of such a size, with what it is below. */
  | {
      readonly kind: 'drawing';
      readonly path: string;
      readonly width: number;
      readonly height: number;
      readonly label: string;
    }
  /** Sums at the right edge, the last of them the one to pay. */
  | { readonly kind: 'totals'; readonly rows: readonly (readonly [label: string, amount: string])[] };

/** What the shop prints: terms, manuals, invoices. It knows nothing of paper; `drawDocument` does. */
export interface PrintedDocument {
  readonly locale: Locale;
  readonly title: string;
  /** Stands below the title, and after it wherever the document is named. */
  readonly number?: string;
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

/** What a document is called: at its feet, in the file’s data and on a reader’s disk. */
export const nameOf = ({ title, number }: Pick<PrintedDocument, 'title' | 'number'>): string =>
  number === undefined ? title : `${title} ${number}`;
