import type { MachineKind } from './machine-kind.ts';

/** What a protocol of a leased machine is about; printed names are the messages `protocol.title.{kind}`. */
export const PROTOCOL_KINDS = ['handover', 'return'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** The step that a lease takes once the protocols of all its machines are signed. */
export const STEP_OF_PROTOCOL = { handover: 'ACTIVE', return: 'RETURNED' } as const satisfies Record<
  ProtocolKind,
  string
>;

/** What is looked at on a machine; printed by the messages `protocol.item.{item}`. */
export const CHECKLISTS = {
  generator: ['body', 'leaks', 'oil', 'sockets', 'stop', 'start', 'papers'],
  lift: ['body', 'wheels', 'controls', 'stop', 'lowering', 'rails', 'battery', 'papers'],
  tower: ['body', 'mast', 'lamps', 'panels', 'battery', 'supports', 'papers'],
  other: ['body', 'start', 'accessories', 'papers'],
} as const satisfies Readonly<Record<MachineKind, readonly string[]>>;
export type CheckItem = (typeof CHECKLISTS)[MachineKind][number];

/** Whether a thing was found right; `note` says what is wrong, empty for nothing. Null while nobody looked. */
export interface Check {
  readonly isRight: boolean | null;
  readonly note: string;
}
export type Checks = Readonly<Partial<Record<CheckItem, Check>>>;

/** Eighths of a full tank. */
export const FUEL_EIGHTHS = 8;
/** A tank's eighths as percent. */
export const fuelPercent = (eighths: number): number => (eighths * 100) / FUEL_EIGHTHS;

/** What stands in a protocol. */
export interface ProtocolValues {
  readonly checks: Checks;
  /** Whole hours of the hour meter; null while they are not read, or for a machine without a meter. */
  readonly hours: number | null;
  /** Eighths of the tank; null while they are not read, or for a machine without a tank. */
  readonly fuel: number | null;
  readonly note: string;
  /** The operator whose licence staff saw, in one line; empty where none was seen or is needed. */
  readonly operator: string;
  /** Who signs for the customer, as it was typed. */
  readonly signer: string;
  /** The signature as a path in `SIGNATURE_BOX`; null where none was drawn. */
  readonly signature: string | null;
  /** Whether the signer agreed by a tick, where nothing could be drawn. */
  readonly isAgreed: boolean;
}

/** The box in which a signature is drawn. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
export const SIGNATURE_MAX = 8000;
/** Strokes of whole coordinates, and nothing else that a path could say. */
export const SIGNATURE_PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** So many photographs a protocol has at most. */
export const PHOTOGRAPHS_MAX = 12;
/** The most that a photograph may weigh before it is made smaller, in bytes. */
export const PHOTOGRAPH_BYTES_MAX = 15 * 1024 * 1024;
/** Why a photograph was not taken; printed by the messages `backoffice.protocol.photograph.{reason}`. */
export const PHOTOGRAPH_REASONS = [
  'no-picture',
  'too-large',
  'too-many-pixels',
  'too-many',
  'signed',
  'failed',
] as const;
export type PhotographReason = (typeof PHOTOGRAPH_REASONS)[number];

/** Where a photograph is fetched from. */
export const photographAddress = (id: string): string => `/rental-files/photographs/${id}.webp`;

/** What names a protocol: a machine of a lease, and whether it goes or comes. */
export interface ProtocolSubject {
  readonly leaseId: string;
  readonly kind: ProtocolKind;
  readonly machineId: number;
}
/** Where photographs of a protocol are sent to. */
export const photographsAddress = ({ leaseId, kind, machineId }: ProtocolSubject): string =>
  `/rental-files/protocols/${leaseId}/${kind}/${machineId}`;
/** The page of a protocol in the back office. */
export const protocolPath = ({ leaseId, kind, machineId }: ProtocolSubject): string =>
  `/admin/leases/${leaseId}/${kind}/${machineId}`;

/** A machine whose hours and tank are read before it goes and after it came. */
export const hasMeter = (kind: MachineKind): boolean => kind === 'generator' || kind === 'lift';
export const hasTank = (kind: MachineKind): boolean => kind === 'generator';

/** A machine is to be serviced: it has run as many hours since the last service as it may. */
export const isServiceDue = ({
  hours,
  serviceEveryHours,
  servicedAtHours,
}: {
  readonly hours: number | null;
  readonly serviceEveryHours: number | null;
  readonly servicedAtHours: number | null;
}): boolean =>
  hours !== null && serviceEveryHours !== null && hours - (servicedAtHours ?? 0) >= serviceEveryHours;

/** What the hour meter of a machine shows when it is to be serviced next. */
export const serviceAt = ({
  serviceEveryHours,
  servicedAtHours,
}: {
  readonly serviceEveryHours: number | null;
  readonly servicedAtHours: number | null;
}): number => (servicedAtHours ?? 0) + (serviceEveryHours ?? 0);

/** What is wrong with a protocol that is to be signed, as message keys by field; nothing for one that is whole. */
export function signingFaults(
  { checks, hours, fuel, operator: seen, signer, signature, isAgreed }: ProtocolValues,
  {
    machineKind,
    hoursMin,
    operator,
  }: {
    readonly machineKind: MachineKind;
    readonly hoursMin: number | null;
    /** Who is to drive the machine, in one line; empty while nobody is named, null where nobody has to be. */
    readonly operator: string | null;
  },
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const item of CHECKLISTS[machineKind]) {
    const check = checks[item];
    if (check == null || check.isRight === null) faults[`check.${item}`] = 'backoffice.protocol.error.check';
    else if (!check.isRight && check.note === '')
      faults[`note.${item}`] = 'backoffice.protocol.error.checkNote';
  }
  if (hours === null && hasMeter(machineKind)) faults.hours = 'backoffice.protocol.error.hoursMissing';
  if (hours !== null && hoursMin !== null && hours < hoursMin) {
    faults.hours = 'backoffice.protocol.error.hoursLess';
  }
  if (fuel === null && hasTank(machineKind)) faults.fuel = 'backoffice.protocol.error.fuel';
  if (operator === '') faults.operator = 'backoffice.protocol.error.operatorMissing';
  else if (operator !== null && seen !== operator) faults.operator = 'backoffice.protocol.error.operator';
  if (signer === '') faults.signer = 'backoffice.protocol.error.signer';
  if (signature === null && !isAgreed) faults.agreed = 'backoffice.protocol.error.agreed';
  return faults;
}
