import type { Caller } from '../../../../domain/backoffice/read-telephone-order.ts';
import { heardEmail } from '../../../../domain/backoffice/read-telephone-order.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import type { PageRequest } from '../../../../server/context.ts';
import type { TelephoneActions } from './answer-telephone-order.ts';
import { telephoneProblemText } from './telephone-problem-text.ts';

type Shop = PageRequest['shop'];

/** Products that a search shows. */
const FOUND_SHOWN = 8;

/** Who does what the screen of an order by telephone asks for: the use cases of the shop, in the words of a request. */
export function telephoneActions(
  { shop, region, locale, translate: t }: Pick<PageRequest, 'shop' | 'region' | 'locale' | 'translate'>,
  {
    customer,
    staffId,
    key,
  }: {
    /** Whose account it is for; null for a caller without one. */
    readonly customer: Awaited<ReturnType<Shop['checkout']['telephone']['findCustomer']>>;
    readonly staffId: string;
    /** Of the form, under which it is placed once. */
    readonly key: string;
  },
): TelephoneActions {
  const { telephone } = shop.checkout;
  async function textOf(
    refused: Extract<Awaited<ReturnType<typeof telephone.place>>, { readonly ok: false }>,
    currency: Currency,
  ) {
    const id = 'productId' in refused ? refused.productId : null;
    const [product] = id === null ? [] : await shop.catalogue.productsByIds([id], locale);
    const name = product?.name ?? (id === null ? '' : t('backoffice.telephone.gone', { id: String(id) }));
    return telephoneProblemText({ ...refused, name }, { locale, t, rule: shop.rules.tax[currency] });
  }
  return {
    callerOf: async ({ guest }): Promise<Caller> => {
      if (customer !== null) return { kind: 'account', ...customer };
      return { kind: 'guest', claimant: await telephone.findClaimant(heardEmail(guest.email)) };
    },
    search: async (search) => {
      const query = { search, category: null, shown: 'published', translations: 'any', after: null } as const;
      const { products } = await shop.editing.listProducts(query, locale);
      const ids = products.slice(0, FOUND_SHOWN).map(({ id }) => id);
      return {
        products: await shop.catalogue.productsByIds(ids, locale),
        hasMore: products.length > FOUND_SHOWN,
      };
    },
    goodsOf: async (ids) => {
      const products = await shop.catalogue.productsByIds(ids, locale);
      const options = await shop.catalogue.rentalOptions(products, locale);
      return products.map(({ id, name }) => ({ id, name, options: options.get(id) ?? [] }));
    },
    preview: async (order) => {
      const previewed = await telephone.preview(order);
      return previewed.ok ? previewed : { ok: false, text: await textOf(previewed, order.currency) };
    },
    place: async (order) => {
      const placed = await telephone.place({ ...order, staffId, formKey: key });
      return placed.ok ? placed : { ok: false, text: await textOf(placed, order.currency) };
    },
    pageOf: (orderId, done) => `/${region}/admin/orders/${orderId}?done=${done}`,
    isFull: t('backoffice.telephone.error.full'),
    checkFields: t('backoffice.telephone.checkFields'),
  };
}
