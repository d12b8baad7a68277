import * as v from 'valibot';

const STORAGE_KEY = 'checkoutKey';
const storedSchema = v.object({ key: v.string(), content: v.string() });

/** Works outside of secure contexts too, unlike `randomUUID`. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stored() {
  try {
    return v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * The idempotency key of an order about to be sent. The same content, sent again after a lost answer, gets the same
 * key, so that it is placed once; any other content is another order.
 */
export function orderKeyFor(content: string): string {
  const known = stored();
  if (known?.success && known.output.content === content) return known.output.key;
  const key = randomKey();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ key, content }));
  } catch {
    // Forbidden storage: the key lasts for this attempt.
  }
  return key;
}

/** Forgets the tab's key if it is one of an order's `keys`; answers whether it was: whether this tab is to conclude it. */
export function concludeOrderKey(keys: readonly string[]): boolean {
  const known = stored();
  if (!known?.success || !keys.includes(known.output.key)) return false;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
  return true;
}
