import * as v from 'valibot';
import { and, eq, gt, isNull, or, sql, desc } from 'drizzle-orm';
import { discountCode, DISCOUNT_KINDS } from '../../domain/discounts/discount.ts';
import type { Database } from '../database/database.ts';
import { discountCodes } from './tables.ts';

const minor = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
const inCurrencies = v.object({ UAH: minor, PLN: minor });
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)));
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a moment'),
  v.transform((text) => new Date(text).toISOString()),
);

/** A code to be made: what it gives, in which time, how often; amounts in minor units, limits by default none. */
export const newDiscountSchema = v.pipe(
  v.object({
    code: v.pipe(
      v.string(),
      v.transform(discountCode),
      v.string('A code is 1 to 40 letters and digits, with hyphens between'),
    ),
    kind: v.picklist(DISCOUNT_KINDS),
    percent: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
    amounts: inCurrencies,
    minimums: inCurrencies,
    /** Default now. */
    startsAt: v.optional(instant),
    /** The first moment after; default never. */
    endsAt: v.optional(instant),
    maxUses: limit,
    maxUsesPerCustomer: limit,
  }),
  v.check(
    ({ kind, percent }) => (kind === 'percentage') === (percent !== undefined),
    'A percentage, and nothing else, names its per cent',
  ),
  v.check(
    ({ kind, amounts }) => (kind === 'amount') === (amounts.UAH !== undefined || amounts.PLN !== undefined),
    'An amount, and nothing else, names what it takes off in at least one currency',
  ),
  v.check(
    ({ kind, minimums }) =>
      kind === 'amount' || (minimums.UAH === undefined) === (minimums.PLN === undefined),
    'A minimum is named in both currencies: without one, any goods would do in the other',
  ),
  v.check(
    ({ startsAt, endsAt }) =>
      endsAt === undefined || Date.parse(endsAt) > (startsAt === undefined ? 0 : Date.parse(startsAt)),
    'A code ends after it starts',
  ),
);
type NewDiscount = v.InferOutput<typeof newDiscountSchema>;

/** Makes a code; one that there is already, ended or not, is never made again. */
export const createDiscount =
  (database: Database) =>
  async ({
    amounts,
    minimums,
    ...rest
  }: NewDiscount): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'code-taken' }> => {
    const made = await database
      .insert(discountCodes)
      .values({
        ...rest,
        amountUah: amounts.UAH,
        amountPln: amounts.PLN,
        minimumUah: minimums.UAH,
        minimumPln: minimums.PLN,
      })
      .onConflictDoNothing({ target: discountCodes.code })
      .returning({ id: discountCodes.id });
    return made.length > 0 ? { ok: true } : { ok: false, reason: 'code-taken' };
  };

/** Ends a code now, before its time if it had not begun; answers whether there was one to end. */
export const endDiscount =
  (database: Database) =>
  async (typed: string): Promise<boolean> => {
    const { code, startsAt, endsAt } = discountCodes;
    const ended = await database
      .update(discountCodes)
      .set({
        startsAt: sql`least(${startsAt}, now() - interval '1 microsecond')`,
        endsAt: sql`now()`,
      })
      .where(and(eq(code, discountCode(typed) ?? ''), or(isNull(endsAt), gt(endsAt, sql`now()`))))
      .returning({ code });
    return ended.length > 0;
  };

const MOST = 200;

/** The newest codes with how often each is used, for staff; at most 200. */
export const listDiscounts = (database: Database) => async () =>
  database.select().from(discountCodes).orderBy(desc(discountCodes.id)).limit(MOST);
