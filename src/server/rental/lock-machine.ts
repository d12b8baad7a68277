import { eq } from 'drizzle-orm';
import { lockProducts } from '../catalogue/stock.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { clearHolds } from './holds/own-holds.ts';
import { depots, machines } from './tables.ts';

/**
 * A machine, locked with its product for the rest of the transaction, as orders lock it that book machines: none takes it meanwhile, and
 * holds that are over no longer stand in the way.
 * Null for one that is not there. The product comes first, whose stock a change of its machines counts anew.
 */
export async function lockMachine(transaction: Database, id: number) {
  if (!fitsInteger(id)) return null;
  const [known] = await transaction
    .select({ productId: machines.productId })
    .from(machines)
    .where(eq(machines.id, id));
  if (known === undefined) return null;
  await lockProducts(transaction, { ids: [known.productId] });
  await clearHolds(transaction, { productIds: [known.productId], holders: [] });
  const [machine] = await transaction
    .select({
      id: machines.id,
      productId: machines.productId,
      depotId: machines.depotId,
      market: depots.market,
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      retiredAt: machines.retiredAt,
      hours: machines.hours,
      serviceEveryHours: machines.serviceEveryHours,
      servicedAtHours: machines.servicedAtHours,
      valueMinor: machines.valueMinor,
      version: machines.updatedAt,
    })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(eq(machines.id, id))
    .for('update', { of: machines });
  return machine ?? null;
}
