import { VEHICLE_LIMITS, VEHICLES } from '../../../domain/rental/haulage.ts';
import { ZONES } from '../../../domain/rental/regions.ts';
import { depotField, fixedField, haulageFeeField } from '../../../domain/shop-data/haulage-terms.ts';
import { marketOf, type Market } from '../../../domain/locale/market.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HIDDEN_UNTICKED, UNITS, type FieldOf } from './shop-data-labels.ts';

/** A postcode with some blanks and the mark of its country. */
const POSTCODE_MAX = 12;

/**
 * Where machines leave from in each market, and what bringing them and taking them back costs. `sampleDepots` are the postcodes that stand in
 * where a made-up seller has no depot; null where a real one sells.
 */
export function HaulageFields({
  field,
  sampleDepots,
}: {
  field: FieldOf;
  sampleDepots: Readonly<Record<Market, string | null>>;
}) {
  const t = useT();
  return (
    <div className="flex w-full flex-col gap-10">
      {CURRENCIES.map((currency) => {
        const market = marketOf(currency);
        const sample = sampleDepots[market];
        const { defaultValue, ...fixed } = field(fixedField(currency));
        return (
          <section
            key={currency}
            aria-labelledby={`haulage-${currency}`}
            className="group/way flex flex-col gap-5"
          >
            <h2 id={`haulage-${currency}`} className="text-xl">
              {t(`backoffice.shop.haulage.${currency}`)}
            </h2>
            <TextField
              {...field(depotField(currency))}
              label={t('backoffice.shop.field.depot')}
              hint={
                sample === null
                  ? t('backoffice.shop.hint.depot')
                  : t('backoffice.shop.hint.sampleDepot', { postcode: sample })
              }
              maxLength={POSTCODE_MAX}
              autoComplete="off"
              className="max-w-measure"
            />
            <CheckboxField
              {...fixed}
              data-offered=""
              value="on"
              defaultChecked={defaultValue === 'on'}
              label={t('backoffice.shop.field.fixed')}
              hint={t('backoffice.shop.hint.fixed')}
            />
            {VEHICLES.map((vehicle) => (
              <fieldset key={vehicle} className={classNames('min-w-0', HIDDEN_UNTICKED)}>
                <legend className="mb-3 text-sm font-semibold text-muted">
                  {t(`backoffice.shop.vehicle.${vehicle}`, {
                    kg: VEHICLE_LIMITS[vehicle].kg,
                    tonnes: VEHICLE_LIMITS[vehicle].kg / 1000,
                  })}
                </legend>
                <div className="grid gap-4 sm:grid-cols-2 xl:max-w-180">
                  {ZONES.map((zone) => (
                    <TextField
                      key={zone}
                      {...field(haulageFeeField(currency, vehicle, zone))}
                      label={t(`backoffice.shop.field.${zone}`)}
                      inputMode="decimal"
                      autoComplete="off"
                      trailing={UNITS[currency]}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </section>
        );
      })}
    </div>
  );
}
