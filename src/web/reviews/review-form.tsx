import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { ASPECT_MAX, REVIEW_MAX } from '../../domain/reviews/review-forms.ts';
import { NAME_CHOICES, STARS, type NameChoice, type OwnReview } from '../../domain/reviews/review.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { FiveStars } from '../ui/stars.tsx';
import type { ReviewProblem } from './review-problem.ts';

/** The names by which somebody can sign, as printed; null where they gave none. */
export type NamesOffered = Readonly<Record<Exclude<NameChoice, 'none'>, string | null>>;

/** How what is written is signed: never by more than first name and initial. */
export function NameField({ names, chosen }: { names: NamesOffered; chosen: string | undefined }) {
  const t = useT();
  const offered = NAME_CHOICES.filter(
    (choice) =>
      choice === 'none' || (names[choice] !== null && (choice !== 'first' || names.first !== names.initial)),
  );
  const first = offered.find((choice) => choice === chosen) ?? offered[0];
  return (
    <ChoiceGroup label={t('review.field.name')} className="sm:grid sm:grid-cols-3">
      {offered.map((choice) => (
        <RadioCard
          key={choice}
          name="name"
          value={choice}
          defaultChecked={choice === first}
          title={choice === 'none' ? t('review.name.none') : names[choice]}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Writes a review, or changes one (`review`). `note` stands above the button. */
export function ReviewForm({
  formId,
  action,
  review,
  names,
  problem,
  note,
}: {
  formId: string;
  /** Where it is sent; absent for the page's own address. */
  action?: string;
  review: OwnReview | null;
  names: NamesOffered;
  problem: ReviewProblem | undefined;
  note: ReactNode;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: 'body' | 'pros' | 'cons') => {
    const { defaultValue = review?.[name] ?? undefined, ...rest } = fieldOf(name);
    return { ...rest, id: `review-${name}`, defaultValue };
  };
  const stars = fieldOf('stars');
  const chosen = stars.defaultValue ?? (review === null ? undefined : String(review.stars));
  return (
    <Form method="post" action={action} noValidate className="flex max-w-measure flex-col gap-6">
      {problem && (
        <Alert tone="danger" live>
          {problem.text}
          {problem.reviewId !== undefined && (
            <LocalLink
              to={`/reviews/${problem.reviewId}`}
              target="_blank"
              className="mt-1 block underline underline-offset-4"
            >
              {t('review.problem.open')}
              <span className="sr-only">, {t('footer.newWindow')}</span>
            </LocalLink>
          )}
        </Alert>
      )}
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={formId} />
      <ChoiceGroup label={t('review.field.stars')} required error={stars.error}>
        {STARS.map((each) => (
          <RadioCard
            key={each}
            name="stars"
            value={each}
            required
            defaultChecked={chosen === String(each)}
            title={t(`review.stars.${each}`)}
            aside={<FiveStars value={each} />}
          />
        ))}
      </ChoiceGroup>
      <TextAreaField
        {...field('body')}
        label={t('review.field.body')}
        hint={t('review.field.bodyHint')}
        maxLength={REVIEW_MAX}
        rows={7}
        required
      />
      <TextField
        {...field('pros')}
        label={t('review.field.pros')}
        maxLength={ASPECT_MAX}
        autoComplete="off"
      />
      <TextField
        {...field('cons')}
        label={t('review.field.cons')}
        maxLength={ASPECT_MAX}
        autoComplete="off"
      />
      <NameField names={names} chosen={fieldOf('name').defaultValue ?? review?.nameChoice} />
      <p className="text-sm text-muted">{note}</p>
      <div className="flex">
        <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'save'}>
          {t(review === null ? 'review.send' : 'review.save')}
        </Button>
      </div>
    </Form>
  );
}
