import * as v from 'valibot';
import { maintenanceSchema } from './maintenance.ts';

const id = (message?: string) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.maxValue(2_147_483_647, message),
  );

/** Where a booking is to be moved, and where it was seen. Issues are message keys. */
export const moveSchema = v.object({
  machineId: id('backoffice.machines.error.machine'),
  seenMachine: id(),
  seenFirst: v.pipe(v.string(), v.isoDate()),
  seenLast: v.pipe(v.string(), v.isoDate()),
});

/** The same of maintenance, whose days may be others. */
export const maintenanceMoveSchema = v.intersect([moveSchema, maintenanceSchema]);
