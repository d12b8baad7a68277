import type { Line } from '../../src/domain/cart/cart-item.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
} from '../../src/domain/checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES } from '../../src/domain/checkout/shipping-rules.ts';
import { DEFAULT_MACHINE_DAYS } from '../../src/domain/limits/machine-days.ts';
import { SAMPLE_HAULAGE } from '../../src/domain/rental/sample-haulage.test-support.ts';
import { DEFAULT_TAX_RULE } from '../../src/domain/checkout/tax.ts';
import type { OrderRequest } from '../../src/server/checkout/order-request.ts';
import type { ShopRules } from '../../src/server/checkout/shop-rules.ts';
import type { Database } from '../../src/server/database/database.ts';
import { countNoEmail } from '../../src/server/outbox/count-email.ts';
import { users } from '../../src/server/account/tables.ts';

/** The rules of a shop whose operator set nothing. */
export const DEFAULT_RULES: ShopRules = {
  tax: { UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE },
  shipping: DEFAULT_SHIPPING_RULES,
  haulage: SAMPLE_HAULAGE,
  remoteAreas: [],
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  paymentMethods: ['card', 'transfer', 'pod'],
  cardCurrencies: ['UAH', 'PLN'],
  openOrders: null,
  machineDays: DEFAULT_MACHINE_DAYS,
};

/** What orders are placed by in such a shop, whose e-mails are not counted. */
export const ORDER_NEEDS = { rules: DEFAULT_RULES, countEmail: countNoEmail };

export const bought = (productId: number, quantity = 1): Line => ({
  id: productId,
  quantity,
  rental: null,
});

/** An order by transfer to Kyiv in hryvnias; `lines` and whatever else is to differ. */
export const orderRequest = (
  userId: string,
  { city = 'Kyiv', ...rest }: Partial<OrderRequest> & { readonly city?: string } = {},
): OrderRequest => ({
  user: { id: userId },
  network: null,
  locale: 'uk',
  currency: 'UAH',
  lines: [],
  shipping: {
    firstName: 'Олена',
    lastName: 'Шевченко',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул. Сонячна, 1',
    city,
    postalCode: '01001',
    country: 'UA',
    method: 'standard',
  },
  billing: null,
  payment: 'transfer',
  seenTotalMinor: null,
  discountCode: null,
  idempotencyKey: null,
  ...rest,
});

/** Customers who need no password. */
export async function addCustomers(database: Database, ...ids: readonly string[]): Promise<void> {
  await database.insert(users).values(ids.map((id) => ({ id, name: id, email: `${id}@example.com` })));
}
