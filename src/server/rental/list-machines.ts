import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { MachineState } from '../../domain/rental/machine.ts';
import type { MachinesQuery } from '../../domain/rental/machines-query.ts';
import { knownName } from '../catalogue/known-name.ts';
import { productPrices, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { isStanding } from './staff-bookings.ts';
import { bookings, depots, machines } from './tables.ts';
import { todayOf } from './today.ts';

/** Machines on one page of the back office. */
const PAGE_SIZE = 30;

/** What a machine is today in its depot. */
const stateToday: SQL<MachineState> = sql<MachineState>`case when ${machines.retiredAt} is not null then 'retired' else
  coalesce((select ${bookings.purpose} from ${bookings} where ${bookings.machineId} = ${machines.id} and ${isStanding}
    and daterange(${bookings.blockedFrom}, ${bookings.blockedTo}) @> ${todayOf(depots.market)} limit 1), 'free') end`;

/** Whether a machine in service has run as long as it may without service (`isServiceDue`). */
const serviceDue: SQL<boolean> = sql<boolean>`(${machines.retiredAt} is null
  and coalesce(${machines.hours} - coalesce(${machines.servicedAtHours}, 0) >= ${machines.serviceEveryHours}, false))`;

/** The conditions of a list of machines. */
const conditionsOf = ({ productId, depotId, state, isServiceDue, after }: MachinesQuery): SQL | undefined =>
  and(
    productId === null ? undefined : eq(machines.productId, productId),
    depotId === null ? undefined : eq(machines.depotId, depotId),
    state === null ? undefined : sql`${stateToday} = ${state}`,
    isServiceDue ? serviceDue : undefined,
    after === null ? undefined : gt(machines.inventoryNumber, after),
  );

/**
 * A page of machines in the order of their inventory numbers; `next` is the number after which the next page begins, null for the
 * last one. Names are in the language of who looks.
 */
export const listMachines =
  (database: Database) =>
  async (query: MachinesQuery, locale: Locale, { pageSize = PAGE_SIZE }: { pageSize?: number } = {}) => {
    const rows = await database
      .select({
        id: machines.id,
        productId: machines.productId,
        inventoryNumber: machines.inventoryNumber,
        serialNumber: machines.serialNumber,
        productName: knownName,
        depotName: sql<string>`${depots.name} ->> ${locale}`,
        market: depots.market,
        state: stateToday,
        isServiceDue: serviceDue,
      })
      .from(machines)
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .innerJoin(
        productTexts,
        and(eq(productTexts.productId, machines.productId), eq(productTexts.locale, locale)),
      )
      .where(conditionsOf(query))
      .orderBy(asc(machines.inventoryNumber))
      .limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    return {
      machines: page,
      next: rows.length > page.length ? (page.at(-1)?.inventoryNumber ?? null) : null,
    };
  };

const nameIn = (name: Localized, locale: Locale): string => name[locale];

/** What machines are of and where they stand, to choose from: rented products and depots by their names. */
export const machineChoices = (database: Database) => async (locale: Locale) => {
  const [rented, places] = await Promise.all([
    database
      .select({ id: products.id, name: knownName })
      .from(productPrices)
      .innerJoin(products, eq(products.id, productPrices.productId))
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      // What has a price of a day has it in every currency; the index of prices knows the few.
      .where(and(eq(productPrices.currency, 'UAH'), eq(productPrices.term, 'day')))
      .orderBy(asc(productTexts.nameKey), asc(products.id)),
    database.select().from(depots).orderBy(asc(depots.id)),
  ]);
  return {
    products: rented,
    depots: places.map(({ id, market, name }) => ({ id, market, name: nameIn(name, locale) })),
  };
};
