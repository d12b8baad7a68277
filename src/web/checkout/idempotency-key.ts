import * as v from 'valibot';

/** The tab's own latest key, in its storage. */
const STORAGE_KEY = 'checkoutKey';
const storedSchema = v.object({ key: v.string(), content: v.string() });

/** The keys of all tabs, for a while: of what was ordered they keep a hash, because others may use the browser too. */
const SHARED_STORAGE_KEY = 'checkoutKeys';
const sharedSchema = v.array(v.object({ key: v.string(), hash: v.string(), at: v.number() }));
/** So long the same content in another tab is the same order whose answer was lost; later it is one more order. */
const SHARED_MINUTES = 60;
/** So many orders that wait for their answer are remembered. */
const SHARED_KEYS = 5;

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

/** A hash of 53 bits (cyrb53): browsers have a better one in secure contexts alone, and a wrong key is refused by the shop. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** The keys of all tabs that are not too old, the newest first. */
function sharedKeys(): v.InferOutput<typeof sharedSchema> {
  try {
    const parsed = v.safeParse(sharedSchema, JSON.parse(localStorage.getItem(SHARED_STORAGE_KEY) ?? 'null'));
    const since = Date.now() - SHARED_MINUTES * 60_000;
    return parsed.success ? parsed.output.filter(({ at }) => at > since) : [];
  } catch {
    return [];
  }
}

function shareKeys(keys: v.InferOutput<typeof sharedSchema>): void {
  try {
    if (keys.length === 0) localStorage.removeItem(SHARED_STORAGE_KEY);
    else localStorage.setItem(SHARED_STORAGE_KEY, JSON.stringify(keys.slice(0, SHARED_KEYS)));
  } catch {
    // Forbidden storage: each tab has its own key.
  }
}

/**
 * The idempotency key of an order about to be sent. The same content, sent again after a lost answer, gets the same
 * key, so that it is placed once, from another tab of the browser too; any other content is another order.
 */
export function orderKeyFor(content: string): string {
  const known = stored();
  if (known?.success && known.output.content === content) return known.output.key;
  const shared = sharedKeys();
  const hash = hashOf(content);
  const same = shared.find((each) => each.hash === hash);
  const key = same?.key ?? randomKey();
  if (same === undefined) shareKeys([{ key, hash, at: Date.now() }, ...shared]);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ key, content }));
  } catch {
    // Forbidden storage: the key lasts for this attempt.
  }
  return key;
}

/** The keys of orders that this browser has sent and of which it knows no end: perhaps the answer to one was lost. */
export const openOrderKeys = (): readonly string[] => sharedKeys().map(({ key }) => key);

/**
 * Forgets an order's `keys` in the browser. Answers where the order was sent from: this tab, another one of the browser, or
 * neither, as far as the browser knows.
 */
export function concludeOrderKey(keys: readonly string[]): 'tab' | 'browser' | null {
  const shared = sharedKeys();
  const others = shared.filter(({ key }) => !keys.includes(key));
  const isShared = others.length < shared.length;
  if (isShared) shareKeys(others);
  const known = stored();
  if (!known?.success || !keys.includes(known.output.key)) return isShared ? 'browser' : null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
  return 'tab';
}
