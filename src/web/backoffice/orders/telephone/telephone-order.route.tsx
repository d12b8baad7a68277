import { data, redirect } from 'react-router';
import { mayOpen } from '../../../../domain/account/role.ts';
import { readCustomersQuery } from '../../../../domain/account/customers-query.ts';
import {
  CALLER_SEARCH_MIN,
  TELEPHONE_PAYMENTS,
  type TelephoneDraft,
} from '../../../../domain/backoffice/telephone-order.ts';
import { printPhone } from '../../../../domain/contact-data/print-phone.ts';
import { offeredPayments } from '../../../../domain/checkout/payment-methods.ts';
import { offeredMethods } from '../../../../domain/checkout/shipping-rules.ts';
import type { Currency } from '../../../../domain/money/money.ts';
import { shopOf, type PageRequest } from '../../../../server/context.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BackLink } from '../../back-link.tsx';
import type { Route } from './+types/telephone-order.route';
import { answerTelephoneOrder, type TelephoneAnswer } from './answer-telephone-order.ts';
import { CallerChoice } from './caller-choice.tsx';
import { telephoneProblemText } from './telephone-problem-text.ts';
import { TelephoneScreen } from './telephone-screen.tsx';

type Shop = PageRequest['shop'];
type Customer = NonNullable<Awaited<ReturnType<Shop['checkout']['telephone']['findCustomer']>>>;

/** The id of an account, whoever made it. */
const ACCOUNT = /^[\w-]{1,64}$/;
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Products that a search shows. */
const FOUND_SHOWN = 8;

/** Whose order an address is about, and the key of its form, which is in the address so that the way back and a second tab have the same. */
function readAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  const [customer, key] = [searchParams.get('customer'), searchParams.get('form')];
  if (customer !== null && !ACCOUNT.test(customer)) throw data(null, { status: 404 });
  return { customer, key: key !== null && KEY.test(key) ? key : null };
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

/** The form as it begins: by the account, its default address, and the company that it bought for last. */
function begun({ addresses, firstName, lastName, phone, company, locale }: Customer): TelephoneAnswer {
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const country = address?.country ?? (locale === 'pl' ? 'PL' : 'UA');
  const place = { country, city: '', postalCode: '', address: '' };
  const draft: TelephoneDraft = {
    lines: [],
    addressId: address?.id ?? '',
    receiver: { firstName, lastName, phone: phone ?? '', ...place },
    method: 'standard',
    payment: 'transfer',
    discountCode: '',
    isCompany: false,
    company: company?.company ?? '',
    taxNumber: company?.taxNumber ?? '',
    isElsewhere: false,
    companyPlace: place,
    note: '',
    areTermsReadOut: false,
  };
  const currency = country === 'PL' ? 'PLN' : 'UAH';
  const nothing = { goods: [], found: null, errors: {}, text: null, preview: null };
  return { draft, currency, search: '', version: 0, ...nothing };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const { customer: userId, key } = readAddress(request);
  const title = pageTitle(translate('backoffice.telephone.title'));
  if (userId === null) {
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
  const customer = await shop.checkout.telephone.findCustomer(userId);
  if (customer === null) throw data(null, { status: 404 });
  if (key === null) {
    const query = new URLSearchParams({ customer: userId, form: crypto.randomUUID() });
    throw redirect(`/${region}/admin/orders/new?${String(query)}`);
  }
  return {
    step: 'order' as const,
    customer,
    mayOpenCustomer: mayOpen(user, '/admin/customers'),
    placed: await shop.checkout.telephone.findPlacedFrom({ userId, formKey: key }),
    formKey: key,
    begun: begun(customer),
    offers: { UAH: offerOf(shop, 'UAH'), PLN: offerOf(shop, 'PLN') },
    title,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  const { customer: userId, key } = readAddress(request);
  if (user === null || userId === null) throw data(null, { status: 404 });
  const customer = await shop.checkout.telephone.findCustomer(userId);
  if (customer === null) throw data(null, { status: 404 });
  if (key === null) throw data(null, { status: 400 });
  const { telephone } = shop.checkout;
  async function textOf(
    refused: Extract<Awaited<ReturnType<typeof telephone.place>>, { readonly ok: false }>,
    currency: Currency,
  ) {
    const id = 'productId' in refused ? refused.productId : null;
    const [product] = id === null ? [] : await shop.catalogue.productsByIds([id], locale);
    const name = product?.name ?? (id === null ? '' : String(id));
    return telephoneProblemText({ ...refused, name }, { locale, t, rule: shop.rules.tax[currency] });
  }
  return answerTelephoneOrder(form, {
    caller: customer,
    search: async (search) => {
      const query = { search, category: null, shown: 'published', translations: 'any', after: null } as const;
      const { products } = await shop.editing.listProducts(query, locale);
      const ids = products.slice(0, FOUND_SHOWN).map(({ id }) => id);
      return {
        products: await shop.catalogue.productsByIds(ids, locale),
        hasMore: products.length > FOUND_SHOWN,
      };
    },
    goodsOf: (ids) => shop.catalogue.productsByIds(ids, locale),
    preview: async (order) => {
      const previewed = await telephone.preview({ ...order, userId });
      return previewed.ok ? previewed : { ok: false, text: await textOf(previewed, order.currency) };
    },
    place: async (order) => {
      const placed = await telephone.place({ ...order, userId, staffId: user.id, formKey: key });
      return placed.ok ? placed : { ok: false, text: await textOf(placed, order.currency) };
    },
    pageOf: (orderId, done) => `/${region}/admin/orders/${orderId}?done=${done}`,
    isFull: t('backoffice.telephone.error.full'),
    checkFields: t('backoffice.telephone.checkFields'),
  });
}

/** Whose order it is, why it cannot be one, and what this form has placed already. */
function CallerHead({ data: { customer, mayOpenCustomer, placed } }: { data: OrderStep }) {
  const t = useT();
  const { id, name, email, phone, problem } = customer;
  return (
    <>
      <p className="mt-2 mb-8 text-sm">
        {mayOpenCustomer ? (
          <LocalLink
            to={`/admin/customers/${id}`}
            className="font-semibold break-words underline underline-offset-4"
          >
            {name || email}
          </LocalLink>
        ) : (
          <span className="font-semibold break-words">{name || email}</span>
        )}
        <span className="text-muted">
          {name !== '' && <span className="break-all">, {email}</span>}
          {phone !== null && (
            <>
              , <span className="whitespace-nowrap">{printPhone(phone)}</span>
            </>
          )}
        </span>{' '}
        <LocalLink
          to="/admin/orders/new"
          className="ml-2 inline-block whitespace-nowrap text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('backoffice.telephone.chooseOther')}
        </LocalLink>
      </p>
      {problem !== null && <Alert tone="warning">{t(`backoffice.telephone.problem.${problem}`)}</Alert>}
      {placed !== null && (
        <Alert
          tone="info"
          className="mb-8"
          title={t('backoffice.telephone.placedFrom')}
          action={
            <ButtonLink to={`/admin/orders/new?customer=${id}`} tone="ghost">
              {t('backoffice.telephone.another')}
            </ButtonLink>
          }
        >
          <LocalLink to={`/admin/orders/${placed.id}`} className="underline underline-offset-4">
            {t('backoffice.telephone.openOrder', { number: placed.orderNumber })}
          </LocalLink>
        </Alert>
      )}
    </>
  );
}

type OrderStep = Extract<Route.ComponentProps['loaderData'], { readonly step: 'order' }>;

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
          <CallerHead data={loaderData} />
          {/* What was typed for another order is kept, and says why it was not placed. */}
          {loaderData.customer.problem === null && (loaderData.placed === null || actionData) && (
            <TelephoneScreen
              key={loaderData.formKey}
              answer={actionData ?? loaderData.begun}
              offers={loaderData.offers}
              addresses={loaderData.customer.addresses}
              email={loaderData.customer.email}
            />
          )}
        </>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
