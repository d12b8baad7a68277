import { data } from 'react-router';
import type { PlaceOrderResult } from '../../server/checkout/place-order.ts';
import type { PageRequest } from '../../server/context.ts';
import { orderProblemText } from './order-problem-text.ts';
import type { OrderProblem } from './use-place-order.ts';

type RefusedOrder = Exclude<PlaceOrderResult, { ok: true }>;

/** Answers an order that was not placed: why, in the visitor's language, and what the page needs to go on. */
export async function answerRefusedOrder(
  refused: RefusedOrder,
  {
    request: { shop, user, locale, currency, translate },
    guestOrderIds,
  }: {
    request: Pick<PageRequest, 'shop' | 'user' | 'locale' | 'currency' | 'translate'>;
    /** Orders that a guest's browser has the keys of. */
    guestOrderIds: readonly string[];
  },
) {
  const textOf = (problem: Parameters<typeof orderProblemText>[0]) =>
    orderProblemText(problem, { locale, t: translate, rule: shop.rules.tax[currency] });
  const refuse = (status: number, problem: OrderProblem) => data(problem, { status });
  const nameOf = async (productId: number) => {
    const [product] = await shop.catalogue.productsByIds([productId], locale);
    return product?.name ?? '';
  };
  const { reason } = refused;
  if (reason === 'rate-limited') return refuse(429, { reason, text: textOf(refused) });
  if (reason === 'total-changed') {
    return refuse(409, { reason, text: textOf(refused), isCodeRefused: refused.discount !== null });
  }
  if (reason === 'cart-changed' && user !== null) {
    return refuse(409, { reason, text: textOf(refused), cartTag: await shop.cart.cartTag(user.id) });
  }
  if (reason === 'days-missing' || reason === 'day-not-offered' || reason === 'days-taken') {
    return refuse(409, { reason, text: textOf({ ...refused, name: await nameOf(refused.productId) }) });
  }
  if (reason !== 'out-of-stock') return refuse(409, { reason, text: textOf(refused) });
  const { productId, available } = refused;
  const [name, holds] = await Promise.all([
    nameOf(productId),
    shop.orders.heldByOwnOrder({ productIds: [productId], userId: user?.id ?? null, guestOrderIds }),
  ]);
  const hold = holds.find(({ isOfCart }) => !isOfCart);
  return refuse(409, { reason, text: textOf({ reason, name, available }), hold });
}
