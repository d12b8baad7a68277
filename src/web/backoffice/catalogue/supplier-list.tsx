import type { FormProblem } from '../../form/answer-form.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { StaffForm } from '../staff-form.tsx';
import { CorrectArticle, UnknownArticles } from './supplier-articles.tsx';
import { ColumnsForm } from './supplier-columns.tsx';
import { SupplierRates } from './supplier-rates.tsx';
import { LineProblems, PlannedPrices } from './supplier-plan.tsx';
import type { Route } from './+types/suppliers.route';

/** Which form of a list was refused, or why its plan is not entered. */
export type ListReason = 'columns' | 'rates' | 'products' | 'correct' | 'plan-changed' | 'nothing-chosen';

type One = NonNullable<Route.ComponentProps['loaderData']['one']>;

/** One list: how its columns are read, what it would change, and what has to be said of it before. */
export function SupplierList({
  one: { supplier, fileName, entered, state, plan, columns },
  problem,
}: {
  one: One;
  problem: (FormProblem<string> & { readonly by?: string }) | undefined;
}) {
  const t = useT();
  const of = (reason: ListReason) => (problem?.reason === reason ? problem : undefined);
  const isRefused = problem?.reason === 'plan-changed' || problem?.reason === 'nothing-chosen';
  return (
    <>
      <BackLink to="/admin/prices/suppliers">{t('backoffice.suppliers.back')}</BackLink>
      <h1 className="text-3xl break-words">{supplier}</h1>
      <p className="mt-2 mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <span className="min-w-0 break-all">{fileName}</span>
        {entered > 0 && <Badge tone="success">{t('backoffice.suppliers.entered', { count: entered })}</Badge>}
      </p>
      <div aria-live="polite">
        {isRefused && (
          <Alert tone="danger" className="mb-8">
            {t(`backoffice.suppliers.refused.${problem.reason}`)} {problem.by}
          </Alert>
        )}
      </div>
      {entered > 0 && (
        <div className="mb-10 border-t border-line">
          <Disclosure summary={t('backoffice.suppliers.takeBack.title')}>
            <p className="mb-4">{t('backoffice.suppliers.takeBack.text')}</p>
            <StaffForm
              intent="take-back"
              label={t('backoffice.suppliers.takeBack.button')}
              tone="secondary"
            />
          </Disclosure>
        </div>
      )}
      {state === 'forgotten' && <Alert>{t('backoffice.suppliers.forgotten')}</Alert>}
      {columns !== null && plan === null && (
        <TitledSection id="supplier-columns" title={t('backoffice.suppliers.columns.title')}>
          {state === 'other-columns' && (
            <Alert tone="warning" className="mb-6">
              {t('backoffice.suppliers.columns.other')}
            </Alert>
          )}
          <ColumnsForm view={columns} problem={of('columns')} />
        </TitledSection>
      )}
      {plan !== null && (
        <div className="flex flex-col gap-14">
          {plan.foreign.length > 0 && (
            <SupplierRates key={plan.digest} foreign={plan.foreign} problem={of('rates')} />
          )}
          <PlannedPrices plan={plan} supplier={supplier} />
          {plan.unknown.count > 0 && <UnknownArticles unknown={plan.unknown} problem={of('products')} />}
          {plan.problems.count > 0 && <LineProblems problems={plan.problems} />}
          <div className="border-t border-line">
            <Disclosure
              summary={t('backoffice.suppliers.correct.title')}
              open={of('correct') !== undefined}
              isWide
            >
              <CorrectArticle key={plan.digest} problem={of('correct')} />
            </Disclosure>
            {columns !== null && (
              <Disclosure
                summary={t('backoffice.suppliers.columns.change')}
                open={of('columns') !== undefined}
                isWide
              >
                <ColumnsForm view={columns} problem={of('columns')} />
              </Disclosure>
            )}
          </div>
        </div>
      )}
    </>
  );
}
