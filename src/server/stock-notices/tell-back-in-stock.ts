import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import { users } from '../account/tables.ts';
import { knownName } from '../catalogue/known-name.ts';
import { productPrices, products, productTexts } from '../catalogue/tables.ts';
import { mayTake, RowSetAside, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { stockEmail } from './stock-email.ts';
import { stockNotices } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const STOCK_NOTICES = 'notices of goods that are back';

/** E-mails in one run. */
const AT_ONCE = 200;

/** The oldest request whose product can be had again, locked; other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({
      id: stockNotices.id,
      notice: stockNotices,
      accountEmail: users.email,
      articleNumber: products.articleNumber,
      pictures: products.pictures,
      name: knownName,
      priceMinor: productPrices.minor,
    })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, stockNotices.locale)),
    )
    .innerJoin(
      productPrices,
      and(
        eq(productPrices.productId, products.id),
        eq(productPrices.currency, stockNotices.currency),
        eq(productPrices.term, 'sale'),
      ),
    )
    .leftJoin(users, eq(users.id, stockNotices.userId))
    .where(
      and(gt(products.stock, 0), isNotNull(products.publishedAt), mayTake(STOCK_NOTICES, stockNotices.id)),
    )
    .orderBy(asc(stockNotices.createdAt))
    .limit(1)
    .for('update', { of: stockNotices, skipLocked: true });
  return row;
}

/** Each market's tax, as it is at the moment. */
interface TaxRules {
  readonly tax: Readonly<Record<Currency, TaxRule>>;
}

/** The e-mail and the end of the request are one transaction, so that nobody is written to twice. */
async function tell(
  transaction: Database,
  claimed: NonNullable<Awaited<ReturnType<typeof claim>>>,
  { tax }: TaxRules,
): Promise<'told'> {
  const { notice, accountEmail, name, articleNumber, pictures, priceMinor } = claimed;
  const { id, productId, email, userId, locale, currency } = notice;
  const recipient = accountEmail ?? email;
  const product = {
    id: productId,
    name,
    articleNumber,
    picture: pictures[0] ?? '',
    price: money(priceMinor, currency),
  };
  await transaction
    .insert(emails)
    .values(stockEmail({ id, recipient, userId, locale, product, taxRule: tax[currency] }))
    .onConflictDoNothing();
  await transaction.delete(stockNotices).where(eq(stockNotices.id, id));
  return 'told';
}

/**
 * Writes to all who wait for what can be had again, at most AT_ONCE, and ends their requests; run often. It goes by the stock itself, however
 * that came back. A row on which it fails is set aside, and the last failure thrown when all were tried.
 */
export const tellBackInStock = (database: Database, rules: TaxRules) => async (): Promise<void> => {
  const work = (transaction: Database, claimed: Parameters<typeof tell>[1]) =>
    tell(transaction, claimed, rules);
  let failure: RowSetAside | null = null;
  for (let tried = 0; tried < AT_ONCE; tried++) {
    try {
      if ((await workOnOne(database, STOCK_NOTICES, { claim, work })) === null) break;
    } catch (error) {
      if (!(error instanceof RowSetAside)) throw error;
      failure = error;
    }
  }
  if (failure !== null) throw failure;
};
