import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleChoice } from '../../../domain/prices/supplier-choices.ts';
import { articleKey } from '../../../domain/prices/supplier-lines.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { idsByArticle } from '../editing/find-edited-product.ts';
import { products } from '../tables.ts';
import { linesOf } from './plan-supplier-list.ts';
import { findSupplierList } from './supplier-lists.ts';
import { supplierArticles } from './tables.ts';

export type ArticlesMatched =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'list-not-found' }
  /** Article numbers that the list does not have, or that no product has, by `articleKey`; nothing was kept. */
  | {
      readonly ok: false;
      readonly reason: 'unknown-article' | 'unknown-product';
      readonly articles: readonly string[];
    };

const IGNORED = '–';

/** Keeps for all lists of a supplier what its article numbers mean, and logs who said so; what is said already changes nothing. */
export const matchArticles =
  (database: Database) =>
  ({
    id,
    staffId,
    choices,
  }: {
    readonly id: string;
    readonly staffId: string;
    readonly choices: readonly ArticleChoice[];
  }): Promise<ArticlesMatched> =>
    database.transaction(async (transaction): Promise<ArticlesMatched> => {
      const list = await findSupplierList(transaction, 'lock')(id);
      const lines = list && linesOf(list);
      if (!lines) return { ok: false, reason: 'list-not-found' };
      const asked = new Map(choices.map(({ article, means }) => [articleKey(article), means]));
      const listed = new Set(lines.map(({ article }) => articleKey(article)));
      const strange = [...asked.keys()].filter((article) => !listed.has(article));
      if (strange.length > 0) return { ok: false, reason: 'unknown-article', articles: strange };
      const named = [...asked.values()].flatMap((means) =>
        typeof means === 'object' ? [articleKey(means.product)] : [],
      );
      const ids = await idsByArticle(transaction, named);
      const missing = named.filter((article) => !ids.has(article));
      if (missing.length > 0) return { ok: false, reason: 'unknown-product', articles: missing };

      const isOfThese = and(
        eq(supplierArticles.supplierId, list.supplierId),
        inArray(supplierArticles.article, [...asked.keys()]),
      );
      const before = await transaction
        .select({
          article: supplierArticles.article,
          means: sql<string>`case when ${supplierArticles.productId} is null then ${IGNORED}
            else coalesce(${products.articleNumber}, ${supplierArticles.productId}::text) end`,
        })
        .from(supplierArticles)
        .leftJoin(products, eq(products.id, supplierArticles.productId))
        .where(isOfThese);
      const standing = new Map(before.map(({ article, means }) => [article, means]));
      const wanted = [...asked].map(([article, means]) => ({
        article,
        means: typeof means === 'object' ? articleKey(means.product) : means === 'ignored' ? IGNORED : null,
      }));
      const changed = wanted.filter(({ article, means }) => means !== (standing.get(article) ?? null));
      if (changed.length === 0) return { ok: true };

      await transaction.delete(supplierArticles).where(isOfThese);
      const rows = wanted.flatMap(({ article, means }) =>
        means === null ? [] : [{ supplierId: list.supplierId, article, productId: ids.get(means) ?? null }],
      );
      if (rows.length > 0) await transaction.insert(supplierArticles).values(rows);
      const inWords = (meansOf: (each: (typeof changed)[number]) => string | null) =>
        changed
          .flatMap((each) => (meansOf(each) === null ? [] : [`${each.article} = ${meansOf(each)}`]))
          .join('; ');
      await recordChanges(transaction, [
        {
          staffId,
          why: list.fileName,
          action: 'supplier-articles-matched',
          subject: 'supplier',
          subjectId: String(list.supplierId),
          changes: {
            supplierArticles: [
              inWords(({ article }) => standing.get(article) ?? null),
              inWords(({ means }) => means),
            ],
          },
        },
      ]);
      return { ok: true };
    });
