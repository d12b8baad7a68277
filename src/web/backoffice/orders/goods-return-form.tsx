import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { backField, sellableField } from '../../../domain/returns/goods-return-form.ts';
import { returnReasons } from '../../../domain/returns/return-status.ts';
import type { OrderItemView, OrderView } from '../../../domain/orders/order-view.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { StaffDetails, StaffGoodsReturn } from './staff-details.ts';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, sentFormId, type StaffFormProps, type StaffProblem } from './staff-problem.ts';

/** Pieces of a line that are still with the customer or the carrier. */
const outOf = ({ id, quantity }: OrderItemView, { returns }: StaffGoodsReturn): number =>
  returns
    .flatMap(({ lines }) => lines.filter(({ itemId }) => itemId === id))
    .reduce((left, { pieces }) => left - pieces, quantity);

const COUNT = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;

/** How many pieces of each line came back, and how many of them can be sold again; a parcel comes whole. */
function Counts({
  order,
  goodsReturn,
  problem,
}: {
  order: OrderView;
  goodsReturn: StaffGoodsReturn;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  const isParcel = order.status === 'SHIPPED';
  return (
    <ul className="w-full divide-y divide-line border-y border-line text-ink">
      {order.items
        .filter(({ rental }) => rental === null)
        .map((item) => {
          const ofItem = <span className="sr-only"> {item.name}</span>;
          const out = outOf(item, goodsReturn);
          const back = field(backField(item.id));
          const sellable = field(sellableField(item.id));
          return (
            <li key={item.id} className="grid grid-cols-2 items-end gap-x-4 gap-y-3 py-5">
              <p className="col-span-2 text-sm">
                <span className="font-semibold">{item.name}</span>{' '}
                <span className="text-muted">{t('backoffice.back.out', { count: out })}</span>
              </p>
              {isParcel ? (
                <input type="hidden" name={back.name} value={out} />
              ) : (
                <TextField
                  {...back}
                  {...COUNT}
                  label={
                    <>
                      {t('backoffice.back.pieces')}
                      {ofItem}
                    </>
                  }
                  defaultValue={back.defaultValue ?? out}
                />
              )}
              <TextField
                {...sellable}
                {...COUNT}
                label={
                  <>
                    {t('backoffice.back.sellable')}
                    {ofItem}
                  </>
                }
                defaultValue={sellable.defaultValue ?? (isParcel || out === 0 ? out : undefined)}
                className={isParcel ? 'col-span-2 sm:col-span-1' : undefined}
              />
            </li>
          );
        })}
    </ul>
  );
}

/** What becomes of the money: a box to give it back at once where the shop has it, a word where it has not. */
function MoneyChoice({
  order,
  returnable,
  isWanted,
}: Pick<StaffDetails, 'order' | 'returnable'> & { isWanted: boolean }) {
  const t = useT();
  const locale = useLocale();
  if (returnable.leftMinor === 0) {
    if (order.paymentMethod !== 'pod' || order.paymentStatus !== 'UNPAID') return null;
    const word = order.status === 'SHIPPED' ? 'nothingPaid' : 'withCarrier';
    return <p className="text-sm">{t(`backoffice.back.${word}`)}</p>;
  }
  const amount = formatMoney(money(returnable.leftMinor, order.currency), locale);
  return (
    <CheckboxField
      name="refund"
      defaultChecked={isWanted}
      label={t('backoffice.back.refund', { amount })}
      hint={t(returnable.byHand ? 'backoffice.back.refundByHand' : 'backoffice.back.refundByCard')}
      className="text-ink"
    />
  );
}

/** Takes goods back: a parcel that was not handed over, or what a customer sends back, all of it or a part. */
export function GoodsReturnForm({
  found: { order, goodsReturn, returnable, withdrawal },
  problem,
  formId,
}: Pick<StaffFormProps<OrderView>, 'problem'> & { found: StaffDetails; formId: string }) {
  const t = useT();
  const reasons = returnReasons(order);
  const own = problemOf(problem, 'back');
  if (reasons.length === 0) return null;
  const isParcel = order.status === 'SHIPPED';
  const title = isParcel ? 'backoffice.back.parcelTitle' : 'backoffice.back.title';
  return (
    <Disclosure
      // A form that was taken is not to be sent again.
      key={goodsReturn.returns.length}
      id="back"
      summary={t(title)}
      open={own !== undefined || (withdrawal !== null && !isParcel)}
    >
      <p className="mb-5 text-sm">{t(isParcel ? 'backoffice.back.parcelText' : 'backoffice.back.text')}</p>
      <StaffForm intent="back" label={t('backoffice.back.do')}>
        <input type="hidden" name="returnId" value={sentFormId(own, 'returnId') ?? formId} />
        <input type="hidden" name="seen" value={goodsReturn.returns.length} />
        <SelectField
          name="reason"
          label={t('backoffice.back.reason')}
          defaultValue={own?.values.reason ?? (withdrawal === null || isParcel ? reasons[0] : 'withdrawn')}
          options={reasons.map((reason) => ({ value: reason, label: t(`order.event.${reason}`) }))}
          className="w-full max-w-120 text-ink"
        />
        <Counts order={order} goodsReturn={goodsReturn} problem={own} />
        <MoneyChoice
          order={order}
          returnable={returnable}
          isWanted={own === undefined || own.values.refund !== undefined}
        />
      </StaffForm>
    </Disclosure>
  );
}
