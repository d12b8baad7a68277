import type { ReturnableOrder } from './return-status.ts';

const NEVER_BEGUN: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED']);
const MACHINE_BACK: ReadonlySet<string> = new Set(['RETURNED', 'COMPLETED']);
/** Leases whose machine was in the customer's hands: no parcel that comes back has it. */
const HANDED_OVER: ReadonlySet<string> = new Set(['DELIVERED', 'ACTIVE', ...MACHINE_BACK]);

/**
 * What goods that come back have to know of the machines rented with them: `used` when their rent was or will be earned,
 * `out` while one of them may be with the customer. A parcel that was not handed over brings back the machines that were not either.
 */
export function rentedWith({ status, items }: ReturnableOrder): {
  readonly used: boolean;
  readonly out: boolean;
} {
  const leases = items.flatMap(({ rental }) => (rental === null ? [] : [rental.status]));
  const begun = leases.filter((lease) =>
    status === 'SHIPPED' ? HANDED_OVER.has(lease) : !NEVER_BEGUN.has(lease),
  );
  return { used: begun.length > 0, out: begun.some((lease) => !MACHINE_BACK.has(lease)) };
}
