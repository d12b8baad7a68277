import { and, desc, eq, sql, type InferSelectModel } from 'drizzle-orm';
import { localeOf, type Region } from '../../domain/locale/locale.ts';
import { money } from '../../domain/money/money.ts';
import { GRACE_MINUTES, SESSION_MINUTES } from '../../domain/payments/payment-terms.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import { isPayable } from '../../domain/payments/is-payable.ts';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses, orders } from '../orders/tables.ts';
import { ProviderFailed, type OrderToPay, type PaymentProvider } from '../ports/payment-provider.ts';
import { webhookPath, type PaymentProviders } from './providers.ts';
import { payments } from './tables.ts';

export type StartedPayment =
  /** The page to pay on, and the provider's name of it. */
  | { readonly ok: true; readonly id: string; readonly url: string }
  /** `not-payable`: paid, cancelled, not by card, in the bank's hands, or waiting for the price of its delivery. */
  | { readonly ok: false; readonly reason: 'order-not-found' | 'not-payable' | 'provider-unavailable' };

/** A page that is about to expire is none to send a customer to. */
const USABLE_SECONDS = 120;
/** A page that was asked for so long ago, and never came, is asked for anew: providers count its time from now. */
const ASKED_SECONDS = 60;

type OrderRow = InferSelectModel<typeof orders>;
type PaymentRow = InferSelectModel<typeof payments>;

interface Opened {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly email: string;
}

/** Who wants to pay for an order: its owner, or the guest whose browser holds its key (R18). */
export interface Payer {
  readonly orderId: string;
  readonly userId: string | null;
  readonly guestOrderId?: string | null;
}

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** Whether a bank is still thinking about an earlier payment of the order. */
async function isProcessing(transaction: Database, orderId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'PROCESSING')))
    .limit(1);
  return found !== undefined;
}

/** The order's open payment, as long as a customer can be sent to its page. */
async function usable(transaction: Database, orderId: string, provider: PaymentProvider) {
  const seconds = (count: number) => sql`make_interval(secs => ${count})`;
  const [open] = await transaction
    .select({
      payment: payments,
      isUsable: sql<boolean>`${payments.expiresAt} > now() + ${seconds(USABLE_SECONDS)}
        and (${payments.url} is not null or ${payments.createdAt} > now() - ${seconds(ASKED_SECONDS)})`,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'OPEN')))
    .orderBy(desc(payments.createdAt));
  if (!open) return null;
  if (open.isUsable && open.payment.provider === provider.name) return open.payment;
  await transaction.update(payments).set({ status: 'EXPIRED' }).where(eq(payments.id, open.payment.id));
  return null;
}

/** Finds or writes the payment of an order; the order's row is locked, so two at once get the same one. */
async function open(
  transaction: Database,
  providers: PaymentProviders,
  { orderId, userId, guestOrderId }: Payer,
): Promise<Opened | Exclude<StartedPayment, { ok: true }>> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !mayRead(order, userId, guestOrderId).ok) return { ok: false, reason: 'order-not-found' };
  const provider = providers[order.currency];
  if (!isPayable(order) || provider === null || (await isProcessing(transaction, orderId))) {
    return { ok: false, reason: 'not-payable' };
  }
  const [address] = await transaction
    .select({ email: orderAddresses.email })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')));
  const email = address?.email ?? '';
  const waiting = await usable(transaction, orderId, provider);
  if (waiting) return { order, payment: waiting, email };
  const { totalMinor: amountMinor, currency } = order;
  const [payment] = await transaction
    .insert(payments)
    .values({
      orderId,
      provider: provider.name,
      amountMinor,
      currency,
      expiresAt: inMinutes(SESSION_MINUTES),
    })
    .returning();
  if (!payment) throw new Error('No payment was written');
  await transaction
    .update(orders)
    // A quoted order has days to be paid (R10): looking at the bank's page takes none of them away.
    .set({
      paymentDueAt: sql`greatest(${orders.paymentDueAt}, ${inMinutes(SESSION_MINUTES + GRACE_MINUTES)})`,
    })
    .where(eq(orders.id, orderId));
  return { order, payment, email };
}

function orderToPay(
  { order, payment, email }: Opened,
  { publicUrl, region }: { publicUrl: string; region: Region },
): OrderToPay {
  const locale = localeOf(region);
  const page = (path: string) => new URL(`/${region}${path}?orderId=${order.id}`, publicUrl).href;
  return {
    orderNumber: order.orderNumber,
    amount: money(payment.amountMinor, payment.currency),
    description: textsOf(locale).translate('bank.description', { number: order.orderNumber }),
    locale,
    email,
    expiresAt: payment.expiresAt,
    returnUrl: page('/checkout/success'),
    cancelUrl: page('/checkout/cancel'),
    webhookUrl: new URL(webhookPath(payment.provider), publicUrl).href,
  };
}

/**
 * Leads a customer to the page on which their own unpaid card order is paid (R17a, R19). Asked again it answers with the
 * same page while that can be paid on, and opens another when it was refused or has expired. `report` hears why a
 * provider did not open one.
 */
export const startPayment =
  (
    database: Database,
    options: { providers: PaymentProviders; publicUrl: string; report: (failure: ProviderFailed) => void },
  ) =>
  async (asked: Payer & { readonly region: Region }): Promise<StartedPayment> => {
    const { providers, publicUrl, report } = options;
    const opened = await database.transaction((transaction) => open(transaction, providers, asked));
    if ('ok' in opened) return opened;
    const { payment, order } = opened;
    if (payment.url !== null && payment.reference !== null) {
      return { ok: true, id: payment.reference, url: payment.url };
    }
    const provider = providers[order.currency];
    if (provider === null) return { ok: false, reason: 'not-payable' };
    try {
      const toPay = orderToPay(opened, { publicUrl, region: asked.region });
      const { reference, url } = await provider.create(toPay, payment.id);
      await database.update(payments).set({ reference, url }).where(eq(payments.id, payment.id));
      return { ok: true, id: reference, url };
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      report(error);
      return { ok: false, reason: 'provider-unavailable' };
    }
  };
