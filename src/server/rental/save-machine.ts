import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { MachineChange, NewMachine } from '../../domain/rental/machine.ts';
import { productPrices } from '../catalogue/tables.ts';
import { lockProducts } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { comingBookings, type ComingBookings } from './coming-bookings.ts';
import { noteEvent } from './machine-events.ts';
import { lockMachine } from './lock-machine.ts';
import { depots, machines } from './tables.ts';

/** Why the numbers of a machine cannot be its: another has them. */
type NumberTaken = { readonly ok: false; readonly reason: 'inventory-taken' | 'serial-taken' };

type Added =
  | { readonly ok: true; readonly id: number }
  | NumberTaken
  | { readonly ok: false; readonly reason: 'product-not-rented' | 'depot-not-found' };

type Changed =
  | { readonly ok: true }
  | NumberTaken
  | { readonly ok: false; readonly reason: 'machine-not-found' }
  | { readonly ok: false; readonly reason: 'depot-not-found' | 'machine-changed' }
  | ({ readonly ok: false; readonly reason: 'machine-booked' } & ComingBookings);

const depotOf = async (transaction: Database, id: number) =>
  (await transaction.select().from(depots).where(eq(depots.id, id)))[0] ?? null;

/** Which number of a machine another one has; null for none. Of the same product no other machine has its serial number. */
async function takenNumber(
  transaction: Database,
  wanted: { id: number; productId: number; inventoryNumber: string; serialNumber: string | null },
) {
  const { id, productId, inventoryNumber, serialNumber } = wanted;
  const [other] = await transaction
    .select({ inventoryNumber: machines.inventoryNumber })
    .from(machines)
    .where(
      and(
        ne(machines.id, id),
        or(
          eq(machines.inventoryNumber, inventoryNumber),
          serialNumber === null
            ? undefined
            : and(eq(machines.productId, productId), eq(machines.serialNumber, serialNumber)),
        ),
      ),
    )
    .orderBy(sql`${machines.inventoryNumber} <> ${inventoryNumber}`)
    .limit(1);
  if (other === undefined) return null;
  return other.inventoryNumber === inventoryNumber ? 'inventory-taken' : 'serial-taken';
}

/** What staff change of a machine. */
const FIELDS = [
  'depotId',
  'inventoryNumber',
  'serialNumber',
  'hours',
  'serviceEveryHours',
  'servicedAtHours',
  'valueMinor',
] as const satisfies readonly (keyof MachineChange)[];

/** Adds a machine of a rented product. The same machine sent twice is added once, and found the second time. */
export const addMachine =
  (database: Database) =>
  (wanted: NewMachine, staffId: string): Promise<Added> =>
    database.transaction(async (transaction): Promise<Added> => {
      const { productId, depotId, inventoryNumber, serialNumber } = wanted;
      const [rented] = await transaction
        .select({ id: productPrices.productId })
        .from(productPrices)
        .where(and(eq(productPrices.productId, productId), eq(productPrices.term, 'day')))
        .limit(1);
      if (rented === undefined) return { ok: false, reason: 'product-not-rented' };
      if ((await depotOf(transaction, depotId)) === null) return { ok: false, reason: 'depot-not-found' };
      await lockProducts(transaction, { ids: [productId] });
      const [added] = await transaction
        .insert(machines)
        .values({ productId, depotId, inventoryNumber, serialNumber })
        .onConflictDoNothing()
        .returning({ id: machines.id });
      if (added !== undefined) {
        await noteEvent(transaction, { machineId: added.id, staffId, kind: 'added' });
        return { ok: true, id: added.id };
      }
      const [same] = await transaction
        .select()
        .from(machines)
        .where(eq(machines.inventoryNumber, inventoryNumber));
      if (same === undefined) return { ok: false, reason: 'serial-taken' };
      const isSame =
        same.productId === productId && same.depotId === depotId && same.serialNumber === serialNumber;
      return isSame ? { ok: true, id: same.id } : { ok: false, reason: 'inventory-taken' };
    });

/**
 * Changes where a machine stands, its numbers, when it is serviced and what it is worth. What somebody else changed since it was seen stays as they left it; a machine with
 * coming bookings stays in its market, whose orders it was promised to.
 */
export const changeMachine =
  (database: Database) =>
  (id: number, { version, ...wanted }: MachineChange, staffId: string): Promise<Changed> =>
    database.transaction(async (transaction): Promise<Changed> => {
      const machine = await lockMachine(transaction, id);
      if (machine === null) return { ok: false, reason: 'machine-not-found' };
      const changed = FIELDS.filter((field) => machine[field] !== wanted[field]);
      if (changed.length === 0) return { ok: true };
      if (machine.version !== version) return { ok: false, reason: 'machine-changed' };
      const depot = await depotOf(transaction, wanted.depotId);
      if (depot === null) return { ok: false, reason: 'depot-not-found' };
      if (depot.market !== machine.market) {
        const coming = await comingBookings(transaction, machine);
        if (coming.count > 0) return { ok: false, reason: 'machine-booked', ...coming };
      }
      const taken = await takenNumber(transaction, { ...machine, ...wanted });
      if (taken !== null) return { ok: false, reason: taken };
      await transaction
        .update(machines)
        .set({
          ...Object.fromEntries(changed.map((field) => [field, wanted[field]])),
          updatedAt: sql`now()`,
        })
        .where(eq(machines.id, id));
      const hours =
        wanted.hours === machine.hours ? null : `${machine.hours ?? '–'} → ${wanted.hours ?? '–'} h`;
      const detail = [depot.name.uk, wanted.inventoryNumber, wanted.serialNumber, hours]
        .filter(Boolean)
        .join(', ');
      await noteEvent(transaction, { machineId: id, staffId, kind: 'changed', detail });
      return { ok: true };
    });
