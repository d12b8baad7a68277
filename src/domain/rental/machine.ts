import * as v from 'valibot';
import { parseAmount } from '../money/major-units.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { hoursSchema } from './protocol-form.ts';

/** What a machine is today, from its bookings; printed names are `backoffice.machines.state.{state}`. */
export const MACHINE_STATES = ['free', 'lease', 'maintenance', 'hold', 'retired'] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

/** A machine by its numbers: the shop's own, and the manufacturer's once it was read off the machine. */
export interface LeasedMachine {
  readonly inventoryNumber: string;
  readonly serialNumber: string | null;
  /** What it is worth, in minor units of its market's currency; null or nothing where nobody has said. */
  readonly valueMinor?: number | null;
  /** What it is where that is not what was ordered: one like it took the lease over. In the language of the order. */
  readonly product?: { readonly name: string; readonly brand: string; readonly articleNumber: string } | null;
}

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

const hours = hoursSchema('backoffice.machines.error.hours');
/** More than any machine is worth. */
const VALUE_MAX = 2_000_000_000;

/** What staff change of a machine; `version` is the state that they saw. Its value is in minor units of its market's currency. */
export const machineChangeSchema = v.object({
  ...numbers,
  hours,
  serviceEveryHours: v.pipe(
    hours,
    v.check((every) => every !== 0, 'backoffice.machines.error.hours'),
  ),
  servicedAtHours: hours,
  valueMinor: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return null;
      // Both currencies have hundredths.
      const minor = parseAmount(dataset.value, 'UAH')?.minor ?? -1;
      if (minor > 0 && minor <= VALUE_MAX) return minor;
      addIssue({ message: 'backoffice.machines.error.value' });
      return NEVER;
    }),
  ),
  version: v.pipe(v.string(), v.isoTimestamp()),
});
export type MachineChange = v.InferOutput<typeof machineChangeSchema>;
