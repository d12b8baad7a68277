import { count, sql } from 'drizzle-orm';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { ownArticles } from '../../content/seed/own-pictures.ts';
import {
  ads as seedAds,
  carouselSlides as seedSlides,
  promotions as seedPromotions,
} from '../../content/seed/merchandising.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { homePlaceOf, isInMenu } from '../../domain/catalogue/category-places.ts';
import { TAGS } from '../../domain/catalogue/tags.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { addContents } from '../catalogue/add-contents.ts';
import { adoptOwnPictures } from '../catalogue/adopt-own-pictures.ts';
import { addFacts, addNameKeys, saveProducts } from '../catalogue/save-products.ts';
import { categories, categoryTexts, exchangeRates, products } from '../catalogue/tables.ts';
import { tags, tagTexts } from '../catalogue/tag-tables.ts';
import { lookUpIn } from '../messages/messages.ts';
import { seedMachines } from '../rental/seed-machines.ts';
import { ads, carouselSlides, promotions } from '../catalogue/merchandising/tables.ts';
import type { Connection, Database } from './database.ts';

/** Any 64-bit number besides the migrations'; held to the end of the seeding transaction. */
const SEED_LOCK = 7_700_441_904;
/** Rows in one statement stay far below Postgres' 65,535 parameters. */
const PRODUCTS_AT_ONCE = 50;

/** Writes the categories and tags of the starting catalogue; what is there already stays as staff left it. */
async function seedCategories(database: Database) {
  await database
    .insert(categories)
    .values(
      CATEGORIES.map(({ group, ...category }, position) => ({
        ...category,
        menuGroup: group,
        position,
        isInMenu: isInMenu(category),
        homePlace: homePlaceOf(category),
      })),
    )
    .onConflictDoNothing();
  await database
    .insert(categoryTexts)
    .values(
      LOCALES.flatMap((locale) => {
        const lookUp = lookUpIn(locale);
        return CATEGORIES.map(({ id, slug }) => ({
          categoryId: id,
          locale,
          name: lookUp(`category.${slug}.name`) ?? slug,
          description: lookUp(`category.${slug}.description`) ?? '',
        }));
      }),
    )
    .onConflictDoNothing();
  await database
    .insert(tags)
    .values(TAGS.map((slug) => ({ slug })))
    .onConflictDoNothing();
  await database
    .insert(tagTexts)
    .values(
      LOCALES.flatMap((locale) => {
        const lookUp = lookUpIn(locale);
        return TAGS.map((tag) => ({ tag, locale, name: lookUp(`tag.${tag}`) ?? tag }));
      }),
    )
    .onConflictDoNothing();
}

async function seedMerchandising(database: Database) {
  await database.insert(promotions).values(seedPromotions);
  await database.insert(ads).values(seedAds);
  await database.insert(carouselSlides).values(seedSlides);
}

/**
 * Fills an empty catalogue with the starting one, all or nothing, once among several instances, and gives a shop without depots the
 * starting ones. Answers whether it did; of a catalogue that holds any product only pictures, keys, facts of cards and contents of sets are
 * brought up to date.
 */
export async function seedCatalogue(connection: Connection): Promise<boolean> {
  const { database } = connection;
  const seeded = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [row] = await transaction.select({ found: count() }).from(products);
    if (row && row.found > 0) return false;
    const { seedProducts } = await import('../../content/seed/products.ts'); // read by the first start alone
    await seedCategories(transaction);
    await transaction.insert(exchangeRates).values({ ...exchangeRate });
    for (let from = 0; from < seedProducts.length; from += PRODUCTS_AT_ONCE) {
      await saveProducts(transaction)(seedProducts.slice(from, from + PRODUCTS_AT_ONCE), exchangeRate);
    }
    await seedMerchandising(transaction);
    return true;
  });
  await seedMachines(database);
  if (seeded) await connection.tidy();
  else {
    await addNameKeys(database)();
    await addFacts(database)();
    await addContents(database)();
    await adoptOwnPictures(database)(ownArticles);
  }
  return seeded;
}
