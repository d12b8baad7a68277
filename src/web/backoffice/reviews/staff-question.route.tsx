import { data, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { KeptForm } from '../../form/kept-form.tsx';
import { moderationSeen } from '../../../domain/reviews/moderation.ts';
import { ANSWER_MAX, shopAnswerSchema } from '../../../domain/reviews/review-forms.ts';
import { shopOf } from '../../../server/context.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { ReviewBadge } from '../../reviews/review-badge.tsx';
import { refuseReviewForm } from '../../reviews/review-problem.ts';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/staff-question.route';
import { readDecision } from './answer-decision.ts';
import { DECISION_FIELDS, DecisionForms } from './decision-forms.tsx';
import { namedConflict } from '../named-conflict.ts';

const FIELDS = ['body', ...DECISION_FIELDS];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const found = await shop.reviews.staff.findQuestion(params.id);
  if (found === null) throw data(null, { status: 404 });
  return {
    ...found,
    isDone: url.searchParams.has('done'),
    /** Names the sending of the answer. */
    answerId: crypto.randomUUID(),
    title: pageTitle(translate('backoffice.questions.title', { name: found.product })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const form = await readForm();
  const { staff } = shop.reviews;
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseReviewForm(form, status, { text, fields: FIELDS, errors });
  const next = () => redirect(`/${region}/admin/questions/${encodeURIComponent(params.id)}?done`, 303);
  const intent = form.get('intent');
  if (intent === 'answer') {
    const parsed = v.safeParse(shopAnswerSchema, { id: form.get('id'), body: form.get('body') });
    if (!parsed.success) return refuse(422, t('review.problem.fields'), fieldErrors(parsed.issues));
    const done = await staff.answer({ questionId: params.id, form: parsed.output, staffId: user.id });
    if (!done.ok && done.reason === 'form-used') return refuse(409, t('review.problem.again'));
    if (!done.ok) throw data(null, { status: 404 });
    return next();
  }
  const decision = intent === 'decide' ? readDecision(form) : null;
  if (decision === 'needs-reason') return refuse(422, t('backoffice.reviews.needsReason'));
  if (decision === null || decision.kind === 'review') throw data(null, { status: 400 });
  const done = await staff.moderate({ ...decision, staffId: user.id });
  if (done.ok) return next();
  if (done.reason === 'not-found') throw data(null, { status: 404 });
  const asked = { subjectId: params.id, fields: ['moderation', 'answerStatus'], staffId: user.id };
  const author = shop.findAuthor({ subject: 'question', ...asked });
  return refuse(409, await namedConflict(t('backoffice.reviews.changed'), author, { translate: t, locale }));
}

/** After a refusal, too, the page is to show what stands there by then. */
export const shouldRevalidate = () => true;

/** A question as staff decide about it, with its answers, and the form to answer it. */
export default function StaffQuestion({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const print = usePrintMoment();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const { question, product, answers, answerId, isDone } = loaderData;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl break-words">{t('backoffice.questions.title', { name: product })}</h1>
        <ReviewBadge status={question.status} />
      </div>
      <p className="mb-6 text-sm text-muted">
        <LocalLink to={`/product/${question.productId}`} className="underline underline-offset-4">
          {product}
        </LocalLink>
        {', '}
        {question.authorName}, {question.email}, {question.locale}, {print(question.submittedAt)}
      </p>
      {problem ? (
        <Alert tone="danger" live className="mb-8">
          {problem.text}
        </Alert>
      ) : (
        isDone && (
          <Alert tone="success" live className="mb-8">
            {t('backoffice.reviews.done')}
          </Alert>
        )
      )}
      <div className="flex max-w-200 flex-col gap-10">
        <p lang={question.locale} className="text-lg break-words whitespace-pre-line">
          {question.body}
        </p>
        <DecisionForms
          kind="question"
          id={question.id}
          status={question.status}
          seen={moderationSeen(question)}
          problem={problem}
        />
        {answers.length > 0 && (
          <TitledSection id="answers" title={t('backoffice.questions.answers', { count: answers.length })}>
            <ul className="divide-y divide-line border-y border-line">
              {answers.map((answer) => (
                <li key={answer.id} className="py-5">
                  <div className="mb-2 flex flex-wrap items-center gap-3 text-sm text-muted">
                    <span>
                      {answer.author === 'shop'
                        ? t('backoffice.questions.ofShop')
                        : `${t('backoffice.questions.ofBuyer')}: ${answer.authorName ?? t('review.name.none')}`}
                    </span>
                    <span>{print(answer.createdAt)}</span>
                    <ReviewBadge status={answer.status} />
                  </div>
                  <p lang={answer.locale} className="mb-4 break-words whitespace-pre-line">
                    {answer.body}
                  </p>
                  <DecisionForms
                    kind="answer"
                    id={answer.id}
                    status={answer.status}
                    seen={moderationSeen(answer)}
                    problem={problem}
                  />
                </li>
              ))}
            </ul>
          </TitledSection>
        )}
        <KeptForm
          kept="answer"
          key={answers.length}
          method="post"
          noValidate
          className="flex flex-col items-start gap-4"
        >
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="id" value={answerId} />
          <TextAreaField
            {...fieldOf('body')}
            id="shop-answer"
            label={t('backoffice.reviews.reply')}
            hint={t('backoffice.questions.answerHint')}
            maxLength={ANSWER_MAX}
            rows={5}
            className="w-full"
            required
          />
          <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'answer'}>
            {t('backoffice.questions.answer')}
          </Button>
        </KeptForm>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
