import type { Locale } from '../../../domain/locale/locale.ts';
import { currencyLabel, editableAmount } from '../../../domain/money/format-money.ts';
import type { Currency, Money } from '../../../domain/money/money.ts';
import { NOTE_MAX_LENGTH } from '../../../domain/quotes/quote.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';

/** Why a form of the back office was not taken, in words, and what was typed in it. */
export type StaffProblem = FormProblem<'refused'> & { readonly text: string };

/** An amount as a field of staff begins with it; the decimals of a whole amount are left out. */
export const typed = (amount: Money, locale: Locale): string =>
  editableAmount(amount, locale).replace(/[.,]00$/, '');

/** The names of the fields of every answer about delivery. */
export const DELIVERY_FIELDS: readonly string[] = ['shippingMinor', 'minDays', 'maxDays', 'note'];

/** The fields of every answer about delivery: price, days, words. */
export function DeliveryFields({
  currency,
  values,
  problem,
}: {
  currency: Currency;
  values: Readonly<Record<string, string>>;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const field = useStaffField(values, problem);
  return (
    <>
      <TextField
        {...field('shippingMinor')}
        label={t('backoffice.quotes.shipping')}
        inputMode="decimal"
        autoComplete="off"
        trailing={currencyLabel(currency, locale)}
        required
        className="sm:col-span-2"
      />
      <TextField
        {...field('minDays')}
        label={t('backoffice.quotes.minDays')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field('maxDays')}
        label={t('backoffice.quotes.maxDays')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextAreaField
        {...field('note')}
        label={t('backoffice.quotes.note')}
        hint={t('backoffice.quotes.noteHint')}
        maxLength={NOTE_MAX_LENGTH}
        className="sm:col-span-2"
      />
    </>
  );
}

/** What a field of the back office's forms holds, from the start or as it was typed, and what is wrong with it. */
export function useStaffField(values: Readonly<Record<string, string>>, problem: StaffProblem | undefined) {
  const fieldOf = useFields(problem);
  return (name: string) => {
    const field = fieldOf(name);
    return { ...field, id: `staff-${name}`, defaultValue: field.defaultValue ?? values[name] };
  };
}
