import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { CategoryView, ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** The catalogue did not answer, or not with what can be read: not now, rather than not there. */
export class CatalogueUnavailable extends Error {
  override readonly name = 'CatalogueUnavailable';
  /** Known to those who tell what is gone from what is wrong. */
  readonly code = 'CATALOGUE_UNAVAILABLE';
}

/** A product as another shop tells of it. A price is null where it states none; stock is what it says it has. */
export interface RemoteProduct extends ProductDetail {
  /** The name of its category in Ukrainian (S §3). */
  readonly type: string;
  readonly localizations: readonly {
    readonly locale: Locale;
    readonly name: string;
    readonly description: string;
  }[];
}

export interface RemotePage {
  readonly products: readonly RemoteProduct[];
  readonly total: number;
}

/** A category with the moments that the API tells. Its name may be the key of a text (S §3). */
export interface RemoteCategory extends CategoryView {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
}

export interface RemotePromotion {
  readonly id: number;
  readonly categoryId: number;
  readonly active: boolean;
  readonly picture: string;
  readonly title: string;
}

export interface RemoteAd {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly contentUrl: string;
  readonly link: string;
  readonly active: boolean;
  readonly title: string;
  readonly description: string;
}

export interface RemoteSearch extends Pick<ProductQuery, 'locale' | 'page' | 'pageSize'> {
  readonly term: string;
  readonly onlyInStock: boolean;
}

/**
 * A catalogue at another address (S §7, R14). Every question throws `CatalogueUnavailable` when it is not answered in
 * time, or with rubbish; single records that cannot be read are left out.
 */
export interface RemoteCatalogue {
  readonly listProducts: (query: ProductQuery) => Promise<RemotePage>;
  /** In any order; unknown ids are left out. */
  readonly productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly RemoteProduct[]>;
  /** Null when it has none of this id. */
  readonly findProduct: (id: number, locale: Locale) => Promise<RemoteProduct | null>;
  readonly searchProducts: (query: RemoteSearch) => Promise<RemotePage>;
  readonly listCategories: (locale: Locale) => Promise<readonly RemoteCategory[]>;
  readonly listPromotions: (locale: Locale, categoryId: number | null) => Promise<readonly RemotePromotion[]>;
  readonly listAds: (locale: Locale) => Promise<readonly RemoteAd[]>;
  /** Asks afresh, whatever is remembered; throws when there is no answer. */
  readonly ping: () => Promise<void>;
}
