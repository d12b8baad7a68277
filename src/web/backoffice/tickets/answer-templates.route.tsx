import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '../../../domain/support/contact-form.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import {
  ANSWER_SUBJECTS,
  answerTemplateSchema,
  formId,
  TEMPLATE_TITLE_MAX,
  type AnswerSubject,
} from '../../../domain/support/ticket-forms.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/answer-templates.route';

const FIELDS = ['id', 'subject', 'title', 'uk', 'pl', 'en'];
const DONE = ['saved', 'removed'] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  return {
    templates: await shop.support.templates.list(),
    /** The id of the template that the form for a new one makes. */
    newId: crypto.randomUUID(),
    done: DONE.find((each) => each === url.searchParams.get('done')) ?? null,
    title: pageTitle(translate('backoffice.section.answerTemplates')),
  };
}

type TemplateProblem = FormProblem<'refused'> & { readonly text: string };

export async function action({ context }: Route.ActionArgs) {
  const { shop, region, translate, readForm } = shopOf(context);
  const form = await readForm();
  const id = v.safeParse(formId, form.get('id'));
  if (!id.success) throw data(null, { status: 400 });
  const done = (what: (typeof DONE)[number]) =>
    redirect(`/${region}/admin/answer-templates?done=${what}`, 303);
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm<Omit<TemplateProblem, 'values'>>(form, status, {
      problem: { reason: 'refused', text, errors },
      fields: FIELDS,
    });
  if (form.get('intent') === 'remove') {
    await shop.support.templates.remove(id.output);
    return done('removed');
  }
  const parsed = v.safeParse(answerTemplateSchema, Object.fromEntries(form));
  if (!parsed.success) return refuse(422, translate('ticket.problem.fields'), fieldErrors(parsed.issues));
  const { ok } = await shop.support.templates.save(id.output, parsed.output);
  return ok ? done('saved') : refuse(409, translate('backoffice.templates.full'));
}

interface Template {
  readonly id: string;
  readonly subject: AnswerSubject;
  readonly title: string;
  readonly uk: string;
  readonly pl: string;
  readonly en: string;
}

/** A template's words in the three languages. */
function TemplateForm({
  template,
  isNew,
  problem,
}: {
  template: Template;
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
      <Form method="post" noValidate className="flex flex-col gap-5">
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="id" value={template.id} />
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
      </Form>
      {!isNew && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={template.id} />
          <Button type="submit" tone="ghost">
            {t('backoffice.templates.remove')}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** What staff keep to answer tickets, returns and exchanges by: to add to, change and delete. */
export default function AnswerTemplates({
  loaderData: { templates, newId, done },
  actionData: problem,
}: Route.ComponentProps) {
  const t = useT();
  const of = (id: string) => (problem?.values.id === id ? problem : undefined);
  const isKnown = templates.some(({ id }) => id === problem?.values.id);
  const draft = problem !== undefined && !isKnown ? problem : undefined;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">{t('backoffice.section.answerTemplates')}</h1>
        <LocalLink to="/admin/tickets" className="text-sm underline underline-offset-4">
          {t('backoffice.templates.toTickets')}
        </LocalLink>
      </div>
      <p className="mb-8 max-w-measure text-muted">{t('backoffice.templates.lead')}</p>
      {problem === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.templates.${done}`)}
        </Alert>
      )}
      {templates.length === 0 ? (
        <p className="mb-10">{t('backoffice.templates.none')}</p>
      ) : (
        <ul className="mb-12 divide-y divide-line border-y border-line">
          {templates.map((template) => (
            <li key={template.id} className="py-3">
              <details open={of(template.id) !== undefined || undefined}>
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold break-words">
                  {template.title}
                  <span className="ml-3 text-sm font-normal text-muted">
                    {t(`backoffice.templates.subject.${template.subject}`)}
                  </span>
                </summary>
                <div className="pt-4 pb-6">
                  <TemplateForm template={template} isNew={false} problem={of(template.id)} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      <TitledSection id="new" title={t('backoffice.templates.new')} isPanel>
        <TemplateForm
          key={newId}
          template={{ id: draft?.values.id ?? newId, subject: 'ticket', title: '', uk: '', pl: '', en: '' }}
          isNew
          problem={draft}
        />
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
