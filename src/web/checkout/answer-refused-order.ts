import { data } from 'react-router';
import type { StockHold } from '../../domain/orders/order-view.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { orderProblemText, type OrderWords, type RefusedOrderText } from './order-problem-text.ts';
import type { OrderProblem } from './use-place-order.ts';

/** Why an order was not placed, with the product that it is about by its id. */
type RefusedOrder =
  | Exclude<RefusedOrderText, { readonly name: string }>
  | RentalRefusal
  | { readonly reason: 'out-of-stock'; readonly productId: number; readonly available: number };

/** What is looked up for an answer. */
interface LookUps {
  readonly nameOf: (productId: number) => Promise<string>;
  /** The state of the account's cart; null for a guest. */
  readonly cartTag: (() => Promise<string>) | null;
  /** What unpaid orders of the shopper hold of a product. */
  readonly heldByOwnOrder: (productId: number) => Promise<readonly StockHold[]>;
}

/** Answers an order that was not placed: why, in the visitor's language, and what the page needs to go on. */
export async function answerRefusedOrder(
  refused: RefusedOrder,
  words: OrderWords,
  { nameOf, cartTag, heldByOwnOrder }: LookUps,
) {
  const refuse = (status: number, problem: OrderProblem) => data(problem, { status });
  const { reason } = refused;
  switch (reason) {
    case 'rate-limited':
      return refuse(429, { reason, text: orderProblemText(refused, words) });
    case 'total-changed': {
      const isCodeRefused = refused.discount !== null;
      return refuse(409, { reason, text: orderProblemText(refused, words), isCodeRefused });
    }
    case 'cart-changed': {
      const text = orderProblemText(refused, words);
      return refuse(409, cartTag === null ? { reason, text } : { reason, text, cartTag: await cartTag() });
    }
    case 'days-missing':
    case 'day-not-offered':
    case 'days-taken': {
      const name = await nameOf(refused.productId);
      return refuse(409, { reason, text: orderProblemText({ ...refused, name }, words) });
    }
    case 'out-of-stock': {
      const { productId, available } = refused;
      const [name, holds] = await Promise.all([nameOf(productId), heldByOwnOrder(productId)]);
      const hold = holds.find(({ isOfCart }) => !isOfCart);
      return refuse(409, { reason, text: orderProblemText({ reason, name, available }, words), hold });
    }
    default:
      return refuse(409, { reason, text: orderProblemText(refused, words) });
  }
}
