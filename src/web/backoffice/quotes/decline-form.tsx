import { NOTE_MAX_LENGTH } from '../../../domain/quotes/delivery-entries.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskField } from './delivery-fields.tsx';
import type { DeskProblem } from './desk-problem.ts';

/** Declines a request, with words for the customer. */
export function DeclineForm({ problem }: { problem: DeskProblem | undefined }) {
  const t = useT();
  const field = useDeskField({}, problem);
  return (
    <Disclosure
      summary={t('backoffice.quotes.decline')}
      id="decline"
      open={problem?.errors.reason !== undefined}
    >
      <DeskForm intent="decline" label={t('backoffice.quotes.declineSend')} tone="danger">
        <TextAreaField
          {...field('reason')}
          label={t('backoffice.quotes.declineReason')}
          hint={t('backoffice.quotes.declineHint')}
          maxLength={NOTE_MAX_LENGTH}
          required
          className="w-full text-ink"
        />
      </DeskForm>
    </Disclosure>
  );
}
