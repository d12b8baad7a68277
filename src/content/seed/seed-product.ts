import type { CategorySlug } from '../../domain/catalogue/categories.ts';
import type { Specifications } from '../../domain/catalogue/specifications.ts';
import type { Tag } from '../../domain/catalogue/tags.ts';
import type { Localized } from '../../domain/locale/locale.ts';
import type { SeedPart } from './set-contents.ts';

/** What the shop says of a product in one language. */
export interface ProductText {
  /** Product name as a shopper would type it: kind, brand, model, decisive figure. */
  readonly name: string;
  /** One sentence under the name. */
  readonly summary: string;
  /** Two to four paragraphs divided by blank lines. */
  readonly description: string;
}

/** Rental prices in major units per block of 1, 7 and 30 days (S §9). */
export interface RentalTier {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** A product of the starting catalogue. Amounts are major units without tax (R9). */
export interface SeedProduct {
  /** Category id × 100 + a running number; power stations keep the specification's 90 and up. */
  readonly id: number;
  readonly category: CategorySlug;
  /** Article number: unique, upper case. */
  readonly article: string;
  readonly brand: string;
  /** The article of the product whose pictures stand for it; absent where it has its own. */
  readonly picturesOf?: string;
  readonly stock: number;
  /** Sale price; absent for what is only rented. A missing PLN price is converted once at the stored rate (R7). */
  readonly price?: { readonly UAH: number; readonly PLN?: number };
  /** Rental prices; beside a sale price they make a product sold and rented. One of a rental category that names neither is rented at the default ones. */
  readonly rental?: { readonly UAH: RentalTier; readonly PLN?: RentalTier };
  /** Of a product that is sold and rented: the machines of each depot. What is only rented has as many as `stock`. */
  readonly machines?: number;
  readonly warrantyMonths: number;
  readonly tags: readonly Tag[];
  readonly specifications: Specifications;
  /** Only of a set: its parts, what matters most first. */
  readonly contents?: readonly SeedPart[];
  readonly text: Localized<ProductText>;
}
