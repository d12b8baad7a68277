import { useState, type SubmitEvent } from 'react';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutOffer } from './checkout-offer.ts';
import { SHIPPING_FIELDS, type CheckoutDraft } from './draft.ts';
import { MethodChoice } from './method-choice.tsx';
import { shippingErrors, type ShippingErrors } from './parse-order-form.ts';

type Shipping = CheckoutDraft['shipping'];

/** The first step: who receives the order, where, and how it is sent (C §2). */
export function ShippingStep({
  shipping,
  offer,
  rules,
  serverErrors,
  onChange,
  onContinue,
}: {
  shipping: Shipping;
  offer: CheckoutOffer;
  rules: readonly ShippingRule[];
  /** What the server found wrong with the form that was sent. */
  serverErrors: ShippingErrors;
  onChange: (shipping: Shipping) => void;
  onContinue: () => void;
}) {
  const t = useT();
  const [errors, setErrors] = useState(serverErrors);

  const change = (changed: Partial<Shipping>) => {
    onChange({ ...shipping, ...changed });
    const settled = new Set(Object.keys(changed));
    // The country says how postcode and phone are written.
    if (settled.has('country')) settled.add('postalCode').add('phone');
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.has(field))));
  };
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = shippingErrors({ ...shipping, method: offer.method });
    setErrors(wrong);
    const first = SHIPPING_FIELDS.find((field) => wrong[field] !== undefined);
    if (first === undefined) return onContinue();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form noValidate onSubmit={goOn} className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t('checkout.allRequired')}</p>
        <AddressFields
          values={shipping}
          errors={errors}
          onChange={(field, value) => change({ [field]: value })}
        />
      </div>
      <MethodChoice
        offer={offer}
        city={shipping.city}
        rules={rules}
        onChange={(method) => change({ method })}
      />
      <Button type="submit" tone="primary" size="lg" className="sm:self-start">
        {t('checkout.toPayment')}
      </Button>
    </form>
  );
}
