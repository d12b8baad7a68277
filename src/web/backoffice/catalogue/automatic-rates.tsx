import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { AUTOMATIC_RATES, type OfficialBank } from '../../../domain/money/official-rate.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** Whether the shop takes official rates by itself: from which bank and when it asked last, and the form that chooses it. */
export function AutomaticRates({
  state,
}: {
  state: {
    readonly bank: OfficialBank;
    /** ISO 8601; null before it was asked, and before it answered. */
    readonly askedAt: string | null;
    readonly date: string | null;
  } | null;
}) {
  const t = useT();
  const locale = useLocale();
  const zone = timeZoneOf('UA');
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
              : t('backoffice.prices.automatic.asked', {
                  date: formatDate(state.askedAt, locale, zone, 'moment'),
                })}
            {state.date !== null &&
              ` ${t('backoffice.prices.automatic.stated', { day: formatDate(state.date, locale, 'UTC', 'short') })}`}
          </>
        )}
      </p>
      <div className="mb-6 max-w-measure">
        <StaffForm intent="automatic" label={t('backoffice.prices.automatic.save')} tone="secondary">
          <SelectField
            key={state?.bank ?? 'off'}
            name="automatic"
            defaultValue={state?.bank ?? 'off'}
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
