import { formatDate } from '../../../domain/locale/format-date.ts';
import { printRate, type StoredRate } from '../../../domain/money/staff-rate.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';

/** A stored rate, with its day and who states it. */
export function Rate({ rate: { ratePerUnitE6, date, source } }: { rate: StoredRate }) {
  const t = useT();
  const locale = useLocale();
  const typed = printRate(ratePerUnitE6);
  return (
    <>
      <span className="font-semibold">
        {t('backoffice.prices.rateOf', { rate: locale === 'en' ? typed : typed.replace('.', ',') })}
      </span>
      <span className="text-sm text-muted">
        {t('backoffice.prices.rateFrom', { day: formatDate(date, locale, 'UTC', 'short'), source })}
      </span>
    </>
  );
}

/** What enters a rate by hand; `seen` is the one in force in millionths, 0 for none. */
export function RateFields({ problem, seen }: { problem: FormProblem<string> | undefined; seen: number }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <div className="grid w-full gap-4 text-ink sm:grid-cols-2 xl:grid-cols-3">
      <input type="hidden" name="seen" value={seen} />
      <TextField
        {...field('rate')}
        label={t('backoffice.prices.rate')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        {...field('source')}
        label={t('backoffice.prices.rateSource')}
        hint={t('backoffice.prices.rateSourceHint')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextField
        {...field('why')}
        label={t('backoffice.prices.rateWhy')}
        maxLength={300}
        autoComplete="off"
        required
      />
      {(problem?.reason === 'rate-far' || problem?.reason === 'rate-unlikely') && (
        <CheckboxField
          key={problem.values['rate']}
          name="isMeant"
          value={problem.values['rate']}
          label={t(
            problem.reason === 'rate-far'
              ? 'backoffice.prices.rateMeant'
              : 'backoffice.prices.rateUnlikelyMeant',
          )}
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}
