/**
 * How many days of machines may be held for one shopper by orders that nobody has paid for, the new one among them; a machine for ten
 * days is ten. Without it a new account could keep one machine from everybody for a year, by one order of little value.
 */
export interface MachineDayLimits {
  /** Of an account that has paid for no order, and of a guest. */
  readonly newcomer: number;
  /** Of an account that has, and of an order that is to be paid by card at once, which ends within the hour otherwise. */
  readonly known: number;
  /** Of all who come from one network. */
  readonly network: number;
}

export const DEFAULT_MACHINE_DAYS: MachineDayLimits = { newcomer: 60, known: 1000, network: 1500 };

/** What is held unpaid, and what is to come to it. */
export interface MachineDaysAsked {
  /** Machine-days of the new order. */
  readonly wanted: number;
  /** Those of unpaid orders so far. */
  readonly held: number;
  readonly heldInNetwork: number;
  /** Whether the shopper has paid for an order before, or pays for this one at once. */
  readonly isTrusted: boolean;
}

/** That an order goes beyond what may be held unpaid: `days` with it, of `most`. Null where it does not, and without machines. */
export function machineDaysBeyond(
  { newcomer, known, network }: MachineDayLimits,
  { wanted, held, heldInNetwork, isTrusted }: MachineDaysAsked,
): { readonly most: number; readonly days: number } | null {
  if (wanted === 0) return null;
  const most = isTrusted ? known : newcomer;
  if (held + wanted > most) return { most, days: held + wanted };
  return heldInNetwork + wanted > network ? { most: network, days: heldInNetwork + wanted } : null;
}
