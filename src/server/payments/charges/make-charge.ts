import { and, asc, eq, isNull, lte, sql, type InferSelectModel } from 'drizzle-orm';
import { money } from '../../../domain/money/money.ts';
import { PROCESSING_DAYS } from '../../../domain/payments/payment-timeouts.ts';
import type { PaymentEvent } from '../../../domain/payments/payment-event.ts';
import { mayTake, workOnClaimed } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { messagesOf } from '../../messages/messages.ts';
import { orders } from '../../orders/tables.ts';
import { retryDelay } from '../../outbox/retry-delay.ts';
import {
  ProviderFailed,
  ProviderGone,
  ProviderRefused,
  type MadeCharge,
} from '../../ports/payment-provider.ts';
import type { Sealing } from '../../sealing.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import { providerNamed, webhookPath, type PaymentProviders } from '../providers.ts';
import type { settleEvent } from '../settle-event.ts';
import { payments } from '../tables.ts';
import { automaticCharges } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const CHARGES = 'automatic payments';

/** Whoever took a charge and vanished is waited for so long before another takes it: longer than a provider is waited for. */
const CLAIM_SECONDS = 300;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

interface Needs {
  readonly providers: PaymentProviders;
  readonly sealing: Sealing;
  readonly publicUrl: string;
  readonly settle: ReturnType<typeof settleEvent>;
  /** Hears why a provider did not answer. */
  readonly report: (failure: ProviderFailed) => void;
}

type ChargeRow = InferSelectModel<typeof automaticCharges>;

async function claim(database: Database): Promise<ChargeRow | undefined> {
  const isDue = and(
    lte(automaticCharges.nextAttemptAt, sql`now()`),
    mayTake(CHARGES, automaticCharges.paymentId),
  );
  const due = database
    .select({ id: automaticCharges.paymentId })
    .from(automaticCharges)
    .where(isDue)
    .orderBy(asc(automaticCharges.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [charge] = await database
    .update(automaticCharges)
    .set({ attempts: sql`${automaticCharges.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(automaticCharges.paymentId, sql`(${due})`)))
    .returning();
  return charge;
}

/** A charge with its payment, its order, and its method while that still pays rentals. */
async function read(database: Database, { paymentId, methodId }: ChargeRow) {
  const [found] = await database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  const [method] =
    methodId === null
      ? []
      : await database.select().from(savedPaymentMethods).where(eq(savedPaymentMethods.id, methodId));
  return found && { ...found, method: method ?? null };
}
type Found = NonNullable<Awaited<ReturnType<typeof read>>>;

/** The provider's word about a charge that it made, now or before; null where nothing was charged, and nothing is to be. */
async function ask(
  { payment, order, method }: Found,
  needs: Needs,
  isRetry: boolean,
): Promise<MadeCharge | null> {
  if (method === null) return null;
  const { id, provider, currency, amountMinor } = payment;
  const charging = providerNamed(needs.providers, provider)?.methods?.charging;
  const token = needs.sealing.open(method.sealedToken, provider);
  if (!charging) throw new ProviderGone(`The shop is not set up for ${provider}`);
  if (token === null) throw new ProviderRefused('The token was encrypted with another secret of the shop');
  // A provider forgets its keys after a while: what was asked for before is looked for first.
  const made = isRetry ? await charging.find(token, id) : null;
  if (made !== null) return made;
  if (order.status !== 'PENDING' || payment.status !== 'PROCESSING' || !method.paysRentals) return null;
  const { orderNumber, locale } = order;
  return charging.charge(
    {
      token,
      orderNumber,
      amount: money(amountMinor, currency),
      description: messagesOf(locale).translate('bank.description', { number: orderNumber }),
      locale,
      webhookUrl: new URL(webhookPath(provider), needs.publicUrl).href,
    },
    id,
  );
}

const said = ({ payment }: Found, kind: 'failed' | 'expired'): PaymentEvent => ({
  id: `not-charged:${payment.id}`,
  paymentId: payment.id,
  kind,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
  transaction: null,
});

/** Settles what a provider said, and asks no more about it but as of every payment. */
async function conclude(
  database: Database,
  found: Found,
  made: MadeCharge,
  { settle }: Needs,
): Promise<void> {
  const { payment, order } = found;
  const { reference, event } = made;
  if (reference !== null) {
    await database
      .update(payments)
      .set({ reference })
      .where(and(eq(payments.id, payment.id), isNull(payments.reference)));
  }
  if (event.kind === 'processing') {
    await database
      .update(orders)
      .set({
        paymentDueAt: sql`greatest(${orders.paymentDueAt}, now() + make_interval(days => ${PROCESSING_DAYS}))`,
      })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'PENDING')));
  }
  await settle(payment.provider, event);
  await database
    .update(automaticCharges)
    .set({ nextAttemptAt: null, failure: null })
    .where(eq(automaticCharges.paymentId, payment.id));
}

/**
 * Has the charge made that has been due for longest; null when none is. It is made once, whoever is asked how often: its key is the
 * payment's id. Where its order wants no money any more, or its customer has taken back the method or the permission, nothing is
 * charged. A provider that does not answer is asked again, first whether it has charged. What it says, also that it will not, changes the
 * order by `settleEvent` alone.
 */
export const makeCharge =
  (database: Database, needs: Needs) =>
  async (): Promise<PaymentEvent['kind'] | 'not-charged' | 'postponed' | null> => {
    const charge = await claim(database);
    if (!charge) return null;
    const { paymentId: subject, attempts } = charge;
    return workOnClaimed(database, { chore: CHARGES, subject }, async () => {
      const found = await read(database, charge);
      if (!found) return 'not-charged';
      try {
        const made = await ask(found, needs, attempts > 1);
        await conclude(database, found, made ?? { reference: null, event: said(found, 'expired') }, needs);
        return made?.event.kind ?? 'not-charged';
      } catch (error) {
        if (!(error instanceof ProviderFailed)) throw error;
        needs.report(error);
        if (error instanceof ProviderRefused) {
          await conclude(database, found, { reference: null, event: said(found, 'failed') }, needs);
          return 'failed';
        }
        await database
          .update(automaticCharges)
          .set({ failure: error.message, nextAttemptAt: inSeconds(retryDelay(attempts)) })
          .where(eq(automaticCharges.paymentId, subject));
        return 'postponed';
      }
    });
  };
