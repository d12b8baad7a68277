import type { OwnPicture, SceneName } from '../../domain/catalogue/picture.ts';
import type { Localized } from '../../domain/locale/locale.ts';
import type { DocumentName } from './published-documents.ts';

/** A piece of a content page. The three tables hold no data: the screen fills them from the shop's own rules. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  /** `id` is the answer's anchor, the same in every language. */
  | { readonly kind: 'question'; readonly id: string; readonly question: string; readonly answer: string }
  | {
      readonly kind: 'case';
      readonly title: string;
      readonly place: string;
      readonly figures: readonly Row[];
      readonly text: string;
      readonly picture: SceneName | OwnPicture;
      /** What of the catalogue it is made of, which the card leads to and whose price of the day it names. */
      readonly goods: CaseGoods;
    }
  /** Steps or warnings under a title of their own. */
  | { readonly kind: 'part'; readonly title: string; readonly items: readonly string[] }
  /** A principle in a few words, and what it means. */
  | { readonly kind: 'point'; readonly title: string; readonly text: string }
  /** What happens one after another; the number of a step is its place in the section. */
  | { readonly kind: 'step'; readonly title: string; readonly text: string }
  /** Numbered sentences of terms; the number of a clause is its place in the section. */
  | { readonly kind: 'clause'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'person'; readonly name: string; readonly role: string; readonly text: string }
  /** What happened, year by year. */
  | { readonly kind: 'history'; readonly rows: readonly Row[] }
  /** A document to take away, in each language it exists in; of an edition of terms by its name, absent for those in force. */
  | { readonly kind: 'documents'; readonly name: DocumentName; readonly edition?: string }
  /** The form that writes to the shop (R27). */
  | { readonly kind: 'contact-form' }
  /** `to` is a path of the site without region. */
  | { readonly kind: 'link'; readonly text: string; readonly to: `/${string}` }
  /** A picture that staff added; `alt` is empty where it only decorates. */
  | { readonly kind: 'picture'; readonly picture: SceneName | OwnPicture; readonly alt: string }
  /** Fees and days of the ruleset that is charged (R10). */
  | { readonly kind: 'delivery-table' }
  /** WARRANTY_PERIODS. */
  | { readonly kind: 'warranty-table' }
  /** The sellers of both markets. */
  | { readonly kind: 'seller-table' };

/** A product that is bought, or machines that are rented for days. */
export interface CaseGoods {
  readonly productId: number;
  readonly rent?: { readonly machines: number; readonly days: number };
}

export type Row = readonly [label: string, value: string];

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
  /** A scene beside the title, or what the page is about; no two pages show the same. */
  readonly picture?: SceneName | OwnPicture;
  /** What the picture shows, in words; absent where it only decorates. */
  readonly pictureAlt?: string;
  /** ISO day since which the text holds; only on pages that bind somebody. */
  readonly updatedOn?: string;
  readonly sections: readonly PageSection[];
}

/** A clause of terms: its title and its numbered sentences. */
type Clause = readonly [title: string, ...items: string[]];

/** Terms that bind somebody; the page and the printed document are made from the same words. */
export type Terms = Localized<readonly Clause[]>;
