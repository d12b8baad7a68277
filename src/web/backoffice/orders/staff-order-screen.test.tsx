import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { fillPerson } from '../../../../tests/support/fill-person.ts';
import { erasePerson, marksOf, newPerson } from '../../../../tests/support/sample-person.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { documentsKeptUntil } from '../../../domain/account/retention.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { StaffTable } from './staff-order-list.tsx';
import { StaffOrderScreen } from './staff-order-screen.tsx';

const opened = await openTransferShop();
const { shop, database, staff, close } = opened;
afterAll(close);

async function screenOf(orderId: string): Promise<string> {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  const notes = await shop.backoffice.orderNotes.list(orderId);
  const formIds = {
    refund: crypto.randomUUID(),
    goodsReturn: crypto.randomUUID(),
    note: crypto.randomUUID(),
  };
  return renderComponent(
    <StaffOrderScreen
      found={found}
      notes={notes.map((note) => ({ ...note, isRemovable: true }))}
      afterSale={{ serials: 2, records: 1 }}
      today="2026-11-25"
      formIds={formIds}
      done={null}
      problem={undefined}
    />,
  );
}
const listOf = async () => {
  const query = readStaffOrdersQuery(new URLSearchParams());
  return renderComponent(<StaffTable orders={(await shop.backoffice.listOrders(query)).orders} />);
};

test('an order whose customer’s account was deleted says so, and until when its documents are kept', async () => {
  const person = newPerson('Забутк', 1);
  const { orderId } = await fillPerson(opened, person, 1);
  const before = await screenOf(orderId);
  expect(before).toContain(person.lastName);
  // Goods lead to the back office, and beside to the shop.
  const [, product] = /\/admin\/products\/(\d+)/.exec(before) ?? [];
  expect(product).toBeDefined();
  expect(before).toContain(`/product/${product}`);
  await erasePerson(opened, person);
  // Whoever wrote the payment down may be gone too.
  await database.execute(sql`update users set name = '' where id = ${staff}`);

  const screen = await screenOf(orderId);
  const order = (await shop.backoffice.findOrder(orderId))?.order;
  const kept = documentsKeptUntil('UA', order?.documents[0]?.issuedOn ?? '');
  expect(screen).toContain('Обліковий запис покупця видалено');
  expect(screen).toContain(`до ${formatDate(kept, 'uk', 'UTC', 'short')}`);
  expect(screen).not.toContain('Отримувач');
  for (const page of [screen, await listOf()]) {
    expect(page).toContain('Обліковий запис видалено');
    expect(page).toContain(order?.orderNumber);
    expect(page).not.toMatch(/undefined|deleted\.invalid|>—<|> ?, |: , |="(?:mailto|tel):"/);
    for (const mark of marksOf(person)) expect(page).not.toContain(mark);
  }
});
