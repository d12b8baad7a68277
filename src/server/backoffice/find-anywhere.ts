import { and, desc, eq, inArray, isNull, like, notLike, sql, type SQL } from 'drizzle-orm';
import { customerWanted } from '../../domain/account/customers-query.ts';
import { FIND_MIN, FOUND_MAX } from '../../domain/backoffice/find.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { ordersBegunWith } from '../../domain/orders/order-number.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { users } from '../account/tables.ts';
import { productsMeant } from '../catalogue/editing/list-edited-products.ts';
import { knownName } from '../catalogue/known-name.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses, recipientFoundIn } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { matchTerm } from '../search/match-term.ts';
import { depots, machines } from '../rental/tables.ts';
import { contains, customersMeant, isIndexed, LOOKED_AT_MAX, NEWEST } from './list-customers.ts';

/** Up to FOUND_MAX rows: `find` is asked for those among the newest ids, and only if they are too few for those of all. */
async function newestFirst<Row>(
  find: (ids: SQL) => Promise<Row[]>,
  { newest, all }: { readonly newest: SQL; readonly all: SQL },
): Promise<readonly Row[]> {
  const recent = await find(newest);
  return recent.length < FOUND_MAX ? find(all) : recent;
}

/** Orders of a number, also of one that is not typed to its end; or of people by name, address and telephone. The newest first. */
async function findOrders(database: Database, term: string) {
  const parts = customerWanted(term)?.parts ?? [];
  const numbers = ordersBegunWith(term);
  const isOf = and(...parts.map((part) => like(recipientFoundIn(orderAddresses), contains(part))));
  const find = (where: SQL | undefined) =>
    database
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        createdAt: orders.createdAt,
        status: orders.status,
        firstName: orderAddresses.firstName,
        lastName: orderAddresses.lastName,
      })
      .from(orders)
      .innerJoin(
        orderAddresses,
        and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
      )
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(FOUND_MAX);
  const findOf = (ids: SQL) =>
    find(and(sql`${orders.id} = any(array(${ids}))`, isNull(orders.erasedAt), isOf));
  const [numbered, ofPeople] = await Promise.all([
    numbers.length === 0 ? [] : find(inArray(orders.orderNumber, [...numbers])),
    parts.some(isIndexed)
      ? newestFirst(findOf, {
          newest: sql`select ${orders.id} from ${orders} order by ${orders.createdAt} desc, ${orders.id} desc limit ${NEWEST}`,
          all: sql`select ${orderAddresses.orderId} from ${orderAddresses} where ${orderAddresses.kind} = 'shipping' and ${isOf} limit ${LOOKED_AT_MAX}`,
        })
      : [],
  ]);
  // The number as it was typed before longer ones, which are newer.
  const named = numbered.toSorted((a, b) => a.orderNumber.length - b.orderNumber.length);
  const others = ofPeople.filter(({ id }) => !named.some((order) => order.id === id));
  return [...named, ...others].slice(0, FOUND_MAX);
}

/** Accounts by name, address, telephone or the number of an order, the newest first. */
async function findCustomers(database: Database, term: string) {
  const wanted = customerWanted(term);
  if (wanted === null || (wanted.order === null && !wanted.parts.some(isIndexed))) return [];
  const isMeant = customersMeant(term);
  const find = (ids: SQL) =>
    database
      .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
      .from(users)
      .where(
        and(sql`${users.id} = any(array(${ids}))`, notLike(users.email, `%@${STAND_IN_DOMAIN}`), isMeant),
      )
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(FOUND_MAX);
  return newestFirst(find, {
    newest: sql`select ${users.id} from ${users} order by ${users.createdAt} desc, ${users.id} desc limit ${NEWEST}`,
    all: sql`select ${users.id} from ${users} where ${isMeant} limit ${LOOKED_AT_MAX}`,
  });
}

/** Products as they are named in a language, in no order. */
const namedProducts = (database: Database, locale: Locale) =>
  database
    .select({
      id: products.id,
      name: knownName,
      brand: products.brand,
      articleNumber: products.articleNumber,
      isPublished: sql<boolean>`${products.publishedAt} is not null`,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .$dynamic();

/** Products by what words of their names, makers and article numbers begin with, or by their ids; published or not. */
const findProducts = (database: Database, term: string, locale: Locale) =>
  namedProducts(database, locale).where(productsMeant(term)).orderBy(desc(products.id)).limit(FOUND_MAX);

/** What the shop's own search finds, which knows other layouts, other alphabets and slips, and looks inside of words and texts. */
async function guessProducts(database: Database, term: string, locale: Locale) {
  const { ids } = await matchTerm(database)(term, {
    onlyInStock: false,
    limit: FOUND_MAX,
    minLength: FIND_MIN,
  });
  if (ids.length === 0) return [];
  const meant = await namedProducts(database, locale).where(inArray(products.id, [...ids]));
  return meant.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, FOUND_MAX);
}

/** Machines by letters of their inventory numbers, those that are rented before those that were retired. */
const findMachines = (database: Database, term: string, locale: Locale) =>
  database
    .select({
      id: machines.id,
      inventoryNumber: machines.inventoryNumber,
      productName: knownName,
      depotName: sql<string>`${depots.name} ->> ${locale}`,
      isRetired: sql<boolean>`${machines.retiredAt} is not null`,
    })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, machines.productId), eq(productTexts.locale, locale)),
    )
    .where(
      isIndexed(term)
        ? like(sql`lower(${machines.inventoryNumber})`, contains(term.toLowerCase()))
        : eq(machines.inventoryNumber, term),
    )
    .orderBy(sql`${machines.retiredAt} is not null`, machines.inventoryNumber)
    .limit(FOUND_MAX);

/** Which kinds of things somebody may see. */
export interface FindRights {
  readonly orders: boolean;
  readonly customers: boolean;
  readonly products: boolean;
  readonly machines: boolean;
}

/**
 * The few things that a term means most likely, of each kind that whoever asks may see; `locale` names products and depots. Products are guessed
 * where nothing is named so: neither they nor anything else, nor, by `isNamed`, what the asker knows.
 */
export const findAnywhere =
  (database: Database) =>
  async ({
    term,
    locale,
    may,
    isNamed = false,
  }: {
    readonly term: string;
    readonly locale: Locale;
    readonly may: FindRights;
    readonly isNamed?: boolean;
  }) => {
    const [foundOrders, customers, foundProducts, foundMachines] = await Promise.all([
      may.orders ? findOrders(database, term) : [],
      may.customers ? findCustomers(database, term) : [],
      may.products ? findProducts(database, term, locale) : [],
      may.machines ? findMachines(database, term, locale) : [],
    ]);
    const isGuessed =
      may.products &&
      !isNamed &&
      [foundOrders, customers, foundProducts, foundMachines].every(({ length }) => length === 0);
    const meant = isGuessed ? await guessProducts(database, term, locale) : foundProducts;
    return { orders: foundOrders, customers, products: meant, machines: foundMachines };
  };
