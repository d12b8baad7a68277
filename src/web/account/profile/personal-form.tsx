import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { waitingTime } from '../../../domain/limits/rate-decision.ts';
import { limitText } from '../../form/limit-text.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { PersonalIntent, PersonalProblem } from './answer-personal-form.ts';
import { useProblemInView, type SendForm } from './section-dialog.tsx';

/** What every section needs: the problem that came back, and what was done. */
export interface Answered {
  readonly problem: PersonalProblem | undefined;
  /** The name of the section whose form was taken last. */
  readonly done: string | null;
}

/** Whether the form of an intent is on its way. */
export function usePending(intent: PersonalIntent): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}

/** The problem of one form, but for those of its fields (C §8). */
function Problem({ problem, intent }: { problem: PersonalProblem | undefined; intent: PersonalIntent }) {
  const t = useT();
  if (problem?.intent !== intent || problem.reason === 'invalid-fields') return null;
  const failed = intent === 'password' ? 'profile.password.error.failed' : 'profile.personal.error.failed';
  const { reason, retryAfterSeconds } = problem;
  if (reason === 'sent-lately') {
    const { unit, count } = waitingTime(retryAfterSeconds ?? 1);
    return (
      <Alert tone="warning" live>
        {t(`profile.email.sentLately.${unit}`, { count })}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" live>
      {reason === 'failed' ? t(failed) : limitText(t, retryAfterSeconds)}
    </Alert>
  );
}

/** A form of the tab, told by its intent. */
export function PersonalForm({
  intent,
  problem,
  send: SendForm = Form,
  children,
}: {
  intent: PersonalIntent;
  problem: PersonalProblem | undefined;
  send?: SendForm;
  children: ReactNode;
}) {
  const ref = useProblemInView(ownProblem(problem, intent));
  return (
    <SendForm ref={ref} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      <Problem problem={problem} intent={intent} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </SendForm>
  );
}

/** The problem, if it is of the form of an intent. */
export const ownProblem = (problem: PersonalProblem | undefined, intent: PersonalIntent) =>
  problem?.intent === intent ? problem : undefined;
