import * as v from 'valibot';
import { sentLine, type CartItem } from '../../domain/cart/cart-item.ts';
import { isCartItem } from '../../domain/cart/parse-cart.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { sendCall } from './send-call.ts';
import type { CartLink } from '../../domain/cart/cart-link.ts';
import { differs, quantitiesOf, rebaseCart, type Quantities } from '../../domain/cart/rebase-cart.ts';
import { toast } from '../ui/toast.tsx';
import { tellInCart } from './cart-news.ts';
import { keepCart, storedCart } from './cart-store.ts';

const amount = v.pipe(v.number(), v.finite());
const inCurrencies = <S extends v.GenericSchema>(schema: S) => v.object({ UAH: schema, PLN: schema });
const tierPrices = inCurrencies(v.object({ day: amount, week: amount, month: amount }));
const answerSchema = v.object({
  data: v.object({
    lines: v.array(
      v.looseObject({
        price: inCurrencies(amount),
        rentalPrices: v.nullable(tierPrices),
        isExactRental: v.boolean(),
        rentalOptions: v.array(v.object({ code: v.string(), name: v.string(), prices: tierPrices })),
      }),
    ),
    changes: v.array(v.object({ uniqueKey: v.string(), reason: v.string() })),
    messages: v.array(v.string()),
  }),
});
type Line = v.InferOutput<typeof answerSchema>['data']['lines'][number];

/** The account's cart as the shop answers it. */
interface AnsweredCart {
  readonly tag: string;
  readonly items: readonly CartItem[];
  /** Keys of lines that the account still holds, though their products are gone. */
  readonly gone: readonly string[];
  /** What the shopper is to be told, in the language of the page. */
  readonly messages: readonly string[];
}

const minor = (major: number, currency: Currency) => fromMajor(major, currency).minor;
const pair = <T>(of: (currency: Currency) => T) => ({ UAH: of('UAH'), PLN: of('PLN') });

function minorTiers(prices: v.InferOutput<typeof tierPrices>) {
  return pair((currency) => {
    const { day, week, month } = prices[currency];
    return { day: minor(day, currency), week: minor(week, currency), month: minor(month, currency) };
  });
}

const exactly = (tiers: ReturnType<typeof minorTiers>) =>
  pair((currency) => ({ ...tiers[currency], isExact: true }));

function itemOf({ price, rentalPrices, isExactRental, rentalOptions, ...line }: Line): CartItem[] {
  const tiers = rentalPrices && minorTiers(rentalPrices);
  const item: unknown = {
    ...line,
    price: pair((currency) => minor(price[currency], currency)),
    rentalTiers: tiers && isExactRental ? exactly(tiers) : tiers,
    ...(rentalOptions.length > 0 && {
      rentalOptions: rentalOptions.map(({ code }) => code),
      options: rentalOptions.map(({ prices, ...option }) => ({ ...option, tiers: minorTiers(prices) })),
    }),
  };
  return isCartItem(item) ? [item] : [];
}

const tagIn = (response: Response) => (response.headers.get('etag') ?? '').replace(/^W\/|"/g, '');

async function readCart(response: Response): Promise<AnsweredCart> {
  if (!response.ok) throw new Error(`The cart was answered with ${response.status}`);
  const { data } = v.parse(answerSchema, await response.json());
  return {
    tag: tagIn(response),
    items: data.lines.flatMap(itemOf),
    gone: data.changes.filter(({ reason }) => reason === 'gone').map(({ uniqueKey }) => uniqueKey),
    messages: data.messages,
  };
}

const inPageLanguage = (path: string) => `${path}?locale=${document.documentElement.lang}`;

/** Asks for the account's cart. */
const getCart = async (): Promise<AnsweredCart> => readCart(await fetch(inPageLanguage('/api/cart')));

/** Puts the whole cart; answers the new tag, null when the account's cart is no longer at `tag`. */
async function putCart(tag: string, items: readonly CartItem[]): Promise<string | null> {
  const response = await sendCall('PUT', '/api/cart', { tag, body: { lines: items.map(sentLine) } });
  if (response.status === 412) return null;
  if (!response.ok) throw new Error(`The cart was refused with ${response.status}`);
  return tagIn(response);
}

/** Hands a visitor's cart over to the account, `base` pieces of each line, once for each token. */
async function mergeCart(token: string, items: readonly CartItem[], base: Quantities): Promise<AnsweredCart> {
  const lines = items
    .filter(({ uniqueKey }) => uniqueKey in base)
    .map((item) => sentLine({ ...item, quantity: base[item.uniqueKey] ?? item.quantity }));
  return readCart(await sendCall('POST', inPageLanguage('/api/cart/merge'), { body: { token, lines } }));
}

/** Two devices that keep writing give up after so many rounds; the next page goes on. */
const ROUNDS_MAX = 8;

/** Works outside of secure contexts too, unlike `randomUUID`. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const markOf = (tag: string) => tag.split('.')[0];

function say(messages: readonly string[]) {
  for (const message of messages) toast.info(message);
  if (messages.length > 0) tellInCart(messages);
}

/** Takes over the account's cart, with what was changed here since `base`. */
function adopt(cart: AnsweredCart, base: Quantities) {
  const { tag, items: theirs, gone, messages } = cart;
  const { items: mine, link } = storedCart();
  const items = rebaseCart({ base, touched: link?.touched ?? [], mine, theirs });
  // What is gone is still in the account: the cart differs from it until it is put without.
  const held = Object.fromEntries(gone.map((key) => [key, 1]));
  keepCart({ items, link: { tag, base: { ...held, ...quantitiesOf(theirs) }, touched: [] } });
  say(messages);
}

/** Makes a visitor's cart the account's: an empty one is replaced, a filled one merged under a token of its own. */
async function takeIn(items: readonly CartItem[], link: Extract<CartLink, { token: string }> | null) {
  if (items.length === 0) {
    const cart = await getCart();
    if (storedCart().link === link) adopt(cart, {});
    return true;
  }
  const sent = link ?? { token: newToken(), base: quantitiesOf(items), touched: [] };
  if (link === null) keepCart({ items, link: sent });
  const cart = await mergeCart(sent.token, items, sent.base);
  const now = storedCart().link;
  if (now !== null && 'token' in now && now.token === sent.token) adopt(cart, sent.base);
  return true;
}

/** One exchange with the account; true when there may be more to do. `known` is its tag, null if not just heard. */
async function exchange(known: string | null): Promise<boolean> {
  const { items, link } = storedCart();
  if (link === null || 'token' in link) {
    return takeIn(items, link);
  }
  if (known !== null && markOf(known) !== markOf(link.tag)) {
    keepCart({ items: [], link: null }); // another customer's
    return true;
  }
  if (known !== null && known !== link.tag) {
    const cart = await getCart();
    if (isStill(link.tag)) adopt(cart, link.base);
    return true;
  }
  if (!differs(items, link.base)) return false;
  const tag = await putCart(link.tag, items);
  if (!isStill(link.tag)) return true;
  if (tag === null) adopt(await getCart(), link.base);
  else keepCart({ items: storedCart().items, link: { tag, base: quantitiesOf(items), touched: [] } });
  return true;
}

/** Whether the browser's cart is still the one of before the call: the customer may have left meanwhile. */
function isStill(tag: string): boolean {
  const { link } = storedCart();
  return link !== null && 'tag' in link && link.tag === tag;
}

async function settle(tag: string | null) {
  let known = tag;
  for (let round = 0; round < ROUNDS_MAX && (await exchange(known)); round++) known = null;
}

let running: Promise<void> | null = null;
/** What was asked for while an exchange was under way. */
let wanted: { readonly tag: string | null } | null = null;

/**
 * Brings the browser's cart and the account's together (R24b): a visitor's cart is merged in once, a copy that is out
 * of date is renewed, and what was changed here is put. One tab at a time where the browser can see to it; the
 * account's tag and token keep it right where it cannot. Fails without a connection.
 */
export function followAccount(tag: string | null): Promise<void> {
  if (running !== null) {
    wanted = { tag: tag ?? wanted?.tag ?? null };
    return running;
  }
  const work = async () => {
    for (let next: typeof wanted = { tag }; next !== null; next = wanted) {
      wanted = null;
      await settle(next.tag);
    }
  };
  const locks: LockManager | undefined = navigator.locks; // there only in secure contexts
  running = (locks ? locks.request('cart', work) : work()).finally(() => {
    running = null;
    wanted = null;
  });
  return running;
}
