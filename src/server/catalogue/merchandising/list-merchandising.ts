import { and, asc, eq, getTableColumns, gte, isNull, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isSaidIn, textIn } from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import { NO_TEXTS } from '../../../domain/locale/localized.ts';
import { dayIn, marketOf, timeZoneOf, type Market } from '../../../domain/locale/market.ts';
import { currencyOf } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { productPictures } from '../pictures/tables.ts';
import { ads, carouselSlides, promotions } from './tables.ts';

type EntryTable = typeof ads | typeof carouselSlides | typeof promotions;

/** What is shown on the present day of a market. */
const inForce = (table: EntryTable, market: Market) => {
  const day = dayIn(timeZoneOf(market), new Date().toISOString());
  return and(
    eq(table.active, true),
    or(isNull(table.firstDay), lte(table.firstDay, day)),
    or(isNull(table.lastDay), gte(table.lastDay, day)),
  );
};

/** The picture of the shop that an entry shows, if it shows one. */
const isShown = (name: AnyPgColumn) => and(isNull(productPictures.productId), eq(productPictures.name, name));

/** What a picture shows, in words: what its entry says of it, else what is said of it wherever it stands. */
const altIn = ([ofEntry, ofPicture]: readonly [Localized, Localized | null], locale: Locale): string =>
  textIn(ofEntry, locale) || (ofPicture === null ? '' : textIn(ofPicture, locale));

/** The market whose day counts where nobody says another. */
const usualMarket = (locale: Locale): Market => marketOf(currencyOf(locale));

/** A promotion as visitors see it. */
interface ShownPromotion {
  readonly id: number;
  readonly categoryId: number;
  readonly active: boolean;
  /** Name of a product's picture. */
  readonly picture: string;
  readonly title: string;
  /** What the picture shows, in words; absent or empty where it only decorates. */
  readonly alt?: string;
}

/** The promotions in force, of one category or of all, in their order (S §7). */
export const listPromotions =
  (database: Database) =>
  async (
    locale: Locale,
    categoryId: number | null = null,
    market: Market = usualMarket(locale),
  ): Promise<ShownPromotion[]> => {
    const rows = await database
      .select({ ...getTableColumns(promotions), pictureAlt: productPictures.alt })
      .from(promotions)
      .leftJoin(productPictures, isShown(promotions.picture))
      .where(
        and(
          inForce(promotions, market),
          categoryId === null ? undefined : eq(promotions.categoryId, categoryId),
        ),
      )
      .orderBy(asc(promotions.position), asc(promotions.id));
    const shown = rows.filter(({ title }) => isSaidIn({ title, text: NO_TEXTS }, locale));
    return shown.map(({ id, categoryId: category, active, picture, title, alt, pictureAlt }) => ({
      id,
      categoryId: category,
      active,
      picture,
      title: title[locale],
      alt: altIn([alt, pictureAlt], locale),
    }));
  };

/** An advertisement as visitors see it. */
interface ShownAd {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly contentUrl: string;
  readonly link: string;
  readonly active: boolean;
  readonly title: string;
  readonly description: string;
  readonly alt?: string;
}

/** The advertisements in force in their order (S §7). */
export const listAds =
  (database: Database) =>
  async (locale: Locale, market: Market = usualMarket(locale)): Promise<ShownAd[]> => {
    const rows = await database
      .select({ ...getTableColumns(ads), pictureAlt: productPictures.alt })
      .from(ads)
      .leftJoin(productPictures, isShown(ads.contentUrl))
      .where(inForce(ads, market))
      .orderBy(asc(ads.position), asc(ads.id));
    const shown = rows.filter(({ title, description: text }) => isSaidIn({ title, text }, locale));
    return shown.map(({ id, type, contentUrl, link, active, title, description, alt, pictureAlt }) => ({
      id,
      type,
      contentUrl,
      link,
      active,
      title: title[locale],
      description: description[locale],
      alt: altIn([alt, pictureAlt], locale),
    }));
  };

/** A slide as visitors see it. */
interface ShownSlide {
  readonly id: number;
  readonly position: number;
  readonly type: 'gif' | 'video' | 'image';
  readonly src: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly alt?: string;
}

/** The slides of the home page that are in force, in their order (S §7). */
export const listSlides =
  (database: Database) =>
  async (locale: Locale, market: Market = usualMarket(locale)): Promise<ShownSlide[]> => {
    const rows = await database
      .select({ ...getTableColumns(carouselSlides), pictureAlt: productPictures.alt })
      .from(carouselSlides)
      .leftJoin(productPictures, isShown(carouselSlides.src))
      .where(inForce(carouselSlides, market))
      .orderBy(asc(carouselSlides.position), asc(carouselSlides.id));
    const shown = rows.filter(({ title, description: text }) => isSaidIn({ title, text }, locale));
    return shown.map(({ id, position, type, src, link, title, description, alt, pictureAlt }) => ({
      id,
      position,
      type,
      src,
      link,
      title: title[locale],
      description: description[locale],
      alt: altIn([alt, pictureAlt], locale),
    }));
  };
