import {
  DELIVERY_WAYS,
  isOptional,
  mostDays,
  offeredField,
  PLACES,
  termFields,
  type DeliveryWay,
} from '../../../domain/shop-data/delivery-terms.ts';
import { useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HIDDEN_UNTICKED, UNITS, type FieldOf } from './shop-data-labels.ts';

function PlaceFields({
  way,
  place,
  field,
}: {
  way: DeliveryWay;
  place: (typeof PLACES)[number];
  field: FieldOf;
}) {
  const t = useT();
  const names = termFields(way, place);
  const amount = { inputMode: 'decimal', autoComplete: 'off', trailing: UNITS[way.currency] } as const;
  const days = {
    inputMode: 'numeric',
    autoComplete: 'off',
    className: 'sm:col-span-3 xl:col-span-1',
  } as const;
  const third = 'col-span-2 xl:col-span-1';
  return (
    <fieldset className={classNames('min-w-0', HIDDEN_UNTICKED)}>
      <legend className="mb-3 text-sm font-semibold text-muted">{t(`backoffice.shop.field.${place}`)}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6 xl:grid-cols-[1fr_1fr_1fr_0.7fr_0.7fr]">
        <TextField
          {...field(names.fee)}
          {...amount}
          className={third}
          label={t('backoffice.shop.field.fee')}
        />
        <SelectField
          {...field(names.freeWhen)}
          className={third}
          label={t('backoffice.shop.field.freeWhen')}
          options={(['from', 'above'] as const).map((when) => ({
            value: when,
            label: t(`backoffice.shop.freeWhen.${when}`),
          }))}
        />
        <TextField
          {...field(names.freeGoods)}
          {...amount}
          className={third}
          label={t('backoffice.shop.field.freeGoods')}
        />
        <TextField {...field(names.daysMin)} {...days} label={t('backoffice.shop.field.daysMin')} />
        <TextField {...field(names.daysMax)} {...days} label={t('backoffice.shop.field.daysMax')} />
      </div>
    </fieldset>
  );
}

/** What each way of delivery costs to each kind of place, from which sum it is free, and how many working days it takes. */
export function DeliveryFields({ field }: { field: FieldOf }) {
  const t = useT();
  return (
    <div className="flex w-full flex-col gap-10">
      {DELIVERY_WAYS.map((way) => {
        const offered = offeredField(way);
        const { defaultValue, ...box } = field(offered);
        return (
          <section key={offered} aria-labelledby={offered} className="group/way flex flex-col gap-5">
            <h2 id={offered} className="text-xl">
              {t(`backoffice.shop.way.${way.currency}-${way.method}`)}
            </h2>
            <p className="text-sm text-muted">{t('backoffice.shop.mostDays', { days: mostDays(way) })}</p>
            {isOptional(way) && (
              <CheckboxField
                {...box}
                data-offered=""
                value="on"
                defaultChecked={defaultValue === 'on'}
                label={t('backoffice.shop.field.offered')}
                hint={t('backoffice.shop.hint.kept')}
              />
            )}
            {PLACES.map((place) => (
              <PlaceFields key={place} way={way} place={place} field={field} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
