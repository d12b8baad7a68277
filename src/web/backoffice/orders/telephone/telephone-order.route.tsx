import { data, redirect } from 'react-router';
import { mayOpen } from '../../../../domain/account/role.ts';
import { readCustomersQuery } from '../../../../domain/account/customers-query.ts';
import { heardEmail, type Caller } from '../../../../domain/backoffice/read-telephone-order.ts';
import { CALLER_SEARCH_MIN, TELEPHONE_PAYMENTS } from '../../../../domain/backoffice/telephone-order.ts';
import { offeredPayments } from '../../../../domain/checkout/payment-methods.ts';
import { offeredMethods } from '../../../../domain/checkout/shipping-rules.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { shopOf, type PageRequest } from '../../../../server/context.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { BackLink } from '../../back-link.tsx';
import type { Route } from './+types/telephone-order.route';
import { answerTelephoneOrder, type TelephoneActions } from './answer-telephone-order.ts';
import { beginFor, beginForGuest } from './begin-draft.ts';
import { CallerChoice } from './caller-choice.tsx';
import { CallerHead } from './caller-head.tsx';
import { keptName, restoredForm } from './restored-form.ts';
import { telephoneProblemText } from './telephone-problem-text.ts';
import { TelephoneScreen } from './telephone-screen.tsx';

type Shop = PageRequest['shop'];

/** The id of an account, whoever made it. */
const ACCOUNT = /^[\w-]{1,64}$/;
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose order an address is about: of an account, of a caller without one, or not chosen yet; and the key of its form, which is in the address so that the way back and a second tab have the same. */
function readAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  const [customer, key] = [searchParams.get('customer'), searchParams.get('form')];
  if (customer !== null && !ACCOUNT.test(customer)) throw data(null, { status: 404 });
  const isGuest = customer === null && searchParams.has('guest');
  return { customer, isGuest, key: key !== null && KEY.test(key) ? key : null };
}

/** The customer of an account; 404 where it is nobody's. */
async function customerOf({ checkout }: Shop, userId: string) {
  const customer = await checkout.telephone.findCustomer(userId);
  if (customer === null) throw data(null, { status: 404 });
  return customer;
}

function offerOf({ rules }: Shop, currency: Currency) {
  const enabled = TELEPHONE_PAYMENTS.filter((method) => rules.paymentMethods.includes(method));
  const question = { ...rules, currency, enabled, hasRental: false, isTransferInTime: true, total: null };
  return {
    taxRule: rules.tax[currency],
    methods: offeredMethods(currency, rules.shipping),
    payments: offeredPayments(question),
  };
}

/** Products that a search shows. */
const FOUND_SHOWN = 8;

/** Who does what the screen of an order by telephone asks for: the use cases of the shop, in the words of a request. */
function telephoneActions(
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, translate, typed } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const { customer: userId, isGuest, key } = readAddress(request);
  const title = pageTitle(translate('backoffice.telephone.title'));
  if (userId === null && !isGuest) {
    const { search } = readCustomersQuery(new URL(request.url).searchParams);
    const isAsked = search.length >= CALLER_SEARCH_MIN;
    const listed = isAsked ? await shop.backoffice.customers.list({ search, after: null }) : null;
    const callers =
      listed?.customers.map(({ id, name, email, phone, role, isConfirmed }) => ({
        id,
        name,
        email,
        phone,
        role,
        isConfirmed,
      })) ?? null;
    return { step: 'choose' as const, search, callers, title };
  }
  const customer = userId === null ? null : await customerOf(shop, userId);
  if (key === null) {
    const query = new URLSearchParams(userId === null ? { guest: 'yes' } : { customer: userId });
    query.set('form', crypto.randomUUID());
    throw redirect(`/${region}/admin/orders/new?${String(query)}`);
  }
  // Sent without script when the session was over.
  const kept = typed?.[`${keptName(key)} *`];
  const actions = telephoneActions(shopOf(context), { customer, staffId: user.id, key });
  const answered = kept === undefined ? null : await answerTelephoneOrder(restoredForm(kept), actions);
  const given = answered instanceof Response ? null : answered;
  return {
    step: 'order' as const,
    customer,
    mayOpenCustomer: mayOpen(user, '/admin/customers'),
    placed: await shop.checkout.telephone.findPlacedFrom(key),
    formKey: key,
    begun: given?.data ?? (customer === null ? beginForGuest(locale) : beginFor(customer)),
    offers: { UAH: offerOf(shop, 'UAH'), PLN: offerOf(shop, 'PLN') },
    title,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, readForm } = shopOf(context);
  const form = await readForm();
  const { customer: userId, isGuest, key } = readAddress(request);
  if (user === null || (userId === null && !isGuest)) throw data(null, { status: 404 });
  const customer = userId === null ? null : await customerOf(shop, userId);
  if (key === null) throw data(null, { status: 400 });
  return answerTelephoneOrder(form, telephoneActions(shopOf(context), { customer, staffId: user.id, key }));
}

/** Staff write down what a customer orders on the telephone. */
export default function TelephoneOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <BackLink to="/admin/orders">{t('backoffice.orders.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.telephone.title')}</h1>
      {loaderData.step === 'choose' ? (
        <>
          <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.telephone.lead')}</p>
          <CallerChoice search={loaderData.search} callers={loaderData.callers} />
        </>
      ) : (
        <>
          <CallerHead {...loaderData} />
          {/* What was typed for another order is kept, and says why it was not placed. */}
          {(loaderData.customer?.problem ?? null) === null && (loaderData.placed === null || actionData) && (
            <TelephoneScreen
              key={`${loaderData.formKey} ${actionData?.isRestored ?? false}`}
              formKey={loaderData.formKey}
              answer={actionData ?? loaderData.begun}
              offers={loaderData.offers}
              customer={loaderData.customer}
            />
          )}
        </>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
