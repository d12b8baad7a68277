import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AuditChanges } from '../../domain/audit/audit-entry.ts';
import { discountCode } from '../../domain/discounts/discount.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money } from '../../domain/money/money.ts';
import type { CodeForm, ReductionForm } from '../../domain/prices/staff-prices.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { announceReduction, endReduction } from '../catalogue/reductions/reductions.ts';
import { sweepReductions } from '../catalogue/reductions/sweep-reductions.ts';
import { priceReductions } from '../catalogue/reductions/tables.ts';
import type { Database } from '../database/database.ts';
import { createDiscount, endDiscount, newDiscountSchema } from '../discounts/manage-discounts.ts';

/** What staff read of a refusal; its text is `backoffice.prices.problem.{reason}`. */
export type PricesChanged =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'code-taken' | 'fields' | 'gone';
    };

/** A form, who sent it, and why they did, for the log. */
type ByStaff<Form> = Form & { readonly staffId: string; readonly why?: string };

type ReductionAnnounced = Awaited<ReturnType<ReturnType<typeof announceReduction>>>;

/** When a day of a time zone begins, or a number of days after it; the database knows the zones. */
export async function beginningOf(
  database: Database,
  { day, timeZone, plus = 0 }: { day: string; timeZone: string; plus?: number },
): Promise<string> {
  const { rows } = await database.execute<{ at: string }>(
    sql`select extract(epoch from (${day}::date + ${plus}::int)::timestamp at time zone ${timeZone})::float8 as at`,
  );
  return new Date(Number(rows[0]?.at) * 1000).toISOString();
}

/** Announces a reduced price and logs who did; one whose time has come is in force when this answers. */
export const announceByStaff =
  (database: Database) =>
  async ({
    productId,
    currency,
    price,
    firstDay,
    lastDay,
    staffId,
    why = '',
  }: ByStaff<ReductionForm>): Promise<ReductionAnnounced> => {
    const announced = await database.transaction(async (transaction): Promise<ReductionAnnounced> => {
      const timeZone = timeZoneOf(marketOf(currency));
      const made = await announceReduction(transaction)({
        productId,
        price: money(price, currency),
        startsAt: await beginningOf(transaction, { day: firstDay, timeZone }),
        endsAt: await beginningOf(transaction, { day: lastDay, timeZone, plus: 1 }),
      });
      if (!made.ok) return made;
      await recordChanges(transaction, [
        {
          staffId,
          action: 'reduction-announced',
          subject: 'product',
          subjectId: String(productId),
          why,
          changes: {
            reduction: [
              '',
              `${(price / 100).toFixed(2)} ${currency} -${percentOff(price, made.regular)}%, ${firstDay} – ${lastDay}`,
            ],
          },
        },
      ]);
      return made;
    });
    if (announced.ok) await sweepReductions(database)();
    return announced;
  };

/** Ends a reduction, or drops one that has not begun, and logs who did; the regular price is back when this answers. */
export const endReductionByStaff =
  (database: Database) =>
  async ({ id, staffId }: { id: number; staffId: string }): Promise<PricesChanged> => {
    const ended = await database.transaction(async (transaction): Promise<PricesChanged> => {
      if (!(await endReduction(transaction)(id))) return { ok: false, reason: 'gone' };
      const [row] = await transaction
        .select({
          productId: priceReductions.productId,
          minor: priceReductions.minor,
          currency: priceReductions.currency,
        })
        .from(priceReductions)
        .where(sql`${priceReductions.id} = ${id}`);
      if (row) {
        await recordChanges(transaction, [
          {
            staffId,
            action: 'reduction-ended',
            subject: 'product',
            subjectId: String(row.productId),
            changes: { reduction: [`${(row.minor / 100).toFixed(2)} ${row.currency}`, ''] },
          },
        ]);
      }
      return { ok: true };
    });
    if (ended.ok) await sweepReductions(database)();
    return ended;
  };

/** By how many whole per cent a price is below the regular one, as the log says it. */
const percentOff = (minor: number, regular: number): number => Math.floor((1 - minor / regular) * 100);

const CODE_ZONE = timeZoneOf('UA');

/** The terms of a code as they were typed, for the log; amounts in major units. */
const codeTerms = (form: Omit<CodeForm, 'code'>): AuditChanges =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, said]) => {
      if (said === undefined) return [];
      const isAmount = name.startsWith('amount') || name.startsWith('minimum');
      return [[name, ['', isAmount ? (Number(said) / 100).toFixed(2) : String(said)]]];
    }),
  );

/** Makes a discount code and logs who did, with its terms. */
export const createCodeByStaff =
  (database: Database) =>
  ({ staffId, why = '', code, ...terms }: ByStaff<CodeForm>): Promise<PricesChanged> =>
    database.transaction(async (transaction): Promise<PricesChanged> => {
      const { firstDay, lastDay } = terms;
      const asked = v.safeParse(newDiscountSchema, {
        code,
        kind: terms.kind,
        percent: terms.percent,
        amounts: { UAH: terms.amountUah, PLN: terms.amountPln },
        minimums: { UAH: terms.minimumUah, PLN: terms.minimumPln },
        startsAt:
          firstDay === undefined
            ? undefined
            : await beginningOf(transaction, { day: firstDay, timeZone: CODE_ZONE }),
        endsAt:
          lastDay === undefined
            ? undefined
            : await beginningOf(transaction, { day: lastDay, timeZone: CODE_ZONE, plus: 1 }),
        maxUses: terms.uses,
        maxUsesPerCustomer: terms.usesPerCustomer,
      });
      if (!asked.success) return { ok: false, reason: 'fields' };
      const made = await createDiscount(transaction)(asked.output);
      if (!made.ok) return made;
      await recordChanges(transaction, [
        {
          staffId,
          action: 'code-created',
          subject: 'code',
          subjectId: asked.output.code,
          why,
          changes: codeTerms(terms),
        },
      ]);
      return { ok: true };
    });

/** Ends a code and logs who did. */
export const endCodeByStaff =
  (database: Database) =>
  ({ code, staffId }: { code: string; staffId: string }): Promise<PricesChanged> =>
    database.transaction(async (transaction): Promise<PricesChanged> => {
      const known = discountCode(code);
      if (known === null || !(await endDiscount(transaction)(known))) return { ok: false, reason: 'gone' };
      await recordChanges(transaction, [
        { staffId, action: 'code-ended', subject: 'code', subjectId: known, changes: {} },
      ]);
      return { ok: true };
    });
