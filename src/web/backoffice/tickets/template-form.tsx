import { Form } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { MESSAGE_MAX_LENGTH } from '../../../domain/support/contact-form.ts';
import {
  ANSWER_SUBJECTS,
  TEMPLATE_TITLE_MAX,
  type KnownTemplate,
} from '../../../domain/support/ticket-forms.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { isSameText } from '../../form/is-same-text.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';

type AnswerTemplate = KnownTemplate & { readonly id: string };

/** Why a template was not saved or deleted, in words; `changed` is shown with what a colleague saved. */
export type TemplateProblem = FormProblem<
  'fields' | 'changed' | 'changed-before-removal' | 'gone' | 'full'
> & { readonly text: string };

/** What a colleague saved of a template meanwhile, where it differs from what was typed. */
function SavedNow({
  template,
  typed,
}: {
  template: AnswerTemplate;
  typed: Readonly<Record<string, string | undefined>>;
}) {
  const t = useT();
  const names = {
    title: t('backoffice.templates.name'),
    uk: t('backoffice.templates.uk'),
    pl: t('backoffice.templates.pl'),
    en: t('backoffice.templates.en'),
  };
  const words = (['title', ...LOCALES] as const)
    .filter((name) => !isSameText(typed[name] ?? '', template[name]))
    .map((name) => ({
      term: names[name],
      value: (
        <span lang={name === 'title' ? undefined : name} className="break-words whitespace-pre-line">
          {template[name]}
        </span>
      ),
    }));
  const subject = {
    term: t('backoffice.templates.subject'),
    value: t(`backoffice.templates.subject.${template.subject}`),
  };
  const rows = template.subject === typed['subject'] ? words : [subject, ...words];
  return (
    <section aria-label={t('backoffice.templates.savedNow')}>
      <p className="mb-2 font-semibold">{t('backoffice.templates.savedNow')}</p>
      <DefinitionTable rows={rows} />
    </section>
  );
}

/** A template's words in the three languages. `updatedAt` is the version that the form is shown with, empty for a new one. */
export function TemplateForm({
  template,
  isNew,
  problem,
}: {
  template: AnswerTemplate;
  isNew: boolean;
  problem: TemplateProblem | undefined;
}) {
  const t = useT();
  const fieldOf = useFields(problem);
  const { defaultValue: subject = template.subject, ...subjectField } = fieldOf('subject');
  const field = (name: 'title' | (typeof LOCALES)[number]) => {
    const { defaultValue = template[name], ...rest } = fieldOf(name);
    return { ...rest, id: `${name}-${template.id}`, defaultValue };
  };
  return (
    <div className="flex flex-col gap-4">
      <KeptForm kept={isNew ? 'new' : template.id} method="post" noValidate className="flex flex-col gap-5">
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        {problem?.reason === 'changed' && <SavedNow template={template} typed={problem.values} />}
        <input type="hidden" name="id" value={template.id} />
        <input type="hidden" name="seen" value={template.updatedAt} />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:max-w-[66%]">
          <TextField
            {...field('title')}
            label={t('backoffice.templates.name')}
            maxLength={TEMPLATE_TITLE_MAX}
            autoComplete="off"
            required
          />
          <SelectField
            {...subjectField}
            id={`subject-${template.id}`}
            label={t('backoffice.templates.subject')}
            defaultValue={subject}
            options={ANSWER_SUBJECTS.map((value) => ({
              value,
              label: t(`backoffice.templates.subject.${value}`),
            }))}
          />
        </div>
        <div className="grid gap-5 xl:grid-cols-3">
          {LOCALES.map((locale) => (
            <TextAreaField
              key={locale}
              {...field(locale)}
              lang={locale}
              label={t(`backoffice.templates.${locale}`)}
              maxLength={MESSAGE_MAX_LENGTH}
              required
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone={isNew ? 'primary' : 'secondary'}>
            {t('backoffice.templates.save')}
          </Button>
        </div>
      </KeptForm>
      {!isNew && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={template.id} />
          <input type="hidden" name="seen" value={template.updatedAt} />
          <Button type="submit" tone="ghost">
            {t('backoffice.templates.remove')}
          </Button>
        </Form>
      )}
    </div>
  );
}
