import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';

/** What a machine is today, from its bookings; printed names are `backoffice.machines.state.{state}`. */
export const MACHINE_STATES = ['free', 'lease', 'maintenance', 'hold', 'retired'] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

const NUMBER_MAX = 60;
const INTEGER_MAX = 2_147_483_647;

const line = v.pipe(
  v.string('backoffice.machines.error.number'),
  v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
  v.trim(),
  v.maxLength(NUMBER_MAX, 'checkout.error.tooLong'),
);

/** The id of a row that was chosen from a list. */
const chosen = (message: string) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.maxValue(INTEGER_MAX, message),
  );

const numbers = {
  depotId: chosen('backoffice.machines.error.depot'),
  inventoryNumber: v.pipe(line, v.check(isVisible, 'backoffice.machines.error.number')),
  /** Null until staff have read it off the machine. */
  serialNumber: v.pipe(
    line,
    v.transform((number) => (number === '' ? null : number)),
  ),
};

/** A machine that staff add. Issues are message keys. */
export const newMachineSchema = v.object({
  productId: chosen('backoffice.machines.error.product'),
  ...numbers,
});
export type NewMachine = v.InferOutput<typeof newMachineSchema>;

/** What staff change of a machine; `version` is the state that they saw. */
export const machineChangeSchema = v.object({ ...numbers, version: v.pipe(v.string(), v.isoTimestamp()) });
export type MachineChange = v.InferOutput<typeof machineChangeSchema>;
