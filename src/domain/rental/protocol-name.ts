import { PROTOCOL_KINDS, type ProtocolKind, type ProtocolSubject } from './protocol.ts';

const NAME = /^(handover|return)-([1-9]\d{0,2})-([1-9]\d{0,8})$/;

/** Under which name a signed protocol is found among its order's documents; lines are counted from 1. */
export const protocolName = (line: number, { kind, machineId }: Omit<ProtocolSubject, 'leaseId'>): string =>
  `${kind}-${line}-${machineId}`;

/** The line, the machine and the kind of the protocol that a name asks for; null for any other name. */
export function protocolOfName(
  name: string,
): { readonly line: number; readonly kind: ProtocolKind; readonly machineId: number } | null {
  const [, asked, line, machineId] = NAME.exec(name) ?? [];
  const kind = PROTOCOL_KINDS.find((each) => each === asked);
  return kind === undefined ? null : { kind, line: Number(line), machineId: Number(machineId) };
}
