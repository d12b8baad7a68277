import { currencyLabel, editableAmount } from '../../../../domain/money/format-money.ts';
import { CURRENCIES, money } from '../../../../domain/money/money.ts';
import { priceField, type StaffOption } from '../../../../domain/rental/offer-form.ts';
import { DURATIONS } from '../../../../domain/rental/tiers.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../../quotes/delivery-fields.tsx';
import { StaffForm } from '../../staff-form.tsx';

/** Changes what an option costs and whether it is offered. */
export function OptionForm({ option, problem }: { option: StaffOption; problem: StaffProblem | undefined }) {
  const t = useT();
  const locale = useLocale();
  const { code, name, machineKinds, prices, percent, isOffered, version } = option;
  const own = problem?.values.code === code ? problem : undefined;
  const values = Object.fromEntries(
    CURRENCIES.flatMap((currency) =>
      DURATIONS.map((duration) => [
        priceField(currency, duration),
        prices === null ? '' : editableAmount(money(prices[currency][duration], currency), locale),
      ]),
    ),
  );
  const field = useStaffField({ ...values, percent: String(percent ?? '') }, own);
  const idOf = (of: string) => ({ ...field(of), id: `${code}-${of}` });
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-3">
          {name[locale]}
          {!isOffered && <Badge tone="neutral">{t('backoffice.rentalOffers.notOffered')}</Badge>}
        </span>
      }
      id={`option-${code}`}
      open={own !== undefined}
    >
      <StaffForm key={version} intent="option" label={t('backoffice.rentalOffers.save')}>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="version" value={version} />
        <p className="text-sm text-muted">
          {t('backoffice.rentalOffers.with', {
            kinds: machineKinds.map((kind) => t(`backoffice.rentalOffers.kind.${kind}`)).join(', '),
          })}
        </p>
        {prices === null ? (
          <TextField
            {...idOf('percent')}
            label={t('backoffice.rentalOffers.percent')}
            inputMode="numeric"
            autoComplete="off"
            trailing="%"
            required
            className="w-full sm:max-w-64"
          />
        ) : (
          CURRENCIES.map((currency) => (
            <fieldset key={currency} className="w-full min-w-0">
              <legend className="mb-2 text-sm font-semibold">
                {t('backoffice.rentalOffers.pricesIn', { currency: currencyLabel(currency, locale) })}
              </legend>
              <div className="grid gap-4 sm:grid-cols-3">
                {DURATIONS.map((duration) => (
                  <TextField
                    key={duration}
                    {...idOf(priceField(currency, duration))}
                    label={t('duration.count', { duration, count: 1 })}
                    inputMode="decimal"
                    autoComplete="off"
                    trailing={currencyLabel(currency, locale)}
                    required
                  />
                ))}
              </div>
            </fieldset>
          ))
        )}
        <CheckboxField
          name="isOffered"
          label={t('backoffice.rentalOffers.isOffered')}
          defaultChecked={isOffered}
        />
      </StaffForm>
    </Disclosure>
  );
}
