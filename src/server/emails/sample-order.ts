import type { Product } from '../../domain/catalogue/product.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { TAX_RATE_PERCENT } from '../../domain/checkout/tax.ts';
import { checkoutTotals } from '../../domain/checkout/totals.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { money } from '../../domain/money/money.ts';
import type { ReturnReason } from '../../domain/returns/return-status.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import type { EmailOrder } from './email-order.ts';
import type { OrderStep } from './order-step.ts';

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

/** Whom the Polish order is invoiced to. */
const COMPANY = { company: 'Słoneczna Energia Sp. z o.o.', taxNumber: '5261040828' };

const PAYMENTS: Partial<Record<OrderStep, PaymentMethod>> = { processing: 'pod', paid: 'card' };

const CAME_BACK: Partial<Record<OrderStep, ReturnReason>> = {
  returned: 'withdrawn',
  'part-returned': 'faulty',
  undelivered: 'not-collected',
};
const IS_PAID: ReadonlySet<OrderStep> = new Set(['cancelled', 'returned', 'part-returned', 'undelivered']);

/** An order of some real products as it would stand at a step, for looking at its e-mail; never kept, never sent. */
export function sampleOrder(
  products: readonly Product[],
  { locale, step }: { readonly locale: Locale; readonly step: OrderStep },
): EmailOrder {
  const currency = locale === 'pl' ? 'PLN' : 'UAH';
  const items = products.map(({ id, name, picture, prices }, index) => {
    const quantity = 2 * index + 1;
    const unitMinor = prices[currency].sale ?? 0;
    return {
      productId: id,
      name,
      picture,
      quantity,
      unitMinor,
      lineMinor: quantity * unitMinor,
      rental: null,
    };
  });
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
    id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
    orderNumber: 'ORD-10001',
    status: 'PENDING',
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
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    tracking:
      step === 'shipped'
        ? { carrier: locale === 'pl' ? 'inpost' : 'nova-poshta', number: '20450012345678' }
        : null,
    paymentDueOn:
      payment === 'transfer'
        ? transferDue(new Date().toISOString(), currency, { isGuest: false }).dueOn
        : null,
    heldMinor: step === 'payment-part' ? Math.floor(totals.total.minor / 2) : 0,
    owedMinor: 0,
    events: step === 'cancelled' ? [{ reason: 'customer-changed-mind', at: new Date().toISOString() }] : [],
    ...(CAME_BACK[step] && {
      goodsBack: {
        reason: CAME_BACK[step],
        pieces: items.map(({ name, quantity }) => ({ name, pieces: quantity })),
        money: { way: 'transfer', amountMinor: totals.total.minor },
      },
    }),
    deliveryQuote: { minDays: 4, maxDays: 6, note: null },
    createdAt: new Date().toISOString(),
  };
}
