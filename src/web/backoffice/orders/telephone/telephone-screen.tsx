import { useNavigation, useSubmit } from 'react-router';
import { KeptForm } from '../../../form/kept-form.tsx';
import type { SavedAddress } from '../../../../domain/account/saved-address.ts';
import type { PaymentMethod } from '../../../../domain/checkout/payment-methods.ts';
import type { ShippingMethod } from '../../../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../../../domain/checkout/tax.ts';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { formatPrice } from '../../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency } from '../../../../domain/money/money.ts';
import { TotalsList } from '../../../cart/totals-list.tsx';
import { useLocale, useLookUp, useT } from '../../../i18n/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { TelephoneAnswer } from './answer-telephone-order.ts';
import { keptName, restoredForm } from './restored-form.ts';
import { TelephoneGoods } from './telephone-goods.tsx';
import { TelephoneGuest } from './telephone-guest.tsx';
import { GuestPlace, TelephoneCompany, TelephoneReceiver } from './telephone-receiver.tsx';

/** What an order in one currency may choose from, and how it is taxed. */
interface MarketOffer {
  readonly taxRule: TaxRule;
  readonly methods: readonly ShippingMethod[];
  readonly payments: readonly PaymentMethod[];
}

/** What the order comes to, computed by the shop, and the button that places it at that price. */
function Summary({ answer, taxRule }: { answer: TelephoneAnswer; taxRule: TaxRule }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { preview, currency, text } = answer;
  const sending = formData?.get('intent');
  return (
    <TitledSection id="summary" title={t('order.totals')} isPanel>
      {preview === null ? (
        <p className="mb-6 text-sm text-muted">{t('backoffice.telephone.waiting')}</p>
      ) : (
        <>
          <TotalsList
            totals={preview.isDeliveryQuoted ? { ...preview.totals, shipping: null } : preview.totals}
            taxRule={taxRule}
            lines={preview.lines.map(({ lineMinor, rental }) => ({
              price: money(lineMinor, currency),
              isRental: rental !== null,
            }))}
            discountCode={preview.discountCode}
            haulage={preview.haulage}
          />
          {preview.isDeliveryQuoted && (
            <p className="mt-4 text-sm text-muted">{t('backoffice.telephone.quoted')}</p>
          )}
          {preview.dueOn !== null && (
            <p className="mt-4 text-sm text-muted">
              {t('backoffice.telephone.dueOn', { date: formatDate(preview.dueOn, locale, 'UTC', 'short') })}
            </p>
          )}
        </>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {text !== null && (
          <Alert tone="danger" live>
            {text}
          </Alert>
        )}
        <Button type="submit" name="intent" value="compute" width="full" loading={sending === 'compute'}>
          {t('backoffice.telephone.compute')}
        </Button>
        {preview !== null && (
          <>
            <input type="hidden" name="seenTotal" value={preview.totals.total.minor} />
            <input type="hidden" name="seenQuoted" value={String(preview.isDeliveryQuoted)} />
            <p className="text-sm">{t('backoffice.telephone.placeLead')}</p>
            <Button
              type="submit"
              name="intent"
              value="place"
              tone="primary"
              size="lg"
              width="full"
              loading={sending === 'place'}
            >
              {t('backoffice.telephone.place', { total: formatPrice(preview.totals.total, locale) })}
            </Button>
          </>
        )}
      </div>
    </TitledSection>
  );
}

/** An order by telephone on one screen: who calls without an account, goods, delivery, payment, what was agreed, and what it comes to. */
export function TelephoneScreen({
  formKey,
  answer,
  offers,
  customer,
}: {
  /** Tells the form from those of other orders. */
  formKey: string;
  answer: TelephoneAnswer;
  offers: Readonly<Record<Currency, MarketOffer>>;
  /** Of the account, whose e-mail the confirmation goes to; null for a caller without one. */
  customer: { readonly addresses: readonly SavedAddress[]; readonly email: string } | null;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const submit = useSubmit();
  const { draft, currency, errors } = answer;
  const { taxRule, methods, payments } = offers[currency];
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? undefined : (lookUp(key) ?? key);
  };
  return (
    <KeptForm
      kept={keptName(formKey)}
      giveBack={(fields) => void submit(restoredForm(fields), { method: 'post', preventScrollReset: true })}
      method="post"
      noValidate
      preventScrollReset
    >
      {answer.isRestored && <input type="hidden" name="isRestored" value="yes" />}
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {customer === null && (
            <TitledSection id="caller" title={t('backoffice.telephone.caller')}>
              <TelephoneGuest draft={draft} errors={errors} claimant={answer.claimant} />
            </TitledSection>
          )}
          <TitledSection id="goods" title={t('backoffice.telephone.goods')}>
            <TelephoneGoods answer={answer} market={{ currency, taxRule }} />
          </TitledSection>
          <TitledSection id="delivery" title={t('backoffice.telephone.delivery')}>
            <div className="flex flex-col gap-5">
              {customer === null ? (
                <GuestPlace draft={draft} errors={errors} />
              ) : (
                <TelephoneReceiver draft={draft} errors={errors} {...customer} />
              )}
              <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                <SelectField
                  name="method"
                  label={t('checkout.field.method')}
                  defaultValue={draft.method}
                  error={errorOf('method')}
                  options={methods.map((value) => ({ value, label: t(`shippingMethod.${value}`) }))}
                />
                <SelectField
                  name="currency"
                  label={t('backoffice.telephone.currency')}
                  defaultValue={currency}
                  options={CURRENCIES.map((value) => ({
                    value,
                    label: t(`backoffice.telephone.market.${value}`),
                  }))}
                />
              </div>
            </div>
          </TitledSection>
          <TitledSection id="payment" title={t('backoffice.telephone.payment')}>
            <div className="flex flex-col gap-5">
              <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                <SelectField
                  name="payment"
                  label={t('backoffice.orders.method')}
                  defaultValue={draft.payment}
                  error={errorOf('payment')}
                  hint={t('backoffice.telephone.paymentHint')}
                  options={payments.map((value) => ({ value, label: t(`paymentMethod.${value}`) }))}
                />
                <TextField
                  name="discountCode"
                  label={t('backoffice.telephone.code')}
                  defaultValue={draft.discountCode}
                  autoComplete="off"
                />
              </div>
              <TelephoneCompany draft={draft} errors={errors} />
            </div>
          </TitledSection>
          <TitledSection id="agreed" title={t('backoffice.telephone.agreed')}>
            <div className="flex flex-col gap-5">
              <TextAreaField
                name="note"
                label={t('backoffice.telephone.note')}
                hint={t('backoffice.telephone.noteHint')}
                defaultValue={draft.note}
                error={errorOf('note')}
              />
              <CheckboxField
                name="areTermsReadOut"
                label={t('backoffice.telephone.readOut')}
                hint={t('backoffice.telephone.readOutHint')}
                defaultChecked={draft.areTermsReadOut}
              />
            </div>
          </TitledSection>
        </div>
        <aside className="xl:sticky xl:top-8">
          <Summary answer={answer} taxRule={taxRule} />
        </aside>
      </div>
    </KeptForm>
  );
}
