import { logFailure } from '../ui/log-failure.ts';
import { keepCart, sendChangesBy, setCartOwner, storedCart } from './cart-store.ts';

/** The account's cart is followed by those who have one; nobody else loads the script. */
async function follow(tag: string | null): Promise<void> {
  const { followAccount } = await import('./follow-account.ts');
  await followAccount(tag);
}

/** Empties a browser whose customer is gone; what they put into the cart is in the account. */
export function leaveAccountCart(): void {
  sendChangesBy(() => {});
  const { link } = storedCart();
  if (link !== null && 'tag' in link) keepCart({ items: [], link: null });
}

/**
 * Brings the browser's cart in line with who is here (R24b): `tag` is the state of the signed-in customer's cart, null
 * for a visitor, undefined when the shop could not say.
 */
export async function settleCart(tag: string | null | undefined): Promise<void> {
  if (tag === undefined) return setCartOwner('unknown');
  if (tag === null) {
    leaveAccountCart();
    return setCartOwner('visitor');
  }
  const keepUp = async (known: string | null) => {
    try {
      await follow(known);
      setCartOwner('account');
    } catch (error) {
      logFailure('Service call failed: cart', error);
      setCartOwner('unknown'); // no connection, or the session is over: the next page asks again
    }
  };
  sendChangesBy(() => void keepUp(null));
  await keepUp(tag);
}
