import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { orders } from '../orders/tables.ts';
import type { CodeCustomer } from './find-discount.ts';
import { discountCodes, discountRedemptions } from './tables.ts';

const redeem = statement(
  'redeem_discount',
  sql`with redeemed as (
      insert into ${discountRedemptions} (order_id, code_id, user_id, guest_email, delivery_email)
      values (${sql.placeholder('orderId')}, ${sql.placeholder('codeId')}, ${sql.placeholder('userId')}, ${sql.placeholder('guestEmail')}, ${sql.placeholder('deliveryEmail')})
      returning code_id)
    update ${discountCodes} set uses = ${discountCodes.uses} + 1 from redeemed where ${discountCodes.id} = redeemed.code_id`,
);

/** Counts an order as a use of a code that is locked; the database refuses to go over the code's limit. */
export async function redeemDiscount(
  transaction: Database,
  redemption: CodeCustomer & {
    readonly orderId: string;
    readonly codeId: number;
    readonly deliveryEmail: string;
  },
): Promise<void> {
  await redeem(transaction, { ...redemption });
}

const release = statement(
  'give_back_discount',
  sql`with given as (
      update ${discountRedemptions} set given_back_at = now() from ${orders}
      where ${discountRedemptions.orderId} = ${sql.placeholder('orderId')} and ${discountRedemptions.givenBackAt} is null
        and ${orders.id} = ${discountRedemptions.orderId} and (${orders.paymentStatus} in ('UNPAID', 'FAILED') or ${orders.totalMinor} = 0)
      returning code_id)
    update ${discountCodes} set uses = ${discountCodes.uses} - 1 from given where ${discountCodes.id} = given.code_id`,
);

/** Gives the code of a cancelled order back, once, if nothing was paid, because the money did not come or the code took off all of it; without effect on an order without one. */
export async function releaseDiscount(transaction: Database, orderId: string): Promise<void> {
  await release(transaction, { orderId });
}
