import { randomUUID } from 'node:crypto';
import type { CountEmail } from '../outbox/count-email.ts';
import { planDelivery } from '../../domain/checkout/delivery-plan.ts';
import { money, subtract, sum } from '../../domain/money/money.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { transferDue } from '../../domain/payments/transfer-due.ts';
import { lockSubjectsAndProducts } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { agreeDiscount } from './agree-discount.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { checkMachineDays } from './check-machine-days.ts';
import {
  checkHold,
  checkMethod,
  checkPayment,
  checkSeen,
  checkStock,
  piecesOf,
  Refused,
} from './check-order.ts';
import type { OrderRequest } from './order-request.ts';
import { priceLines } from '../../domain/cart/line-price.ts';
import { freightLines } from '../../domain/checkout/freight.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { openOrdersBeyond, subjectsOf } from './order-subjects.ts';
import { optionsForLines } from '../catalogue/rental-options/find-options.ts';
import { lockHolds } from '../rental/holds/own-holds.ts';
import { readGoods } from './read-goods.ts';
import type { ShopRules } from './shop-rules.ts';
import { replaceOrders, type UnpaidOrder } from './unpaid-of-cart.ts';
import { cheapestShipping, promisedDays, totalsOf } from './order-totals.ts';
import { bookMachines, firstHandOver, withTerms } from './rented-of-order.ts';
import { termsVersion } from '../messages/terms-in-force.ts';

/** What orders are placed by: the rules of the shop, and the limit of e-mails to one recipient. */
export interface OrderNeeds {
  readonly rules: ShopRules;
  readonly countEmail: CountEmail;
}

/** What comes before an order: whose unpaid orders give way to it, and whether it is placed or only computed. */
export interface BeforeOrder {
  readonly replaced: readonly UnpaidOrder[];
  /** Whether it is only computed; absent for no. */
  readonly isPreview?: boolean;
}

/** Prices an order, locks and checks all that it takes, and cancels what gives way to it; throws `Refused`. */
export async function agreeOrder(
  transaction: Database,
  request: OrderRequest,
  { rules: rulesNow, countEmail, replaced, isPreview = false }: OrderNeeds & BeforeOrder,
): Promise<AgreedOrder> {
  // Admins may change them while this is being agreed: all of the order is by the same.
  const rules = { ...rulesNow };
  const heldSince = checkHold(request, replaced);
  const ids = [...new Set(request.lines.map(({ id }) => id))].filter(fitsInteger);
  const returned = replaced.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const subjects = rules.openOrders === null ? [] : subjectsOf(request);
  const holders = rentedLines(request.lines) === 'none' ? [] : (request.holders ?? []);
  await lockHolds(transaction, holders);
  await lockSubjectsAndProducts(transaction, { ids: [...new Set([...ids, ...returned])], subjects });
  await replaceOrders(transaction, { request, replaced, countEmail });
  const { locale, currency } = request;
  const goodsNow = await readGoods(transaction, { ids, locale, currency, subjects, isNumbered: !isPreview });
  const { sequence, rate, products, freights } = goodsNow;
  const options = await optionsForLines(transaction, {
    lines: request.lines,
    products: products.values(),
    locale,
  });
  const priced = priceLines(request.lines, { products, options }, request.currency);
  if (!priced.ok) throw new Refused(priced);
  checkStock(request.lines, products);
  const rented = await bookMachines(transaction, { request, productIds: ids, holders });
  if (!rented.ok) throw new Refused(rented);
  const plan = planDelivery(freightLines(request.lines, freights), {
    ...rules,
    currency,
    place: request.shipping,
  });
  const isDeliveryQuoted = plan.quotedFor !== null;
  checkMethod(request, rules, { isQuoted: isDeliveryQuoted });
  const goods = sum(
    currency,
    priced.lines.map(({ lineMinor }) => money(lineMinor, currency)),
  );
  const discount = await agreeDiscount(transaction, request, { goods, isDeliveryQuoted: !plan.hasParcelFee });
  const machines = withTerms(rented.machines, request, {
    products,
    options,
    taxRule: rules.tax[currency],
  });
  const deposit = sum(
    currency,
    machines.map(({ terms }) => terms.deposit),
  );
  const totals = totalsOf(request, priced.lines, { rules, plan, discount, deposit });
  const handOverOn = firstHandOver(rented.machines);
  checkPayment(request, rules, { total: subtract(totals.total, totals.paymentFee), handOverOn });
  if (discount?.ok === false) throw new Refused({ reason: 'total-changed', totals, discount });
  checkSeen(request, { totals, isQuoted: isDeliveryQuoted });
  const beyondLimits = openOrdersBeyond(rules.openOrders, {
    total: totals.total,
    request,
    subjects,
    open: goodsNow.open,
  });
  if (beyondLimits !== null) throw new Refused(beyondLimits);
  await checkMachineDays(transaction, { rules, request, isDeliveryQuoted, open: goodsNow.open });
  return {
    subjects,
    orderId: randomUUID(),
    orderNumber: orderNumber(sequence),
    request,
    lines: priced.lines,
    pieces: piecesOf(request.lines),
    machines,
    totals,
    haulage: plan.haulage,
    discount,
    deliveryToBeQuoted: isDeliveryQuoted,
    deliveryDays: isDeliveryQuoted ? null : promisedDays(request, rules),
    cheapestShipping: isDeliveryQuoted ? null : cheapestShipping(request, totals, rules),
    transferDue:
      request.payment === 'transfer' && !isDeliveryQuoted
        ? transferDue(new Date().toISOString(), request.currency, {
            isGuest: request.user === null,
            handOverOn,
          })
        : null,
    heldSince,
    termsEdition: termsVersion('legal-terms'),
    taxRule: rules.tax[request.currency],
    rate,
  };
}
