import type { Line } from '../../domain/cart/cart-item.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Carrier } from '../../domain/orders/carriers.ts';
import type { AskedKind, LineReason } from '../../domain/returns/return-request.ts';
import { demoCustomer, type DemoBrowser } from './demo-account.ts';

const reached = { email: demoCustomer.email, method: 'standard' } as const;
const LVIV: ShippingInfo = {
  ...reached,
  firstName: 'Демо',
  lastName: 'Покупець',
  phone: '+380441234567',
  address: 'вул. Сонячна, 12, кв. 7',
  city: 'Львів',
  postalCode: '79000',
  country: 'UA',
};
const KRAKOW: ShippingInfo = {
  ...reached,
  firstName: 'Demo',
  lastName: 'Klient',
  phone: '+48221234567',
  address: 'ul. Słoneczna 5',
  city: 'Kraków',
  postalCode: '30-001',
  country: 'PL',
};
const inUkraine = { locale: 'uk', currency: 'UAH', shipping: LVIV, browser: 'computer' } as const;
const byPhone = { ...inUkraine, browser: 'phone' } as const;
const inPoland = { locale: 'pl', currency: 'PLN', shipping: KRAKOW, browser: 'office' } as const;
const buy = (id: number, quantity: number): Line => ({ id, quantity, rental: null });
const handedOver = (carrier: Carrier, number: string) =>
  ({ isPaid: true, parcel: { carrier, number, isDelivered: true } }) as const;

/** An order of the demo account, and how far it has come. */
export interface DemoOrder {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly shipping: ShippingInfo;
  /** By which it was placed. */
  readonly browser: DemoBrowser;
  /** Whether the password was mistyped before. */
  readonly isMistyped?: true;
  readonly lines: readonly Line[];
  readonly payment: PaymentMethod;
  /** How many days ago its latest step was taken, but for its completion, at least 1; `demo-past.ts` counts back from there. */
  readonly daysAgo: number;
  /** What staff priced its delivery at, in minor units and working days; absent where the rules do. */
  readonly delivery?: { readonly minor: number; readonly minDays: number; readonly maxDays: number };
  /** An order that is paid at the door is when its parcel is handed over. */
  readonly isPaid?: true;
  /** Where its parcel is; absent while it has none. */
  readonly parcel?: { readonly carrier: Carrier; readonly number: string; readonly isDelivered: boolean };
  /** What goes back after the delivery, in minor units, and why. */
  readonly refund?: { readonly minor: number; readonly reason: string };
  /** What its customer sends back of it; `isOver` where it came, was inspected and is refunded, else it waits to be sent. */
  readonly goodsBack?: {
    readonly productId: number;
    readonly pieces: number;
    readonly kind: AskedKind;
    readonly reason: LineReason;
    readonly note: string;
    readonly isOver?: true;
  };
  readonly isCancelled?: true;
  /** The serial numbers that staff wrote down when it was packed, by product. */
  readonly serials?: Readonly<Record<number, readonly string[]>>;
  /** Who installed its goods, so many days after they arrived, as the customer wrote down. */
  readonly installation?: {
    readonly daysAfter: number;
    readonly installer: string;
    readonly address: string;
    readonly phone: string;
    readonly note: string;
  };
}

/** Fourteen months of orders: what is over, then what is still under way. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...inUkraine,
    daysAgo: 411,
    lines: [buy(302, 1), buy(203, 2), buy(2801, 1)],
    payment: 'card',
    ...handedOver('nova-poshta', '20450000000001'),
    serials: { 302: ['INV302-25090417'], 203: ['BAT203-25081123', 'BAT203-25081124'] },
    installation: {
      daysAfter: 5,
      installer: 'ТОВ «Сонячний монтаж»',
      address: 'Львівська обл., Брюховичі, вул. Садова, 3',
      phone: '+380322345678',
      note: 'Інвертор у коморі, акумулятори на стіні поруч. Акт № 118.',
    },
  },
  {
    ...byPhone,
    daysAgo: 392,
    lines: [buy(801, 2)],
    payment: 'card',
    ...handedOver('ukrposhta', '0500000000001'),
    refund: { minor: 50_000, reason: 'Подряпина на корпусі' },
  },
  { ...byPhone, daysAgo: 371, lines: [buy(1601, 1)], payment: 'transfer', isCancelled: true },
  {
    ...inUkraine,
    daysAgo: 349,
    lines: [buy(1806, 2), buy(1901, 1)],
    payment: 'pod',
    ...handedOver('nova-poshta', '20450000000002'),
  },
  {
    ...inPoland,
    daysAgo: 330,
    lines: [buy(101, 10), buy(1101, 1)],
    payment: 'transfer',
    delivery: { minor: 28_000, minDays: 2, maxDays: 4 },
    ...handedOver('dpd', '0000000000001X'),
    serials: { 101: Array.from({ length: 10 }, (_, piece) => `PV101-25110${210 + piece}`) },
  },
  {
    ...byPhone,
    daysAgo: 310,
    lines: [buy(94, 1), buy(2801, 1)],
    payment: 'card',
    ...handedOver('meest', 'CV000000001UA'),
  },
  {
    ...inUkraine,
    daysAgo: 292,
    lines: [buy(311, 1)],
    payment: 'transfer',
    ...handedOver('nova-poshta', '20450000000003'),
  },
  {
    ...byPhone,
    daysAgo: 274,
    lines: [buy(2801, 1), buy(1105, 2)],
    payment: 'card',
    ...handedOver('nova-poshta', '20450000000004'),
  },
  {
    ...inPoland,
    daysAgo: 255,
    lines: [buy(1802, 2), buy(1908, 4)],
    payment: 'card',
    ...handedOver('inpost', '600000000000000000000001'),
  },
  {
    ...byPhone,
    daysAgo: 237,
    lines: [buy(1703, 2), buy(1501, 1)],
    payment: 'card',
    ...handedOver('ukrposhta', '0500000000002'),
    goodsBack: {
      productId: 1703,
      pieces: 1,
      kind: 'complaint',
      reason: 'damaged',
      note: 'Один роз’єм тріснутий, мабуть, у дорозі. Другий цілий.',
      isOver: true,
    },
  },
  {
    ...inUkraine,
    daysAgo: 219,
    lines: [buy(204, 1)],
    payment: 'transfer',
    ...handedOver('nova-poshta', '20450000000005'),
  },
  {
    ...inUkraine,
    daysAgo: 200,
    lines: [buy(310, 2), buy(1904, 2)],
    payment: 'card',
    ...handedOver('nova-poshta', '20450000000006'),
  },
  {
    ...inPoland,
    daysAgo: 182,
    lines: [buy(702, 1)],
    payment: 'transfer',
    ...handedOver('dpd', '0000000000002X'),
  },
  {
    ...byPhone,
    daysAgo: 147,
    lines: [buy(1903, 2), buy(1904, 1)],
    payment: 'pod',
    ...handedOver('nova-poshta', '20450000000008'),
  },
  {
    ...inUkraine,
    daysAgo: 128,
    lines: [buy(802, 1)],
    payment: 'card',
    ...handedOver('meest', 'CV000000002UA'),
    refund: { minor: 94_000, reason: 'У коробці не було підставки' },
  },
  {
    ...inUkraine,
    daysAgo: 92,
    lines: [buy(312, 1)],
    payment: 'transfer',
    ...handedOver('nova-poshta', '20450000000009'),
    serials: { 312: ['INV312-26060052'] },
  },
  {
    ...byPhone,
    daysAgo: 76,
    lines: [buy(1301, 1)],
    payment: 'card',
    ...handedOver('ukrposhta', '0500000000003'),
  },
  {
    ...byPhone,
    isMistyped: true,
    daysAgo: 58,
    lines: [buy(1801, 6), buy(1804, 4)],
    payment: 'card',
    ...handedOver('nova-poshta', '20450000000010'),
  },
  {
    ...inPoland,
    daysAgo: 41,
    lines: [buy(2807, 1)],
    payment: 'card',
    ...handedOver('inpost', '600000000000000000000003'),
  },
  {
    ...inUkraine,
    daysAgo: 24,
    lines: [buy(211, 1)],
    payment: 'transfer',
    ...handedOver('nova-poshta', '20450000000011'),
  },
  {
    ...inUkraine,
    daysAgo: 6,
    lines: [buy(1102, 2), buy(1104, 20)],
    payment: 'card',
    ...handedOver('nova-poshta', '20450000000012'),
    goodsBack: {
      productId: 1104,
      pieces: 4,
      kind: 'withdrawal',
      reason: 'changed-mind',
      note: 'Чотири виявилися зайвими, не розпаковували.',
    },
  },
  {
    ...inPoland,
    daysAgo: 1,
    lines: [buy(101, 10), buy(1101, 1)],
    payment: 'transfer',
    delivery: { minor: 28_000, minDays: 2, maxDays: 4 },
    isPaid: true,
    parcel: { carrier: 'dpd', number: '0000000000003X', isDelivered: false },
  },
  {
    ...inUkraine,
    daysAgo: 6,
    lines: [{ id: 2001, quantity: 1, rental: { duration: 'week', count: 2 } }],
    payment: 'transfer',
    isPaid: true,
  },
  { ...byPhone, daysAgo: 1, lines: [buy(1802, 4), buy(1801, 6)], payment: 'card', isPaid: true },
  {
    ...inUkraine,
    daysAgo: 1,
    lines: [buy(103, 14)],
    payment: 'card',
    delivery: { minor: 240_000, minDays: 2, maxDays: 3 },
  },
  { ...inUkraine, daysAgo: 6, lines: [buy(401, 1)], payment: 'card' },
  { ...inUkraine, daysAgo: 1, lines: [buy(302, 1), buy(2801, 2)], payment: 'transfer' },
  { ...inPoland, daysAgo: 2, lines: [buy(701, 1)], payment: 'transfer' },
];
