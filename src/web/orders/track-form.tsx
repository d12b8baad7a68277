import { Form, useNavigation } from 'react-router';
import type { FormProblem } from '../form/form-problem.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { OrderReferenceFields } from './order-reference-fields.tsx';

/** Asks for the way to an order (R18). */
export function TrackForm({ problem }: { problem?: FormProblem | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), id: `track-${name}` });
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" live>
          {t(problem.reason === 'too-many' ? 'order.track.tooMany' : 'order.track.problem')}
        </Alert>
      )}
      <OrderReferenceFields field={field} />
      <Button type="submit" tone="primary" size="lg" loading={state === 'submitting'}>
        {t('order.track.send')}
      </Button>
    </Form>
  );
}
