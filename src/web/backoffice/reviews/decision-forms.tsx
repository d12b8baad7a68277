import { Form, useNavigation } from 'react-router';
import {
  REJECTION_REASONS,
  staffDecisions,
  type ModeratedKind,
  type ModerationStatus,
} from '../../../domain/reviews/moderation.ts';
import { REJECTION_NOTE_MAX } from '../../../domain/reviews/review-forms.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';

/** What staff can do with something that was written, as buttons; what is not published has a reason. */
export function DecisionForms({
  kind,
  id,
  status,
}: {
  kind: ModeratedKind;
  id: string;
  status: ModerationStatus;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const decisions = staffDecisions(status);
  const isPressed = (to: string) => formData?.get('subject') === id && formData.get('to') === to;
  const hidden = (to: string) => (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={id} />
      <input type="hidden" name="to" value={to} />
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
        <Disclosure summary={t('backoffice.reviews.reject')} id={`reject-${id}`}>
          <p className="mb-4 text-sm">{t('backoffice.reviews.rejectText')}</p>
          <Form method="post" className="flex flex-col items-start gap-4">
            {hidden('REJECTED')}
            <SelectField
              name="reason"
              label={t('backoffice.reviews.reason')}
              placeholder={t('backoffice.reviews.needsReason')}
              options={REJECTION_REASONS.map((value) => ({ value, label: t(`review.rejection.${value}`) }))}
              required
              className="w-full text-ink"
            />
            <TextAreaField
              name="note"
              label={t('backoffice.reviews.note')}
              maxLength={REJECTION_NOTE_MAX}
              rows={3}
              className="w-full"
            />
            <Button type="submit" tone="danger" loading={isPressed('REJECTED')}>
              {t('backoffice.reviews.reject')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </div>
  );
}
