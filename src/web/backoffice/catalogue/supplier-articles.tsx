import { choiceFields } from '../../../domain/prices/supplier-choices.ts';
import { SUPPLIER_ARTICLE_MAX } from '../../../domain/prices/supplier-lines.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { PlanView } from './supplier-view.server.ts';

/** Article numbers that nobody knows, each with the product that it is, or that the shop does not sell it. */
export function UnknownArticles({
  unknown: { count, shown },
  problem,
}: Pick<PlanView, 'unknown'> & { problem: FormProblem<string> | undefined }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <TitledSection id="unknown-articles" title={t('backoffice.suppliers.unknown.title', { count })}>
      <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.suppliers.unknown.lead')}</p>
      <StaffForm intent="products" label={t('backoffice.suppliers.unknown.save')} tone="secondary">
        <ul className="w-full divide-y divide-line border-y border-line xl:max-w-240">
          {shown.map(({ line, article, about }) => {
            const names = choiceFields(article);
            return (
              <li
                key={line}
                className="grid items-end gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <TextField
                  {...field(names.product)}
                  label={t('backoffice.suppliers.unknown.product', { article })}
                  hint={[t('backoffice.import.lineNumber', { line }), about].filter(Boolean).join(' · ')}
                  maxLength={SUPPLIER_ARTICLE_MAX}
                  autoComplete="off"
                  className="min-w-0 break-words"
                />
                <CheckboxField
                  name={names.ignore}
                  value="yes"
                  defaultChecked={problem?.values[names.ignore] !== undefined}
                  label={t('backoffice.suppliers.unknown.ignore')}
                  className="sm:pb-10"
                />
              </li>
            );
          })}
        </ul>
        {count > shown.length && (
          <p className="text-sm text-muted">{t('backoffice.import.shown', { count: shown.length })}</p>
        )}
      </StaffForm>
    </TitledSection>
  );
}

/** Says anew what one article number of the list is, whatever was said before. */
export function CorrectArticle({ problem }: { problem: FormProblem<string> | undefined }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <>
      <p className="mb-5 max-w-measure text-sm text-muted">{t('backoffice.suppliers.correct.lead')}</p>
      <StaffForm intent="correct" label={t('backoffice.suppliers.unknown.save')} tone="secondary">
        <div className="grid w-full gap-4 sm:grid-cols-2 xl:max-w-180">
          <TextField
            {...field('article')}
            label={t('backoffice.suppliers.columns.article')}
            maxLength={SUPPLIER_ARTICLE_MAX}
            autoComplete="off"
            required
          />
          <TextField
            {...field('product')}
            label={t('backoffice.suppliers.correct.product')}
            maxLength={SUPPLIER_ARTICLE_MAX}
            autoComplete="off"
          />
        </div>
        <CheckboxField
          name="ignore"
          value="yes"
          defaultChecked={problem?.values['ignore'] !== undefined}
          label={t('backoffice.suppliers.unknown.ignore')}
        />
      </StaffForm>
    </>
  );
}
