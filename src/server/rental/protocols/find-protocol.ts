import { and, asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { leaseSteps } from '../../../domain/rental/lease-steps.ts';
import { needsOperator } from '../../../domain/rental/operator.ts';
import { machineKindOf } from '../../../domain/rental/machine-kind.ts';
import { STEP_OF_PROTOCOL, type ProtocolSubject } from '../../../domain/rental/protocol.ts';
import { nameShown, shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { machineDeductions } from '../deductions/proposals.ts';
import { machineFacts } from '../find-machine.ts';
import { leases } from '../tables.ts';
import { operatorOf } from './lease-operators.ts';
import { photographsOf } from './photographs.ts';
import { machineProtocolsOf, protocolValues } from './read-protocols.ts';
import { leaseProtocols } from './tables.ts';
import { isLeased } from './lock-protocol.ts';

const EMPTY = {
  checks: {},
  hours: null,
  fuel: null,
  note: '',
  operator: '',
  signer: '',
  signature: null,
  isAgreed: false,
} as const;

/** A lease with its order, where it stands in it, and who rents. */
async function leaseOf(database: Database, leaseId: string) {
  const [row] = await database
    .select({
      status: leases.status,
      firstDay: leases.firstDay,
      lastDay: leases.lastDay,
      options: leases.options,
      order: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        currency: orders.currency,
        erasedAt: orders.erasedAt,
      },
      firstName: orderAddresses.firstName,
      lastName: orderAddresses.lastName,
      phone: orderAddresses.phone,
    })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderAddresses, and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')))
    .where(eq(leases.id, leaseId));
  if (row === undefined) return null;
  const items = (await orderItemsOf(database, [row.order.id])).get(row.order.id) ?? [];
  const line = items.findIndex(({ rental }) => rental?.leaseId === leaseId) + 1;
  const steps = leaseSteps({ id: leaseId, status: row.status }, { status: row.order.status, items });
  return { ...row, line, steps };
}

const saverName = sql<string | null>`(
  select ${nameShown({ name: sql`saver.name`, email: sql`saver.email` })} from ${users} as saver where saver.id = ${leaseProtocols.savedBy})`;

/** What is kept of the protocols of a machine of a lease, by their kinds. */
async function rowsOf(database: Database, { leaseId, machineId }: ProtocolSubject) {
  const rows = await database
    .select({ protocol: leaseProtocols, signedByName: shownName, savedByName: saverName })
    .from(leaseProtocols)
    .leftJoin(users, eq(users.id, leaseProtocols.signedBy))
    .where(and(eq(leaseProtocols.leaseId, leaseId), eq(leaseProtocols.machineId, machineId)))
    .orderBy(asc(leaseProtocols.kind));
  return new Map(rows.map((row) => [row.protocol.kind, row]));
}

/** A protocol as staff write or read it, with its lease and machine; null where the lease has no such machine. */
export const findProtocol =
  (database: Database, eighthMinor: Readonly<Record<Currency, number>>) =>
  async (subject: ProtocolSubject, locale: Locale) => {
    const { leaseId, kind, machineId } = subject;
    if (!(await isLeased(database, subject))) return null;
    const [lease, machine, rows, all] = await Promise.all([
      leaseOf(database, leaseId),
      machineFacts(database, machineId, locale),
      rowsOf(database, subject),
      machineProtocolsOf(database, [leaseId]),
    ]);
    if (lease === null || machine === null) return null;
    const [product] = await database
      .select({ categoryId: products.categoryId })
      .from(products)
      .where(eq(products.id, machine.productId));
    const categoryId = product?.categoryId ?? -1;
    const isLicensed = kind === 'handover' && needsOperator(categoryId, lease.options);
    const row = rows.get(kind);
    const handover = rows.get('handover')?.protocol;
    const isHandedOver = kind === 'return' && handover?.signedAt != null;
    const { order, status, firstDay, lastDay, line, steps } = lease;
    const machines = all.get(leaseId) ?? [];
    const isOut = machines.some(({ id, isOut }) => id === machineId && isOut);
    return {
      subject: { leaseId, kind, machineId },
      order: { id: order.id, orderNumber: order.orderNumber, currency: order.currency },
      isErased: order.erasedAt !== null,
      lease: {
        status,
        period: firstDay === null || lastDay === null ? null : { firstDay, lastDay },
        line,
        /** What goes with each of its machines. */
        options: lease.options.map(({ kind: optionKind, name }) => ({ kind: optionKind, name })),
      },
      customer: {
        name: [lease.firstName, lease.lastName].filter(Boolean).join(' '),
        phone: lease.phone ?? '',
      },
      machine,
      machineKind: machineKindOf(categoryId),
      /** Who is to drive it; null where nobody has to be named. */
      operator: isLicensed ? { named: await operatorOf(database, leaseId) } : null,
      values: row ? protocolValues(row.protocol) : EMPTY,
      valueMinor: row?.protocol.valueMinor ?? null,
      revision: row?.protocol.revision ?? 0,
      signedAt: row?.protocol.signedAt ?? null,
      signedByName: row?.signedByName ?? null,
      /** Who wrote the draft last, null for whose account is gone, and when, ISO 8601; null before anybody did. */
      saved: row?.protocol.savedAt ? { by: row.savedByName, at: row.protocol.savedAt } : null,
      photographs: row ? ((await photographsOf(database, [row.protocol.id])).get(row.protocol.id) ?? []) : [],
      /** What it showed when it went; null on a hand-over, and where nobody wrote it down. */
      handover: isHandedOver ? { hours: handover.hours, fuel: handover.fuel } : null,
      machines,
      /** What is kept of the deposit; null on a hand-over. */
      deductions: kind === 'return' ? await machineDeductions(database, subject, eighthMinor) : null,
      /** Why it cannot be signed now; null if it can. */
      blocked: !steps.includes(STEP_OF_PROTOCOL[kind])
        ? ('transition-not-allowed' as const)
        : isOut
          ? null
          : ('machine-back' as const),
    };
  };
