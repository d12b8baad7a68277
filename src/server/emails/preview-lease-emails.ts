import type { Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { withTax } from '../../domain/checkout/tax.ts';
import { money } from '../../domain/money/money.ts';
import { LEASE_NEWS, type LeaseNews } from '../../domain/rental/lease-news.ts';
import { PREVIEWED_ID, type EmailPreviews } from './email-preview.ts';
import { leaseEmail, type EmailLease, type LeaseTold } from './lease-email.ts';
import { RENTED, sampleOrder } from './preview-order-emails.ts';

/** A request to give a machine back by carrier before its last day. */
const RETURNED = {
  number: 'PR-100001/1-R1',
  returnOn: RENTED.lastDay,
  way: 'carrier',
  feeMinor: 240_00,
  label: 'label-1-1',
  answerNote: null,
} as const;

/** What is told beside the news, where a text asks for it. */
const TOLD: Partial<Record<LeaseNews, Omit<LeaseTold, 'news'>>> = {
  rejected: { reason: 'no-machine' },
  cancelled: { reason: 'customer-asked' },
  'no-show': { reason: 'no-show', keptMinor: 540_00 },
  moved: { earlier: { firstDay: '2026-12-01', lastDay: '2026-12-07' }, annex: 1 },
  due: { daysLeft: 3 },
  completed: {
    money: {
      depositMinor: 600_00,
      keptMinor: 150_00,
      backMinor: 450_00,
      rentBackMinor: 120_00,
      billMinor: 0,
    },
  },
  'return-approved': { request: RETURNED },
  'return-rejected': {
    request: {
      ...RETURNED,
      label: null,
      answerNote: 'У ці дні машина потрібна вам за проєктом: зателефонуйте нам.',
    },
  },
  'return-cancelled': { request: { ...RETURNED, label: null, answerNote: 'Ви попросили про це телефоном.' } },
};

/** A lease of a machine of the catalogue with its order, for looking at its e-mails; never kept, never sent. */
export function sampleLease(products: readonly Product[], locale: Locale) {
  const machines = products.filter(({ kind }) => kind === 'rental');
  const order = sampleOrder(machines, { locale, step: 'paid' });
  const [item] = order.items;
  const [product] = machines;
  if (!item || !product) throw new Error('A lease needs a machine');
  const rule = { ratePercent: order.taxRatePercent, mode: 'added' } as const;
  const lease: EmailLease = {
    id: PREVIEWED_ID,
    period: RENTED,
    item: {
      productId: item.productId,
      articleNumber: product.articleNumber,
      name: item.name,
      brand: product.brand,
      picture: item.picture,
      quantity: item.quantity,
      rental: { duration: 'week', count: 1, startDate: RENTED.firstDay },
    },
    priceMinor: withTax(money(item.lineMinor, order.currency), rule).minor,
    depositMinor: product.prices[order.currency].month,
    contract: 'contract-1',
    needsLicence: false,
  };
  return { order, lease };
}

/** Every e-mail about a lease. */
export const LEASE_PREVIEWS: EmailPreviews = {
  ...Object.fromEntries(
    LEASE_NEWS.map((news) => [
      `lease-${news}`,
      (products: readonly Product[], locale: Locale) => {
        const { order, lease } = sampleLease(products, locale);
        return leaseEmail(lease, order, { news, ...TOLD[news] });
      },
    ]),
  ),
  'lease-completed-owed': (products, locale) => {
    const { order, lease } = sampleLease(products, locale);
    const settled = {
      depositMinor: 600_00,
      keptMinor: 600_00,
      backMinor: 0,
      rentBackMinor: 0,
      billMinor: 250_00,
    };
    return leaseEmail(lease, order, { news: 'completed', money: settled });
  },
  ...Object.fromEntries(
    (['bring', 'collect'] as const).map((way) => [
      `lease-return-approved-${way}`,
      (products: readonly Product[], locale: Locale) => {
        const { order, lease } = sampleLease(products, locale);
        const request = { ...RETURNED, way, feeMinor: 0, label: null };
        return leaseEmail(lease, order, { news: 'return-approved', request });
      },
    ]),
  ),
  'lease-approved-lift': (products, locale) => {
    const { order, lease } = sampleLease(products, locale);
    return leaseEmail({ ...lease, needsLicence: true }, order, { news: 'approved' });
  },
};
