import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { keepDiscount } from '../discounts/discount-store.ts';
import { useDiscount } from '../discounts/use-discount.ts';
import { CheckoutBar } from '../cart/checkout-bar.tsx';
import { storedCart } from '../cart/cart-store.ts';
import type { FreshCart } from '../cart/use-fresh-cart.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { BindingButton, OrderButton } from './binding-button.tsx';
import { changedTotal } from './changed-total.ts';
import { checkoutOffer, type CheckoutRules } from './checkout-offer.ts';
import { blockOf, RefusalAlert, TotalChanged } from './checkout-refusal.tsx';
import type { ArrivalTexts } from '../cart/arrival-texts.ts';
import { beginDraft, resumeDraft } from './choose-address.ts';
import { GUEST, type CheckoutDraft } from './draft.ts';
import { orderForm } from './order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { reachableStep } from './reachable-step.ts';
import { stepOfProblem, type PlacingOrder } from './use-place-order.ts';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { StepperProgress } from '../ui/stepper-progress.tsx';

// Most carts have no machine to rent.
const HoldNote = lazy(() => import('./hold-note.tsx'));

/** Which of the three steps this is; `step` counts from 1. */
function CheckoutProgress({ names, step }: { names: readonly string[]; step: number }) {
  const t = useT();
  const path = usePath();
  return (
    <StepperProgress
      steps={names.map((name, index) => ({ name, href: `${path('/checkout')}?step=${index + 1}` }))}
      current={step - 1}
      labels={{ progress: t('checkout.progress'), done: t('checkout.stepDone') }}
      LinkComponent={ShopAnchor}
    />
  );
}

/** What the order comes to, above the fields on a narrow screen, where the summary stands under them. */
function SummaryLink({ total }: { total: Money }) {
  const t = useT();
  const locale = useLocale();
  return (
    <a
      href="#checkout-summary"
      className="mt-6 flex min-h-11 items-center justify-between gap-4 rounded-md bg-surface px-4 py-3 text-sm lg:hidden"
    >
      <span className="flex items-center gap-2">
        {t('cart.summary')}
        <ChevronDown size={16} aria-hidden="true" />
      </span>
      <span className="text-base font-semibold">{formatPrice(total, locale)}</span>
    </a>
  );
}

/** The state of the account's cart that the browser's copy mirrors; null for a visitor's cart. */
function knownCartTag(): string | null {
  const { link } = storedCart();
  return link !== null && 'tag' in link ? link.tag : null;
}

/** The three steps over one draft; the step stands in the address, so that Back goes a step back (C §2, §4). */
export function CheckoutForm({
  cart,
  order: { isPending, refusal, place, settle },
  rules,
  owner,
  addresses,
  hasTooManyOpenOrders,
  arrivals,
  prefill,
}: {
  cart: FreshCart;
  order: PlacingOrder;
  rules: CheckoutRules;
  /** The customer's e-mail, or GUEST. */
  owner: string;
  addresses: readonly SavedAddress[];
  /** Whether the order would be refused for the shopper's open orders, as they were when the checkout was opened. */
  hasTooManyOpenOrders: boolean;
  arrivals: ArrivalTexts;
  prefill: CheckoutDraft['shipping'];
}) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const currency = useCurrency();
  const taxRule = useTaxRule();
  const [draft, changeDraft] = useCheckoutDraft(owner, (kept) =>
    kept === null ? beginDraft(prefill, addresses) : resumeDraft(kept, prefill, addresses),
  );

  const isGuest = owner === GUEST;
  const { items } = cart;
  const discount = useDiscount();
  const { terms } = discount;
  const offer = checkoutOffer({ ...cart, currency, taxRule, terms }, draft, rules);
  const wanted = search.get('step');
  const step = reachableStep(wanted, draft, offer.payments);
  const [firstStep] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== firstStep && !hasMoved) setHasMoved(true);

  const goTo = (next: number) => {
    settle();
    void navigate(`?step=${next}`, { preventScrollReset: true });
  };
  const refusedStep = refusal === null ? null : stepOfProblem(refusal);
  useEffect(() => {
    if (refusedStep !== null)
      void navigate(`?step=${refusedStep}`, { replace: true, preventScrollReset: true });
  }, [refusedStep, navigate]);

  // What is shown from now on is what the order would come to without the code.
  const isCodeRefused = refusal?.isCodeRefused === true;
  useEffect(() => {
    if (isCodeRefused) keepDiscount(null);
  }, [isCodeRefused]);

  // The address follows what is shown: a later step that it names would open as soon as the last field is typed.
  const shownStep = wanted === null ? null : String(step);
  useEffect(() => {
    if (shownStep !== wanted)
      void navigate(`?step=${shownStep}`, { replace: true, preventScrollReset: true });
  }, [shownStep, wanted, navigate]);

  const names = [t('checkout.step.shipping'), t('checkout.step.payment'), t('checkout.step.review')];
  const blocked = blockOf(cart, offer, { t, locale });
  // The server's own words name the product; what the browser finds out afterwards does not.
  const shownRefusal = (refusedStep === step ? refusal : null) ?? blocked;
  const discountCode = offer.discount?.ok ? offer.discount.discount.code : null;
  const before = changedTotal(draft, { total: offer.totals.total, discountCode });
  const ordered: CheckoutDraft = {
    ...draft,
    shipping: { ...draft.shipping, method: offer.method },
    payment: offer.payment,
  };
  const binding = {
    loading: isPending,
    disabled: blocked !== null || !cart.isChecked,
    onClick: () =>
      place(
        orderForm({
          items,
          draft: ordered,
          isGuest,
          currency,
          total: offer.totals.total,
          isDeliveryQuoted: offer.quotedFor !== null,
          discountCode,
          cartTag: knownCartTag(),
        }),
      ),
  };
  return (
    <>
      <CheckoutProgress names={names} step={step} />
      {step < 3 && <SummaryLink total={offer.totals.total} />}
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-10 max-lg:pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] wide:grid-cols-[minmax(0,1fr)_29rem]">
        <div className="flex flex-col gap-6">
          <StepHeading key={step} isFirstShown={!hasMoved}>
            {names[step - 1]}
          </StepHeading>
          {cart.isChecked && items.some(({ isRental }) => isRental) && (
            <Suspense>
              <HoldNote items={items} step={step} isGuest={isGuest} isBlocked={shownRefusal !== null} />
            </Suspense>
          )}
          {shownRefusal !== null && <RefusalAlert key={shownRefusal.reason} refusal={shownRefusal} />}
          {step === 3 && before && <TotalChanged before={before} now={offer.totals.total} />}
          {step === 1 && hasTooManyOpenOrders && (
            <Alert tone="warning">{t('error.too-many-open-orders')}</Alert>
          )}
          {step === 1 && (
            <ShippingStep
              key={JSON.stringify(refusal?.errors)}
              draft={draft}
              addresses={addresses}
              isGuest={isGuest}
              offer={offer}
              arrivals={arrivals}
              serverErrors={refusal?.errors ?? {}}
              onChange={changeDraft}
              onContinue={() => goTo(2)}
            />
          )}
          {step === 2 && (
            <PaymentStep
              offer={offer}
              fees={rules.payOnDeliveryFees}
              isGuest={isGuest}
              onChange={(payment) => changeDraft({ ...draft, payment })}
              onBack={() => goTo(1)}
              onContinue={() => {
                const { minor } = offer.totals.total;
                changeDraft({ ...ordered, reviewed: { currency, minor, discountCode } });
                goTo(3);
              }}
            />
          )}
          {step === 3 && (
            <ReviewStep items={items} draft={draft} offer={offer} arrivals={arrivals} onEdit={goTo} />
          )}
        </div>
        <OrderSummary
          items={items}
          areLinesShown={step < 3}
          offer={offer}
          discount={discount}
          taxRule={taxRule}
        >
          {step === 3 && (
            <div className="mt-7 text-center">
              <BindingButton {...binding} isRented={offer.rented !== 'none'} isDocked width="full" />
            </div>
          )}
        </OrderSummary>
      </div>
      {step === 3 && (
        <CheckoutBar
          dock="order"
          // The button has a line of its own: its words are those that the law asks for, and stay whole.
          className="max-sm:flex-col max-sm:items-stretch max-sm:gap-2 max-sm:[&>p]:flex max-sm:[&>p]:flex-wrap max-sm:[&>p]:items-baseline max-sm:[&>p]:justify-between max-sm:[&>p]:gap-x-4"
          total={offer.totals.total}
          isWithoutDelivery={offer.quotedFor !== null}
        >
          <OrderButton {...binding} />
        </CheckoutBar>
      )}
    </>
  );
}
