import { LEASE_BILL_KINDS, type LeaseBillKind } from '../../domain/rental/lease-bill.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { TAX_RATE_PERCENT } from '../../domain/checkout/tax.ts';
import { checkoutTotals } from '../../domain/checkout/totals.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { money } from '../../domain/money/money.ts';
import type { LinePieces, ShipmentView } from '../../domain/orders/shipments.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import { type RefundReason, REFUND_REASONS } from '../../domain/payments/refund-reason.ts';
import type { EmailOrder } from './email-order.ts';
import { CAME_BACK, IS_PAID, ON_THE_WAY, sampleEvents } from './preview-order-steps.ts';
import { PREVIEWED_ID, type EmailPreviews } from './email-preview.ts';
import { type OrderStep, ORDER_STEPS } from './order-step.ts';
import { type EmailRefund, refundEmail } from './refund-email.ts';
import { orderEmail } from './order-email.ts';

const ADDRESSES = {
  UAH: {
    firstName: 'Олена',
    lastName: 'Коваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул. Сонячна, 1, кв. 12',
    city: 'Київ',
    postalCode: '01001',
    country: 'UA',
  },
  PLN: {
    firstName: 'Anna',
    lastName: 'Kowalska',
    email: 'anna@example.com',
    phone: '+48512345678',
    address: 'ul. Słoneczna 1/12',
    city: 'Kraków',
    postalCode: '30-001',
    country: 'PL',
  },
} as const;

/** The days for which a machine is rented in a preview. */
export const RENTED = { firstDay: '2026-12-07', lastDay: '2026-12-13' } as const;

/** Whom the Polish order is invoiced to. */
const COMPANY = { company: 'Słoneczna Energia Sp. z o.o.', taxNumber: '5261040828' };

const PAYMENTS: Partial<Record<OrderStep, PaymentMethod>> = { processing: 'pod', paid: 'card' };

/** A parcel of a previewed order. */
const sampleParcel = (
  position: number,
  { locale, lines }: { readonly locale: Locale; readonly lines: readonly LinePieces[] },
): ShipmentView => ({
  position,
  tracking: { carrier: locale === 'pl' ? 'inpost' : 'nova-poshta', number: `2045001234567${position}` },
  handedOverAt: new Date().toISOString(),
  lines,
});

/** An order of some real products as it would stand at a step, for looking at its e-mail; never kept, never sent. */
export function sampleOrder(
  products: readonly Product[],
  { locale, step }: { readonly locale: Locale; readonly step: OrderStep },
): EmailOrder {
  const currency = locale === 'pl' ? 'PLN' : 'UAH';
  const items = products.map(({ id, name, picture, prices, kind }, index) => {
    const quantity = kind === 'rental' ? 1 : 2 * index + 1;
    const unitMinor = (kind === 'rental' ? prices[currency].week : prices[currency].sale) ?? 0;
    const rental = { duration: 'week', count: 1, startDate: RENTED.firstDay } as const;
    return {
      productId: id,
      name,
      picture,
      quantity,
      unitMinor,
      lineMinor: quantity * unitMinor,
      rental: kind === 'rental' ? rental : null,
    };
  });
  const goods = items.flatMap(({ productId, name, quantity, rental }) =>
    rental === null ? [{ itemId: String(productId), name, pieces: quantity }] : [],
  );
  const payment = PAYMENTS[step] ?? 'transfer';
  const shippingAddress = ADDRESSES[currency];
  const totals = checkoutTotals({
    lines: items.map(({ lineMinor }) => money(lineMinor, currency)),
    currency,
    payment,
    method: 'standard',
    city: shippingAddress.city,
    payOnDeliveryFees: { UAH: money(50_00, 'UAH'), PLN: money(15_00, 'PLN') },
  });
  return {
    id: PREVIEWED_ID,
    orderNumber: 'ORD-10001',
    status: ON_THE_WAY[step] ?? 'PENDING',
    locale,
    currency,
    paymentMethod: payment,
    paymentStatus: IS_PAID.has(step) ? 'PAID' : 'UNPAID',
    shippingMethod: 'standard',
    deliveryDays: { min: 3, max: 5 },
    shippingAddress,
    billingAddress: currency === 'PLN' ? { ...shippingAddress, ...COMPANY } : null,
    items,
    subtotalMinor: totals.subtotal.minor,
    discountMinor: totals.discount.minor,
    discountCode: null,
    taxMinor: totals.tax.minor,
    taxRatePercent: TAX_RATE_PERCENT,
    shippingMinor: totals.shipping.minor,
    haulageMinor: 0,
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    shipments:
      step === 'shipped' || step === 'part-shipped' || step === 'tracking-corrected'
        ? [sampleParcel(1, { locale, lines: step === 'part-shipped' ? goods.slice(0, 1) : goods })]
        : [],
    ...(step === 'part-shipped' && { unsent: goods.slice(1) }),
    paymentDueOn:
      payment === 'transfer'
        ? transferDue(new Date().toISOString(), currency, { isGuest: false }).dueOn
        : null,
    heldMinor: step === 'payment-part' ? Math.floor(totals.total.minor / 2) : 0,
    owedMinor: 0,
    cardMinor: 0,
    takesCard: false,
    unmatchedPayment: null,
    cardMoney: NO_CARD_MONEY,
    events: sampleEvents(step),
    ...(CAME_BACK[step] && {
      goodsReturn: {
        reason: CAME_BACK[step],
        pieces: items.map(({ name, quantity }) => ({ name, pieces: quantity })),
        money: { way: 'transfer', amountMinor: totals.total.minor },
      },
    }),
    deliveryQuote: { minDays: 4, maxDays: 6, note: null },
    createdAt: new Date().toISOString(),
    termsEdition: null,
  };
}

const NOTES = {
  uk: 'Подряпина на рамі однієї панелі',
  pl: 'Rysa na ramie jednego panelu',
  en: 'A scratch on the frame of one panel',
};

/** Money that went back of a sample order, for looking at its e-mail; never kept, never sent. */
export function sampleRefund(
  { locale, totalMinor, currency }: Pick<EmailOrder, 'locale' | 'totalMinor' | 'currency'>,
  reason: RefundReason,
): EmailRefund {
  const isPart = reason === 'staff' || reason === 'at-provider';
  const isInvoiced = isPart || reason === 'cancellation';
  return {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    reason,
    note: reason === 'staff' ? NOTES[locale] : null,
    amountMinor: isPart ? Math.round(totalMinor / 10) : totalMinor,
    correction: isInvoiced ? `COR-${currency === 'PLN' ? 'PL' : 'UA'}-2026-00001` : null,
  };
}

const isRented = ({ kind }: Product) => kind === 'rental';
/** What an order of a preview has: goods, a machine, or both. */
const SHARES = {
  '': (products: readonly Product[]) => products.filter((product) => !isRented(product)),
  '-rental': (products: readonly Product[]) => products.filter(isRented),
  '-mixed': (products: readonly Product[]) => products,
};
/** Steps that an order of machines alone does not take: they go by its leases, or are paid at the door. */
const OF_GOODS: ReadonlySet<OrderStep> = new Set([
  'processing',
  'part-shipped',
  'shipped',
  'tracking-corrected',
  'delivered',
  'completed',
  'returned',
  'undelivered',
  'part-returned',
  'rest-not-sent',
]);

/** What is written of bills in other words than of orders. */
const BILL_STEPS = ['placed', 'paid', 'payment-reminder', 'payment-overdue'] as const;
type BillStep = (typeof BILL_STEPS)[number];

/** A bill of a lease, or the order that it is once it is paid. */
function sampleBill(
  products: readonly Product[],
  { locale, step, kind }: { locale: Locale; step: BillStep; kind: LeaseBillKind },
): EmailOrder {
  const order = sampleOrder(SHARES['-rental'](products), { locale, step });
  const bill = { leaseId: PREVIEWED_ID, kind };
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, rental: item.rental && { ...item.rental, bill } })),
  };
}

/** Every e-mail about an order and its money. */
export const ORDER_PREVIEWS: EmailPreviews = {
  ...Object.fromEntries(
    Object.entries(SHARES).flatMap(([share, choose]) =>
      ORDER_STEPS.filter((step) => share !== '-rental' || !OF_GOODS.has(step)).map((step) => [
        step + share,
        (products: readonly Product[], locale: Locale) =>
          orderEmail(sampleOrder(choose(products), { locale, step }), step),
      ]),
    ),
  ),
  'shipped-rest': (products, locale) => {
    const { unsent, ...order } = sampleOrder(SHARES[''](products), { locale, step: 'part-shipped' });
    const rest = sampleParcel(2, { locale, lines: unsent ?? [] });
    return orderEmail({ ...order, shipments: [...order.shipments, rest] }, 'shipped');
  },
  ...Object.fromEntries(
    LEASE_BILL_KINDS.flatMap((kind) =>
      BILL_STEPS.map((step) => [
        `bill-${kind}-${step}`,
        (products: readonly Product[], locale: Locale) =>
          orderEmail(sampleBill(products, { locale, step, kind }), step),
      ]),
    ),
  ),
  ...Object.fromEntries(
    REFUND_REASONS.map((reason) => [
      `refund-${reason}`,
      (products, locale) => {
        const order = sampleOrder(SHARES[''](products), { locale, step: 'paid' });
        return refundEmail(order, sampleRefund(order, reason));
      },
    ]),
  ),
};
