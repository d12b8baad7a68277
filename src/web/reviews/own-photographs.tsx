import { useParams } from 'react-router';
import type { OwnReview } from '../../domain/reviews/review.ts';
import {
  REVIEW_PHOTOGRAPH_REASONS,
  REVIEW_PHOTOGRAPHS_MAX,
  reviewPhotographPath,
  reviewUploadPath,
} from '../../domain/reviews/review-photographs.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { PhotographShelf } from '../form/photograph-shelf.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** The photographs of a review, which its author adds and takes away. Plain forms, which need no script. */
export function OwnPhotographs({
  review: { id, photographs },
  photographId,
  failure,
}: {
  review: Pick<OwnReview, 'id' | 'photographs'>;
  /** Names the next photograph that is sent. */
  photographId: string;
  /** Why the last one was not taken; null where it was. */
  failure: string | null;
}) {
  const t = useT();
  const { region = 'ua' } = useParams();
  const reason = REVIEW_PHOTOGRAPH_REASONS.find((each) => each === failure);
  return (
    <TitledSection id="photographs" isTarget title={t('review.photographs')}>
      <p className="mb-4 text-sm text-muted">{t('review.photographs.text')}</p>
      {reason !== undefined && (
        <Alert tone="warning" live title={t(`review.photograph.${reason}`)} className="mb-4" />
      )}
      <PhotographShelf
        photographs={photographs.map((photograph, place) => ({
          id: photograph,
          src: reviewPhotographPath(photograph),
          alt: t('review.photographs.one', { number: place + 1 }),
          remove: {
            action: `/review-files/${id}/remove?region=${region}&id=${photograph}`,
            text: t('review.photographs.remove', { number: place + 1 }),
          },
        }))}
        columns={3}
        add={
          photographs.length < REVIEW_PHOTOGRAPHS_MAX
            ? {
                action: `${reviewUploadPath(id, region)}&id=${photographId}`,
                label: t('review.photographs.choose'),
                text: t('review.photographs.add'),
              }
            : null
        }
      />
    </TitledSection>
  );
}
