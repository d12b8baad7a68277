import { machineKindOf } from '../../src/domain/rental/machine-kind.ts';
import { CHECKLISTS, type ProtocolKind, type ProtocolValues } from '../../src/domain/rental/protocol.ts';
import type { LeaseStatus } from '../../src/domain/rental/lease-status.ts';
import { operatorLine } from '../../src/domain/rental/operator.ts';
import { protocolOfStep } from '../../src/server/rental/protocols/unsigned-machines.ts';
import { machineProtocolsOf } from '../../src/server/rental/protocols/read-protocols.ts';
import type { openTransferShop } from './transfer-shop.ts';

type Opened = Pick<Awaited<ReturnType<typeof openTransferShop>>, 'database' | 'shop' | 'staff'>;

/** A protocol with nothing wrong in it. */
export const wholeProtocol = (
  machineKind: ReturnType<typeof machineKindOf>,
  differs: Partial<ProtocolValues> = {},
): ProtocolValues => ({
  checks: Object.fromEntries(CHECKLISTS[machineKind].map((item) => [item, { isRight: true, note: '' }])),
  hours: 1000,
  fuel: 8,
  note: '',
  operator: '',
  signer: 'Олена Шевченко',
  signature: null,
  isAgreed: true,
  ...differs,
});

/** Staff have the protocols of a kind signed of all machines that a lease has; answers what came of each. */
export async function signProtocols({ database, shop, staff }: Opened, leaseId: string, kind: ProtocolKind) {
  const machines = (await machineProtocolsOf(database, [leaseId])).get(leaseId) ?? [];
  const answers = [];
  for (const { id: machineId, isOut, protocols } of machines) {
    if (!isOut || protocols[kind] === 'signed') continue;
    const subject = { leaseId, kind, machineId };
    const found = await shop.rental.findProtocol(subject, 'uk');
    if (found === null) throw new Error('The lease has no such machine');
    const { machineKind, revision, machine, operator } = found;
    const named = operator?.named ? operatorLine(operator.named) : '';
    const values = wholeProtocol(machineKind, { hours: machine.hours ?? 1000, operator: named });
    answers.push(await shop.rental.signProtocol({ ...subject, values, revision, staffId: staff }));
  }
  return answers;
}

/** Staff decide to keep nothing of what is proposed for the machines of a lease that came back. */
export async function dropProposals({ database, shop, staff }: Opened, leaseId: string): Promise<void> {
  const back = (await machineProtocolsOf(database, [leaseId])).get(leaseId) ?? [];
  for (const { id: machineId } of back) {
    const subject = { leaseId, kind: 'return', machineId } as const;
    const { proposals = [] } = (await shop.rental.findProtocol(subject, 'uk'))?.deductions ?? {};
    for (const { id, kind } of proposals) {
      const note = 'Домовилися телефоном';
      const dropped = { id, kind, amountMinor: 0, note, seen: '', leaseId, staffId: staff };
      const written = await shop.rental.writeDeduction(dropped);
      if (!written.ok) throw new Error(written.reason);
    }
  }
}

/** Takes a lease through some steps as staff do: by the protocols of its machines where a step needs them, else by a button. */
export async function takeLeaseSteps(
  opened: Opened,
  { orderId, leaseId }: { readonly orderId: string; readonly leaseId: string },
  ...steps: readonly LeaseStatus[]
): Promise<void> {
  for (const to of steps) {
    const kind = protocolOfStep(to);
    const signed = kind === null ? [] : await signProtocols(opened, leaseId, kind);
    const step = { orderId, leaseId, to, stopReason: 'no-machine', staffId: opened.staff } as const;
    const taken = signed.length > 0 ? signed : [await opened.shop.orders.takeLeaseStep(step)];
    const refused = taken.find(({ ok }) => !ok);
    if (refused) throw new Error(`The lease does not become ${to}: ${JSON.stringify(refused)}`);
  }
}
