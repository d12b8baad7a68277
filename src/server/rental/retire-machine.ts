import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { comingBookings, type ComingBookings } from './coming-bookings.ts';
import { noteEvent } from './machine-events.ts';
import { lockMachine } from './lock-machine.ts';
import { machines } from './tables.ts';

const NOT_FOUND = { ok: false, reason: 'machine-not-found' } as const;
type NotFound = typeof NOT_FOUND;

type Retired =
  | { readonly ok: true }
  | NotFound
  | ({ readonly ok: false; readonly reason: 'machine-booked' } & ComingBookings);

/** Takes a machine out of service for good, unless it has bookings that are not over. One that is retired stays so. */
export const retireMachine =
  (database: Database) =>
  (id: number, staffId: string): Promise<Retired> =>
    database.transaction(async (transaction): Promise<Retired> => {
      const machine = await lockMachine(transaction, id);
      if (machine === null) return NOT_FOUND;
      if (machine.retiredAt !== null) return { ok: true };
      const coming = await comingBookings(transaction, machine);
      if (coming.count > 0) return { ok: false, reason: 'machine-booked', ...coming };
      await transaction
        .update(machines)
        .set({ retiredAt: sql`now()`, updatedAt: sql`now()` })
        .where(eq(machines.id, id));
      await noteEvent(transaction, { machineId: id, staffId, kind: 'retired' });
      return { ok: true };
    });

/** Puts a retired machine into service again. */
export const reinstateMachine =
  (database: Database) =>
  (id: number, staffId: string): Promise<{ readonly ok: true } | NotFound> =>
    database.transaction(async (transaction) => {
      const machine = await lockMachine(transaction, id);
      if (machine === null) return NOT_FOUND;
      if (machine.retiredAt === null) return { ok: true };
      await transaction
        .update(machines)
        .set({ retiredAt: null, updatedAt: sql`now()` })
        .where(eq(machines.id, id));
      await noteEvent(transaction, { machineId: id, staffId, kind: 'reinstated' });
      return { ok: true };
    });
