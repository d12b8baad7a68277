import { useState } from 'react';
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isOfferedPlace, OFFERED_METHOD, offerPaymentTotals } from '../../domain/quotes/offer.ts';
import { QUOTE_TRANSITIONS } from '../../domain/quotes/quote.ts';
import { transition } from '../../domain/orders/transition.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { AddressEditor } from '../checkout/address-editor.tsx';
import { afterOrder } from '../checkout/after-order.ts';
import { answerAddressForm } from '../checkout/answer-address-form.ts';
import { editedAddress } from '../checkout/edited-address.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { limitText } from '../form/limit-text.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { DeadEnd } from '../ui/dead-end.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/quote.route';
import type { FormValues } from './accept-form.tsx';
import { answerQuoteForm, REFUSAL_KEYS } from './answer-quote-form.ts';
import { QuoteScreen } from './quote-screen.tsx';

/** The quote's own address, with the key that opened it. */
function addressOf({ region }: PageRequest, id: string, key: string | null): string {
  const page = `/${region}/quote/${encodeURIComponent(id)}`;
  return key === null ? page : `${page}?key=${encodeURIComponent(key)}`;
}

async function find(page: PageRequest, request: Request, id: string) {
  const key = new URL(request.url).searchParams.get('key');
  const quote = await page.shop.quotes.findCustomersQuote({ id, key, userId: page.user?.id ?? null });
  return { key, quote, address: addressOf(page, id, key) };
}

const signInAt = ({ region }: PageRequest, address: string) =>
  `/${region}/auth?redirect=${encodeURIComponent(address)}`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { shop, user, translate } = page;
  const { key, quote, address } = await find(page, request, params.id);
  if (quote === null) {
    if (key === null && user === null) throw redirect(signInAt(page, address));
    if (key === null) throw data(null, { status: 404 });
    return data({ view: null, title: pageTitle(translate('quote.lost.title')) }, { status: 403 });
  }
  const [name = '', ...rest] = quote.name.split(' ');
  return {
    view: {
      quote,
      pdf: shop.quotes.offerPath(quote.id),
      signIn: user === null ? signInAt(page, address) : null,
      isJustSent: new URL(request.url).searchParams.has('sent'),
      isOrderOwn: user !== null && user.id === quote.userId,
      mayWithdraw: transition(QUOTE_TRANSITIONS, quote.status, 'WITHDRAWN').ok,
      payments: offerPaymentTotals(quote, shop.rules),
      // The offer's price of delivery holds for no other place.
      addresses:
        user === null
          ? []
          : (await shop.addresses.list(user.id)).filter((saved) => isOfferedPlace(quote, saved)),
      asked: {
        firstName: user?.firstName ?? name,
        lastName: user?.lastName ?? rest.join(' '),
        email: quote.email,
        phone: quote.phone,
        country: quote.country,
        city: quote.city,
        postalCode: '',
        address: '',
        method: OFFERED_METHOD,
      },
    },
    title: pageTitle(translate('quote.title', { number: quote.quoteNumber })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, translate, readForm } = page;
  const { quote, address } = await find(page, request, params.id);
  if (quote === null) throw data(null, { status: user === null ? 401 : 404 });
  const { id: quoteId } = quote;
  const form = await readForm();
  const answered = await answerAddressForm(form, {
    userId: user?.id ?? null,
    addresses: shop.addresses,
    textOf: translate,
    next: `${address}#acceptance`,
  });
  if (answered !== null) return answered;
  return answerQuoteForm(form, {
    textOf: translate,
    addresses: async () => (user === null ? [] : shop.addresses.list(user.id)),
    withdraw: async (version) => {
      const withdrawn = await shop.quotes.withdrawQuote({ quoteId, version, userId: user?.id ?? null });
      // What is over already is told by the page.
      return withdrawn.ok || withdrawn.reason !== 'quote-changed'
        ? redirect(address, 303)
        : { status: 409, text: translate(REFUSAL_KEYS[withdrawn.reason]) };
    },
    accept: async (yes) => {
      if (user === null) return redirect(signInAt(page, address), 303);
      const limit = await shop.limits.order(user.id);
      if (!limit.ok) return { status: 429, text: limitText(translate, limit.retryAfterSeconds) };
      const accepted = await shop.quotes.acceptQuote({ ...yes, quoteId, userId: user.id });
      if (accepted.ok) {
        const { orderId } = accepted;
        const { payment } = yes;
        const placed = { orderId, userId: user.id, payment, region };
        return afterOrder(await shop.payments.payPlacedOrder(placed), { ...placed, request });
      }
      if (accepted.reason === 'out-of-stock') {
        const name = quote.lines.find(({ productId }) => productId === accepted.productId)?.name ?? '';
        const { available } = accepted;
        return { status: 409, text: translate('error.out-of-stock', { name, available }) };
      }
      return { status: 409, text: translate(REFUSAL_KEYS[accepted.reason]) };
    },
  });
}

/** After a refusal by how the shop stands, too, the page is to show what the order comes to by now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

/** An e-mail's link that has ended, was cut short or was made up; all are told the same. */
function LostQuote() {
  const t = useT();
  return (
    <DeadEnd title={t('quote.lost.title')} text={t('quote.lost.text')}>
      <ButtonLink to="/contact" tone="primary" size="lg">
        {t('quote.lost.contact')}
      </ButtonLink>
      <ButtonLink to="/profile" tone="ghost" size="lg">
        {t('quote.lost.profile')}
      </ButtonLink>
    </DeadEnd>
  );
}

export default function QuotePage({ loaderData: { view }, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const [search] = useSearchParams();
  // An address is changed in place of the screen, whose form begins with this when it is back.
  const [left, setLeft] = useState<FormValues | null>(null);
  if (view === null) return <LostQuote />;
  const edited = editedAddress(search, view.addresses);
  if (edited === undefined) {
    return (
      <QuoteScreen
        {...view}
        left={left}
        onLeave={setLeft}
        problem={problem?.reason === 'refused' ? problem : undefined}
      />
    );
  }
  return (
    <div data-uncovered="" className="container-page pt-10 pb-section">
      <h1 className="mb-8 text-3xl">{t('quote.title', { number: view.quote.quoteNumber })}</h1>
      <AddressEditor address={edited} problem={problem?.reason === 'address-refused' ? problem : undefined} />
    </div>
  );
}

/**
 * An e-mail's link opens the page to whoever has it: nothing keeps it, lists it or tells other sites where it was. The shop
 * is told, for the router takes no form without its origin.
 */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
});

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
