import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { MessageProblem } from './message-view.ts';

/** What became of a form that was taken. */
export const MESSAGE_OUTCOMES = ['saved', 'unchanged', 'discarded', 'imported'] as const;
/** One of these, as the address says it after `done=`. */
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

const NOTICES = {
  saved: { tone: 'success', text: 'backoffice.texts.saved' },
  unchanged: { tone: 'info', text: 'backoffice.texts.unchanged' },
  discarded: { tone: 'success', text: 'backoffice.texts.discarded' },
  imported: { tone: 'success', text: 'backoffice.texts.imported' },
  'not-saved': { tone: 'danger', text: 'backoffice.texts.notSaved' },
  'changed-meanwhile': { tone: 'danger', text: 'backoffice.texts.changedMeanwhile' },
  'changed-since': { tone: 'danger', text: 'backoffice.texts.changedSince' },
  confirmed: { tone: 'success', text: 'backoffice.texts.confirmed' },
  restored: { tone: 'success', text: 'backoffice.texts.reverted' },
} as const satisfies Record<MessageOutcome | MessageProblem['reason'], object>;

/** What came of the form that was sent last, in view. */
export function MessageNotice({
  done,
  problem,
}: {
  done: MessageOutcome | null;
  problem?: MessageProblem | undefined;
}) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' });
    if (done === 'imported') place.current?.scrollIntoView({ block: 'nearest' });
    const takesFocus =
      problem?.reason === 'restored' ||
      problem?.reason === 'confirmed' ||
      done === 'discarded' ||
      done === 'imported';
    if (takesFocus) place.current?.focus();
  }, [problem, done]);
  const outcome = problem?.reason ?? done;
  if (outcome === null) return null;
  const { tone, text } = NOTICES[outcome];
  return (
    <div ref={place} tabIndex={-1} className="mb-8 outline-none">
      <Alert tone={tone} live>
        {t(text)}
      </Alert>
    </div>
  );
}
