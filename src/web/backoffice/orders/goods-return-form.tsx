import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { backField, refusedField, sellableField } from '../../../domain/returns/goods-return-form.ts';
import { kindOfReason, returnReasons, type ReturnReason } from '../../../domain/returns/return-status.ts';
import type { OrderItemView, OrderView } from '../../../domain/orders/order-view.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import type { StaffDetails, StaffGoodsReturn, StaffOpenReturn } from './staff-details.ts';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, sentFormId, type StaffFormProps, type StaffProblem } from './staff-problem.ts';

/** Pieces of a line that are still with the customer or the carrier. */
const outOf = ({ id, quantity }: OrderItemView, { returns }: StaffGoodsReturn): number =>
  returns
    .flatMap(({ lines }) => lines.filter(({ itemId }) => itemId === id))
    .reduce((left, { pieces }) => left - pieces, quantity);

const COUNT = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;

/** How many pieces of each line came back, how many of them can be sold again, and of a return that was asked for, how many are not accepted; a parcel comes whole. */
function Counts({
  order,
  goodsReturn,
  open,
  problem,
  isExchange,
}: {
  order: OrderView;
  goodsReturn: StaffGoodsReturn;
  open: StaffOpenReturn | null;
  problem: StaffProblem | undefined;
  isExchange: boolean;
}) {
  const t = useT();
  const field = useFields(problem);
  const isParcel = order.status === 'SHIPPED';
  const askedOf = ({ id }: OrderItemView) => open?.lines.find(({ itemId }) => itemId === id)?.asked ?? 0;
  const items = order.items.filter(({ rental }) => rental === null);
  // For an exchange nothing is taken back but what it is about.
  const isOther = (item: OrderItemView) => isExchange && askedOf(item) === 0;
  const others = items.filter(isOther);
  return (
    <>
      {others.map(({ id }) => (
        <input key={id} type="hidden" name={backField(id)} value={0} />
      ))}
      <ul className="w-full divide-y divide-line border-y border-line text-ink">
        {items
          .filter((item) => !isOther(item))
          .map((item) => {
            const ofItem = <span className="sr-only"> {item.name}</span>;
            const out = outOf(item, goodsReturn);
            const asked = askedOf(item);
            // What was named in words alone has no lines, and may be any of them.
            const expected = open === null || open.lines.length === 0 ? out : Math.min(out, asked);
            const back = field(backField(item.id));
            const sellable = field(sellableField(item.id));
            const refused = field(refusedField(item.id));
            const mayRefuse = open !== null && !isParcel;
            return (
              <li key={item.id} className="grid grid-cols-2 items-end gap-x-4 gap-y-3 py-5 sm:grid-cols-3">
                <p className="col-span-full text-sm">
                  <span className="font-semibold">
                    <Unbroken text={item.name} />
                  </span>{' '}
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
                    defaultValue={back.defaultValue ?? expected}
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
                  defaultValue={sellable.defaultValue ?? (isParcel || expected === 0 ? expected : undefined)}
                  className={isParcel ? 'col-span-2 sm:col-span-1' : undefined}
                />
                {mayRefuse && (
                  <TextField
                    {...refused}
                    {...COUNT}
                    required={false}
                    label={
                      <>
                        {t('backoffice.back.refused')}
                        {ofItem}
                      </>
                    }
                    defaultValue={refused.defaultValue ?? 0}
                    className="col-span-2 sm:col-span-1"
                  />
                )}
              </li>
            );
          })}
      </ul>
    </>
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

/** The reason that the form begins with: what the customer asked for, where that is known. */
function usualReason(
  reasons: readonly ReturnReason[],
  { isParcel, isWithdrawn, open }: { isParcel: boolean; isWithdrawn: boolean; open: StaffOpenReturn | null },
): ReturnReason | undefined {
  if (isParcel) return reasons[0];
  if (open?.kind === 'exchange' || open?.kind === 'other') return 'returned';
  if (open?.kind === 'complaint') return reasons.find((each) => kindOfReason(each) === 'complaint');
  return isWithdrawn || open?.kind === 'withdrawal' ? 'withdrawn' : reasons[0];
}

/** Takes goods back: a parcel that was not handed over, or what a customer sends back, all of it or a part. */
export function GoodsReturnForm({
  found: { order, goodsReturn, returnable, withdrawal },
  problem,
  formId,
  open = null,
  isNext = false,
  isExchange = false,
}: Pick<StaffFormProps<OrderView>, 'problem'> & {
  found: StaffDetails;
  formId: string;
  /** The open return that the form completes; null for goods that come unasked. */
  open?: StaffOpenReturn | null;
  /** Whether it is what is to be done now. */
  isNext?: boolean;
  /** Whether the worth of the goods pays what replaces them. */
  isExchange?: boolean;
}) {
  const t = useT();
  const reasons = returnReasons(order);
  const own = problemOf(problem, 'back');
  if (reasons.length === 0) return null;
  const isWithdrawn = withdrawal !== null;
  const isParcel = order.status === 'SHIPPED';
  const title = isParcel ? 'backoffice.back.parcelTitle' : 'backoffice.back.title';
  return (
    <Disclosure
      // A form that was taken is not to be sent again.
      key={goodsReturn.returns.length}
      id="back"
      summary={t(title)}
      open={own !== undefined || isNext || (withdrawal !== null && !isParcel)}
    >
      <p className="mb-5 text-sm">{t(isParcel ? 'backoffice.back.parcelText' : 'backoffice.back.text')}</p>
      {open !== null && (
        <p className="mb-5 text-sm font-semibold">
          {t('backoffice.returns.formOf', { number: open.number })}
        </p>
      )}
      <StaffForm
        intent="back"
        label={t(
          isExchange
            ? 'backoffice.exchange.complete'
            : isNext
              ? 'backoffice.returns.do.complete'
              : 'backoffice.back.do',
        )}
      >
        <input type="hidden" name="returnId" value={sentFormId(own, 'returnId') ?? formId} />
        <input type="hidden" name="seen" value={goodsReturn.returns.length} />
        <SelectField
          name="reason"
          label={t('backoffice.back.reason')}
          defaultValue={own?.values.reason ?? usualReason(reasons, { isParcel, isWithdrawn, open })}
          options={reasons.map((reason) => ({ value: reason, label: t(`order.event.${reason}`) }))}
          className="w-full max-w-120 text-ink"
        />
        <Counts order={order} goodsReturn={goodsReturn} open={open} problem={own} isExchange={isExchange} />
        {open !== null && (
          <TextAreaField
            name="note"
            label={t('backoffice.returns.noteOptional')}
            hint={t('backoffice.back.noteHint')}
            error={own?.errors.note === undefined ? undefined : t('backoffice.back.refusedReason')}
            defaultValue={own?.values.note}
            maxLength={1000}
            rows={2}
            className="w-full text-ink"
          />
        )}
        {isExchange ? (
          <p className="max-w-measure text-sm">{t('backoffice.exchange.completeText')}</p>
        ) : (
          <MoneyChoice
            order={order}
            returnable={returnable}
            isWanted={own === undefined || own.values.refund !== undefined}
          />
        )}
      </StaffForm>
    </Disclosure>
  );
}
