import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { bought } from '../../../tests/support/sample-order.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { salesDocumentSchema } from '../../domain/invoices/sales-document.ts';
import { issuedDocuments } from '../invoices/issued-documents.ts';

const opened = await openTransferShop();
const { shop, database, staff, customer, close } = opened;
afterAll(close);

/** A paid and delivered order of three pieces of a small product and one of another. */
async function delivered(differs: Parameters<typeof opened.place>[0] = {}) {
  const { orderId, total } = await opened.place({ lines: [bought(1801, 3), bought(101, 1)], ...differs });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  const found = await shop.backoffice.findOrder(orderId);
  const [small, other] = found?.order.items ?? [];
  if (!small || !other) throw new Error('The order has not two lines');
  return { orderId, total, small, other };
}

/** Staff write down what came, and send its money back. */
async function cameBack(
  orderId: string,
  lines: readonly { itemId: string; back: number }[],
  id = randomUUID(),
  { isSent = true } = {},
) {
  const found = await shop.backoffice.findOrder(orderId);
  const taken = await shop.returns.takeGoodsBack({
    id,
    orderId,
    staffId: staff,
    reason: 'withdrawn',
    seen: found?.goodsReturn.returns.length ?? 0,
    refund: true,
    lines: lines.map((line) => ({ ...line, sellable: line.back })),
  });
  if (!taken.ok) throw new Error(taken.reason);
  if (isSent) await opened.sentBack(orderId, taken.refundMinor);
  return taken.refundMinor;
}

/** The gross amounts of an order's invoice, and what its latest correction took off each. */
async function fallen(orderId: string) {
  const contents = (await issuedDocuments(database, orderId)).map(({ content }) =>
    v.parse(salesDocumentSchema, content),
  );
  const [invoice] = contents;
  const correction = contents.at(-1);
  if (invoice?.kind !== 'invoice' || correction?.kind !== 'correction') throw new Error('Not corrected');
  const { before, after, reason } = correction;
  return {
    reason,
    gross: invoice.figures.lines.map(({ grossMinor }) => grossMinor),
    by: before.lines.map(({ grossMinor }, place) => grossMinor - (after.lines[place]?.grossMinor ?? 0)),
    left: after.lines.map(({ grossMinor }) => grossMinor),
  };
}

test('the correction lowers the line of the pieces that came back, and names them and their return', async () => {
  const { orderId, small, other } = await delivered();
  const refundMinor = await cameBack(orderId, [{ itemId: small.id, back: 1 }]);
  const { by, gross, reason } = await fallen(orderId);
  expect(by).toEqual(gross.map((_, place) => (place === 0 ? refundMinor : 0)));
  const found = await shop.backoffice.findOrder(orderId);
  expect(reason).toContain(`${found?.goodsReturn.returns[0]?.number} (1 × ${small.name})`);
  // The other line next, and then the rest, with the delivery.
  const otherMinor = await cameBack(orderId, [{ itemId: other.id, back: 1 }]);
  expect((await fallen(orderId)).by).toEqual(gross.map((_, place) => (place === 1 ? otherMinor : 0)));
  await cameBack(orderId, [{ itemId: small.id, back: 2 }]);
  expect((await fallen(orderId)).left).toEqual(gross.map(() => 0));
});

test('a return has its own corrections alone, and is refunded once its money has gone', async () => {
  const { orderId, small, other } = await delivered();
  const find = async (returnId: string) => {
    const found = await shop.returns.find({ userId: customer, guestOrderIds: [], returnId });
    if (!found.ok) throw new Error(found.reason);
    return found.found;
  };
  const [first, second] = [randomUUID(), randomUUID()];
  await cameBack(orderId, [{ itemId: small.id, back: 1 }], first);
  const seen = await find(first);
  expect(seen).toMatchObject({ isRefunded: true, corrections: [expect.any(String)] });
  const refundMinor = await cameBack(orderId, [{ itemId: other.id, back: 1 }], second, { isSent: false });
  expect(await find(second)).toMatchObject({ isRefunded: false, corrections: [] });
  await opened.sentBack(orderId, refundMinor);
  expect(await find(first)).toMatchObject({ corrections: seen.corrections });
  const { isRefunded, corrections } = await find(second);
  expect(isRefunded).toBe(true);
  expect(corrections).toHaveLength(1);
  expect(corrections).not.toEqual(seen.corrections);
});

test('what the shop keeps for the way back stays on the line that it is of', async () => {
  const { orderId, small } = await delivered();
  const asked = { userId: customer, guestOrderIds: [], orderId };
  const request = {
    id: randomUUID(),
    kind: 'withdrawal',
    lines: [{ itemId: small.id, pieces: 2, reason: null }],
    note: null,
    way: 'label',
    isUnused: true,
  } as const;
  const offered = await shop.returns.offer({ ...asked, request });
  const label = offered.ok ? offered.offers.find(({ way }) => way === 'label') : undefined;
  const seenMinor = { label: label?.estimate?.totalMinor ?? 0 };
  expect(await shop.returns.request({ ...asked, request, seenMinor })).toMatchObject({ ok: true });
  const refundMinor = await cameBack(orderId, [{ itemId: small.id, back: 2 }], request.id);
  expect(refundMinor).toBe(seenMinor.label);
  expect(label?.estimate?.wayMinor).toBeGreaterThan(0);
  const { by } = await fallen(orderId);
  expect(by).toEqual(by.map((_, place) => (place === 0 ? refundMinor : 0)));
});
