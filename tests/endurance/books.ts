import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database/database.ts';

/** What must be zero after every disaster, whatever was ordered. */
const FAULTS = {
  'orders without lines': sql`select from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'orders without exactly one first event': sql`select from orders o
    where (select count(*) from order_events e where e.order_id = o.id and to_status = 'PENDING') <> 1`,
  'orders without exactly one e-mail': sql`select from orders o
    where (select count(*) from letters where occasion = 'order-placed:' || o.id) <> 1`,
  'orders without exactly one address': sql`select from orders o
    where (select count(*) from order_addresses a where a.order_id = o.id) <> 1`,
  'orders whose lines are not their subtotal': sql`select from orders o
    where subtotal_minor <> (select sum(line_minor) from order_items i where i.order_id = o.id)`,
  'orders whose total does not add up': sql`select from orders
    where total_minor <> subtotal_minor - discount_minor + tax_minor + coalesce(shipping_minor, 0) + payment_fee_minor + deposit_minor`,
  'numbers given twice': sql`select from orders group by order_number having count(*) > 1`,
  'keys without an order of their customer': sql`select from idempotency_keys k
    where not exists (select from orders o where o.id = k.order_id and o.user_id = k.user_id)`,
  'accounts without exactly one e-mail that asks to confirm their address': sql`select from users u
    where (select count(*) from letters join account_links l on occasion = 'account-link:' || l.id and recipient = l.email
      where l.user_id = u.id and l.purpose = 'confirm-address') <> 1`,
  'e-mails about neither an order nor a link of an account': sql`select from letters
    where not exists (select from orders o where occasion = 'order-placed:' || o.id)
      and not exists (select from account_links l where occasion = 'account-link:' || l.id)`,
};

/** Fills the shelves and notes them, before anything is ordered. */
export async function openBooks(database: Database): Promise<ReadonlyMap<number, number>> {
  await database.execute(sql`update products set stock = 100000 where kind = 'purchase'`);
  const { rows } = await database.execute<{ id: number; stock: number }>(sql`select id, stock from products`);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** What the books say against the shop: nothing, after every disaster. */
export async function faultsIn(database: Database, shelves: ReadonlyMap<number, number>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, rows] of Object.entries(FAULTS)) {
    const { rows: found } = await database.execute<{ total: string }>(
      sql`select count(*)::text as total from (${rows}) as it`,
    );
    if (found[0]?.total !== '0') faults.push(`${found[0]?.total} ${name}`);
  }
  const { rows: stocks } = await database.execute<{ id: number; stock: number; sold: string }>(sql`
    select id, stock, (select coalesce(sum(quantity), 0) from order_items
      where product_id = products.id and rental_duration is null)::text as sold from products`);
  for (const { id, stock, sold } of stocks) {
    const taken = (shelves.get(id) ?? 0) - stock;
    if (taken !== Number(sold)) faults.push(`product ${id}: ${taken} taken, ${sold} sold`);
  }
  return faults;
}

/** Which order each idempotency key placed. */
export async function ordersByKey(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.execute<{ key: string; id: string }>(
    sql`select key, order_id::text as id from idempotency_keys`,
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}
