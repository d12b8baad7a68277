import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as v from 'valibot';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import type { Market } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { seenTotalField, type OfferPayment } from '../../domain/quotes/offer.ts';
import { AddressChoice } from '../checkout/address-choice.tsx';
import { AddressFields } from '../checkout/address-fields.tsx';
import { BindingButton } from '../checkout/binding-button.tsx';
import { chooseAddress, typeShipping, type AddressDraft } from '../checkout/choose-address.ts';
import { PaymentCard } from '../checkout/payment-card.tsx';
import { shippingErrors } from '../checkout/shipping-errors.ts';
import { useFields } from '../form/use-fields.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';
import type { QuoteProblem } from './answer-quote-form.ts';

const text = v.fallback(v.string(), '');
const typedSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  postalCode: text,
  address: text,
  method: v.fallback(v.literal('standard'), 'standard'),
});

/**
 * Where the form of an offer begins: with what stood in it before, a saved address as it is by now, else with a saved address,
 * the default before the others, else with what the request said. The place is always that of the request, which the offer's
 * delivery was priced for; `addresses` are those at it.
 */
export function beginAcceptance(
  asked: ShippingInfo,
  addresses: readonly SavedAddress[],
  before: Readonly<Record<string, string>> | null,
): AddressDraft {
  if (before !== null) {
    const { country, city } = asked;
    const shipping = { ...v.parse(typedSchema, before), country, city };
    const draft: AddressDraft = { shipping, addressId: null, typed: null };
    const chosen = addresses.find(({ id }) => id === before.addressId);
    return chosen === undefined ? draft : chooseAddress(draft, chosen);
  }
  const draft: AddressDraft = { shipping: asked, addressId: null, typed: null };
  const saved = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return saved === undefined ? draft : chooseAddress(draft, saved);
}

/** The texts of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

const valuesOf = (form: HTMLFormElement | null): FormValues => {
  const fields = [...new FormData(form ?? undefined)];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
};

/** Where an accepted offer goes and how it is paid; its button binds to pay, in the words that the law asks for. */
export function AcceptForm({
  version,
  market,
  payments,
  payment,
  onPayment,
  addresses,
  asked,
  values,
  onLeave,
  problem,
}: {
  version: number;
  market: Market;
  payments: readonly OfferPayment[];
  /** The chosen one of them. */
  payment: PaymentMethod | undefined;
  onPayment: (method: PaymentMethod) => void;
  /** The customer's saved ones at the place of the request. */
  addresses: readonly SavedAddress[];
  /** What the request says of the receiver. */
  asked: ShippingInfo;
  /** What it begins with: as it was sent back or left; null for a form that nothing was typed in yet. */
  values: FormValues | null;
  /** Called with what stands in it before the page is left to change an address. */
  onLeave: (values: FormValues) => void;
  problem: QuoteProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const [draft, setDraft] = useState(() => beginAcceptance(asked, addresses, values));
  const { shipping, addressId } = draft;
  const form = useRef<HTMLFormElement>(null);
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), defaultValue: values?.[name] });
  const isComplete = Object.keys(shippingErrors(shipping)).every((name) => name === 'email');
  return (
    <Form ref={form} method="post" id="accept" noValidate className="group/receiver flex flex-col gap-8">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={version} />
      {payments.map(({ method, totals: { total } }) => (
        <input key={method} type="hidden" name={seenTotalField(method)} value={total.minor} />
      ))}
      <AddressChoice
        addresses={addresses}
        chosenId={addressId}
        onChoose={(saved) => setDraft(chooseAddress(draft, saved))}
        onEdit={() => onLeave(valuesOf(form.current))}
      />
      <AddressFields
        values={shipping}
        errors={problem?.errors ?? {}}
        isSaved={addressId !== null && isComplete}
        placeHint={t('quote.accept.place')}
        onChange={(name, value) => setDraft(typeShipping(draft, { [name]: value }))}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{t('quote.accept.company')}</p>
        <TextField {...field('company')} label={t('checkout.company')} autoComplete="organization" />
        <TextField {...field('taxNumber')} label={t(`checkout.taxNumberOf.${market}`)} autoComplete="off" />
      </div>
      <ChoiceGroup label={t('checkout.step.payment')}>
        {payments.map(({ method, totals: { paymentFee: fee, total } }) => (
          <PaymentCard
            key={method}
            method={method}
            fee={fee}
            // The offer's own total is without the fee, and follows the choice by script alone.
            totalNote={
              fee.minor === 0
                ? undefined
                : t('quote.accept.totalWithFee', { amount: formatPrice(total, locale) })
            }
            isGuest={false} // an offer is accepted with an account
            defaultChecked={method === payment}
            onChange={() => onPayment(method)}
          />
        ))}
      </ChoiceGroup>
      <BindingButton type="submit" loading={formData?.get('intent') === 'accept'} />
    </Form>
  );
}
