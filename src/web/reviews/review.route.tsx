import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { authorName } from '../../domain/reviews/review.ts';
import { reviewFormSchema } from '../../domain/reviews/review-forms.ts';
import { shopOf } from '../../server/context.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { useT } from '../i18n/i18n.tsx';
import { OWN_PAGE } from '../i18n/own-page.ts';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/review.route';
import { OwnPhotographs } from './own-photographs.tsx';
import { ReviewBadge } from './review-badge.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewPage } from './review-page.tsx';
import { refuseReviewForm, refuseTooMany, revalidateForm } from './review-problem.ts';

const FIELDS = ['stars', 'body', 'pros', 'cons', 'name'];
const DONE = ['sent', 'saved'] as const;
const PHOTOGRAPH = /^[a-z-]{1,30}$/;

/** What the page answers to who may not have a review: visitors sign in and come back. */
function deny(reason: string, { region, id }: { readonly region: string; readonly id: string }): never {
  if (reason === 'not-signed-in') {
    const here = `/${region}/reviews/${encodeURIComponent(id)}`;
    throw redirect(`/${region}/auth?redirect=${encodeURIComponent(here)}`, 303);
  }
  throw data(null, { status: reason === 'not-owner' ? 403 : 404 });
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const asker = { userId: user?.id ?? null, guestOrderIds: shop.guests.ordersIn(request.headers) };
  const found = await shop.reviews.find({ ...asker, reviewId: params.id });
  if (!found.ok) {
    const key = url.searchParams.get('key');
    const orderId = key === null ? null : await shop.reviews.guestOrderOf(params.id, key);
    if (orderId === null) return deny(found.reason, { region, id: params.id });
    // A guest's e-mails are all they have: who comes by one may do what an owner may, at the review's own address.
    const headers = { ...OWN_PAGE, 'Set-Cookie': shop.guests.cookieOf(orderId, request.headers) };
    throw redirect(`/${region}/reviews/${params.id}`, { headers });
  }
  const { review } = found;
  if (user !== null) await shop.notifications.read(user.id, { reviewId: review.id });
  const order = await shop.orders.findOrder(review.orderId, asker.userId, asker.guestOrderIds);
  const name = order.ok ? order.order.shippingAddress : { firstName: '', lastName: '' };
  const failure = url.searchParams.get('photograph') ?? '';
  return {
    review,
    names: { initial: authorName(name, 'initial'), first: authorName(name, 'first') },
    done: DONE.find((each) => each === url.searchParams.get('done')) ?? null,
    failure: PHOTOGRAPH.test(failure) ? failure : null,
    photographId: crypto.randomUUID(),
    title: pageTitle(translate('review.page.title')),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, user, region, clientAddress, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  const asked = {
    reviewId: params.id,
    userId: user?.id ?? null,
    guestOrderIds: shop.guests.ordersIn(request.headers),
  };
  const own = await shop.reviews.find(asked);
  if (!own.ok && own.reason === 'not-signed-in') {
    return refuseReviewForm(form, 401, { text: t('review.problem.signedOut'), fields: FIELDS });
  }
  if (!own.ok) return deny(own.reason, { region, id: params.id });
  const intent = form.get('intent');
  if (intent === 'delete') {
    const deleted = await shop.reviews.remove(asked);
    if (!deleted.ok) return deny(deleted.reason, { region, id: params.id });
    return redirect(`/${region}/reviews/write?product=${own.review.productId}&deleted`, 303);
  }
  if (intent !== 'save') throw data(null, { status: 400 });
  const parsed = v.safeParse(reviewFormSchema, { ...Object.fromEntries(form), id: params.id });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.issues);
    return refuseReviewForm(form, 422, { text: t('review.problem.fields'), fields: FIELDS, errors });
  }
  const limit = await shop.limits.review(asked.userId, clientAddress);
  if (!limit.ok) {
    return refuseTooMany(form, t, { retryAfterSeconds: limit.retryAfterSeconds, fields: FIELDS });
  }
  const changed = await shop.reviews.change(asked, parsed.output);
  if (!changed.ok) return deny(changed.reason, { region, id: params.id });
  return redirect(`/${region}/reviews/${params.id}?done=saved`, 303);
}

export const shouldRevalidate = revalidateForm;

function DeleteForm() {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('review.delete')} id="delete">
      <p className="text-sm">{t('review.deleteText')}</p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'delete'}>
          {t('review.deleteConfirm')}
        </Button>
      </Form>
    </Disclosure>
  );
}

/** A review as its author has it: how it stands, its photographs, and the form to change it. */
export default function OwnReviewPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const t = useT();
  const { review, names, done, failure, photographId } = loaderData;
  const { status, rejection, rejectionNote, reply } = review;
  return (
    <ReviewPage
      title={t('review.page.title')}
      product={{ id: review.productId, name: review.productName }}
      badge={<ReviewBadge status={status} />}
    >
      {done !== null && problem === undefined && (
        <Alert tone="success" live className="mb-8 max-w-measure">
          {t(done === 'sent' ? 'review.sent' : 'review.saved')}
        </Alert>
      )}
      {rejection !== null && (
        <Alert tone="warning" title={t('review.rejectedWhy')} className="mb-8 max-w-measure">
          {t(`review.rejection.${rejection}`)}
          {rejectionNote !== null && <span className="mt-1 block whitespace-pre-line">{rejectionNote}</span>}
          <span className="mt-1 block">{t('review.rejectedHelp')}</span>
        </Alert>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TitledSection id="edit" title={t('review.edit')}>
          <ReviewForm
            key={`${review.id} ${review.submittedAt}`}
            formId={review.id}
            review={review}
            names={names}
            problem={problem}
            note={t('review.saveNote')}
          />
        </TitledSection>
        <aside className="flex flex-col gap-10">
          <OwnPhotographs review={review} photographId={photographId} failure={failure} />
          {reply !== null && (
            <TitledSection id="reply" title={t('review.reply')}>
              <p className="break-words whitespace-pre-line">{reply}</p>
            </TitledSection>
          )}
          <DeleteForm />
        </aside>
      </div>
    </ReviewPage>
  );
}

export const headers = () => OWN_PAGE;

export const handle = { texts: await pageMessages('counter', 'reviews') };

export const meta = unlistedPage;
