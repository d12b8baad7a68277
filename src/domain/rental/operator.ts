import * as v from 'valibot';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { LEASE_TRANSITIONS } from './lease-status.ts';
import { machineKindOf, type MachineKind } from './machine-kind.ts';
import type { LeasedOption } from './rental-option.ts';

/** The machines that a licensed operator alone may drive: lifts and cranes (Poland: uprawnienia UDT; Ukraine: посвідчення). */
const LICENSED: ReadonlySet<MachineKind> = new Set(['lift']);

/** Whether the renter of machines of a category has to name a licensed operator: where they rent none of the shop's with them. */
export const needsOperator = (categoryId: number, options: readonly Pick<LeasedOption, 'kind'>[]): boolean =>
  LICENSED.has(machineKindOf(categoryId)) && options.every(({ kind }) => kind !== 'operator');

/** Who drives a leased machine, and by which licence. */
export interface LeaseOperator {
  readonly name: string;
  readonly licenceNumber: string;
}

/** An operator in one line, as staff tick it and protocols keep it. */
export const operatorLine = ({ name, licenceNumber }: LeaseOperator): string => `${name}, ${licenceNumber}`;

const HANDED_OVER: ReadonlySet<string> = new Set(['ACTIVE', 'RETURNED', 'COMPLETED']);

/** Whether the operator of a lease in a status may still be named: until its machines are handed over. */
export const mayNameOperator = (status: string): boolean =>
  status in LEASE_TRANSITIONS && !HANDED_OVER.has(status) && status !== 'REJECTED' && status !== 'CANCELLED';

const line = ({ max, missing }: { max: number; missing: string }) =>
  v.pipe(
    v.string(missing),
    v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
    v.trim(),
    v.check(isVisible, missing),
    v.maxLength(max, 'checkout.error.tooLong'),
  );

/** What a customer says of the operator. Issues are message keys. */
export const operatorSchema = v.object({
  name: line({ max: 120, missing: 'operator.error.name' }),
  licenceNumber: line({ max: 60, missing: 'operator.error.licence' }),
});
