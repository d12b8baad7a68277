import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { authorName } from '../../domain/reviews/review.ts';
import { ANSWER_MAX, answerFormSchema } from '../../domain/reviews/review-forms.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { FormTaken } from '../form/form-taken.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import type { Route } from './+types/answer-question.route';
import { NameField } from './review-form.tsx';
import { Denied, ReviewPage } from './review-page.tsx';
import { refuseReviewForm, refuseTooMany, revalidateForm } from './review-problem.ts';

const FIELDS = ['body', 'name'];

/** The published question of the address with its product, and who asks; 404 for none. */
async function asked({ shop, user, locale }: PageRequest, request: Request, id: string) {
  const question = await shop.reviews.findQuestion(id);
  const [product] = question ? await shop.catalogue.productsByIds([question.productId], locale) : [];
  if (question === null || product === undefined) throw data(null, { status: 404 });
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  return { question, product: { id: product.id, name: product.name }, asker };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { shop, translate } = page;
  const { question, product, asker } = await asked(page, request, params.id);
  const right = await shop.reviews.rightOf({ ...asker, productId: product.id });
  const title = pageTitle(translate('question.answerPage.title'));
  const isSent = new URL(request.url).searchParams.has('sent');
  if (!right.ok) {
    const isVisitor = asker.userId === null && asker.guestOrderIds.length === 0;
    return {
      question,
      product,
      form: null,
      reason: isVisitor ? ('visitor' as const) : right.reason,
      isSent,
      title,
    };
  }
  const order = await shop.orders.findOrder(right.orderId, asker.userId, asker.guestOrderIds);
  const name = order.ok ? order.order.shippingAddress : { firstName: '', lastName: '' };
  const names = { initial: authorName(name, 'initial'), first: authorName(name, 'first') };
  return { question, product, form: { id: crypto.randomUUID(), names }, reason: null, isSent, title };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, region, locale, clientAddress, translate: t, readForm } = page;
  const form = await readForm();
  const { question, asker } = await asked(page, request, params.id);
  if (asker.userId === null && asker.guestOrderIds.length === 0) {
    return refuseReviewForm(form, 401, { text: t('review.problem.signedOut'), fields: FIELDS });
  }
  const parsed = v.safeParse(answerFormSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return refuseReviewForm(form, 422, { text: t('review.problem.fields'), fields: FIELDS, errors });
  }
  const limit = await shop.limits.review(asker.userId, clientAddress);
  if (!limit.ok) {
    return refuseTooMany(form, t, { retryAfterSeconds: limit.retryAfterSeconds, fields: FIELDS });
  }
  const answered = await shop.reviews.answer({
    ...asker,
    questionId: question.id,
    locale,
    form: parsed.output,
  });
  if (answered.ok) return redirect(`/${region}/questions/${question.id}?sent`, 303);
  if (answered.reason === 'question-not-found') throw data(null, { status: 404 });
  switch (answered.reason) {
    case 'already-answered':
      return refuseReviewForm(form, 409, { text: t('question.problem.answered'), fields: FIELDS });
    case 'form-used':
      return refuseReviewForm(form, 409, { text: t('review.problem.again'), fields: FIELDS });
    default:
      return refuseReviewForm(form, 403, { text: t(`review.denied.${answered.reason}`), fields: FIELDS });
  }
}

export const shouldRevalidate = revalidateForm;

/** Answers a question as a buyer of the product, or says why not. */
export default function AnswerQuestion({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const { question, product, form, reason, isSent } = loaderData;
  if (isSent) {
    return (
      <FormTaken title={t('question.answered.title')} text={t('question.answered.text')}>
        <ButtonLink to={`/product/${product.id}`} tone="primary">
          {t('review.viewProduct')}
        </ButtonLink>
      </FormTaken>
    );
  }
  if (form === null) {
    const here = `/questions/${question.id}`;
    return <Denied title={t('question.denied.title')} reason={reason} here={here} productId={product.id} />;
  }
  return (
    <ReviewPage title={t('question.answerPage.title')} product={product}>
      <p className="mb-6 max-w-measure text-muted">{t('question.answerPage.lead')}</p>
      <blockquote
        lang={question.locale}
        className="mb-8 max-w-measure rounded-md bg-surface p-5 font-semibold break-words whitespace-pre-line"
      >
        {question.body}
      </blockquote>
      <Form method="post" noValidate className="flex max-w-measure flex-col gap-5">
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="id" value={form.id} />
        <TextAreaField
          {...fieldOf('body')}
          id="answer-body"
          label={t('question.field.answer')}
          maxLength={ANSWER_MAX}
          rows={5}
          required
        />
        <NameField names={form.names} chosen={fieldOf('name').defaultValue} />
        <div className="flex">
          <Button type="submit" tone="primary" size="lg" loading={formMethod === 'POST'}>
            {t('question.sendAnswer')}
          </Button>
        </div>
      </Form>
    </ReviewPage>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'reviews') };

export const meta = unlistedPage;
