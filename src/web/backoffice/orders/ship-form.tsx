import { marketOf } from '../../../domain/locale/market.ts';
import { carrierName, CARRIERS, type Carrier } from '../../../domain/orders/carriers.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { problemOf, type DeskFormProps } from './desk-problem.ts';

/** Who mostly carries parcels in each market. */
const USUAL = { UA: 'nova-poshta', PL: 'inpost' } as const satisfies Record<string, Carrier>;

/** Hands an order to a carrier. */
export function ShipForm({ order, problem }: DeskFormProps<OrderView>) {
  const t = useT();
  const locale = useLocale();
  const own = problemOf(problem, 'ship');
  const field = useFields(own);
  return (
    <DeskForm intent="ship" label={t('backoffice.ship.do')}>
      <h3 className="text-base font-semibold">{t('backoffice.ship.title')}</h3>
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <SelectField
          name="carrier"
          label={t('backoffice.ship.carrier')}
          defaultValue={own?.values.carrier ?? USUAL[marketOf(order.currency)]}
          options={CARRIERS.map((carrier) => ({ value: carrier, label: carrierName(carrier)[locale] }))}
        />
        <TextField
          {...field('number')}
          label={t('backoffice.ship.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </div>
    </DeskForm>
  );
}
