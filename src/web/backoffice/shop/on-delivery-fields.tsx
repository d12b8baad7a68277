import { PAY_ON_DELIVERY_FEE } from '../../../domain/checkout/payment-methods.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { AREA_COUNTRIES, areaField, podFields } from '../../../domain/shop-data/on-delivery-terms.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HIDDEN_UNTICKED, UNITS, type FieldOf } from './shop-data-labels.ts';

const EXAMPLES = { UA: '905, 87', PL: '34-5', DE: '27498', FR: '20' } as const;
const AREAS_LENGTH_MAX = 1000;

function MarketFields({ currency, field }: { currency: (typeof CURRENCIES)[number]; field: FieldOf }) {
  const t = useT();
  const locale = useLocale();
  const names = podFields(currency);
  const { defaultValue, ...offered } = field(names.offered);
  const amount = { inputMode: 'decimal', autoComplete: 'off', trailing: UNITS[currency] } as const;
  return (
    <section aria-labelledby={`pod-${currency}`} className="group/way flex flex-col gap-5">
      <h2 id={`pod-${currency}`} className="text-xl">
        {t(`backoffice.shop.pod.${currency}`)}
      </h2>
      <CheckboxField
        {...offered}
        data-offered=""
        value="on"
        defaultChecked={defaultValue === 'on'}
        label={t('backoffice.shop.field.podOffered')}
        hint={
          names.fee === null
            ? t('backoffice.shop.hint.podOffered', { amount: formatPrice(PAY_ON_DELIVERY_FEE, locale) })
            : t('backoffice.shop.hint.kept')
        }
      />
      <div className={classNames('grid gap-4 sm:grid-cols-2 xl:max-w-180', HIDDEN_UNTICKED)}>
        {names.fee !== null && (
          <TextField
            {...field(names.fee)}
            {...amount}
            label={t('backoffice.shop.field.podFee')}
            hint={t('backoffice.shop.hint.podFee')}
          />
        )}
        <TextField
          {...field(names.limit)}
          {...amount}
          label={t('backoffice.shop.field.limit')}
          hint={t('backoffice.shop.hint.limit')}
        />
      </div>
    </section>
  );
}

/** Where orders may be paid on delivery, for which fee and up to which sum; and where delivery is quoted before payment. */
export function OnDeliveryFields({ field, isPodAllowed }: { field: FieldOf; isPodAllowed: boolean }) {
  const t = useT();
  return (
    <div className="flex w-full flex-col gap-10">
      {!isPodAllowed && <Alert tone="warning">{t('backoffice.shop.podIsOff')}</Alert>}
      {CURRENCIES.map((currency) => (
        <MarketFields key={currency} currency={currency} field={field} />
      ))}
      <section aria-labelledby="remote-areas" className="flex flex-col gap-5">
        <h2 id="remote-areas" className="text-xl">
          {t('backoffice.shop.remoteAreas')}
        </h2>
        <p className="max-w-measure text-sm text-muted">{t('backoffice.shop.remoteAreasText')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {AREA_COUNTRIES.map((country) => (
            <TextField
              key={country}
              {...field(areaField(country))}
              label={t(`country.${country}`)}
              hint={t('backoffice.shop.hint.area', { example: EXAMPLES[country] })}
              maxLength={AREAS_LENGTH_MAX}
              autoComplete="off"
            />
          ))}
        </div>
      </section>
    </div>
  );
}
