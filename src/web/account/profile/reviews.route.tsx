import { data } from 'react-router';
import { readWritingsParts } from '../../../domain/reviews/own-writings.ts';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/reviews.route';
import { LoadMore } from './load-more.tsx';
import { Unreviewed, WrittenAnswers, WrittenQuestions, WrittenReviews } from './own-writings.tsx';
import { profileOwner } from './profile-owner.ts';
import { printWritings } from './print-writings.ts';
import { redirectDone, takeDone } from './tell-done.ts';

const PATH = '/profile/reviews';
/** What can be taken back here; a review has a page of its own for that. */
const INTENTS = ['question', 'answer'] as const;

const writerOf = (context: Route.LoaderArgs['context']) => {
  const { id: userId, email, isConfirmed } = context.get(profileOwner);
  return { userId, email: isConfirmed ? email : null };
};

const pageOf = ({ region }: Pick<PageRequest, 'region'>) => `/${region}${PATH}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = shopOf(context);
  const parts = readWritingsParts(new URL(request.url).searchParams);
  const { done, headers } = takeDone(request, pageOf(page));
  const own = await page.shop.reviews.listOwn(writerOf(context), { locale: page.locale, parts });
  return data(
    {
      writings: printWritings(own, page),
      parts,
      done: INTENTS.find((each) => each === done) ?? null,
      title: pageTitle(page.translate('review.own.title')),
    },
    { headers },
  );
}

export async function action({ context }: Route.ActionArgs) {
  const page = shopOf(context);
  const { reviews } = page.shop;
  const form = await page.readForm();
  const kind = INTENTS.find((each) => each === form.get('intent'));
  const id = form.get('id');
  if (kind === undefined || typeof id !== 'string') throw data(null, { status: 400 });
  const withdraw = { question: reviews.withdrawQuestion, answer: reviews.withdrawAnswer }[kind];
  await withdraw(writerOf(context), id);
  return redirectDone(pageOf(page), kind);
}

/** What a customer wrote of products, how it stands, and what they may still review. */
export default function OwnReviews({ loaderData: { writings, parts, done } }: Route.ComponentProps) {
  const t = useT();
  const { unreviewed, reviews, questions, answers, hasMore } = writings;
  const isEmpty = reviews.length + questions.length + answers.length === 0;
  const more = hasMore && <LoadMore to={`${PATH}?parts=${parts + 1}`} grows label={t('review.own.more')} />;
  return (
    <section aria-labelledby="own-reviews" className="flex flex-col gap-12">
      <div>
        <h2 id="own-reviews" className="text-2xl">
          {t('review.own.title')}
        </h2>
        <p className="mt-3 max-w-measure text-muted">{t('review.own.lead')}</p>
        {done !== null && (
          <Alert tone="success" live className="mt-6 max-w-measure">
            {t(`review.own.withdrawn.${done}`)}
          </Alert>
        )}
      </div>
      <Unreviewed products={unreviewed} />
      {isEmpty && more}
      {isEmpty && (
        <EmptyState
          headingLevel="h3"
          title={t('review.own.none')}
          text={t('review.own.noneText')}
          action={
            <ButtonLink to="/profile/orders" size="lg">
              {t('review.denied.orders')}
            </ButtonLink>
          }
        />
      )}
      <WrittenReviews reviews={reviews} />
      <WrittenQuestions questions={questions} />
      <WrittenAnswers answers={answers} />
      {!isEmpty && more}
    </section>
  );
}

export const handle = { texts: await pageMessages('reviews') };

export const meta = unlistedPage;
