import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lineOf, openReturnsShop } from '../../../../tests/support/leases-given-back.ts';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { salesDocumentSchema } from '../../../domain/invoices/sales-document.ts';
import { issuedDocuments } from '../../invoices/issued-documents.ts';
import { bookings } from '../../rental/tables.ts';
import { refunds } from '../tables.ts';

const given = await openReturnsShop();
const { shop, database, close } = given;
afterAll(close);
beforeEach(async () => {
  await database.delete(bookings);
});

/** A paid order of two machines, which are with their customer. */
async function twoLeases() {
  const { orderId, total } = await given.place({ lines: [lineOf(40), lineOf(40, 2002)] });
  await given.came(orderId, total);
  const leases = (await shop.backoffice.findOrder(orderId))?.leases ?? [];
  const [first = '', second = ''] = leases.map(({ id }) => id);
  for (const leaseId of [first, second]) await given.step(orderId, leaseId, 'PROCESSING', 'ACTIVE');
  return { orderId, first, second };
}
/** Ends a lease of an order early; what its unused days gave back. */
async function endEarly(orderId: string, leaseId: string) {
  await given.request(leaseId, daysAfter(rentalStart(), 2));
  await given.answer(leaseId, 'APPROVED');
  await given.step(orderId, leaseId, 'RETURNED', 'COMPLETED');
  const made = await database
    .select({ reason: refunds.reason, amountMinor: refunds.amountMinor })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.leaseId, leaseId)));
  const of = (reason: string) => made.find((each) => each.reason === reason)?.amountMinor ?? 0;
  const [unused, deposit] = [of('early-end'), of('deposit')];
  expect(Math.min(unused, deposit)).toBeGreaterThan(0);
  return { unused, deposit };
}
/** By how much each line of an order's invoice fell, and its deposit; null while nothing is corrected. */
async function fallen(orderId: string) {
  const documents = await issuedDocuments(database, orderId);
  const contents = documents.map(({ content }) => v.parse(salesDocumentSchema, content));
  const [invoice] = contents;
  const correction = contents.at(-1);
  if (invoice?.kind !== 'invoice' || correction?.kind !== 'correction') return null;
  const { after } = correction;
  return [
    ...invoice.figures.lines.map(
      ({ grossMinor }, place) => grossMinor - (after.lines[place]?.grossMinor ?? 0),
    ),
    invoice.figures.depositMinor - after.depositMinor,
  ];
}

describe('the rent of unused days that staff send back', () => {
  test('is taken off the lines of its own lease, when it is sent with the deposit', async () => {
    const { orderId, first } = await twoLeases();
    const { unused } = await endEarly(orderId, first);
    await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
    expect(await fallen(orderId)).toEqual([unused, 0, 0]);
  });

  test.each(['the deposit', 'the rent'])(
    'is told from the deposit when each is sent by itself, %s first',
    async (sent) => {
      const { orderId, second } = await twoLeases();
      const { unused, deposit } = await endEarly(orderId, second);
      await given.sentBack(orderId, sent === 'the rent' ? unused : deposit);
      expect(await fallen(orderId)).toEqual(sent === 'the rent' ? [0, unused, 0] : null);
      await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
      expect(await fallen(orderId)).toEqual([0, unused, 0]);
      const occasions = (await given.emails(orderId)).map(({ occasion }) => occasion);
      expect(occasions).toEqual(expect.arrayContaining(['payment-deposit', 'payment-early-end']));
    },
  );

  test('is right in the end when the money is sent in other parts, and for two leases at once', async () => {
    const { orderId, first, second } = await twoLeases();
    const one = await endEarly(orderId, first);
    const other = await endEarly(orderId, second);
    await given.sentBack(orderId, 12_345);
    expect(await fallen(orderId)).toBeNull();
    await given.sentBack(orderId, (await given.order(orderId)).owedMinor);
    expect(await fallen(orderId)).toEqual([one.unused, other.unused, 0]);
  });
});
