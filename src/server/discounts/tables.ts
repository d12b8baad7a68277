import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { DISCOUNT_KINDS } from '../../domain/discounts/discount.ts';
import { instant } from '../database/columns.ts';
import { users } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';

const minor = () => bigint({ mode: 'number' });
const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Codes that staff made. `uses` counts the redemptions that stand; the database itself keeps it within the limit. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As `discountCode` of the domain writes it. */
    code: text().notNull(),
    kind: text({ enum: DISCOUNT_KINDS }).notNull(),
    percent: doublePrecision(),
    amountUah: minor(),
    amountPln: minor(),
    minimumUah: minor(),
    minimumPln: minor(),
    startsAt: at(),
    endsAt: instant(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    uses: integer().notNull().default(0),
    createdAt: at(),
  },
  (table) => [
    unique('discount_codes_code').on(table.code),
    check(
      'discount_codes_gives_one_thing',
      sql`case ${table.kind}
        when 'percentage' then ${table.percent} > 0 and ${table.percent} <= 100 and coalesce(${table.amountUah}, ${table.amountPln}) is null
        when 'amount' then ${table.percent} is null and coalesce(${table.amountUah}, ${table.amountPln}) is not null
        else ${table.percent} is null and coalesce(${table.amountUah}, ${table.amountPln}) is null end is true`,
    ),
    check(
      'discount_codes_amounts_positive',
      sql`least(${table.amountUah}, ${table.amountPln}, ${table.minimumUah}, ${table.minimumPln}) > 0`,
    ),
    check(
      'discount_codes_minimum_in_each_currency',
      sql`${table.kind} = 'amount' or (${table.minimumUah} is null) = (${table.minimumPln} is null)`,
    ),
    check('discount_codes_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('discount_codes_limits_positive', sql`least(${table.maxUses}, ${table.maxUsesPerCustomer}) > 0`),
    check(
      'discount_codes_uses_within_limit',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
);

/** Which order used which code: one of an order at most. Given back when an unpaid order is cancelled. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: integer()
      .notNull()
      .references(() => discountCodes.id),
    userId: text().references(() => users.id),
    /** In place of an account, the e-mail of a guest in small letters: by it the uses of one customer are counted. */
    guestEmail: text(),
    /** The e-mail of the delivery in small letters, of guests and accounts: by it a guest's uses are counted. */
    deliveryEmail: text(),
    redeemedAt: at(),
    givenBackAt: instant(),
  },
  (table) => [
    index('discount_redemptions_of_customer')
      .on(table.codeId, table.userId)
      .where(sql`${table.givenBackAt} is null`),
    index('discount_redemptions_of_guest')
      .on(table.codeId, table.guestEmail)
      .where(sql`${table.givenBackAt} is null and ${table.guestEmail} is not null`),
    index('discount_redemptions_of_delivery')
      .on(table.codeId, table.deliveryEmail)
      .where(sql`${table.givenBackAt} is null`),
    check('discount_redemptions_one_customer', sql`num_nonnulls(${table.userId}, ${table.guestEmail}) = 1`),
  ],
);
