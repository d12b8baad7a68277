import type { ReturnableOrder } from './return-reason.ts';

const NEVER_BEGUN: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED']);
const MACHINE_BACK: ReadonlySet<string> = new Set(['RETURNED', 'COMPLETED']);

/**
 * What goods that come back have to know of the machines rented with them: `used` when their rent was or will be earned,
 * `out` while one of them may be with the customer. A parcel that was not handed over brings its machines back, too.
 */
export function rentedWith({ status, items }: ReturnableOrder): {
  readonly used: boolean;
  readonly out: boolean;
} {
  const begun = items.filter(({ rental }) => rental !== null && !NEVER_BEGUN.has(rental.status));
  if (status === 'SHIPPED') return { used: false, out: false };
  return { used: begun.length > 0, out: begun.some(({ rental }) => !MACHINE_BACK.has(rental?.status ?? '')) };
}
