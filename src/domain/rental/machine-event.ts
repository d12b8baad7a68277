/** What staff do with a machine, as its history tells it; printed by the messages `backoffice.machines.event.{kind}`. */
export const MACHINE_EVENTS = [
  'added',
  'changed',
  'retired',
  'reinstated',
  'maintenance',
  'maintenance-cancelled',
  'moved-here',
  'moved-away',
  'handed-over',
  'came-back',
  'broken',
  'swapped-in',
  'swapped-out',
  'document-added',
  'document-removed',
] as const;
export type MachineEventKind = (typeof MACHINE_EVENTS)[number];

/** Something that was done with a machine. */
export interface MachineEvent {
  readonly id: number;
  readonly kind: MachineEventKind;
  /** Of a booking, its days; null for what is about none. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** What was changed, or which booking was moved; null where the kind says all. */
  readonly detail: string | null;
  readonly at: string;
  /** Who did it; null where the account is gone. */
  readonly name: string | null;
}
