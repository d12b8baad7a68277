import { data, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { KeptForm } from '../../form/kept-form.tsx';
import { moderationSeen, replySeen } from '../../../domain/reviews/moderation.ts';
import { ANSWER_MAX, replySchema } from '../../../domain/reviews/review-forms.ts';
import { shopOf } from '../../../server/context.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { isSameText } from '../../form/is-same-text.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { ReviewBadge } from '../../reviews/review-badge.tsx';
import { refuseReviewForm } from '../../reviews/review-problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/staff-review.route';
import { readDecision, seenIn } from './answer-decision.ts';
import { DECISION_FIELDS, DecisionForms } from './decision-forms.tsx';
import { Facts, History, Written } from './review-parts.tsx';
import { namedConflict } from '../named-conflict.ts';

const FIELDS = ['reply', ...DECISION_FIELDS];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const found = await shop.reviews.staff.findReview(params.id);
  if (found === null) throw data(null, { status: 404 });
  return {
    ...found,
    isDone: url.searchParams.has('done'),
    title: pageTitle(translate('backoffice.reviews.title', { name: found.product })),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const form = await readForm();
  const { staff } = shop.reviews;
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>> = {}) =>
    refuseReviewForm(form, status, { text, fields: FIELDS, errors });
  /** With who changed it, unless it waits for staff again: then its author did. */
  const named = async (text: string, field: 'moderation' | 'reply') => {
    const now = await staff.findReview(params.id);
    if (now?.review.status === 'PENDING') return text;
    const asked = { subjectId: params.id, fields: [field], staffId: user.id };
    return namedConflict(text, shop.findAuthor({ subject: 'review', ...asked }), { translate: t, locale });
  };
  const intent = form.get('intent');
  if (intent === 'reply') {
    const parsed = v.safeParse(replySchema, { reply: form.get('reply') ?? '' });
    if (!parsed.success) return refuse(422, t('review.problem.fields'), fieldErrors(parsed.issues));
    const { reply } = parsed.output;
    const done = await staff.reply({ id: params.id, reply, seen: seenIn(form), staffId: user.id });
    if (!done.ok && done.reason === 'changed')
      return refuse(409, await named(t('backoffice.reviews.replyChanged'), 'reply'));
    if (!done.ok) throw data(null, { status: 404 });
    return redirect(`/${region}/admin/reviews/${encodeURIComponent(params.id)}?done`, 303);
  }
  const decision = intent === 'decide' ? readDecision(form) : null;
  if (decision === 'needs-reason') return refuse(422, t('backoffice.reviews.needsReason'));
  if (decision?.kind !== 'review' || decision.id !== params.id) throw data(null, { status: 400 });
  const done = await staff.moderate({ ...decision, staffId: user.id });
  if (done.ok) return redirect(`/${region}/admin/reviews/${encodeURIComponent(params.id)}?done`, 303);
  if (done.reason === 'not-found') throw data(null, { status: 404 });
  return refuse(409, await named(t('backoffice.reviews.changed'), 'moderation'));
}

/** After a refusal, too, the page is to show what stands there by then. */
export const shouldRevalidate = () => true;

/** A review as staff decide about it and answer it. */
export default function StaffReview({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const { review, product, order, photographs, events, isDone } = loaderData;
  const { defaultValue: reply = review.reply ?? undefined, ...field } = fieldOf('reply');
  const isReplyOther =
    problem?.values['reply'] !== undefined &&
    problem.errors['reply'] === undefined &&
    review.reply !== null &&
    !isSameText(problem.values['reply'], review.reply);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl break-words">{t('backoffice.reviews.title', { name: product })}</h1>
        <ReviewBadge status={review.status} />
      </div>
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
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Written review={review} photographs={photographs} />
          <DecisionForms
            kind="review"
            id={review.id}
            status={review.status}
            seen={moderationSeen({ ...review, photographs })}
            problem={problem}
          />
          <TitledSection id="reply" title={t('backoffice.reviews.reply')}>
            {isReplyOther && (
              <div className="mb-4 text-sm">
                <p className="font-semibold">{t('backoffice.reviews.replyNow')}</p>
                <p lang={review.locale} className="max-w-measure break-words whitespace-pre-line">
                  {review.reply}
                </p>
              </div>
            )}
            <KeptForm
              kept="reply"
              key={review.reply}
              method="post"
              noValidate
              className="flex flex-col items-start gap-4"
            >
              <input type="hidden" name="intent" value="reply" />
              <input type="hidden" name="seen" value={replySeen({ ...review, photographs })} />
              <TextAreaField
                {...field}
                defaultValue={reply}
                label={t('backoffice.reviews.reply')}
                hint={t('backoffice.reviews.replyHint')}
                maxLength={ANSWER_MAX}
                rows={4}
                className="w-full"
              />
              <Button type="submit" loading={formData?.get('intent') === 'reply'}>
                {t('backoffice.reviews.saveReply')}
              </Button>
            </KeptForm>
          </TitledSection>
        </div>
        <aside className="flex flex-col gap-10">
          <Facts review={review} product={product} order={order} />
          <TitledSection id="history" title={t('backoffice.reviews.history')}>
            <History events={events} />
          </TitledSection>
        </aside>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
