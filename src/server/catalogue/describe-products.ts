import { sql, type SQL } from 'drizzle-orm';
import type { Product, SpecificationEntry } from '../../domain/catalogue/product.ts';
import type { UploadedDocument } from '../../domain/catalogue/editing/product-documents.ts';
import type { SetPart } from '../../domain/catalogue/set-contents.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import {
  categories,
  documents,
  type ProductCategory,
  facts,
  type ProductFacts,
  localizations,
  type ProductLocalization,
  type ProductPart,
  specifications,
  tags,
  type ProductTag,
} from './product-parts.ts';
import { contents } from './set-parts.ts';

/** Parts of a record that are read only when asked for (S §7). */
export const PRODUCT_GROUPS = ['specifications', 'categories', 'tags', 'localizations'] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];
/** With what pages alone ask for: the parts of a set, and uploaded documents. */
const ALL_GROUPS = [...PRODUCT_GROUPS, 'contents', 'documents'] as const;

/** What is known of a product beside its card; a group that was not asked for is null. */
export interface Description {
  readonly facts: ProductFacts;
  readonly specifications: readonly SpecificationEntry[] | null;
  readonly categories: readonly ProductCategory[] | null;
  readonly tags: readonly ProductTag[] | null;
  readonly localizations: readonly ProductLocalization[] | null;
  /** Only for a product's own page. */
  readonly contents?: readonly SetPart[] | null;
  readonly documents?: readonly UploadedDocument[] | null;
}

export interface DescribedProduct extends Description {
  readonly product: Product;
}

interface Asked<Group extends (typeof ALL_GROUPS)[number] = ProductGroup> {
  readonly locale: Locale;
  readonly groups: ReadonlySet<Group>;
}

const PARTS = { facts, specifications, categories, tags, localizations, contents, documents };
type PartName = keyof typeof PARTS;
type Row<Name extends PartName> = Parameters<(typeof PARTS)[Name]['read']>[0][number];
/** What is answered of each part; null of one that was not asked for. */
type Found = { readonly [Name in PartName]: readonly Row<Name>[] | null };

const rowsOf = ({ rows }: { readonly rows: SQL }): SQL =>
  sql`(select coalesce(json_agg(part.row), '[]') from (${rows}) part (row))`;

const written = new Map<string, ReturnType<typeof statement<Found>>>();

/** The statement that reads the facts and these groups: of each combination one. */
function reading(groups: ReadonlySet<(typeof ALL_GROUPS)[number]>) {
  const asked = ALL_GROUPS.filter((group) => groups.has(group));
  const name = ['describe', ...asked].join('_');
  const parts = (['facts', ...asked] as const).map(
    (part) => sql`${rowsOf(PARTS[part])} as ${sql.identifier(part)}`,
  );
  const known = written.get(name) ?? statement<Found>(name, sql`select ${sql.join(parts, sql`, `)}`);
  written.set(name, known);
  return known;
}

/** A group's values by product. Of one that was not asked for there are none, and a product's is null. */
function valuesIn<R extends { readonly productId: number }, Value>(
  part: ProductPart<R, readonly Value[]>,
  rows: readonly R[] | null | undefined,
): (productId: number) => readonly Value[] | null {
  if (!rows) return () => null;
  const values = part.read(rows);
  return (productId) => values.get(productId) ?? [];
}

/** The facts and groups of products by id: one query, however many they are (R14). */
export async function describe(
  database: Database,
  ids: readonly number[],
  { locale, groups }: Asked<(typeof ALL_GROUPS)[number]>,
): Promise<ReadonlyMap<number, Description>> {
  const [found] = await reading(groups)(database, { ids, locale });
  const specificationsIn = valuesIn(specifications, found?.specifications);
  const categoriesIn = valuesIn(categories, found?.categories);
  const tagsIn = valuesIn(tags, found?.tags);
  const localizationsIn = valuesIn(localizations, found?.localizations);
  const contentsIn = valuesIn(contents, found?.contents);
  const documentsIn = valuesIn(documents, found?.documents);
  return new Map(
    [...facts.read(found?.facts ?? [])].map(([id, own]) => [
      id,
      {
        facts: own,
        specifications: specificationsIn(id),
        categories: categoriesIn(id),
        tags: tagsIn(id),
        localizations: localizationsIn(id),
        contents: contentsIn(id),
        documents: documentsIn(id),
      },
    ]),
  );
}

/** Fills a page of products with their facts and groups. */
export const describeProducts =
  (database: Database) =>
  async (products: readonly Product[], asked: Asked): Promise<readonly DescribedProduct[]> => {
    if (products.length === 0) return [];
    const ids = products.map(({ id }) => id);
    const described = await describe(database, ids, asked);
    return products.flatMap((product) => {
      const known = described.get(product.id);
      return known ? { product, ...known } : []; // gone since the page was listed
    });
  };
