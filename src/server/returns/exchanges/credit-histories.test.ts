import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openExchangeShop, PARCEL } from '../../../../tests/support/exchange-shop.ts';

const opened = await openExchangeShop();
const { shop, database, staff, customer, close } = opened;
afterAll(close);

/** What happens to an order and to the order of its replacement, in any sequence. */
const STEPS = [
  'pay all of the replacement',
  'pay a part of it',
  'refund the original',
  'refund the replacement',
  'send what is owed',
  'accept the goods',
  'cancel the replacement',
  'ship it',
  'run the chores',
] as const;
type Step = (typeof STEPS)[number];

/** What came and went by lines of the statement, and what is held, of orders. */
async function moneyOf(ids: readonly string[]) {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await database.execute<{ bank: string; moved: string; held: string; over: boolean }>(sql`
    select (select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end) filter (where kind = 'statement'), 0)
        from transfers where order_id in (${list})) as bank,
      (select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end) filter (where kind = 'exchange'), 0)
        from transfers where order_id in (${list})) as moved,
      (select sum(held_minor) from orders where id in (${list})) as held,
      (select bool_or(owed_minor > held_minor or owed_minor < 0 or credit_minor < 0) from orders where id in (${list})) as over`);
  const [row] = rows;
  return { bank: Number(row?.bank), moved: Number(row?.moved), held: Number(row?.held), isOver: row?.over };
}

async function runChores() {
  for (const { next } of shop.returns.chores) while ((await next()) != null);
}

async function take(
  step: Step,
  {
    order,
    returnId,
    replacementId,
  }: Readonly<{
    order: Parameters<typeof opened.accept>[0];
    returnId: string;
    replacementId: string;
  }>,
): Promise<void> {
  const replacement = await opened.order(replacementId);
  const refund = (orderId: string, amountMinor: number) =>
    shop.payments.refundPart({ id: randomUUID(), orderId, amountMinor, reason: 'By chance', staffId: staff });
  switch (step) {
    case 'pay all of the replacement':
      await opened.came(replacementId, replacement.totalMinor);
      return;
    case 'pay a part of it':
      await opened.came(replacementId, Math.ceil(replacement.totalMinor / 3));
      return;
    case 'refund the original':
      await refund(order.orderId, 10_000);
      return;
    case 'refund the replacement':
      await refund(replacementId, Math.max(1, replacement.heldMinor - replacement.owedMinor));
      return;
    case 'send what is owed':
      for (const id of [order.orderId, replacementId]) {
        const { owedMinor } = await opened.order(id);
        if (owedMinor > 0) await opened.sentBack(id, owedMinor);
      }
      return;
    case 'accept the goods':
      await opened.accept(order, returnId);
      return;
    case 'cancel the replacement':
      await shop.orders.cancelOrder({ orderId: replacementId, userId: customer, reason: 'other' });
      return;
    case 'ship it':
      await shop.orders.shipOrder({ orderId: replacementId, staffId: staff, tracking: PARCEL });
      return;
    case 'run the chores':
      await runChores();
  }
}

test('whatever happens in whatever sequence, no money is lost or made, and nothing leaves below its total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 9 }), async (history) => {
      const order = await opened.delivered(2);
      const { returnId, replacementId } = await opened.approved(order);
      await opened.arrive(returnId);
      const ids = [order.orderId, replacementId];
      const found = { order, returnId, replacementId };
      for (const step of history) {
        const before = await opened.order(replacementId);
        await take(step, found);
        const { bank, moved, held, isOver } = await moneyOf(ids);
        expect({ held, moved, isOver }).toEqual({ held: bank, moved: 0, isOver: false });
        const after = await opened.order(replacementId);
        const hasLeft = before.status !== 'SHIPPED' && after.status === 'SHIPPED';
        const shortMinor = after.totalMinor - (after.heldMinor - after.owedMinor);
        expect(hasLeft && shortMinor > 0).toBe(false);
      }
      await runChores();
      const end = await opened.order(replacementId);
      // Of a replacement that came to nothing no credit is left: it is owed by the order that was paid.
      const { status, creditMinor, heldMinor, owedMinor } = end;
      expect(status === 'CANCELLED' && (creditMinor > 0 || heldMinor !== owedMinor)).toBe(false);
    }),
    { numRuns: 12 },
  );
});
