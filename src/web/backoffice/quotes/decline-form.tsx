import { Form, useNavigation } from 'react-router';
import { NOTE_MAX_LENGTH } from '../../../domain/quotes/delivery-entries.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useDeskField } from './delivery-fields.tsx';
import type { DeskProblem } from './desk-problem.ts';

/** Declines a request, with words for the customer. */
export function DeclineForm({ problem }: { problem: DeskProblem | undefined }) {
  const t = useT();
  const field = useDeskField({}, problem);
  const { formData } = useNavigation();
  return (
    <Disclosure
      summary={t('backoffice.quotes.decline')}
      id="decline"
      open={problem?.errors.reason !== undefined}
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        <TextAreaField
          {...field('reason')}
          label={t('backoffice.quotes.declineReason')}
          hint={t('backoffice.quotes.declineHint')}
          maxLength={NOTE_MAX_LENGTH}
          required
          className="text-ink"
        />
        <Button
          type="submit"
          name="intent"
          value="decline"
          tone="danger"
          className="self-start"
          loading={formData?.get('intent') === 'decline'}
        >
          {t('backoffice.quotes.declineSend')}
        </Button>
      </Form>
    </Disclosure>
  );
}
