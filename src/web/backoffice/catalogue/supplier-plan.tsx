import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { currencyLabel, formatMoney } from '../../../domain/money/format-money.ts';
import { formatRate } from '../../../domain/money/staff-rate.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { PlannedView, PlanView } from './supplier-view.server.ts';

/** One price: the product, the new price and the one before, by how much it changes, and the margin after. */
function PlannedRow({
  planned: { line, article, articleNumber, price, listedAs, before, changeBp, margin, doubts },
  supplier,
  children,
}: {
  planned: PlannedView;
  supplier: string;
  children: ReactNode;
}) {
  const t = useT();
  const locale = useLocale();
  const was = before && { price: formatMoney(before.price, locale), supplier: before.supplier };
  const isLoss = margin !== null && margin.bp < 0;
  const sign = changeBp !== null && changeBp > 0 ? '+' : '';
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_12rem_9rem]">
      <div className="min-w-0 break-words">
        {children}
        <p className="mt-1 text-xs text-muted">
          {t('backoffice.import.lineNumber', { line })}
          {' · '}
          {article}
          {article.toUpperCase() !== articleNumber && ` → ${articleNumber}`}
        </p>
        {doubts.map((doubt) => (
          <p key={doubt} className="mt-1 text-xs text-danger">
            {t(`backoffice.suppliers.plan.doubt.${doubt}`)}
          </p>
        ))}
      </div>
      <p className="sm:text-right">
        <span className="font-semibold">{formatMoney(price, locale)}</span>
        {changeBp !== null && (
          <span className="ml-2">
            {sign}
            {formatPercent(changeBp / 100, locale)}
          </span>
        )}
        {listedAs !== null && <span className="block text-xs text-muted">{listedAs}</span>}
        <span className="block text-xs text-muted">
          {was === null
            ? t('backoffice.suppliers.plan.first')
            : t(
                before?.supplier === supplier
                  ? 'backoffice.suppliers.plan.was'
                  : 'backoffice.suppliers.plan.wasOf',
                was,
              )}
        </span>
      </p>
      <p className={classNames('sm:text-right', isLoss && 'text-danger')}>
        {margin !== null && (
          <>
            {t('backoffice.suppliers.plan.margin', { percent: formatPercent(margin.bp / 100, locale) })}
            <span className="block text-xs text-muted">
              {t('backoffice.suppliers.plan.marginIn', { currency: currencyLabel(margin.currency, locale) })}
            </span>
          </>
        )}
      </p>
    </li>
  );
}

const LIST = 'divide-y divide-line border-y border-line';

/** What a list would change: the prices that somebody has to confirm, the button that enters, and the others. */
export function PlannedPrices({ plan, supplier }: { plan: PlanView; supplier: string }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { digest, today, doubtful, others, unchanged, ignored, rate } = plan;
  const day = formatDate(today, locale, 'UTC', 'short');
  const beside = [
    ...(unchanged > 0 ? [t('backoffice.suppliers.plan.unchanged', { count: unchanged })] : []),
    ...(ignored > 0 ? [t('backoffice.suppliers.plan.ignored', { count: ignored })] : []),
  ];
  const more = (part: PlanView['others']) =>
    part.count > part.shown.length && (
      <p className="mt-4 text-sm text-muted">
        {t('backoffice.suppliers.plan.shown', { count: part.shown.length })}
      </p>
    );
  return (
    <div className="flex flex-col gap-10">
      {doubtful.count + others.count === 0 ? (
        <EmptyState title={t('backoffice.suppliers.plan.nothing')} text={beside.join(', ')} />
      ) : (
        <KeptForm
          kept={digest}
          key={digest}
          method="post"
          noValidate
          className="flex flex-col items-start gap-5"
        >
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="digest" value={digest} />
          {doubtful.count > 0 && (
            <div className="w-full">
              <TitledSection id="doubtful-prices" title={t('backoffice.suppliers.plan.confirm')}>
                <p className="mb-4 max-w-measure text-sm text-muted">
                  {t('backoffice.suppliers.plan.confirmLead')}
                </p>
                <ul className={classNames(LIST, 'mb-4')}>
                  {doubtful.shown.map((planned) => (
                    <PlannedRow key={planned.line} planned={planned} supplier={supplier}>
                      <CheckboxField
                        name="tick"
                        value={planned.line}
                        label={<span className="font-semibold">{planned.name}</span>}
                      />
                    </PlannedRow>
                  ))}
                </ul>
                {more(doubtful)}
                {doubtful.count > 1 && (
                  <CheckboxField
                    name="all"
                    value="yes"
                    label={t('backoffice.suppliers.plan.all', { count: doubtful.count })}
                  />
                )}
              </TitledSection>
            </div>
          )}
          <p className="text-sm">
            {t(
              doubtful.count > 0
                ? 'backoffice.suppliers.plan.enterCount'
                : 'backoffice.suppliers.plan.enterAll',
              {
                count: others.count,
                day,
              },
            )}{' '}
            <span className="text-muted">{beside.join(', ')}</span>
          </p>
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'apply'}>
            {t('backoffice.suppliers.plan.enter')}
          </Button>
        </KeptForm>
      )}
      {others.count > 0 && (
        <TitledSection id="planned-prices" title={t('backoffice.suppliers.plan.others')}>
          <ul className={LIST}>
            {others.shown.map((planned) => (
              <PlannedRow key={planned.line} planned={planned} supplier={supplier}>
                <LocalLink
                  to={`/admin/products/${planned.productId}#product-purchases`}
                  className="font-semibold hover:underline"
                >
                  {planned.name}
                </LocalLink>
              </PlannedRow>
            ))}
          </ul>
          {more(others)}
        </TitledSection>
      )}
      {rate !== null && (
        <p className="text-sm text-muted">
          {t('backoffice.margins.byRate', {
            rate: formatRate(rate, locale),
          })}
        </p>
      )}
    </div>
  );
}

/** The lines that enter nothing, by line and column. */
export function LineProblems({ problems: { count, shown } }: Pick<PlanView, 'problems'>) {
  const t = useT();
  return (
    <TitledSection id="line-problems" title={t('backoffice.suppliers.problems.title', { count })}>
      <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.suppliers.problems.lead')}</p>
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left text-xs text-muted">
          <tr>
            {(['line', 'column', 'what'] as const).map((name) => (
              <th key={name} scope="col" className="py-3 pr-6 font-semibold">
                {t(`backoffice.import.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {shown.map(({ line, column, text }) => (
            <tr key={line}>
              <td className="py-3 pr-6 align-top">{line}</td>
              <td className="py-3 pr-6 align-top">{column || '–'}</td>
              <td className="py-3 align-top [overflow-wrap:anywhere]">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > shown.length && (
        <p className="mt-4 text-sm text-muted">{t('backoffice.import.shown', { count: shown.length })}</p>
      )}
    </TitledSection>
  );
}
