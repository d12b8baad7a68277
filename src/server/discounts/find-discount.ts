import { inArray, sql } from 'drizzle-orm';
import {
  type DiscountState,
  discountCode,
  offerDiscount,
  type OfferedDiscount,
} from '../../domain/discounts/discount.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import type { Database } from '../database/database.ts';
import { users } from '../account/tables.ts';
import { statement } from '../database/statement.ts';
import type { Currency } from '../../domain/money/money.ts';
import { orders } from '../orders/tables.ts';
import { discountCodes, discountRedemptions } from './tables.ts';

/** A code with all that decides about it, at the database's own time. */
interface FoundDiscount {
  readonly id: number;
  readonly state: DiscountState;
  /**
   * Redemptions of the customer that stand. An account's are its own, and those of guests with its e-mail that were paid: what a
   * stranger orders under it is not its owner's. A guest's are all under the e-mail, of guests and of accounts.
   */
  readonly usesByCustomer: number;
  /** Milliseconds, like the instants of `state`. */
  readonly now: number;
}

const milliseconds = (instant: unknown) => sql`(extract(epoch from ${instant}) * 1000)::double precision`;
const codes = discountCodes;

/** Of an order: money was paid for it, or its goods arrived, of which pay on delivery is paid. */
const isConcluded = sql`((${inArray(orders.paymentStatus, [...HAS_MONEY])} and ${orders.totalMinor} > 0)
  or ${inArray(orders.status, ['DELIVERED', 'COMPLETED'])})`;

/** One row of JSON, which both databases' drivers read alike. */
const find = statement<{ found: FoundDiscount }>(
  'find_discount',
  sql`select json_build_object(
    'id', ${codes.id},
    'state', json_build_object(
      'code', ${codes.code}, 'kind', ${codes.kind}, 'percent', ${codes.percent},
      'amounts', json_build_object('UAH', ${codes.amountUah}, 'PLN', ${codes.amountPln}),
      'minimums', json_build_object('UAH', ${codes.minimumUah}, 'PLN', ${codes.minimumPln}),
      'startsAt', ${milliseconds(codes.startsAt)}, 'endsAt', ${milliseconds(codes.endsAt)},
      'maxUses', ${codes.maxUses}, 'maxUsesPerCustomer', ${codes.maxUsesPerCustomer}, 'uses', ${codes.uses}),
    'usesByCustomer', (
      select count(*) from ${discountRedemptions} join ${orders} on ${orders.id} = ${discountRedemptions.orderId}
      where ${discountRedemptions.codeId} = ${codes.id} and ${discountRedemptions.givenBackAt} is null
        and (${discountRedemptions.userId} = ${sql.placeholder('userId')}
          or ${discountRedemptions.userId} in (select ${users.id} from ${users} where ${users.email} = ${sql.placeholder('guestEmail')})
          or ${discountRedemptions.deliveryEmail} = ${sql.placeholder('guestEmail')}
          or ${discountRedemptions.guestEmail} = ${sql.placeholder('guestEmail')}
          or (${discountRedemptions.guestEmail} = (select lower(${users.email}) from ${users} where ${users.id} = ${sql.placeholder('userId')})
            and ${isConcluded}))),
    'now', ${milliseconds(sql`now()`)}
  ) as found from ${codes} where ${codes.code} = ${sql.placeholder('code')}`,
);

const lock = statement(
  'lock_discount',
  sql`select ${codes.id} from ${codes} where ${codes.code} = ${sql.placeholder('code')} for no key update`,
);

/**
 * Who uses a code: an account, or the e-mail of a guest, in small letters. Both null for a visitor. Whose account has that
 * e-mail is the same customer.
 */
export interface CodeCustomer {
  readonly userId: string | null;
  readonly guestEmail: string | null;
}

/** Reads a code, written as `discountCode` does, for a customer; null when there is none. */
async function findDiscount(
  database: Database,
  asked: CodeCustomer & { readonly code: string },
): Promise<FoundDiscount | null> {
  const [row] = await find(database, { ...asked });
  return row?.found ?? null;
}

/**
 * The same inside the transaction of an order, after every other order with the code is done: what is read stays true.
 * Two statements, because one that had to wait would still count by what it saw before.
 */
export async function lockDiscount(
  transaction: Database,
  asked: CodeCustomer & { readonly code: string },
): Promise<FoundDiscount | null> {
  await lock(transaction, { code: asked.code });
  return findDiscount(transaction, asked);
}

/** Whether a typed code may be used just now, and what it gives in a currency; `userId` null for a visitor. */
export const checkDiscount =
  (database: Database) =>
  async (
    typed: string,
    { userId, currency }: { userId: string | null; currency: Currency },
  ): Promise<OfferedDiscount> => {
    const code = discountCode(typed);
    const found = code === null ? null : await findDiscount(database, { code, userId, guestEmail: null });
    return offerDiscount(found?.state ?? null, {
      currency,
      now: found?.now ?? 0,
      usesByCustomer: found?.usesByCustomer ?? 0,
      isSignedIn: userId !== null,
    });
  };
