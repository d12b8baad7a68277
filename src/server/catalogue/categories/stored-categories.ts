import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MenuGroup } from '../../../domain/catalogue/categories.ts';
import type {
  EditedCategory,
  NameProblem,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import type { OrderedCategory } from '../../../domain/catalogue/category-editing/category-order.ts';
import { ALWAYS_LISTED } from '../../../domain/catalogue/category-places.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { isListed } from '../list-categories.ts';
import { listingSizes } from '../listing-tables.ts';
import { categories, categoryTexts, products } from '../tables.ts';

/** A category as staff see it. */
export interface StoredCategory extends OrderedCategory {
  readonly group: MenuGroup;
  readonly position: number;
  readonly kind: 'purchase' | 'rental';
  readonly category: EditedCategory;
  /** Whether the shop lists it: a hidden one with published products it does. */
  readonly isListed: boolean;
}

/** How many products stand in a category and in those below it. */
interface ProductCount {
  readonly published: number;
  readonly drafts: number;
}

const NO_PRODUCTS: ProductCount = { published: 0, drafts: 0 };

/** One text in each language; empty where a row is missing. */
const localized = <Row extends { readonly locale: string }>(
  rows: readonly Row[],
  say: (row: Row) => string,
): Localized => {
  const [uk = '', pl = '', en = ''] = LOCALES.map((locale) => {
    const row = rows.find((each) => each.locale === locale);
    return row === undefined ? '' : say(row);
  });
  return { uk, pl, en };
};

/** The categories in their order, or one of them; `isLocked` keeps them from being changed by others until the transaction ends. */
export async function storedCategories(
  database: Database,
  { slug, isLocked = false }: { readonly slug?: string; readonly isLocked?: boolean } = {},
): Promise<readonly StoredCategory[]> {
  const where = slug === undefined ? undefined : eq(categories.slug, slug);
  if (isLocked)
    await database
      .select({ id: categories.id })
      .from(categories)
      .where(where)
      .orderBy(categories.id)
      .for('no key update');
  const rows = await database
    .select({
      id: categories.id,
      slug: categories.slug,
      group: categories.menuGroup,
      parentId: categories.parentId,
      position: categories.position,
      picture: categories.picture,
      kind: categories.kind,
      isInMenu: categories.isInMenu,
      homePlace: categories.homePlace,
      isHidden: categories.isHidden,
      isListed,
    })
    .from(categories)
    .where(where)
    .orderBy(asc(categories.position), asc(categories.id));
  const texts = await database
    .select()
    .from(categoryTexts)
    .where(
      inArray(
        categoryTexts.categoryId,
        rows.map(({ id }) => id),
      ),
    );
  const textsOf = Map.groupBy(texts, ({ categoryId }) => categoryId);
  return rows.map(({ picture, isInMenu, isHidden, ...row }) => {
    const own = textsOf.get(row.id) ?? [];
    return {
      ...row,
      category: {
        name: localized(own, ({ name }) => name),
        description: localized(own, ({ description }) => description),
        picture,
        isInMenu,
        isOnHome: row.homePlace !== null,
        isHidden,
      },
    };
  });
}

/** All categories in their order with the number of their products, those of the categories below them among these. */
export const listStaffCategories =
  (database: Database) =>
  async (): Promise<readonly (StoredCategory & { readonly products: ProductCount })[]> => {
    const stored = await storedCategories(database);
    const counts = await database
      .select({
        categoryId: products.categoryId,
        published: sql<number>`count(${products.publishedAt})`.mapWith(Number),
        all: sql<number>`count(*)`.mapWith(Number),
      })
      .from(products)
      .groupBy(products.categoryId);
    const countOf = new Map(
      counts.map(({ categoryId, published, all }) => [categoryId, { published, drafts: all - published }]),
    );
    const childrenOf = Map.groupBy(stored, ({ parentId }) => parentId);
    return stored.map((each) => {
      const within = [each, ...(childrenOf.get(each.id) ?? [])].map(
        ({ id }) => countOf.get(id) ?? NO_PRODUCTS,
      );
      return {
        ...each,
        products: {
          published: within.reduce((sum, { published }) => sum + published, 0),
          drafts: within.reduce((sum, { drafts }) => sum + drafts, 0),
        },
      };
    });
  };

/** What keeps a category from being hidden: pages that name it, published products. */
type HidingProblem = Extract<NameProblem, 'linked' | 'has-products'>;

/** Finds what keeps a category from being hidden; null for nothing. */
export async function findHidingProblem(
  database: Database,
  { id, slug }: Pick<StoredCategory, 'id' | 'slug'>,
): Promise<HidingProblem | null> {
  if (ALWAYS_LISTED.has(slug)) return 'linked';
  const [size] = await database
    .select({ total: listingSizes.total })
    .from(listingSizes)
    .where(eq(listingSizes.categoryId, id));
  return (size?.total ?? 0) > 0 ? 'has-products' : null;
}

/** Pictures that are offered for a category at once. */
const PICTURES_MAX = 48;

/** A category by its slug, with the pictures that can stand for it: the first of each of its products, published ones first. Null for none. */
export const findStaffCategory =
  (database: Database) =>
  async (
    slug: string,
  ): Promise<{
    readonly stored: StoredCategory;
    readonly pictures: readonly string[];
    /** Why it cannot be hidden; null where it can, and where it is hidden already. */
    readonly hidingProblem: HidingProblem | null;
  } | null> => {
    const [stored] = await storedCategories(database, { slug });
    if (stored === undefined) return null;
    const rows = await database
      .select({ picture: sql<string>`${products.pictures}[1]` })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(or(eq(categories.id, stored.id), eq(categories.parentId, stored.id)))
      .orderBy(sql`${isNotNull(products.publishedAt)} desc`, asc(products.id))
      .limit(PICTURES_MAX);
    return {
      stored,
      pictures: [...new Set(rows.flatMap(({ picture }) => picture ?? []))],
      hidingProblem: stored.category.isHidden ? null : await findHidingProblem(database, stored),
    };
  };

/** Whether a picture is one of a product of a category, or of one below it. */
export async function isPictureOf(
  database: Database,
  { id }: Pick<StoredCategory, 'id'>,
  picture: string,
): Promise<boolean> {
  const own = alias(categories, 'own');
  const [found] = await database
    .select({ id: products.id })
    .from(products)
    .innerJoin(own, eq(own.id, products.categoryId))
    .where(sql`(${own.id} = ${id} or ${own.parentId} = ${id}) and ${picture} = any(${products.pictures})`)
    .limit(1);
  return found !== undefined;
}
