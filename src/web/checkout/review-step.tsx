import type { ReactNode } from 'react';
import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import { daysKey, daysRange } from '../../domain/checkout/days-range.ts';
import { billingNumber } from '../../domain/checkout/billing-form.ts';
import { toE164 } from '../../domain/contact-data/phone.ts';
import { printAddress } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { readPostcode } from '../../domain/contact-data/countries.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { BillingText } from '../orders/billing-text.tsx';
import { Button } from '../ui/button.tsx';
import { billingOf, taxCountry } from './shipping-errors.ts';
import type { ArrivalTexts } from '../cart/arrival-texts.ts';
import type { CheckoutOffer } from './checkout-offer.ts';
import type { CheckoutDraft } from './draft.ts';
import { LineList } from './line-list.tsx';

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="text-base font-semibold tracking-normal">{title}</h3>
        {action}
      </div>
      <div className="text-sm">{children}</div>
    </section>
  );
}

/** The third step: everything the order will say, each part with the way back to change it (C §2). */
export function ReviewStep({
  items,
  draft,
  offer,
  arrivals,
  onEdit,
}: {
  items: readonly CartItem[];
  draft: CheckoutDraft;
  offer: CheckoutOffer;
  arrivals: ArrivalTexts;
  onEdit: (step: number) => void;
}) {
  const t = useT();
  const edit = (step: number, part: string) => (
    <Button size="sm" onClick={() => onEdit(step)} aria-label={t('checkout.editPart', { part })}>
      {t('checkout.edit')}
    </Button>
  );
  const { shipping } = draft;
  const billing = billingOf(draft);
  const taxNumber = billing && (billingNumber(billing, shipping.country) ?? billing.taxNumber);
  const days =
    offer.quotedFor === null && offer.rented !== 'all'
      ? offer.deliveries.find(({ method }) => method === offer.method)?.days
      : null;
  const { firstName, lastName, email, phone, address, city, postalCode, country } = shipping;
  return (
    <div className="border-b border-line">
      <Part title={t('checkout.recipient')} action={edit(1, t('checkout.recipient'))}>
        <p className="font-medium">
          {firstName} {lastName}
        </p>
        <p className="text-muted">
          {email}
          <br />
          {printPhone(toE164(phone, country) ?? phone)}
        </p>
      </Part>
      <Part title={t('totals.shipping')} action={edit(1, t('totals.shipping'))}>
        <p className="font-medium">
          {t(`shippingMethod.${offer.method}`)}
          {days &&
            `, ${deliveryDaysText(t('order.deliveryDays', daysRange(days)), {
              rented: offer.rented,
              t,
              arrival: arrivals[daysKey(days, offer.market)] ?? null,
            })}`}
        </p>
        {days && <p className="text-muted">{t('checkout.arrivalNote')}</p>}
        <p className="text-muted">
          <Unbroken
            text={printAddress(
              { address, city, postalCode: readPostcode(postalCode, country) ?? postalCode, country },
              t(`country.${country}`),
            )}
          />
        </p>
      </Part>
      {billing !== null && taxNumber !== null && (
        <Part title={t('order.billedTo')} action={edit(1, t('order.billedTo'))}>
          <p>
            <BillingText billed={{ ...billing, taxNumber, country: taxCountry(draft) }} />
          </p>
        </Part>
      )}
      <Part title={t('checkout.step.payment')} action={edit(2, t('checkout.step.payment'))}>
        <p className="font-medium">{t(`paymentMethod.${offer.payment}`)}</p>
      </Part>
      <Part
        title={t('checkout.goods')}
        action={
          <ButtonLink to="/cart" size="sm" aria-label={t('checkout.editCart')}>
            {t('checkout.edit')}
          </ButtonLink>
        }
      >
        <LineList items={items} />
      </Part>
    </div>
  );
}
