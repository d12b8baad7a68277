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
import { Button } from '../ui/button.tsx';
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
    <TitledSection id="photographs" title={t('review.photographs')}>
      <p className="mb-4 text-sm text-muted">{t('review.photographs.text')}</p>
      {reason !== undefined && (
        <Alert tone="warning" live title={t(`review.photograph.${reason}`)} className="mb-4" />
      )}
      {photographs.length > 0 && (
        <ul className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photographs.map((photograph, place) => (
            <li key={photograph} className="flex flex-col gap-2">
              <a href={reviewPhotographPath(photograph)} className="block overflow-hidden rounded-md bg-fill">
                <img
                  src={reviewPhotographPath(photograph)}
                  alt={t('review.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </a>
              <form method="post" action={`/review-files/${id}/remove?region=${region}&id=${photograph}`}>
                <Button type="submit" size="sm" tone="ghost">
                  {t('review.photographs.remove', { number: place + 1 })}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {photographs.length < REVIEW_PHOTOGRAPHS_MAX && (
        <form
          method="post"
          encType="multipart/form-data"
          action={`${reviewUploadPath(id, region)}&id=${photographId}`}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
            {t('review.photographs.choose')}
            <input
              type="file"
              name="photograph"
              accept="image/jpeg,image/png,image/webp"
              required
              className="min-h-11 max-w-full text-sm font-normal file:mr-3 file:min-h-11 file:rounded-full file:border-0 file:bg-fill file:px-5 file:font-semibold file:text-ink"
            />
          </label>
          <Button type="submit">{t('review.photographs.add')}</Button>
        </form>
      )}
    </TitledSection>
  );
}
