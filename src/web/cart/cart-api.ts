import * as v from 'valibot';
import { sentLine, type CartItem } from '../../domain/cart/cart-item.ts';
import { isCartItem } from '../../domain/cart/parse-cart.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import type { Currency } from '../../domain/money/money.ts';
import { sendCall } from './send-call.ts';
import type { Quantities } from '../../domain/cart/rebase-cart.ts';

const amount = v.pipe(v.number(), v.finite());
const inCurrencies = <S extends v.GenericSchema>(schema: S) => v.object({ UAH: schema, PLN: schema });
const answerSchema = v.object({
  data: v.object({
    lines: v.array(
      v.looseObject({
        price: inCurrencies(amount),
        rentalPrices: v.nullable(inCurrencies(v.object({ day: amount, week: amount, month: amount }))),
      }),
    ),
    changes: v.array(v.object({ uniqueKey: v.string(), reason: v.string() })),
    messages: v.array(v.string()),
  }),
});
type Line = v.InferOutput<typeof answerSchema>['data']['lines'][number];

/** The account's cart as the shop answers it. */
export interface AnsweredCart {
  readonly tag: string;
  readonly items: readonly CartItem[];
  /** Keys of lines that the account still holds, though their products are gone. */
  readonly gone: readonly string[];
  /** What the shopper is to be told, in the language of the page. */
  readonly messages: readonly string[];
}

const minor = (major: number, currency: Currency) => fromMajor(major, currency).minor;
const pair = <T>(of: (currency: Currency) => T) => ({ UAH: of('UAH'), PLN: of('PLN') });

function itemOf({ price, rentalPrices, ...line }: Line): CartItem[] {
  const item: unknown = {
    ...line,
    price: pair((currency) => minor(price[currency], currency)),
    rentalTiers:
      rentalPrices &&
      pair((currency) => {
        const { day, week, month } = rentalPrices[currency];
        return { day: minor(day, currency), week: minor(week, currency), month: minor(month, currency) };
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
export const getCart = async (): Promise<AnsweredCart> => readCart(await fetch(inPageLanguage('/api/cart')));

/** Puts the whole cart; answers the new tag, null when the account's cart is no longer at `tag`. */
export async function putCart(tag: string, items: readonly CartItem[]): Promise<string | null> {
  const response = await sendCall('PUT', '/api/cart', { tag, body: { lines: items.map(sentLine) } });
  if (response.status === 412) return null;
  if (!response.ok) throw new Error(`The cart was refused with ${response.status}`);
  return tagIn(response);
}

/** Hands a visitor's cart over to the account, `base` pieces of each line, once for each token. */
export async function mergeCart(
  token: string,
  items: readonly CartItem[],
  base: Quantities,
): Promise<AnsweredCart> {
  const lines = items
    .filter(({ uniqueKey }) => uniqueKey in base)
    .map((item) => sentLine({ ...item, quantity: base[item.uniqueKey] ?? item.quantity }));
  return readCart(await sendCall('POST', inPageLanguage('/api/cart/merge'), { body: { token, lines } }));
}
