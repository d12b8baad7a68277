import { marketOf } from '../../../domain/locale/market.ts';
import { carrierName, CARRIERS, usualCarrier } from '../../../domain/orders/carriers.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { isPartlySent, leftToSend, maySendInParts, piecesField } from '../../../domain/orders/shipments.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, type StaffFormProps } from './staff-problem.ts';

type FormProps = Pick<StaffFormProps<OrderView>, 'order' | 'problem'>;

/** How many pieces of each line are in the parcel: all that is left, unless staff enter fewer. */
function Contents({ order, problem }: FormProps) {
  const t = useT();
  // Other pieces are left now than those that were typed.
  const field = useFields(problem?.reason === 'sent-meanwhile' ? undefined : problem);
  return (
    <fieldset className="w-full">
      <legend className="mb-1 text-sm font-semibold">{t('backoffice.ship.contents')}</legend>
      <p className="mb-3 max-w-measure text-sm text-muted">{t('backoffice.ship.contentsText')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {leftToSend(order).map(({ itemId, name, pieces }) => {
          const own = field(piecesField(itemId));
          const ordered = order.items.find(({ id }) => id === itemId)?.quantity ?? pieces;
          return (
            <li
              key={itemId}
              className="grid items-start gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_13rem]"
            >
              <p className="text-sm sm:pt-1">
                <span className="font-semibold">
                  <Unbroken text={name} />
                </span>
                <span className="block text-muted">
                  {t('backoffice.ship.left', { left: pieces, ordered })}
                </span>
              </p>
              <TextField
                {...own}
                label={
                  <>
                    {t('backoffice.ship.pieces')}
                    <span className="sr-only"> {name}</span>
                  </>
                }
                defaultValue={own.defaultValue ?? pieces}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Hands goods of an order to a carrier: all that is left of them, or a part. */
function ShipForm({ order, problem }: FormProps) {
  const t = useT();
  const locale = useLocale();
  const own = problemOf(problem, 'ship');
  const field = useFields(own);
  const isDivisible = leftToSend(order).reduce((sum, { pieces }) => sum + pieces, 0) > 1;
  const mayDivide = maySendInParts(order);
  const whole = order.isReplacement ? 'backoffice.ship.wholeExchange' : 'backoffice.ship.wholeNow';
  return (
    // The form of the next parcel begins anew.
    <StaffForm key={order.shipments.length} intent="ship" label={t('backoffice.ship.do')}>
      <input type="hidden" name="parcels" value={order.shipments.length} />
      <h3 className="text-base font-semibold">
        {t(isPartlySent(order) ? 'backoffice.ship.rest' : 'backoffice.ship.title')}
      </h3>
      {isDivisible && mayDivide && <Contents order={order} problem={own} />}
      {isDivisible && !mayDivide && <p className="max-w-measure text-sm text-muted">{t(whole)}</p>}
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <SelectField
          name="carrier"
          label={t('backoffice.ship.carrier')}
          defaultValue={own?.values.carrier ?? usualCarrier(marketOf(order.currency))}
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
    </StaffForm>
  );
}

/** Sends nothing more of an order of which a part is with a carrier: what is left goes on sale again, and its worth back. */
export function RestForm({ order }: Pick<FormProps, 'order'>) {
  const t = useT();
  return (
    <StaffForm intent="keep-rest" label={t('backoffice.rest.do')} tone="danger">
      <input type="hidden" name="parcels" value={order.shipments.length} />
      <ul className="flex w-full flex-col gap-1 text-sm">
        {leftToSend(order).map(({ itemId, name, pieces }) => (
          <li key={itemId} className="flex justify-between gap-x-4">
            <span className="min-w-0">
              <Unbroken text={name} />
            </span>
            <span className="shrink-0 text-muted">× {pieces}</span>
          </li>
        ))}
      </ul>
    </StaffForm>
  );
}

/** The hand-over of what is left of an order; once a part of it was sent, also its end without the rest. */
export function SendNext(props: FormProps) {
  const t = useT();
  const { order } = props;
  return (
    <>
      <ShipForm {...props} />
      {isPartlySent(order) && (
        <div className="mt-8">
          <Disclosure id="rest" summary={t('backoffice.rest.title')}>
            <p className="mb-5 max-w-measure text-sm">{t('backoffice.rest.text')}</p>
            <RestForm order={order} />
          </Disclosure>
        </div>
      )}
    </>
  );
}
