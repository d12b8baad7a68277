import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { answerTemplateSchema, formId } from '../../../domain/support/ticket-forms.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/answer-templates.route';
import { TemplateForm, type TemplateProblem } from './template-form.tsx';
import { namedConflict } from '../named-conflict.ts';

const FIELDS = ['id', 'subject', 'title', 'uk', 'pl', 'en'];
const EMPTY = { subject: 'ticket', title: '', uk: '', pl: '', en: '', updatedAt: '' } as const;
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

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const id = v.safeParse(formId, form.get('id'));
  if (!id.success) throw data(null, { status: 400 });
  const done = (what: (typeof DONE)[number]) =>
    redirect(`/${region}/admin/answer-templates?done=${what}`, 303);
  const refuse = (status: number, problem: Omit<TemplateProblem, 'values'>) =>
    refuseForm(form, status, { problem, fields: FIELDS });
  const shown = form.get('seen');
  const seen = typeof shown === 'string' && shown !== '' ? shown : null;
  const named = (text: string) => {
    const asked = { subjectId: id.output, staffId: user?.id ?? '' };
    const author = shop.findAuthor({ subject: 'answer-template', ...asked });
    return namedConflict(text, author, { translate, locale });
  };
  const by = { seen, staffId: user?.id ?? '' };
  if (form.get('intent') === 'remove') {
    const removed = await shop.support.templates.remove(id.output, by);
    if (removed.ok) return done('removed');
    const reason = 'changed-before-removal';
    const text = await named(translate(`backoffice.templates.${reason}`));
    return refuse(409, { reason, text, errors: {} });
  }
  const parsed = v.safeParse(answerTemplateSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const text = translate('ticket.problem.fields');
    return refuse(422, { reason: 'fields', text, errors: fieldErrors(parsed.issues) });
  }
  const saved = await shop.support.templates.save(id.output, parsed.output, by);
  if (saved.ok) return done('saved');
  const { reason } = saved;
  const text = translate(`backoffice.templates.${reason}`);
  return refuse(409, { reason, text: reason === 'full' ? text : await named(text), errors: {} });
}

/** After a refusal, too, the page shows what stands there by then. */
export const shouldRevalidate = () => true;

/** What staff keep to answer tickets, returns and exchanges by: to add to, change and delete. */
export default function AnswerTemplates({
  loaderData: { templates, newId, done },
  actionData: problem,
}: Route.ComponentProps) {
  const t = useT();
  const of = (id: string) => (problem?.values.id === id ? problem : undefined);
  const isKnown = templates.some(({ id }) => id === problem?.values.id);
  const draft = problem !== undefined && !isKnown ? problem : undefined;
  // While it is refused its form stays: what was corrected meanwhile would be lost.
  const draftId = draft?.values.id ?? newId;
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
                  <TemplateForm
                    // Other words come with the moment that they were seen at.
                    key={template.updatedAt}
                    template={template}
                    isNew={false}
                    problem={of(template.id)}
                  />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      <TitledSection id="new" title={t('backoffice.templates.new')} isPanel>
        <TemplateForm key={draftId} template={{ ...EMPTY, id: draftId }} isNew problem={draft} />
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
