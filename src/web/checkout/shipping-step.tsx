import { useState, type SubmitEvent } from 'react';
import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import { daysKey, daysRange } from '../../domain/checkout/days-range.ts';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AddressFields } from './address-fields.tsx';
import { billingErrors, billingOf, shippingErrors, type ShippingErrors } from './shipping-errors.ts';
import type { ArrivalTexts } from '../cart/arrival-texts.ts';
import type { CheckoutOffer } from './checkout-offer.ts';
import { chooseAddress, typeShipping } from './choose-address.ts';
import { CompanyFields } from './company-fields.tsx';
import type { CheckoutDraft } from './draft.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/field.tsx';
import type { OfferedDelivery, ShippingMethod } from '../../domain/checkout/shipping-rules.ts';
import type { Money } from '../../domain/money/money.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { Price } from '../i18n/price.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';

/** To a guest: that an account would fill the form in. What is typed stays (R18). */
function SignInHint() {
  const t = useT();
  const path = usePath();
  return (
    <p className="text-sm text-muted">
      {t('checkout.haveAccount')}{' '}
      <LocalLink
        to={`/checkout/auth?redirect=${path('/checkout')}`}
        className="inline-block py-2 font-semibold text-ink underline underline-offset-4"
      >
        {t('checkout.signIn')}
      </LocalLink>
    </p>
  );
}

/** How the goods are sent: each method with its price for this cart and city, its days (R10), and when they are over. */
function MethodChoice({
  offer,
  arrivals,
  onChange,
}: {
  offer: CheckoutOffer;
  arrivals: ArrivalTexts;
  onChange: (method: ShippingMethod) => void;
}) {
  const t = useT();
  const priceOf = (fee: Money) => {
    if (offer.quotedFor === 'unplaced') return t('totals.shippingByPostcode');
    if (offer.quotedFor !== null) return t('totals.shippingToBeQuoted');
    return fee.minor === 0 ? t('page.delivery.free') : <Price money={fee} print={formatPrice} />;
  };
  const isQuoted = offer.quotedFor !== null && offer.quotedFor !== 'unplaced';
  const daysOf = (days: OfferedDelivery['days']) => {
    if (isQuoted) return t('checkout.quotedDays');
    if (offer.rented === 'all') return t('checkout.rentalDays');
    const arrival = arrivals[daysKey(days, offer.market)] ?? null;
    return deliveryDaysText(t('page.delivery.daysRange', daysRange(days)), {
      rented: offer.rented,
      t,
      arrival,
    });
  };
  const isDated = !isQuoted && offer.rented !== 'all';
  const [first, ...others] = offer.deliveries;
  const isSameFee = others.length > 0 && others.every(({ fee }) => fee.minor === first?.fee.minor);
  const hints = [
    ...(isSameFee ? [t('checkout.sameFee')] : []),
    ...(isDated ? [t('checkout.arrivalNote')] : []),
  ];
  return (
    <ChoiceGroup label={t('checkout.field.method')} hint={hints.join(' ') || undefined}>
      {offer.deliveries.map(({ method, fee, days }) => (
        <RadioCard
          key={method}
          name="method"
          value={method}
          checked={offer.method === method}
          onChange={() => onChange(method)}
          title={t(`shippingMethod.${method}`)}
          text={daysOf(days)}
          aside={priceOf(fee)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Whether the typed address is saved with the order, and under which name. */
function KeepAddress({
  draft: { isKept, label, shipping },
  onChange,
}: {
  draft: CheckoutDraft;
  onChange: (changed: Pick<CheckoutDraft, 'isKept' | 'label'>) => void;
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <CheckboxField
        label={t('checkout.keepAddress')}
        checked={isKept}
        onChange={(event) => onChange({ label, isKept: event.currentTarget.checked })}
      />
      {isKept && (
        <TextField
          label={
            <>
              {t('checkout.addressLabel')}{' '}
              <span className="font-normal text-muted">({t('checkout.optional')})</span>
            </>
          }
          hint={t('checkout.addressLabelHint')}
          placeholder={shipping.city}
          value={label}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange({ isKept, label: event.currentTarget.value })}
          className="sm:w-1/2 sm:pr-2"
        />
      )}
    </div>
  );
}

type Shipping = CheckoutDraft['shipping'];

/** The errors that stay after some fields were changed; a country says how the others of its address are written. */
function remaining(errors: ShippingErrors, changed: readonly string[]): ShippingErrors {
  const settled = new Set(changed);
  if (settled.has('country')) settled.add('postalCode').add('phone').add('billing.taxNumber');
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.has(field)));
}

/** The first step: who receives the order, where, how it is sent and whom it is invoiced to (C §2). */
export function ShippingStep({
  draft,
  addresses,
  isGuest,
  offer,
  arrivals,
  serverErrors,
  onChange,
  onContinue,
}: {
  draft: CheckoutDraft;
  addresses: readonly SavedAddress[];
  isGuest: boolean;
  offer: CheckoutOffer;
  arrivals: ArrivalTexts;
  /** What the server found wrong with the form that was sent. */
  serverErrors: ShippingErrors;
  onChange: (draft: CheckoutDraft) => void;
  onContinue: () => void;
}) {
  const t = useT();
  const [errors, setErrors] = useState(serverErrors);
  const { shipping, addressId } = draft;
  const wrongNow = shippingErrors({ ...shipping, method: offer.method });
  // A saved address that lacks something is completed in the form.
  const isSaved = addressId !== null && Object.keys(wrongNow).every((field) => field === 'email');

  const type = (changed: Partial<Shipping>) => {
    onChange(typeShipping(draft, changed));
    setErrors(remaining(errors, Object.keys(changed)));
  };
  const choose = (saved: SavedAddress | null) => {
    onChange(chooseAddress(draft, saved));
    setErrors({});
  };
  const bill = (changed: Partial<CheckoutDraft['billing']>) => {
    onChange({ ...draft, billing: { ...draft.billing, ...changed } });
    const isOther = 'place' in changed || 'isElsewhere' in changed || 'isCompany' in changed;
    const fields = isOther ? Object.keys(errors).filter((field) => field.startsWith('billing.')) : [];
    setErrors(remaining(errors, [...fields, ...Object.keys(changed).map((field) => `billing.${field}`)]));
  };
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = { ...wrongNow, ...billingErrors(billingOf(draft), shipping.country) };
    setErrors(wrong);
    // Some of the controls come with the errors: an incomplete address has its fields by then.
    const first = [...event.currentTarget.elements].find(
      (control) => control instanceof HTMLElement && wrong[control.getAttribute('name') ?? ''] !== undefined,
    );
    if (Object.keys(wrong).length === 0) onContinue();
    else if (first instanceof HTMLElement) first.focus();
  };
  return (
    <div className="flex flex-col gap-8">
      {isGuest && <SignInHint />}
      <AddressChoice addresses={addresses} chosenId={addressId} onChoose={choose} />
      <form noValidate data-marks-optional="" onSubmit={goOn} className="flex flex-col gap-8">
        <div className="flex flex-col gap-5">
          <AddressFields
            values={shipping}
            errors={errors}
            isSaved={isSaved}
            onChange={(field, value) => type({ [field]: value })}
          />
          {!isGuest && addressId === null && (
            <KeepAddress draft={draft} onChange={(changed) => onChange({ ...draft, ...changed })} />
          )}
        </div>
        <MethodChoice
          offer={offer}
          arrivals={arrivals}
          onChange={(method) => onChange({ ...typeShipping(draft, { method }), isMethodChosen: true })}
        />
        <CompanyFields draft={draft} errors={errors} onChange={bill} />
        <Button type="submit" tone="primary" size="lg" className="sm:self-start">
          {t('checkout.toPayment')}
        </Button>
      </form>
    </div>
  );
}
