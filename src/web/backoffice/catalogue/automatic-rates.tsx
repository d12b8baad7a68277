import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { AUTOMATIC_RATES, type OfficialBank } from '../../../domain/money/official-rate.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** Whether the shop takes official rates by itself: from which bank, when it asked last and that it has no answer, and the form that chooses it. */
export function AutomaticRates({
  state,
  problem,
}: {
  state: {
    readonly bank: OfficialBank;
    /** ISO 8601; null before it was asked, and before it answered. */
    readonly askedAt: string | null;
    readonly answeredAt: string | null;
    readonly date: string | null;
    /** Whether the last question had no answer. */
    readonly isSilent: boolean;
  } | null;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'moment');
  const chosen = state?.bank ?? 'off';
  return (
    <>
      <p className="mb-4 max-w-measure text-sm">
        {state === null ? (
          t('backoffice.prices.automatic.off')
        ) : (
          <>
            {t(`backoffice.prices.automatic.${state.bank}`)}{' '}
            {state.askedAt === null
              ? t('backoffice.prices.automatic.never')
              : t('backoffice.prices.automatic.asked', { date: at(state.askedAt) })}
            {state.date !== null &&
              ` ${t('backoffice.prices.automatic.stated', { day: formatDate(state.date, locale, 'UTC', 'short') })}`}
          </>
        )}
      </p>
      {state?.isSilent === true && (
        <Alert tone="warning" className="mb-4 max-w-measure">
          {state.answeredAt === null
            ? t('backoffice.prices.automatic.neverAnswered')
            : t('backoffice.prices.automatic.silent', { date: at(state.answeredAt) })}
        </Alert>
      )}
      <div className="mb-6 max-w-measure">
        <StaffForm intent="automatic" label={t('backoffice.prices.automatic.save')} tone="secondary">
          <input type="hidden" name="seen" value={chosen} />
          <SelectField
            key={chosen}
            name="automatic"
            defaultValue={problem?.values['automatic'] ?? chosen}
            label={t('backoffice.prices.automatic')}
            options={AUTOMATIC_RATES.map((value) => ({
              value,
              label: t(`backoffice.prices.automatic.from.${value}`),
            }))}
          />
        </StaffForm>
      </div>
    </>
  );
}
