import { LEASE_UNDER_WAY } from './lease-steps.ts';

const CONCLUDED: ReadonlySet<string> = new Set([...LEASE_UNDER_WAY, 'COMPLETED']);

/** Whether a lease has a contract: once it is paid, for its machines and days; not if it came to nothing. */
export const hasContract = ({
  status,
  period,
  machines,
}: {
  readonly status: string;
  readonly period: object | null;
  readonly machines: readonly unknown[];
}): boolean => CONCLUDED.has(status) && period !== null && machines.length > 0;

const NAME = /^contract-([1-9]\d{0,2})$/;

/** Under which name the contract of a line is found among its order's documents; lines are counted from 1. */
export const contractName = (line: number): string => `contract-${line}`;

/** The line whose contract a name asks for; null for any other name. */
export function contractLine(name: string): number | null {
  const line = NAME.exec(name)?.[1];
  return line === undefined ? null : Number(line);
}
