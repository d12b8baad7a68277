import { Form, useNavigation } from 'react-router';
import type { Currency } from '../../../domain/money/money.ts';
import { canPayRentals, type SavedMethod } from '../../../domain/payments/saved-method.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { useMethodName } from './method-forms.tsx';

/** Whether the months of long rentals are charged to a saved method (C §3), to which, and when; turned off with one press. */
export function AutoPayForm({
  methods,
  currencies,
}: {
  methods: readonly SavedMethod[];
  /** In which the customer's rentals are paid: a method that is charged in none of them would pay nothing. */
  currencies: readonly Currency[];
}) {
  const t = useT();
  const name = useMethodName();
  const { state, formData } = useNavigation();
  const isSending = state === 'submitting' && formData?.get('intent') === 'pay-rentals';
  const paying = methods.find(({ paysRentals }) => paysRentals);
  const usable = methods.filter((method) => canPayRentals(method, currencies));
  const chosen = (
    usable.find(({ id }) => id === paying?.id) ??
    usable.find(({ isDefault }) => isDefault) ??
    usable[0]
  )?.id;
  return (
    <section aria-labelledby="auto-pay" className="mt-14">
      <h2 id="auto-pay" className="mb-3 text-2xl">
        {t('profile.autoPay.title')}
      </h2>
      <p className="mb-3 text-muted">{t('profile.autoPay.text')}</p>
      <p className="mb-6 text-muted">{t('profile.autoPay.scope')}</p>
      {paying && (
        <div className="mb-6 flex flex-col items-start gap-4">
          <p className="font-semibold wrap-anywhere">{t('profile.autoPay.isOn', { name: name(paying) })}</p>
          {paying.isExpired && <Alert tone="warning">{t('profile.autoPay.expired')}</Alert>}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="stop-paying-rentals" />
            <Button type="submit" size="sm">
              {t('profile.autoPay.off')}
            </Button>
          </Form>
        </div>
      )}
      {usable.some(({ id }) => id !== paying?.id) && (
        <Form method="post" preventScrollReset className="flex flex-col items-start gap-5">
          <input type="hidden" name="intent" value="pay-rentals" />
          <div className="w-full">
            <ChoiceGroup label={t('profile.autoPay.method')}>
              {usable.map((method) => (
                <RadioCard
                  key={`${method.id} ${chosen}`}
                  name="method"
                  value={method.id}
                  defaultChecked={method.id === chosen}
                  title={name(method)}
                />
              ))}
            </ChoiceGroup>
          </div>
          <Button type="submit" tone={paying ? 'secondary' : 'primary'} loading={isSending}>
            {t(paying ? 'profile.autoPay.change' : 'profile.autoPay.on')}
          </Button>
        </Form>
      )}
    </section>
  );
}
