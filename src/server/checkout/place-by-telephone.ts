import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Role } from '../../domain/account/role.ts';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import {
  callerProblem,
  TELEPHONE_PAYMENTS,
  type CallerProblem,
  type Claimant,
  type DraftedOrder,
  type TelephonePreview,
} from '../../domain/backoffice/telephone-order.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { accountDeletions } from '../account/deletion/tables.ts';
import { listAddresses } from '../account/saved-addresses.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import type { OrderNeeds } from './agree-order.ts';
import { placeOrder, type PlaceOrderResult } from './place-order.ts';
import { previewOrder } from './preview-order.ts';
import type { Refusal } from './check-order.ts';
import { KEYS_OF_TELEPHONE } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

/** The customer for whom staff order, as their account knows them. */
export interface TelephoneCustomer {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly addresses: readonly SavedAddress[];
  /** The company that their latest order for one was for; null without any. */
  readonly company: { readonly company: string; readonly taxNumber: string } | null;
  /** Why nothing is ordered for them; null where it can be. */
  readonly problem: CallerProblem | null;
}

async function accountWhere(database: Database, condition: SQL | undefined) {
  const [account] = await database
    .select({
      id: users.id,
      name: users.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      locale: users.locale,
      role: users.role,
      isConfirmed: users.emailVerified,
      deletionId: accountDeletions.userId,
    })
    .from(users)
    .leftJoin(accountDeletions, and(eq(accountDeletions.userId, users.id), isNull(accountDeletions.erasedAt)))
    .where(condition);
  if (!account || account.email.endsWith(`@${STAND_IN_DOMAIN}`)) return null;
  const { role, isConfirmed, deletionId, ...known } = account;
  const problem = callerProblem({
    role: role satisfies Role,
    isConfirmed,
    isBeingDeleted: deletionId !== null,
  });
  return { ...known, problem };
}
const accountOf = (database: Database, userId: string) => accountWhere(database, eq(users.id, userId));

async function companyOf(database: Database, userId: string) {
  const [latest] = await database
    .select({ company: orderAddresses.company, taxNumber: orderAddresses.taxNumber })
    .from(orders)
    .innerJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orderAddresses.kind, 'billing')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const { company = null, taxNumber = null } = latest ?? {};
  return company === null || taxNumber === null ? null : { company, taxNumber };
}

/** The customer of an account, for an order by telephone; null for nobody. */
export const findTelephoneCustomer =
  (database: Database) =>
  async (userId: string): Promise<TelephoneCustomer | null> => {
    const account = await accountOf(database, userId);
    if (account === null) return null;
    return {
      ...account,
      addresses: await listAddresses(database)(userId),
      company: await companyOf(database, userId),
    };
  };

/** The account whose confirmed address an e-mail is; null where no account has it, or one only claims it (decision 0043). */
export const findClaimant =
  (database: Database) =>
  async (email: string): Promise<Claimant | null> => {
    const account = await accountWhere(
      database,
      and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, true)),
    );
    return account && { id: account.id, name: account.name || account.email, problem: account.problem };
  };

/** An order as staff write it down. */
export interface TelephoneOrder extends DraftedOrder {
  readonly currency: Currency;
}

/** What placing adds to what was computed before. */
export interface TelephonePlacing extends TelephoneOrder {
  readonly staffId: string;
  /** The total that staff saw and named, in minor units. */
  readonly seenTotalMinor: number;
  /** Whether they saw a delivery that is yet to be quoted. */
  readonly seenQuoted: boolean;
  /** Came with the form, a UUID: whatever is sent with it again is the same order. */
  readonly formKey: string;
}

type CallerRefused = {
  readonly ok: false;
  /** `account-has-email`: an account has the e-mail of a guest's order, and staff have not seen that. */
  readonly reason: CallerProblem | 'nobody' | 'account-has-email';
};
type Buyer = Pick<OrderRequest, 'user' | 'locale'> & { readonly email: string };

/** Whose order it is, in which language, and where its confirmation goes: to the e-mail of the account, or to the one that a guest named. */
async function buyerOf(
  database: Database,
  { buyer, shipping }: TelephoneOrder,
): Promise<{ readonly ok: true; readonly buyer: Buyer } | CallerRefused> {
  if (buyer.kind === 'guest') {
    const claimant = await findClaimant(database)(shipping.email);
    if (claimant !== null && claimant.id !== buyer.besideAccountId) {
      return { ok: false, reason: 'account-has-email' };
    }
    return { ok: true, buyer: { user: null, locale: buyer.locale, email: shipping.email } };
  }
  const account = await accountOf(database, buyer.userId);
  if (account === null) return { ok: false, reason: 'nobody' };
  const { id, locale, email, problem } = account;
  return problem === null
    ? { ok: true, buyer: { user: { id }, locale, email } }
    : { ok: false, reason: problem };
}

/** The request of the shop's own checkout. No network is counted: staff send it from that of the shop. */
function requestOf(order: TelephoneOrder, { user, locale, email }: Buyer): OrderRequest {
  const { currency, lines, shipping, billing, payment, discountCode } = order;
  return {
    user,
    network: null,
    locale,
    currency,
    lines,
    shipping: { ...shipping, email },
    billing,
    payment,
    discountCode,
    seenTotalMinor: null,
    idempotencyKey: null,
  };
}

/** What orders are placed by at the moment, with what telephones cannot pay by left out; asked for with each order, because admins change the rules. */
const byTelephone = ({ rules, ...needs }: OrderNeeds): OrderNeeds => ({
  ...needs,
  rules: {
    ...rules,
    paymentMethods: rules.paymentMethods.filter((method) =>
      TELEPHONE_PAYMENTS.some((offered) => offered === method),
    ),
  },
});

/** What an order by telephone would come to now; nothing of it stays. */
export const previewByTelephone =
  (database: Database, needs: OrderNeeds) =>
  async (
    order: TelephoneOrder,
  ): Promise<
    | { readonly ok: true; readonly preview: TelephonePreview }
    | ({ readonly ok: false } & Refusal)
    | CallerRefused
  > => {
    const found = await buyerOf(database, order);
    if (!found.ok) return found;
    const previewed = await previewOrder(database, byTelephone(needs))(requestOf(order, found.buyer));
    if (!previewed.ok) return previewed;
    const { lines, totals, haulage, discount, deliveryToBeQuoted, transferDue } = previewed.order;
    return {
      ok: true,
      preview: {
        lines,
        totals,
        haulage,
        discountCode: discount?.discount.code ?? null,
        isDeliveryQuoted: deliveryToBeQuoted,
        dueOn: transferDue?.dueOn ?? null,
      },
    };
  };

/** The order that a form has placed already, by the key that came with it, whoever it is for; null while it has placed none. */
export const findPlacedFrom =
  (database: Database) =>
  async (formKey: string): Promise<{ readonly id: string; readonly orderNumber: string } | null> => {
    const [placed] = await database
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(idempotencyKeys)
      .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
      .where(and(eq(idempotencyKeys.userId, KEYS_OF_TELEPHONE), eq(idempotencyKeys.key, formKey)));
    return placed ?? null;
  };

/**
 * Places an order that a customer gave on the telephone, by the same function and rules as the shop's checkout: into their account, or as a
 * guest's, whether or not shoppers may order as guests themselves. The cart of the account stays as it is. Sent again with its form's key, or
 * the same in every respect minutes later, it is the order that was placed.
 */
export const placeByTelephone =
  (database: Database, needs: OrderNeeds) =>
  async (order: TelephonePlacing): Promise<PlaceOrderResult | CallerRefused> => {
    const found = await buyerOf(database, order);
    if (!found.ok) return found;
    const { staffId, note, areTermsReadOut, seenTotalMinor, seenQuoted, formKey } = order;
    return placeOrder(
      database,
      byTelephone(needs),
    )({
      ...requestOf(order, found.buyer),
      seenTotalMinor,
      seenQuoted,
      idempotencyKey: formKey,
      telephone: { staffId, note, areTermsReadOut },
    });
  };
