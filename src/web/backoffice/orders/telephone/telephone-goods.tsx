import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { TypedLine } from '../../../../domain/backoffice/telephone-order.ts';
import { withTax } from '../../../../domain/checkout/tax.ts';
import { money } from '../../../../domain/money/money.ts';
import type { PaidOption } from '../../../../domain/rental/rental-option.ts';
import type { PricedLine } from '../../../../domain/orders/order-view.ts';
import { DURATIONS } from '../../../../domain/rental/tiers.ts';
import { useLookUp, useT } from '../../../i18n/i18n.tsx';
import { Price } from '../../../i18n/price.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../../ui/field.tsx';
import { OptionLines } from '../../../rental/option-lines.tsx';
import type { TelephoneAnswer, TelephoneGood } from './answer-telephone-order.ts';
import { LineOptions } from './line-options.tsx';
import { ProductSearch, type Market } from './product-search.tsx';

/** Options that were priced in the customer's language, by the names that staff read. */
const inWordsOf = (offered: TelephoneGood['options'], paid: readonly PaidOption[]): readonly PaidOption[] =>
  paid.map((option) => ({
    ...option,
    name: offered.find(({ code }) => code === option.code)?.name ?? option.name,
  }));

function Line({
  line,
  index,
  good: { name, options },
  error,
  priced,
  market,
}: {
  line: TypedLine;
  index: number;
  good: Omit<TelephoneGood, 'id'>;
  error: string | undefined;
  /** What it comes to; null while that is not computed. */
  priced: PricedLine | null;
  market: Market;
}) {
  const t = useT();
  const isRental = line.duration !== '';
  const fault = useId();
  const faultId = error === undefined ? undefined : fault;
  return (
    <li aria-label={name} className="py-5">
      <input type="hidden" name="product" value={line.product} />
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0 text-sm font-semibold break-words">{name}</span>
        <IconButton
          type="submit"
          formNoValidate
          name="intent"
          value={`remove:${index}`}
          size="sm"
          label={t('backoffice.telephone.remove', { name })}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-4">
        <TextField
          name="quantity"
          faultId={faultId}
          inputMode="numeric"
          label={t(isRental ? 'backoffice.telephone.machines' : 'backoffice.telephone.quantity')}
          defaultValue={line.quantity}
          autoComplete="off"
          className="w-28"
        />
        {isRental ? (
          <>
            <TextField
              name="count"
              inputMode="numeric"
              label={t('backoffice.telephone.count')}
              defaultValue={line.count}
              autoComplete="off"
              className="w-24"
            />
            <SelectField
              name="duration"
              label={t('backoffice.telephone.duration')}
              defaultValue={line.duration}
              options={DURATIONS.map((value) => ({ value, label: t(`duration.${value}`) }))}
              className="w-36"
            />
            <TextField
              name="start"
              type="date"
              label={t('backoffice.telephone.firstDay')}
              defaultValue={line.start}
              className="w-44"
            />
          </>
        ) : (
          // Each line has all columns, so that they stay beside each other.
          <>
            <input type="hidden" name="count" value="" />
            <input type="hidden" name="duration" value="" />
            <input type="hidden" name="start" value="" />
          </>
        )}
        {priced !== null && (
          <span className="ml-auto text-right text-sm">
            <Price
              money={withTax(money(priced.lineMinor, market.currency), market.taxRule)}
              className="font-semibold"
            />
            <span className="block text-xs text-muted">{t('cart.withTax')}</span>
          </span>
        )}
      </div>
      {isRental && (
        <LineOptions index={index} options={options} chosen={line.options} name={name} market={market} />
      )}
      {priced !== null && (
        <OptionLines
          options={inWordsOf(options, priced.options ?? [])}
          quantity={priced.quantity}
          currency={market.currency}
          rule={market.taxRule}
        />
      )}
      {error !== undefined && (
        <div className="mt-2">
          <FieldError id={fault}>{error}</FieldError>
        </div>
      )}
    </li>
  );
}

/** What is ordered: the lines with what each comes to, and the way to more of them. */
export function TelephoneGoods({ answer, market }: { answer: TelephoneAnswer; market: Market }) {
  const t = useT();
  const lookUp = useLookUp();
  const { draft, goods, preview, errors, search, found, version } = answer;
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? undefined : (lookUp(key) ?? key);
  };
  const empty = errorOf('lines');
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <ProductSearch search={search} found={found} market={market} />
      {draft.lines.length === 0 ? (
        <p className="mt-5 text-sm text-muted">
          {empty === undefined ? t('backoffice.telephone.noLines') : <FieldError>{empty}</FieldError>}
        </p>
      ) : (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {draft.lines.map((line, index) => {
            const good = goods.find(({ id }) => id === Number(line.product));
            return (
              <Line
                // Lines that the shop changed are drawn anew, with what they say now.
                key={`${version} ${index}`}
                line={line}
                index={index}
                good={good ?? { name: t('backoffice.telephone.gone', { id: line.product }), options: [] }}
                error={errorOf(`line.${index}`)}
                priced={preview?.lines[index] ?? null}
                market={market}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
