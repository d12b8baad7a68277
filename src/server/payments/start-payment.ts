import { and, eq, inArray, max, sql, type InferSelectModel } from 'drizzle-orm';
import { localeOf, type Region } from '../../domain/locale/locale.ts';
import { money } from '../../domain/money/money.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import {
  CARD_HOLD_MINUTES,
  lastPageMoment,
  SESSION_MINUTES,
} from '../../domain/payments/payment-timeouts.ts';
import { mayRead } from '../../domain/orders/ownership.ts';
import { DELIVERY_QUOTED } from '../../domain/orders/payable-since.ts';
import {
  firstPayment,
  isPayable,
  type FirstPayment,
  type PaymentPage,
} from '../../domain/payments/payment-page.ts';
import { dueOf } from '../../domain/payments/order-money.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { withCardMoney } from '../orders/kept-after-refunds.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { unmatchedPaymentsOf } from '../orders/unmatched-payments.ts';
import { ProviderFailed, type OrderToPay } from '../ports/payment-provider.ts';
import { quotes } from '../quotes/tables.ts';
import { billsOwed } from '../rental/bills/lease-bills.ts';
import { hasPageToAsk, pageOf } from './page-of-order.ts';
import { webhookPath, type PaymentProviders } from './providers.ts';
import { payments } from './tables.ts';

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
  readonly guestOrderIds?: readonly string[];
}

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** When an order was last given days to be paid in; null where it never was. */
async function daysGivenAt(transaction: Database, order: OrderRow): Promise<string | null> {
  const [given] = await transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, order.id),
        inArray(orderEvents.reason, [DELIVERY_QUOTED, 'payment-reversed']),
      ),
    );
  if (given?.at) return given.at;
  const [quote] = await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.orderId, order.id));
  return quote === undefined ? null : order.createdAt;
}

/** Whether the last moment for a new page of an order has passed. */
async function isTimeOver(transaction: Database, order: OrderRow): Promise<boolean> {
  // It has the days of its transfer, and is cancelled when they are over.
  if (order.paymentMethod !== 'card') return false;
  const now = new Date().toISOString();
  const { createdAt, currency } = order;
  const heldSince = order.heldSince ?? createdAt;
  if (now <= lastPageMoment({ heldSince, currency, daysGivenAt: null })) return false;
  if (await billsOwed(transaction, order.id)) return order.paymentDueAt === null || now > order.paymentDueAt;
  return now > lastPageMoment({ heldSince, currency, daysGivenAt: await daysGivenAt(transaction, order) });
}

/** Finds or writes the payment of an order; the order's row is locked, so two at once get the same one. */
async function open(
  transaction: Database,
  providers: PaymentProviders,
  { orderId, userId, guestOrderIds }: Payer,
): Promise<Opened | Extract<PaymentPage, { ok: false }>> {
  const order = await lockOrder(transaction, orderId);
  if (!order || !mayRead(order, userId, guestOrderIds).ok) return { ok: false, reason: 'order-not-found' };
  const provider = providers[order.currency];
  const unmatchedPayment = (await unmatchedPaymentsOf(transaction, [orderId])).get(orderId) ?? null;
  const isWaiting = isPayable({ ...order, unmatchedPayment });
  const amountMinor = dueOf(await withCardMoney(transaction, order));
  const page =
    isWaiting && provider !== null
      ? await pageOf(transaction, orderId, { provider, dueMinor: amountMinor })
      : null;
  if (!isWaiting || provider === null || page === 'being-paid') {
    return { ok: false, reason: 'not-payable' };
  }
  const [address] = await transaction
    .select({ email: orderAddresses.email })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')));
  const email = address?.email ?? '';
  if (page !== null) return { order, payment: page.payment, email };
  if (await isTimeOver(transaction, order)) return { ok: false, reason: 'payment-time-over' };
  const { currency } = order;
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
      paymentDueAt: sql`greatest(${orders.paymentDueAt}, ${inMinutes(CARD_HOLD_MINUTES)})`,
    })
    // Who may transfer it as well is reminded and cancelled by the days of that (`awaitTransfer`).
    .where(and(eq(orders.id, orderId), eq(orders.paymentMethod, 'card')));
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
    description: messagesOf(locale).translate('bank.description', { number: order.orderNumber }),
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
 * same page while that can be paid on, and opens another when it was refused or is over, until the order's last moment for
 * one (`lastPageMoment`): of a page that has come to its end the provider is asked before. `report` hears why a provider did not open one.
 */
export const startPayment =
  (
    database: Database,
    options: {
      providers: PaymentProviders;
      publicUrl: string;
      /** Asks how an order's payments stand; a failure of the provider is reported and not thrown. */
      check: (orderId: string) => Promise<unknown>;
      report: (failure: ProviderFailed) => void;
    },
  ) =>
  async (asked: Payer & { readonly region: Region }): Promise<PaymentPage> => {
    const { providers, publicUrl, check, report } = options;
    if (isOrderId(asked.orderId) && (await hasPageToAsk(database, asked.orderId))) await check(asked.orderId);
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
      // The provider says until when its page can be paid on: that may be later than it was asked for.
      const { reference, url, expiresAt } = await provider.create(toPay, payment.id);
      await database.update(payments).set({ reference, url, expiresAt }).where(eq(payments.id, payment.id));
      return { ok: true, id: reference, url };
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      report(error);
      return { ok: false, reason: 'provider-unavailable' };
    }
  };

/** Opens the page of an order that its customer, or a guest, has just placed, and says how it goes on. */
export const payPlacedOrder =
  (start: ReturnType<typeof startPayment>) =>
  async (placed: {
    readonly orderId: string;
    /** Null for a guest. */
    readonly userId: string | null;
    readonly payment: PaymentMethod;
    readonly region: Region;
  }): Promise<FirstPayment> => {
    const { orderId, userId, payment, region } = placed;
    const guestOrderIds = userId === null ? [orderId] : []; // who placed it holds its key
    const page = payment === 'card' ? await start({ orderId, userId, guestOrderIds, region }) : null;
    return firstPayment(orderId, page);
  };
