import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../content/message-key.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Done } from './answer-staff-form.ts';
import type { StaffProblem } from './staff-problem.ts';

const DONE_TEXTS = {
  confirm: 'backoffice.confirm.done',
  ship: 'backoffice.ship.done',
  deliver: 'backoffice.deliver.done',
  cancel: 'backoffice.cancel.done',
  return: 'backoffice.return.done',
  refund: 'backoffice.refund.done',
  back: 'backoffice.back.done',
  'part-back': 'backoffice.back.donePart',
  reverse: 'backoffice.reverse.done',
  accept: 'backoffice.transfer.done.accept',
  over: 'backoffice.transfer.done.over',
  part: 'backoffice.transfer.done.part',
  'give-back': 'backoffice.transfer.done.give-back',
} as const satisfies Record<Done, MessageKey>;

/** What came of a form, at the top of the page and in view: the forms stand far below. */
export function StaffNotice({ done, problem }: { done: Done | null; problem: StaffProblem | undefined }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && problem.reason !== 'invalid-fields') place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  if (done === null && problem === undefined) return null;
  return (
    <div ref={place} className="mb-10">
      {problem ? (
        <Alert tone="danger" live>
          {t(`backoffice.refused.${problem.reason}`)}
        </Alert>
      ) : (
        done !== null && (
          <Alert tone="success" live>
            {t(DONE_TEXTS[done])}
          </Alert>
        )
      )}
    </div>
  );
}
