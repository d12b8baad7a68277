import { and, eq, inArray, isNotNull, lte, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { mayBringMoney } from './being-paid.ts';
import { payments } from './tables.ts';

/** A page that was asked for so long ago, and never came, is asked for anew: providers count its time from now. */
const ASKED_SECONDS = 60;

type Page = { readonly payment: InferSelectModel<typeof payments> } | 'being-paid' | null;

/**
 * The order's open payment while a customer can be sent to its page; `being-paid` while money of an earlier one may still
 * come; null when another page is to be opened.
 */
export async function pageOf(
  transaction: Database,
  orderId: string,
  { provider, dueMinor }: { readonly provider: PaymentProvider; readonly dueMinor: number },
): Promise<Page> {
  const undecided = await transaction
    .select({
      payment: payments,
      isAsked: sql<boolean>`${payments.url} is not null or ${payments.createdAt} > now() - make_interval(secs => ${ASKED_SECONDS})`,
      isOver: sql<boolean>`${payments.expiresAt} <= now()`,
      mayBringMoney: sql<boolean>`${mayBringMoney}`,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['OPEN', 'PROCESSING'])));
  if (undecided.some(({ payment }) => payment.status === 'PROCESSING')) return 'being-paid';
  const [open] = undecided;
  if (!open) return null;
  const { payment } = open;
  // On one for another sum, since a part came otherwise or credit went, nobody is sent any more.
  if (payment.provider === provider.name && open.isAsked && payment.amountMinor === dueMinor) {
    if (!open.isOver) return { payment };
    if (open.mayBringMoney) return 'being-paid';
  }
  await transaction.update(payments).set({ status: 'EXPIRED' }).where(eq(payments.id, payment.id));
  return null;
}

/** Whether the page of an order has come to its end, and its provider may know how. */
export async function hasPageToAsk(database: Database, orderId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'OPEN'),
        isNotNull(payments.reference),
        lte(payments.expiresAt, sql`now()`),
      ),
    );
  return found !== undefined;
}
