import { Form, useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import {
  REJECTION_REASONS,
  staffDecisions,
  type ModeratedKind,
  type ModerationStatus,
} from '../../../domain/reviews/moderation.ts';
import { REJECTION_NOTE_MAX } from '../../../domain/reviews/review-forms.ts';
import { useT } from '../../i18n/i18n.tsx';
import type { ReviewProblem } from '../../reviews/review-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';

/** What a refused decision keeps of what was typed. */
export const DECISION_FIELDS = ['subject', 'reason', 'note'] as const;

/** What staff can do with something that was written, as buttons; what is not published has a reason. */
export function DecisionForms({
  kind,
  id,
  status,
  seen,
  problem,
}: {
  kind: ModeratedKind;
  id: string;
  status: ModerationStatus;
  /** What the page shows of it (`moderationSeen`). */
  seen: string;
  /** Why a decision was not taken, maybe of something else on the page. */
  problem: ReviewProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const decisions = staffDecisions(status);
  const typed = problem?.values['subject'] === id ? problem.values : {};
  const isPressed = (to: string) => formData?.get('subject') === id && formData.get('to') === to;
  const hidden = (to: string) => (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={id} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      {decisions.includes('PUBLISHED') && (
        <Form method="post">
          {hidden('PUBLISHED')}
          <Button type="submit" tone="primary" loading={isPressed('PUBLISHED')}>
            {t('backoffice.reviews.publish')}
          </Button>
        </Form>
      )}
      {decisions.includes('REJECTED') && (
        <Disclosure
          summary={t('backoffice.reviews.reject')}
          id={`reject-${id}`}
          {...(typed['reason'] !== undefined ? { open: true } : {})}
        >
          <p className="mb-4 text-sm">{t('backoffice.reviews.rejectText')}</p>
          <KeptForm kept={`reject ${id}`} method="post" className="flex flex-col items-start gap-4">
            {hidden('REJECTED')}
            <SelectField
              name="reason"
              label={t('backoffice.reviews.reason')}
              placeholder={t('backoffice.reviews.needsReason')}
              options={REJECTION_REASONS.map((value) => ({ value, label: t(`review.rejection.${value}`) }))}
              defaultValue={typed['reason'] ?? ''}
              required
              className="w-full text-ink"
            />
            <TextAreaField
              name="note"
              label={t('backoffice.reviews.note')}
              maxLength={REJECTION_NOTE_MAX}
              defaultValue={typed['note']}
              rows={3}
              className="w-full"
            />
            <Button type="submit" tone="danger" loading={isPressed('REJECTED')}>
              {t('backoffice.reviews.reject')}
            </Button>
          </KeptForm>
        </Disclosure>
      )}
    </div>
  );
}
