import { CHANGED_TERMS } from '../../../domain/prices/price-change.ts';
import type { PriceRoundings } from '../../../domain/prices/price-rounding.ts';
import { currencyChoice } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** Changes the prices of all products of the list by a per cent: what would change is shown on a page of its own, before it does. */
export function PercentForm({
  count,
  roundings,
  problem,
}: {
  /** Products of the list. */
  count: number;
  roundings: PriceRoundings;
  problem: FormProblem<'fields' | 'too-many' | 'nothing'> | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const field = useFields(problem);
  return (
    <div className="mb-8 border-t border-line">
      <Disclosure summary={t('backoffice.bulk.percent.title')} open={problem !== undefined} isWide>
        <p className="mb-4 max-w-measure text-sm text-muted">
          {t('backoffice.bulk.percent.text', { count })}{' '}
          <LocalLink to="/admin/prices#rounding" className="underline underline-offset-4">
            {t('backoffice.prices.rounding')}
          </LocalLink>
        </p>
        {problem !== undefined && problem.reason !== 'fields' && (
          <Alert tone="warning" live className="mb-4">
            {t(`backoffice.bulk.percent.${problem.reason}`)}
          </Alert>
        )}
        <StaffForm intent="percent" label={t('backoffice.bulk.percent.show')}>
          <div className="grid w-full gap-4 text-ink sm:grid-cols-2 xl:grid-cols-4">
            <TextField
              {...field('percent')}
              label={t('backoffice.bulk.percent.by')}
              hint={t('backoffice.bulk.percent.byHint')}
              trailing="%"
              maxLength={8}
              autoComplete="off"
              required
            />
            <SelectField
              {...field('currency')}
              label={t('backoffice.prices.currency')}
              options={CURRENCIES.map((value) => ({
                value,
                label: `${currencyChoice(value, locale)} · ${t(`backoffice.prices.rounding.${roundings[value]}`)}`,
              }))}
            />
            <SelectField
              {...field('terms')}
              label={t('backoffice.bulk.percent.terms')}
              options={CHANGED_TERMS.map((value) => ({
                value,
                label: t(`backoffice.bulk.percent.terms.${value}`),
              }))}
            />
            <TextField
              {...field('why')}
              label={t('backoffice.bulk.percent.why')}
              maxLength={300}
              autoComplete="off"
            />
          </div>
        </StaffForm>
      </Disclosure>
    </div>
  );
}
