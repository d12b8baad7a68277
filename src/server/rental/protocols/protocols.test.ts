import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import { signProtocols, takeLeaseSteps, wholeProtocol } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import type { ProtocolKind, ProtocolValues } from '../../../domain/rental/protocol.ts';
import { orders } from '../../orders/tables.ts';
import { bookings, leaseEvents, leases, machineEvents, machines } from '../tables.ts';
import { leasePhotographs, leaseProtocols } from './tables.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const transfers = await openTransferShop();
const { shop, database, customer, staff, close } = transfers;
afterAll(close);
await addCustomers(database, 'somebody');
beforeEach(async () => {
  await database.delete(leaseProtocols);
  await database.delete(bookings);
  await database.update(machines).set({ hours: null });
});

/** Of it one market has two machines. */
const MACHINE = 2001;

/** A paid lease of two machines that is being prepared. */
async function leased(quantity = 2, id = MACHINE) {
  const rental = { duration: 'week', count: 2, startDate: rentalStart() } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id, quantity, rental }] });
  await transfers.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  const leaseId = found?.leases[0]?.id ?? '';
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING');
  const machineIds = (found?.leases[0]?.protocols ?? []).map(({ id }) => id);
  return { orderId, leaseId, machineIds, one: machineIds[0] ?? 0, other: machineIds[1] ?? 0 };
}
type Leased = Awaited<ReturnType<typeof leased>>;

const written = async (
  { leaseId }: Pick<Leased, 'leaseId'>,
  machineId: number,
  {
    kind = 'handover' as ProtocolKind,
    revision,
    ...differs
  }: Partial<ProtocolValues> & {
    kind?: ProtocolKind;
    revision?: number;
  } = {},
) => {
  const subject = { leaseId, kind, machineId };
  const found = await shop.rental.findProtocol(subject, 'uk');
  const values = wholeProtocol(found?.machineKind ?? 'other', differs);
  return { ...subject, values, revision: revision ?? found?.revision ?? 0, staffId: staff };
};
const sign = async (...asked: Parameters<typeof written>) =>
  shop.rental.signProtocol(await written(...asked));
const statusOf = async ({ leaseId }: Leased) =>
  (await database.select().from(leases).where(eq(leases.id, leaseId)))[0]?.status;
const bookingOf = async ({ leaseId }: Leased, machineId: number) =>
  (
    await database
      .select()
      .from(bookings)
      .where(and(eq(bookings.leaseId, leaseId), eq(bookings.machineId, machineId)))
  )[0];

describe('the protocols of a lease', () => {
  test('hand it over with the last machine, and take it back with the last one; each machine is free once it is back', async () => {
    const lease = await leased();
    const { orderId, leaseId, one, other } = lease;
    const button = (to: 'ACTIVE' | 'RETURNED') =>
      shop.orders.takeLeaseStep({ orderId, leaseId, to, stopReason: 'shop-other', staffId: staff });
    expect(await button('ACTIVE')).toEqual({ ok: false, reason: 'protocols-missing' });
    expect(await sign(lease, one)).toEqual({ ok: true });
    expect(await statusOf(lease)).toBe('PROCESSING');
    expect(await button('ACTIVE')).toEqual({ ok: false, reason: 'protocols-missing' });
    expect(await sign(lease, other)).toEqual({ ok: true });
    expect(await statusOf(lease)).toBe('ACTIVE');
    expect(await button('RETURNED')).toEqual({ ok: false, reason: 'protocols-missing' });

    expect(await sign(lease, one, { kind: 'return', hours: 1010 })).toEqual({ ok: true });
    expect(await statusOf(lease)).toBe('ACTIVE');
    expect((await bookingOf(lease, one))?.status).toBe('ENDED');
    expect((await bookingOf(lease, other))?.status).toBe('CONFIRMED');
    expect(await sign(lease, other, { kind: 'return', hours: 1020 })).toEqual({ ok: true });
    expect(await statusOf(lease)).toBe('RETURNED');
    expect((await bookingOf(lease, other))?.status).toBe('ENDED');
    const events = await database.select().from(leaseEvents).where(eq(leaseEvents.leaseId, leaseId));
    expect(events.map(({ toStatus }) => toStatus)).toEqual(['APPROVED', 'PROCESSING', 'ACTIVE', 'RETURNED']);
    const [machine] = await database.select().from(machines).where(eq(machines.id, one));
    expect(machine?.hours).toBe(1010);
    const told = await database.select().from(machineEvents).where(eq(machineEvents.machineId, one));
    expect(told.map(({ kind }) => kind)).toEqual(['handed-over', 'came-back']);
  });

  test('keep a lease from being cancelled since the first of its machines is out, whoever comes first', async () => {
    const lease = await leased();
    const { orderId, one } = lease;
    const cancel = () =>
      shop.orders.cancelOrder({ orderId, userId: customer, reason: 'mistake' }).then(({ ok }) => ok);
    const [isSigned, isCancelled] = await Promise.all([sign(lease, one).then(({ ok }) => ok), cancel()]);
    expect(isSigned).toBe(!isCancelled);
    await database.delete(bookings);
    const next = await leased();
    expect(await sign(next, next.one)).toEqual({ ok: true });
    expect(
      await shop.orders.cancelOrder({ orderId: next.orderId, userId: customer, reason: 'mistake' }),
    ).toEqual({ ok: false, reason: 'not-cancellable' });
    const byStaff = { orderId: next.orderId, staffId: staff } as const;
    expect(await shop.orders.cancelByStaff({ ...byStaff, reason: 'other' })).toMatchObject({ ok: false });
    const step = { ...byStaff, leaseId: next.leaseId, to: 'CANCELLED', stopReason: 'shop-other' } as const;
    expect(await shop.orders.takeLeaseStep(step)).toEqual({ ok: false, reason: 'transition-not-allowed' });
    expect(await statusOf(next)).toBe('PROCESSING');
  });

  test('are signed once however often and by however many, and never changed after that', async () => {
    const lease = await leased();
    const { one } = lease;
    const form = await written(lease, one, { note: 'Подряпина' });
    const all = await Promise.all([1, 2, 3].map(() => shop.rental.signProtocol(form)));
    expect(all).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const other = { ...form, values: { ...form.values, note: 'Інше' } };
    expect(await shop.rental.signProtocol(other)).toEqual({ ok: false, reason: 'protocol-signed' });
    expect(await shop.rental.keepProtocol(other)).toEqual({ ok: false, reason: 'protocol-signed' });
    const [row] = await database.select().from(leaseProtocols).where(eq(leaseProtocols.machineId, one));
    expect(row).toMatchObject({ note: 'Подряпина', signedBy: staff });
    expect(await database.$count(machineEvents, eq(machineEvents.machineId, one))).toBeGreaterThan(0);
  });

  test('of both machines, signed at once, take the step once', async () => {
    const lease = await leased();
    const forms = await Promise.all(lease.machineIds.map((id) => written(lease, id)));
    const all = await Promise.all([...forms, ...forms].map((form) => shop.rental.signProtocol(form)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await statusOf(lease)).toBe('ACTIVE');
    const events = await database.select().from(leaseEvents).where(eq(leaseEvents.leaseId, lease.leaseId));
    expect(events.filter(({ toStatus }) => toStatus === 'ACTIVE')).toHaveLength(1);
  });

  test('are drafts until then: kept, and guarded against somebody else’s', async () => {
    const lease = await leased();
    const { one } = lease;
    const form = await written(lease, one, { hours: null, signer: '', isAgreed: false });
    expect(await shop.rental.keepProtocol(form)).toEqual({ ok: true });
    // The answer was lost and the form is sent again.
    expect(await shop.rental.keepProtocol(form)).toEqual({ ok: true });
    const late = await written(lease, one, { revision: 0, note: 'З іншого телефона' });
    expect(await shop.rental.keepProtocol(late)).toEqual({ ok: false, reason: 'protocol-changed' });
    expect(await shop.rental.signProtocol(late)).toEqual({ ok: false, reason: 'protocol-changed' });
    const found = await shop.rental.findProtocol(
      { leaseId: lease.leaseId, kind: 'handover', machineId: one },
      'en',
    );
    expect(found).toMatchObject({ signedAt: null, revision: 1, values: { signer: '' }, blocked: null });
    expect(await statusOf(lease)).toBe('PROCESSING');
  });

  test('are not signed with anything missing, nor with fewer hours than the machine has run', async () => {
    const lease = await leased();
    const { one } = lease;
    await database.update(machines).set({ hours: 500 }).where(eq(machines.id, one));
    const refused = await sign(lease, one, {
      hours: 499,
      fuel: null,
      signer: '',
      isAgreed: false,
      checks: { body: { isRight: false, note: '' } },
    });
    expect(refused).toMatchObject({
      reason: 'invalid-fields',
      hoursMin: 500,
      errors: {
        hours: 'backoffice.protocol.error.hoursLess',
        fuel: 'backoffice.protocol.error.fuel',
        signer: 'backoffice.protocol.error.signer',
        agreed: 'backoffice.protocol.error.agreed',
        'note.body': 'backoffice.protocol.error.checkNote',
        'check.oil': 'backoffice.protocol.error.check',
      },
    });
    expect(await sign(lease, one, { hours: 500 })).toEqual({ ok: true });
  });

  test('are refused with the reason where the step is not allowed, and nothing of them stays', async () => {
    const lease = await leased(1);
    const { orderId, one } = lease;
    expect(await sign(lease, one, { kind: 'return' })).toEqual({
      ok: false,
      reason: 'transition-not-allowed',
    });
    const { totalMinor: amountMinor } = await transfers.order(orderId);
    const refund = { id: crypto.randomUUID(), orderId, amountMinor, reason: 'Немає', staffId: staff };
    expect(await shop.payments.refundPart(refund)).toMatchObject({ ok: true });
    expect(await sign(lease, one)).toEqual({ ok: false, reason: 'refunded' });
    expect(await statusOf(lease)).toBe('PROCESSING');
    expect(await database.$count(leaseProtocols)).toBe(0);
  });

  test('are of the lease’s own machines alone', async () => {
    const lease = await leased(1);
    expect(await sign(lease, 999_999)).toEqual({ ok: false, reason: 'protocol-not-found' });
    expect(await sign({ leaseId: crypto.randomUUID() }, lease.one)).toMatchObject({
      reason: 'protocol-not-found',
    });
    expect(await sign({ leaseId: 'x' }, lease.one)).toMatchObject({ reason: 'protocol-not-found' });
  });

  test('keep a machine that was handed over from being moved to another booking', async () => {
    const lease = await leased(2);
    await sign(lease, lease.one);
    const booking = await bookingOf(lease, lease.one);
    const { id: bookingId = '', firstDay = '', lastDay = '' } = booking ?? {};
    const moved = await shop.rental.moveBooking({
      bookingId,
      staffId: staff,
      machineId: lease.other,
      period: null,
      seen: { machineId: lease.one, firstDay, lastDay },
    });
    expect(moved).toMatchObject({ reason: 'booking-over' });
  });
});

describe('the operator of a lift', () => {
  const LIFT = 2404;
  const olena = { name: 'Олена Коваль', licenceNumber: 'AA 123456' };

  test('is named by the lease’s customer alone, until it is handed over', async () => {
    const lease = await leased(1, LIFT);
    const { orderId, leaseId } = lease;
    const name = async (userId: string | null, guestOrderIds: readonly string[] = []) => {
      const named = await shop.rental.nameOperator({ leaseId, operator: olena, userId, guestOrderIds });
      return named.ok || named.reason;
    };
    expect([await name('somebody'), await name(null), await name(null, [orderId])]).toEqual([
      'not-owner',
      'not-signed-in',
      'not-signed-in',
    ]);
    expect(await name(customer)).toBe(true);
    const found = await shop.orders.findLease(leaseId, customer);
    expect(found).toMatchObject({ lease: { operator: { named: olena, isOpen: true } } });
    expect((await signProtocols(transfers, leaseId, 'handover')).every(({ ok }) => ok)).toBe(true);
    expect(await name(customer)).toBe('operator-closed');
    const generator = await leased(1);
    const ofGenerator = { leaseId: generator.leaseId, operator: olena, userId: customer, guestOrderIds: [] };
    expect(await shop.rental.nameOperator(ofGenerator)).toMatchObject({ reason: 'operator-closed' });
    expect(await shop.orders.findLease(generator.leaseId, customer)).toMatchObject({
      lease: { operator: null },
    });
  });

  test('is seen by staff before the hand-over, and it is the one who is named by then', async () => {
    const lease = await leased(1, LIFT);
    const { leaseId, one } = lease;
    const errors = async (operator: string, kind: ProtocolKind = 'handover') => {
      const signed = await sign(lease, one, { kind, operator });
      return signed.ok || (signed.reason === 'invalid-fields' ? signed.errors : signed.reason);
    };
    expect(await errors('')).toEqual({ operator: 'backoffice.protocol.error.operatorMissing' });
    const asked = { leaseId, operator: olena, userId: customer, guestOrderIds: [] };
    await shop.rental.nameOperator(asked);
    expect(await errors('')).toEqual({ operator: 'backoffice.protocol.error.operator' });
    await shop.rental.nameOperator({ ...asked, operator: { ...olena, licenceNumber: 'BB 1' } });
    expect(await errors('Олена Коваль, AA 123456')).toEqual({
      operator: 'backoffice.protocol.error.operator',
    });
    expect(await errors('Олена Коваль, BB 1')).toBe(true);
    expect(await errors('', 'return')).toBe(true);
  });
});

describe('a signed protocol', () => {
  test('is read by the owner of the lease, on its page and as a document', async () => {
    const lease = await leased(1);
    const { orderId, leaseId, one } = lease;
    const name = `handover-1-${one}`;
    const document = () =>
      shop.orders.findDocument({ orderId, name, userId: customer, guestOrderIds: [], key: null });
    expect(await document()).toMatchObject({ reason: 'document-not-found' });
    await database.update(machines).set({ valueMinor: 12_500_000 }).where(eq(machines.id, one));
    expect(await sign(lease, one, { signature: 'M10 10L90 120L200 60', note: 'Без зауважень' })).toEqual({
      ok: true,
    });
    const found = await shop.orders.findLease(leaseId, customer);
    expect(found).toMatchObject({
      ok: true,
      lease: {
        protocols: [
          {
            kind: 'handover',
            valueMinor: 12_500_000,
            values: { hours: 1000, fuel: 8, note: 'Без зауважень' },
          },
        ],
      },
    });
    expect(JSON.stringify(found)).not.toContain(staff);
    const drawn = await document();
    expect(drawn.ok && (await drawn.document.bytes()).subarray(0, 5).toString()).toBe('%PDF-');
    await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
    expect(await document()).toMatchObject({ reason: 'document-not-found' });
  });
});

describe('a photograph', () => {
  const picture = async () =>
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
  const staffReader = { userId: staff, guestOrderIds: [], isStaff: true };

  test('is taken once however often it is sent, made smaller, and says nothing of its camera', async () => {
    const { leaseId, one: machineId } = await leased(1);
    const subject = { leaseId, kind: 'handover', machineId } as const;
    const sent = { id: crypto.randomUUID(), bytes: await picture() };
    const all = await Promise.all([1, 2, 3].map(() => shop.rental.addPhotograph(subject, sent)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await database.$count(leasePhotographs)).toBe(1);
    const kept = await shop.rental.readPhotograph(sent.id, staffReader);
    if (kept === null || typeof kept === 'string') throw new Error('It is not there');
    const head = await sharp(kept.bytes).metadata();
    expect([head.format, head.width, head.height, head.exif]).toEqual(['webp', 1600, 1067, undefined]);
    const found = await shop.rental.findProtocol(subject, 'en');
    expect(found?.photographs).toEqual([sent.id]);
  });

  test('is refused for what is no picture, beyond the last, and once the protocol is signed', async () => {
    const { leaseId, one: machineId } = await leased(1);
    const subject = { leaseId, kind: 'handover', machineId } as const;
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const add = (sent: Uint8Array = bytes) =>
      shop.rental.addPhotograph(subject, { id: crypto.randomUUID(), bytes: sent });
    expect(await add(Buffer.from('<svg/>'))).toEqual({ ok: false, reason: 'no-picture' });
    const taken = [];
    for (let count = 0; count < 12; count++) taken.push(await add());
    expect(taken.every(({ ok }) => ok)).toBe(true);
    expect(await add()).toEqual({ ok: false, reason: 'too-many' });
    const [first] = taken.flatMap((each) => (each.ok ? [each.id] : []));
    expect(await shop.rental.removePhotograph(subject, first ?? '')).toEqual({ ok: true });
    expect(await shop.rental.removePhotograph(subject, first ?? '')).toEqual({ ok: true });
    expect((await signProtocols(transfers, leaseId, 'handover')).every(({ ok }) => ok)).toBe(true);
    expect(await add()).toEqual({ ok: false, reason: 'signed' });
    const rest = (await shop.rental.findProtocol(subject, 'en'))?.photographs ?? [];
    expect(rest).toHaveLength(11);
    expect(await shop.rental.removePhotograph(subject, rest[0] ?? '')).toEqual({ ok: false });
  });

  test('is read by staff, and once it is signed by the owner or the guest, by nobody else', async () => {
    const { orderId, leaseId, one: machineId } = await leased(1);
    const subject = { leaseId, kind: 'handover', machineId } as const;
    const id = crypto.randomUUID();
    await shop.rental.addPhotograph(subject, { id, bytes: await picture() });
    const read = async (userId: string | null, guestOrderIds: readonly string[] = []) => {
      const found = await shop.rental.readPhotograph(id, {
        userId,
        guestOrderIds,
        isStaff: userId === staff,
      });
      return found === null || typeof found === 'string' ? found : 'there';
    };
    expect([await read(staff), await read(customer), await read('somebody'), await read(null)]).toEqual([
      'there',
      null,
      'not-owner',
      'not-signed-in',
    ]);
    await signProtocols(transfers, leaseId, 'handover');
    expect([await read(customer), await read('somebody'), await read(null, [orderId])]).toEqual([
      'there',
      'not-owner',
      'not-signed-in',
    ]);
    await database.update(orders).set({ userId: null }).where(eq(orders.id, orderId));
    expect([
      await read(null, [orderId]),
      await read(customer),
      await read(null, [crypto.randomUUID()]),
    ]).toEqual(['there', 'not-owner', 'not-signed-in']);
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['machine_events', 'lease_events']),
    unlogged: [],
  });
});
