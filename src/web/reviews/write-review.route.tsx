import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { authorName } from '../../domain/reviews/review.ts';
import { reviewFormSchema } from '../../domain/reviews/review-forms.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { useT } from '../i18n/i18n.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/write-review.route';
import { ReviewForm } from './review-form.tsx';
import { Denied, ReviewPage } from './review-page.tsx';
import { refuseReviewForm, refuseTooMany, revalidateForm } from './review-problem.ts';

const FIELDS = ['stars', 'body', 'pros', 'cons', 'name'];
/** In the address that the form is sent to. */
const SENT = 'sent';
const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** The product that the address names, and who asks; 404 for none. */
async function asked({ shop, user, locale }: PageRequest, request: Request) {
  const typed = new URL(request.url).searchParams.get('product') ?? '';
  const [product] = PRODUCT_ID.test(typed) ? await shop.catalogue.productsByIds([Number(typed)], locale) : [];
  if (product === undefined) throw data(null, { status: 404 });
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  return { product: { id: product.id, name: product.name }, asker };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const { shop, region, translate } = page;
  const { product, asker } = await asked(page, request);
  const title = pageTitle(translate('review.page.title'));
  const written = await shop.reviews.findOf({ ...asker, productId: product.id });
  // Who sent one while there was another keeps what was typed.
  const isSent = new URL(request.url).searchParams.has(SENT);
  if (written !== null && !isSent) throw redirect(`/${region}/reviews/${written}`);
  const isDeleted = new URL(request.url).searchParams.has('deleted');
  const right = await shop.reviews.rightOf({ ...asker, productId: product.id });
  if (!right.ok) {
    const isVisitor = asker.userId === null && asker.guestOrderIds.length === 0;
    const reason = isVisitor ? ('visitor' as const) : right.reason;
    return { product, form: null, reason, isDeleted, title };
  }
  const order = await shop.orders.findOrder(right.orderId, asker.userId, asker.guestOrderIds);
  const name = order.ok ? order.order.shippingAddress : { firstName: '', lastName: '' };
  const names = { initial: authorName(name, 'initial'), first: authorName(name, 'first') };
  return { product, form: { id: crypto.randomUUID(), names }, reason: null, isDeleted, title };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { shop, region, locale, clientAddress, translate: t, readForm } = page;
  const form = await readForm();
  const { product, asker } = await asked(page, request);
  if (asker.userId === null && asker.guestOrderIds.length === 0) {
    return refuseReviewForm(form, 401, { text: t('review.problem.signedOut'), fields: FIELDS });
  }
  const parsed = v.safeParse(reviewFormSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return refuseReviewForm(form, 422, { text: t('review.problem.fields'), fields: FIELDS, errors });
  }
  const limit = await shop.limits.review(asker.userId, clientAddress);
  if (!limit.ok) {
    return refuseTooMany(form, t, { retryAfterSeconds: limit.retryAfterSeconds, fields: FIELDS });
  }
  const written = await shop.reviews.write({ ...asker, productId: product.id, locale, form: parsed.output });
  if (written.ok) return redirect(`/${region}/reviews/${written.reviewId}?done=sent`, 303);
  switch (written.reason) {
    case 'not-bought':
    case 'not-arrived':
      return refuseReviewForm(form, 403, { text: t(`review.denied.${written.reason}`), fields: FIELDS });
    case 'already-written': {
      const { reviewId } = written;
      return refuseReviewForm(form, 409, { text: t('review.problem.written'), fields: FIELDS, reviewId });
    }
    default:
      return refuseReviewForm(form, 409, { text: t('review.problem.again'), fields: FIELDS });
  }
}

export const shouldRevalidate = revalidateForm;

/** Writes a review of a product, or says why not. */
export default function WriteReview({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { product, form, reason } = loaderData;
  if (form === null) {
    const here = `/reviews/write?product=${product.id}`;
    return <Denied title={t('review.denied.title')} reason={reason} here={here} productId={product.id} />;
  }
  return (
    <ReviewPage title={t('review.page.title')} product={product}>
      <p className="mb-8 max-w-measure text-muted">
        {loaderData.isDeleted ? `${t('review.deleted')}. ${t('review.deletedText')}` : t('review.page.lead')}
      </p>
      <ReviewForm
        formId={form.id}
        action={`?product=${product.id}&${SENT}`}
        review={null}
        names={form.names}
        problem={problem}
        note={t('review.consent')}
      />
    </ReviewPage>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'reviews') };

export const meta = unlistedPage;
