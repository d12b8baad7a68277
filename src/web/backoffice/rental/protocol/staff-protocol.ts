import type { Currency } from '../../../../domain/money/money.ts';
import type { MachineKind } from '../../../../domain/rental/machine-kind.ts';
import type { Deduction, DeductionProposal } from '../../../../domain/rental/deductions.ts';
import type { LeaseOperator } from '../../../../domain/rental/operator.ts';
import type { ProtocolSubject, ProtocolValues } from '../../../../domain/rental/protocol.ts';
import type { MachineProtocols } from '../../../../domain/rental/protocol-view.ts';
import type { LeasedOption } from '../../../../domain/rental/rental-option.ts';
import type { RentalPeriod } from '../../../../domain/rental/rental-days.ts';
import type { Machine } from '../staff-machine.ts';

/** Under which name a browser keeps what is not with the shop yet of a protocol. */
export const protocolKey = ({ leaseId, kind, machineId }: ProtocolSubject): string =>
  `${leaseId} ${kind} ${machineId}`;

/** A protocol as staff write or read it, with its lease and machine. */
export interface StaffProtocol {
  readonly subject: ProtocolSubject;
  readonly order: { readonly id: string; readonly orderNumber: string; readonly currency: Currency };
  /** Whether the customer's account is deleted: what the protocol said of them is gone. */
  readonly isErased: boolean;
  readonly lease: {
    readonly status: string;
    readonly period: RentalPeriod | null;
    /** The line's in its order, from 1. */
    readonly line: number;
    /** What goes with each of its machines. */
    readonly options: readonly Pick<LeasedOption, 'kind' | 'name'>[];
  };
  readonly customer: { readonly name: string; readonly phone: string };
  readonly machine: Machine;
  readonly machineKind: MachineKind;
  /** Who is to drive the machine, null for nobody yet; null where nobody has to be named. */
  readonly operator: { readonly named: LeaseOperator | null } | null;
  readonly values: ProtocolValues;
  readonly valueMinor: number | null;
  readonly revision: number;
  /** Null for a draft. */
  readonly signedAt: string | null;
  readonly signedByName: string | null;
  /** Who wrote the draft last, null for whose account is gone, and when, ISO 8601; null before anybody did. */
  readonly saved: { readonly by: string | null; readonly at: string } | null;
  readonly photographs: readonly string[];
  /** What it showed when it went; null on a hand-over, and where nobody wrote it down. */
  readonly handover: { readonly hours: number | null; readonly fuel: number | null } | null;
  /** What is kept of the deposit, and what the rules propose; null on a hand-over. */
  readonly deductions: {
    readonly isOpen: boolean;
    readonly written: readonly Deduction[];
    readonly proposals: readonly (DeductionProposal & { readonly id: string })[];
  } | null;
  /** The machines of the lease, this one among them. */
  readonly machines: readonly MachineProtocols[];
  /** Why it cannot be signed now; null if it can. */
  readonly blocked: 'transition-not-allowed' | 'machine-back' | null;
}
