import { createHmac } from 'node:crypto';
import { type Currency, CURRENCIES } from '../domain/money/money.ts';
import { liqpay } from './adapters/payment-provider/liqpay.ts';
import { stripeCheckout } from './adapters/payment-provider/stripe.ts';
import { testBank } from './adapters/payment-provider/test-bank.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import { logger } from './http/logger.ts';
import { isPublic } from './installation.ts';
import { cancelUnanswered, UNANSWERED_ORDERS } from './orders/cancel-unanswered.ts';
import { cancelOverdue, UNPAID_ORDERS } from './payments/cancel-overdue.ts';
import { checkPayments, waitForCheck } from './payments/check-payments.ts';
import { notePaymentCase } from './payments/cases/note-payment-case.ts';
import { listPaymentCases } from './payments/cases/payment-cases.ts';
import {
  countBillingArchives,
  exportBillingCsv,
  exportBillingDocuments,
} from './payments/billing/export-billing.ts';
import { listBilling } from './payments/billing/list-billing.ts';
import { findOpenPage, findPayment } from './payments/find-payment.ts';
import { listDues } from './payments/list-dues.ts';
import { CANCELLED_PAID_ORDERS, refundCancelledOrders } from './payments/refund-cancelled-orders.ts';
import type { PaymentProviders } from './payments/providers.ts';
import { receiveWebhook } from './payments/receive-webhook.ts';
import type { ShopRules } from './checkout/shop-rules.ts';
import { refundPart } from './payments/refund-part.ts';
import { REFUNDS, sendRefund } from './payments/send-refund.ts';
import { settleEvent } from './payments/settle-event.ts';
import { askAboutPage, LEFT_PAGES } from './payments/ask-about-page.ts';
import { AWAITED_TRANSFERS, awaitTransfer } from './payments/transfers/await-transfer.ts';
import { recordRefund } from './payments/transfers/record-refund.ts';
import { matchStatement } from './payments/bank-statements/match-statement.ts';
import { readStatement } from './payments/bank-statements/read-statement.ts';
import { recordStatement } from './payments/bank-statements/record-statement.ts';
import { recordTransfer } from './payments/transfers/record-transfer.ts';
import { reverseLine } from './payments/transfers/reverse-line.ts';
import { payPlacedOrder, startPayment } from './payments/start-payment.ts';
import { reclaimCredit } from './returns/exchanges/reclaim-credit.ts';
import { refreshEstimates } from './returns/refresh-estimates.ts';
import { refundReturned } from './returns/refund-returned.ts';
import { ProviderFailed, type PaymentProvider } from './ports/payment-provider.ts';
import { wirePaymentMethods } from './wire-payment-methods.ts';
import { actOnSession, decideNext, expireNext, findSession } from './test-bank/act-on-session.ts';
import { openSession, refund, stateOf } from './test-bank/bank-sessions.ts';
import { actOnSetup, bankSetups, findSetup } from './test-bank/bank-setups.ts';
import { sendWebhook, type CallShop } from './test-bank/send-webhook.ts';

/** A page waits so long for what the bank says; it asks again by itself. */
const PAGE_WAIT_MS = 3000;

interface Needs {
  readonly settings: Settings;
  readonly rules: Pick<ShopRules, 'shipping'>;
  readonly secret: string;
  readonly publicUrl: string;
  /** Carries the test bank's webhooks to the shop's own address. */
  readonly callShop: CallShop;
  readonly count: (outcome: string) => void;
  readonly countChoreFailure: (chore: string) => void;
}

type Choice = NonNullable<Settings['CARD_PROVIDER_UAH' | 'CARD_PROVIDER_PLN']>;

/** Who takes cards in a currency: as set, else the test bank, but nobody where strangers reach the shop. */
function chosen(settings: Settings, currency: Currency): Choice {
  const set = { UAH: settings.CARD_PROVIDER_UAH, PLN: settings.CARD_PROVIDER_PLN }[currency];
  return set ?? (isPublic(settings) ? 'none' : 'test-bank');
}

const providersOf = (settings: Settings, bank: PaymentProvider): PaymentProviders => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, LIQPAY_PUBLIC_KEY, LIQPAY_PRIVATE_KEY } = settings;
  const make = {
    none: () => null,
    'test-bank': () => bank,
    stripe: () =>
      stripeCheckout({ secretKey: STRIPE_SECRET_KEY ?? '', webhookSecret: STRIPE_WEBHOOK_SECRET ?? '' }),
    liqpay: () =>
      liqpay({
        publicKey: LIQPAY_PUBLIC_KEY ?? '',
        privateKey: LIQPAY_PRIVATE_KEY ?? '',
        sandbox: settings.LIQPAY_SANDBOX,
      }),
  } satisfies Record<Choice, () => PaymentProvider | null>;
  return { UAH: make[chosen(settings, 'UAH')](), PLN: make[chosen(settings, 'PLN')]() };
};

/** Chooses who takes cards, and binds all that is done with their money. */
export function wirePayments(
  database: Database,
  { settings, rules, secret, publicUrl, callShop, count, countChoreFailure }: Needs,
) {
  const webhookSecret = createHmac('sha256', secret).update('test-bank').digest('base64url');
  const sessions = {
    openSession: openSession(database, { publicUrl }),
    stateOf: stateOf(database),
    refund: refund(database),
    methods: bankSetups(database, { publicUrl }),
  };
  const providers = providersOf(settings, testBank({ sessions, webhookSecret }));
  const isBankOpen = Object.values(providers).some((provider) => provider?.name === 'test-bank');
  const refundsChanged = (transaction: Database, orderId: string) =>
    refreshEstimates(transaction, orderId, rules.shipping);
  const settle = settleEvent(database, { refundsChanged, reclaimCredit });
  const settleCounted: ReturnType<typeof settleEvent> = async (name, event) => {
    const outcome = await settle(name, event);
    count(outcome);
    if (outcome === 'refuse') {
      const { paymentId, id } = event;
      logger.error(
        { provider: name, paymentId, event: id },
        'a payment is not of the amount that was asked for',
      );
    }
    return outcome;
  };
  const record = recordTransfer(database, { refundReturned });
  const check = checkPayments(database, { providers, settle: settleCounted });
  const report = (error: ProviderFailed) => {
    count('provider-failed');
    logger.warn({ err: error }, 'the payment provider failed');
  };
  const savedMethods = wirePaymentMethods(database, {
    providers,
    secret,
    publicUrl,
    settle: settleCounted,
    report,
  });
  const { hearMethodPage } = savedMethods;
  const receive = receiveWebhook({ providers, settle: settleCounted, hearMethodPage });
  /** Whether the provider has answered; one that does not has nothing new to say. */
  const checkQuietly = async (orderId: string): Promise<boolean> => {
    try {
      await check(orderId);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      report(error);
      return false;
    }
  };
  const start = startPayment(database, { providers, publicUrl, check: checkQuietly, report });
  const send = sendRefund(database, { providers });
  const sendReported: typeof send = async () => {
    const outcome = await send();
    if (outcome === 'refused') {
      countChoreFailure(REFUNDS);
      logger.warn({ chore: REFUNDS }, 'a provider refuses a refund: it is among the payments to check');
    }
    return outcome;
  };
  const chores = [
    ...(isBankOpen
      ? [
          { name: 'test bank decides', next: decideNext(database) },
          { name: 'test bank closes pages', next: expireNext(database) },
          { name: 'test bank tells', next: sendWebhook(database, { secret: webhookSecret, callShop }) },
        ]
      : []),
    {
      name: UNPAID_ORDERS,
      next: cancelOverdue(database, { check: (orderId) => check(orderId, { always: true }) }),
    },
    {
      name: LEFT_PAGES,
      next: askAboutPage(database, { check: (orderId) => check(orderId, { always: true }) }),
    },
    { name: UNANSWERED_ORDERS, next: cancelUnanswered(database) },
    { name: AWAITED_TRANSFERS, next: awaitTransfer(database) },
    { name: CANCELLED_PAID_ORDERS, next: refundCancelledOrders(database) },
    { name: REFUNDS, next: sendReported },
    ...savedMethods.chores,
  ];
  return {
    /** The currencies that somebody takes cards in. */
    cardCurrencies: CURRENCIES.filter((currency) => providers[currency] !== null),
    payments: {
      startPayment: start,
      payPlacedOrder: payPlacedOrder(start),
      receiveWebhook: async (...input: Parameters<typeof receive>) => {
        const received = await receive(...input);
        if (!received.ok) count(received.reason);
        return received;
      },
      findPayment: findPayment(database),
      findOpenPage: findOpenPage(database),
      listDues: listDues(database),
      methods: savedMethods.methods,
      paysByItself: savedMethods.paysByItself,
      plannedCharges: savedMethods.plannedCharges,
      listBilling: listBilling(database),
      exportBillingCsv: exportBillingCsv(database),
      countBillingArchives: countBillingArchives(database),
      exportBillingDocuments: exportBillingDocuments(database),
      recordTransfer: record,
      readStatement,
      matchStatement: matchStatement(database),
      recordStatement: recordStatement(database, record),
      refundPart: refundPart(database, { refundsChanged }),
      recordReturn: recordRefund(database),
      reverseLine: reverseLine(database),
      /** Asks how the payments of an order stand, for a page that waits; answers whether that is known now. */
      checkPayments: async (orderId: string) => {
        const checked = checkQuietly(orderId);
        // It may fail when the page is long answered.
        checked.catch((err: unknown) => logger.error({ err }, 'payments could not be checked'));
        return (await waitForCheck(checked, PAGE_WAIT_MS)) ?? false;
      },
      listPaymentCases: listPaymentCases(database),
      notePaymentCase: notePaymentCase(database),
      chores,
    },
    /** Null where nobody is sent to it. */
    testBank: isBankOpen
      ? {
          findSession: findSession(database),
          act: actOnSession(database),
          findSetup: findSetup(database),
          actOnSetup: actOnSetup(database),
          sendWebhook: sendWebhook(database, { secret: webhookSecret, callShop }),
        }
      : null,
  };
}
