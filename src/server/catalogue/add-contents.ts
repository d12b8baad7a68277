import { and, eq, inArray, notExists } from 'drizzle-orm';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { SpecificationKey } from '../../domain/catalogue/specifications.ts';
import type { Database } from '../database/database.ts';
import { productRows } from './product-rows.ts';
import { editableSeed } from './save-products.ts';
import { productContents, products, productSpecifications } from './tables.ts';

const SETS = CATEGORIES.flatMap(({ slug, id }) => (slug === 'sets-of-solar-power-plants' ? [id] : []));

/** What a set is made of by its specs; a set in which one of them was changed is no longer the one that was written. */
const COUNTED = ['panelsCount', 'batteriesCount', 'inverterPowerW'] as const satisfies SpecificationKey[];

/** Sets without contents, with the numbers of their parts by article number. */
async function setsToFill(database: Database) {
  const lacking = await database
    .select({ id: products.id, article: products.articleNumber })
    .from(products)
    .where(
      and(
        inArray(products.categoryId, SETS),
        notExists(database.select().from(productContents).where(eq(productContents.productId, products.id))),
      ),
    );
  if (lacking.length === 0) return [];
  const ids = lacking.map(({ id }) => id);
  const specs = await database
    .select({
      id: productSpecifications.productId,
      key: productSpecifications.key,
      number: productSpecifications.number,
    })
    .from(productSpecifications)
    .where(and(inArray(productSpecifications.productId, ids), inArray(productSpecifications.key, COUNTED)));
  return lacking.map((set) => ({
    ...set,
    counts: COUNTED.map((key) => specs.find((spec) => spec.id === set.id && spec.key === key)?.number),
  }));
}

/**
 * Gives sets of the starting catalogue their contents that were written before there were any. Sets of somebody else, and those whose numbers
 * of parts somebody changed, are left alone. Run at each start; answers how many sets were filled.
 */
export const addContents = (database: Database) => async (): Promise<number> => {
  const lacking = await setsToFill(database);
  if (lacking.length === 0) return 0;
  const { sets } = await import('../../content/seed/products/sets.ts'); // read where sets lack contents alone
  const rows = lacking.map(({ id, article, counts }) => {
    const written = sets.find((set) => set.article === article);
    if (written === undefined) return [];
    const stated: Readonly<Partial<Record<SpecificationKey, string | number>>> = written.specifications;
    const isSame = COUNTED.every((key, place) => stated[key] === (counts[place] ?? undefined));
    return isSame ? productRows({ ...editableSeed(written), id }, null).contents : [];
  });
  const all = rows.flat();
  // One statement, so that a set is filled whole; another instance may have filled it meanwhile.
  if (all.length > 0) await database.insert(productContents).values(all).onConflictDoNothing();
  return rows.filter(({ length }) => length > 0).length;
};
