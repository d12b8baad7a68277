import type { Currency, Money } from '../money/money.ts';
import type { Rating } from '../reviews/review.ts';
import type { FirstFree } from '../rental/rental-days.ts';
import type { UploadedDocument } from './editing/product-documents.ts';
import type { SetPart } from './set-contents.ts';
import type { SpecificationKey } from './specifications.ts';
import type { Tag } from './tags.ts';

/** What a price is for: buying, or renting for a block of 1, 7 or 30 days. */
export const PRICE_TERMS = ['sale', 'day', 'week', 'month'] as const;
export type PriceTerm = (typeof PRICE_TERMS)[number];

/** Minor units without tax per term; null where the product is not offered so. */
export interface PriceList extends Readonly<Record<PriceTerm, number | null>> {
  /** While `sale` is reduced: the lowest price of the 30 days before, to be struck through. Absent otherwise. */
  readonly original?: number;
  /** Whether the days of a rental are charged as they are, without the best-price rule; absent where the rule holds. */
  readonly isExact?: boolean;
}

/** Why a product can be looked at but not ordered, in the language of the page: a few words, and a sentence or two. */
interface DisplayOnly {
  readonly mark: string;
  readonly why: string;
}

/** Labels that a card shows on the picture. */
export type Badge = Extract<Tag, 'new'>;

/** A product as lists, search rows and the cart need it. */
export interface Product extends CardProduct {
  readonly articleNumber: string;
  readonly summary: string;
  readonly categoryId: number;
}

/** What a card shows of a product, and what it needs to put it into the cart. */
export interface CardProduct {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** `rental` for what is only rented; a product of the kind `purchase` may be rented, too: then it has a `rentalStock`. */
  readonly kind: 'purchase' | 'rental';
  /** The line of facts under the name; absent where nothing is known. */
  readonly facts?: string;
  readonly picture: string;
  /** Pieces for sale; of what is only rented, its machines. */
  readonly stock: number;
  /** Only of a product that is sold and rented: its machines for rent, as many as one market has at most. */
  readonly rentalStock?: number;
  /** Only of a product that is sold and rented where it is shown as it is rented: its page is to show it so, too. */
  readonly offer?: 'rent';
  /** The one label that a card makes much of; absent for most. */
  readonly badge?: Badge | null;
  readonly prices: Readonly<Record<Currency, PriceList>>;
  /** Only of a product that can be looked at but not ordered; its stock is then 0. */
  readonly displayOnly?: DisplayOnly;
  /** What its published reviews come to; absent without any. */
  readonly rating?: Rating;
  /** When a machine for rent is free next, its day in the language of the page, empty for the next working day and for none; absent where that is not known. */
  readonly free?: FirstFree & { readonly printed: string };
  /** The days that a list of machines is narrowed to, and what they cost without tax; absent in other lists. */
  readonly rent?: { readonly startDate: string; readonly days: number; readonly price: Money };
}

/** What goes with a product, and how the shop knows it: from what people ordered, or from what it is installed with. */
export interface TogetherWith {
  readonly basis: 'orders' | 'complements';
  /** Of products, what matters most first. */
  readonly ids: readonly number[];
}

/** One spec; a number stands in the unit of its key. */
export interface SpecificationEntry {
  readonly key: SpecificationKey;
  readonly value: number | string;
}

/** A product as its own page and the API show it. */
export interface ProductDetail extends Product {
  readonly description: string;
  readonly pictures: readonly string[];
  /** What is read instead of each picture, empty where nobody wrote it; absent where that is so of all. */
  readonly pictureTexts?: readonly string[];
  readonly warrantyMonths: number;
  readonly specifications: readonly SpecificationEntry[];
  readonly categories: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly makers?: ProductMakers | null;
  /** Only of a set: its parts. */
  readonly contents?: readonly SetPart[];
  /** What staff uploaded of it to be read, in their order; absent for none. */
  readonly documents?: readonly UploadedDocument[];
}

/** A category in the language of the page. */
export interface CategoryView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly group: string;
  readonly parentId: number | null;
  readonly picture: string;
  readonly kind: 'purchase' | 'rental';
  /** Where it stands besides; absent where a catalogue does not say, see `category-places.ts`. */
  readonly isInMenu?: boolean;
  readonly homePlace?: number | null;
  /** Of a category of the built-in list (R13): says so in the language of the page. */
  readonly notice?: string;
}

/** Somebody who answers for a product: legal name, postal address, and an address on the net or an e-mail; null while not known for certain. */
export interface ProductMaker {
  readonly name: string;
  readonly address: string | null;
  readonly contact: string | null;
}

/**
 * Who has to be named where a product is offered to consumers in the EU: its manufacturer, and where that one is outside
 * the Union the person responsible in it (Regulation (EU) 2023/988, articles 16 and 19). Null while not known for certain.
 */
export interface ProductMakers {
  readonly manufacturer: ProductMaker;
  readonly responsiblePerson: ProductMaker | null;
}

/** What a card needs of a product, without the rest of it: a page carries all of its cards twice, as HTML and as data. */
export const cardProduct = ({
  id,
  name,
  brand,
  kind,
  facts,
  picture,
  stock,
  rentalStock,
  offer,
  badge,
  prices,
  displayOnly,
  rating,
}: CardProduct): CardProduct => ({
  id,
  name,
  brand,
  kind,
  picture,
  stock,
  badge,
  prices,
  ...(facts !== undefined && { facts }),
  ...(rentalStock !== undefined && { rentalStock }),
  ...(offer !== undefined && { offer }),
  ...(displayOnly !== undefined && { displayOnly }),
  ...(rating !== undefined && { rating }),
});

/** Reads `1,2,3` of an address as product ids in their order: each once, so many at most; what is no id is left out. */
export function parseIds(text: string | null, most: number): readonly number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, most);
}
