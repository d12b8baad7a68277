import type { MachineKind } from './machine-kind.ts';
import type { LeasedMachine } from './machine.ts';
import type { ProtocolKind, ProtocolSubject, ProtocolValues } from './protocol.ts';

/** A signed protocol, as whoever may read the lease sees it. */
export interface ProtocolView extends ProtocolSubject {
  readonly id: string;
  readonly machine: LeasedMachine;
  readonly machineKind: MachineKind;
  readonly values: ProtocolValues;
  /** What the machine was worth when it was signed, in minor units; null where nobody had said. */
  readonly valueMinor: number | null;
  readonly signedAt: string;
  /** Ids of its photographs. */
  readonly photographs: readonly string[];
}

/** How far the protocols of a machine of a lease are. */
export interface MachineProtocols extends LeasedMachine {
  readonly id: number;
  /** Whether the machine is still the lease's: neither back nor swapped for another. */
  readonly isOut: boolean;
  readonly protocols: Readonly<Record<ProtocolKind, 'missing' | 'draft' | 'signed'>>;
}

/** Which protocols a lease in a status waits for; null for none. */
export function awaitedProtocol(status: string, steps: readonly string[]): ProtocolKind | null {
  if (status === 'ACTIVE') return 'return';
  return steps.includes('ACTIVE') ? 'handover' : null;
}
