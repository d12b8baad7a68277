import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { NAME_MAX } from '../../domain/reviews/review.ts';
import {
  guestQuestionFormSchema,
  QUESTION_MAX,
  questionFormSchema,
  type QuestionForm,
} from '../../domain/reviews/review-forms.ts';
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
import { TextAreaField, TextField } from '../ui/field.tsx';
import type { Route } from './+types/ask-question.route';
import { ReviewPage } from './review-page.tsx';
import { refuseReviewForm, refuseTooMany, revalidateForm } from './review-problem.ts';

const FIELDS = ['name', 'email', 'body'];
const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** The product that the address names; 404 for none. */
async function productOf({ shop, locale }: PageRequest, request: Request) {
  const typed = new URL(request.url).searchParams.get('product') ?? '';
  const [product] = PRODUCT_ID.test(typed) ? await shop.catalogue.productsByIds([Number(typed)], locale) : [];
  if (product === undefined) throw data(null, { status: 404 });
  return { id: product.id, name: product.name };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { user, translate } = page;
  return {
    product: await productOf(page, request),
    isSignedIn: user !== null,
    name: user?.name.trim().split(/\s+/)[0]?.slice(0, NAME_MAX) ?? '',
    isSent: new URL(request.url).searchParams.has('sent'),
    /** Names the sending of this page's form. */
    id: crypto.randomUUID(),
    title: pageTitle(translate('question.page.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, user, region, locale, clientAddress, translate: t, readForm } = page;
  const form = await readForm();
  const product = await productOf(page, request);
  const fields = Object.fromEntries(form);
  const parsed =
    user === null ? v.safeParse(guestQuestionFormSchema, fields) : v.safeParse(questionFormSchema, fields);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return refuseReviewForm(form, 422, { text: t('review.problem.fields'), fields: FIELDS, errors });
  }
  const limit = await shop.limits.review(user?.id ?? null, clientAddress);
  if (!limit.ok) {
    return refuseTooMany(form, t, { retryAfterSeconds: limit.retryAfterSeconds, fields: FIELDS });
  }
  const {
    id,
    name,
    body,
    email = user?.email ?? '',
  }: QuestionForm & { readonly email?: string } = parsed.output;
  const asked = await shop.reviews.ask({
    productId: product.id,
    userId: user?.id ?? null,
    email,
    isProven: user?.isConfirmed === true,
    locale,
    form: { id, name, body },
  });
  if (!asked.ok && asked.reason === 'product-not-found') throw data(null, { status: 404 });
  if (!asked.ok && asked.reason === 'form-used') {
    return refuseReviewForm(form, 409, { text: t('review.problem.again'), fields: FIELDS });
  }
  if (!asked.ok) return refuseTooMany(form, t, { ...asked, fields: FIELDS });
  return redirect(`/${region}/questions/ask?product=${product.id}&sent`, 303);
}

export const shouldRevalidate = revalidateForm;

/** Asks about a product before everybody. */
export default function AskQuestion({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const { product, isSignedIn, isSent, id } = loaderData;
  if (isSent) {
    return (
      <FormTaken title={t('question.sent.title')} text={t('question.sent.text')}>
        <ButtonLink to={`/product/${product.id}`} tone="primary">
          {t('review.viewProduct')}
        </ButtonLink>
      </FormTaken>
    );
  }
  const { defaultValue: name = loaderData.name, ...nameField } = fieldOf('name');
  return (
    <ReviewPage title={t('question.page.title')} product={product}>
      <p className="mb-8 max-w-measure text-muted">{t('question.page.lead')}</p>
      <Form method="post" noValidate className="flex max-w-measure flex-col gap-5">
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          {...fieldOf('body')}
          id="question-body"
          label={t('question.field.body')}
          maxLength={QUESTION_MAX}
          rows={5}
          required
        />
        <TextField
          {...nameField}
          id="question-name"
          defaultValue={name}
          label={t('question.field.name')}
          maxLength={NAME_MAX}
          autoComplete="given-name"
          required
        />
        {!isSignedIn && (
          <TextField
            {...fieldOf('email')}
            id="question-email"
            type="email"
            label={t('question.field.email')}
            hint={t('question.field.emailHint')}
            autoComplete="email"
            required
          />
        )}
        <p className="text-sm text-muted">{t('question.consent')}</p>
        <div className="flex">
          <Button type="submit" tone="primary" size="lg" loading={formMethod === 'POST'}>
            {t('question.send')}
          </Button>
        </div>
      </Form>
    </ReviewPage>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'reviews') };

export const meta = unlistedPage;
