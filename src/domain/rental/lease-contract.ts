import type { Buyer, Seller } from '../invoices/sales-document.ts';
import type { Locale } from '../locale/locale.ts';
import type { Currency } from '../money/money.ts';
import type { ContractRate } from './contract-rates.ts';
import { LEASE_UNDER_WAY } from './lease-steps.ts';
import type { LeaseEarlyEnd } from './lease-view.ts';
import type { LeasedMachine } from './machine.ts';
import type { RentalPeriod } from './rental-days.ts';
import type { Duration } from './tiers.ts';

const CONCLUDED: ReadonlySet<string> = new Set([...LEASE_UNDER_WAY, 'COMPLETED']);

/** Whether a lease has a contract: once it is paid, for its machines and days; not if it came to nothing before. */
export const hasContract = ({
  status,
  period,
  machines,
}: {
  readonly status: string;
  readonly period: object | null;
  readonly machines: readonly unknown[];
}): boolean => CONCLUDED.has(status) && period !== null && machines.length > 0;

/** The clauses that were accepted with an order, in its language, and the day from which they held. */
export interface AcceptedTerms {
  readonly version: string;
  readonly clauses: readonly (readonly [title: string, ...items: string[]])[];
}

/** What of a contract may be changed by an annex. Amounts in minor units, with tax. */
export interface ContractFacts {
  readonly machines: readonly LeasedMachine[];
  readonly period: RentalPeriod;
  readonly returnBy: string;
  readonly priceMinor: number;
  readonly depositMinor: number | null;
}

/** All that a contract says, as it was concluded. */
export interface LeaseContract extends ContractFacts {
  readonly layout: 1;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly orderNumber: string;
  /** The line's in its order, from 1. */
  readonly line: number;
  readonly item: { readonly name: string; readonly brand: string; readonly articleNumber: string };
  readonly term: { readonly duration: Duration; readonly count: number };
  /** What is rented with each machine, by name; absent for none. */
  readonly options?: readonly string[];
  /** The prices of the contract: of its machine, then of each option; absent in contracts from before they were kept. */
  readonly rates?: readonly ContractRate[];
  /** Whether a discount of the order is taken off in `priceMinor`, not in `rates`. */
  readonly isDiscounted?: boolean;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** When the renter accepted the terms, a moment. */
  readonly acceptedAt: string;
  /** Null for an order from before versions were kept. */
  readonly termsVersion: string | null;
  readonly clauses: AcceptedTerms['clauses'];
  /** The day in its market, ISO 8601. */
  readonly concludedOn: string;
}

/** What an annex says: the facts before it and since. */
export interface ContractAnnex {
  readonly layout: 1;
  /** Counted from 1. */
  readonly annex: number;
  readonly issuedOn: string;
  readonly before: ContractFacts;
  readonly after: ContractFacts;
  /** How the price since is reckoned; absent where it is none of these prices (`isReckonedBy`), and in annexes from before that was kept. */
  readonly rates?: readonly ContractRate[];
  readonly isDiscounted?: boolean;
  /** What an early end that is agreed to costs and gives back; absent without one. */
  readonly earlyEnd?: LeaseEarlyEnd;
}

/** What of two states of a contract is different. A serial number that was read off the same machine is none. */
export function changedFacts(before: ContractFacts, after: ContractFacts): readonly (keyof ContractFacts)[] {
  const numbers = ({ machines }: ContractFacts) =>
    machines
      .map(({ inventoryNumber }) => inventoryNumber)
      .toSorted()
      .join(' ');
  const days = ({ period }: ContractFacts) => `${period.firstDay} ${period.lastDay}`;
  return [
    ...(numbers(before) === numbers(after) ? [] : (['machines'] as const)),
    ...(days(before) === days(after) ? [] : (['period'] as const)),
    ...(before.returnBy === after.returnBy ? [] : (['returnBy'] as const)),
    ...(before.priceMinor === after.priceMinor ? [] : (['priceMinor'] as const)),
    ...(before.depositMinor === after.depositMinor ? [] : (['depositMinor'] as const)),
  ];
}

/** Machines as a text of a contract: each with the manufacturer's number where it is known, and its name where it is not what was ordered. */
export const printMachines = (machines: readonly LeasedMachine[]): string =>
  machines
    .map(({ inventoryNumber, serialNumber, product = null }) =>
      [
        serialNumber === null ? inventoryNumber : `${inventoryNumber} (${serialNumber})`,
        ...(product === null ? [] : [product.name, product.articleNumber]),
      ].join(', '),
    )
    .join('; ');
