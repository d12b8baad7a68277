import { Form, useNavigation } from 'react-router';
import { useLookUp, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { TrackProblem } from './answer-track-form.ts';

/** Asks for the way to an order (R18). */
export function TrackForm({ problem }: { problem?: TrackProblem | undefined }) {
  const t = useT();
  const lookUp = useLookUp();
  const { state } = useNavigation();
  const field = (name: string) => {
    const key = problem?.errors[name];
    return {
      id: `track-${name}`,
      name,
      defaultValue: problem?.values[name],
      error: key === undefined ? undefined : (lookUp(key) ?? key),
    };
  };
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" live>
          {t(problem.reason === 'too-many' ? 'order.track.tooMany' : 'order.track.problem')}
        </Alert>
      )}
      <TextField
        {...field('orderNumber')}
        label={t('order.track.number')}
        hint={t('order.track.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField
        {...field('email')}
        label={t('order.track.email')}
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" tone="primary" size="lg" loading={state === 'submitting'}>
        {t('order.track.send')}
      </Button>
    </Form>
  );
}
