import { data, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { KeptForm } from '../../form/kept-form.tsx';
import { moderationSeen, replySeen } from '../../../domain/reviews/moderation.ts';
import { ANSWER_MAX, replySchema } from '../../../domain/reviews/review-forms.ts';
import { reviewPhotographPath } from '../../../domain/reviews/review-photographs.ts';
import { shopOf } from '../../../server/context.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { isSameText } from '../../form/is-same-text.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { ReviewBadge } from '../../reviews/review-badge.tsx';
import { refuseReviewForm } from '../../reviews/review-problem.ts';
import { usePrintMoment } from '../../support/ticket-thread.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { FiveStars } from '../../ui/stars.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/staff-review.route';
import { readDecision, seenIn } from './answer-decision.ts';
import { DECISION_FIELDS, DecisionForms } from './decision-forms.tsx';
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

type Found = Route.ComponentProps['loaderData'];

/** The words of a review as they were written, with its photographs. */
function Written({ review, photographs }: Pick<Found, 'review' | 'photographs'>) {
  const t = useT();
  const { stars, body, pros, cons, locale } = review;
  return (
    <div>
      <FiveStars value={stars} label={t(`review.stars.${stars}`)} className="h-5 w-25" />
      <p lang={locale} className="mt-3 max-w-measure break-words whitespace-pre-line">
        {body}
      </p>
      <dl className="mt-3 text-sm">
        {pros !== null && (
          <div>
            <dt className="inline font-semibold">{t('review.pros')}: </dt>
            <dd className="inline break-words">{pros}</dd>
          </div>
        )}
        {cons !== null && (
          <div className="mt-1">
            <dt className="inline font-semibold">{t('review.cons')}: </dt>
            <dd className="inline break-words">{cons}</dd>
          </div>
        )}
      </dl>
      {photographs.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photographs.map(({ id }, place) => (
            <li key={id}>
              <a href={reviewPhotographPath(id)} className="block overflow-hidden rounded-md bg-fill">
                <img
                  src={reviewPhotographPath(id)}
                  alt={t('review.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ review, product, order }: Pick<Found, 'review' | 'product' | 'order'>) {
  const t = useT();
  return (
    <DefinitionTable
      rows={[
        {
          term: t('backoffice.reviews.product'),
          value: (
            <LocalLink to={`/product/${review.productId}`} className="underline underline-offset-4">
              {product}
            </LocalLink>
          ),
        },
        {
          term: t('backoffice.reviews.order'),
          value: (
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.number}
            </LocalLink>
          ),
        },
        { term: t('backoffice.reviews.author'), value: review.authorName ?? t('review.name.none') },
        { term: t('backoffice.reviews.language'), value: review.locale },
      ]}
    />
  );
}

function History({ events }: Pick<Found, 'events'>) {
  const t = useT();
  const print = usePrintMoment();
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {events.map(({ id, toStatus, rejection, isOfStaff, at }) => (
        <li key={id}>
          {t(`review.status.${toStatus}`)}
          <span className="block text-muted">
            {t(isOfStaff ? 'backoffice.reviews.byStaff' : 'backoffice.reviews.byAuthor')}, {print(at)}
          </span>
          {rejection !== null && (
            <span className="block text-muted">{t(`review.rejection.${rejection}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
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
