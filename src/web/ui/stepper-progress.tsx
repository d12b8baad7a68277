import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export interface ProgressStep {
  name: string;
  /** Where a finished step is changed; left out, it cannot be gone back to. */
  href?: string;
}

function StepMark({ state, children }: { state: 'done' | 'current' | 'ahead'; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold',
        state === 'current' ? 'bg-inverse text-on-inverse' : 'bg-fill text-ink',
      )}
    >
      {children}
    </span>
  );
}

/** How far a task of several pages has come. `current` counts from 0; finished steps are links back. */
export function StepperProgress({
  steps,
  current,
  labels,
  LinkComponent: Anchor = 'a',
}: {
  steps: readonly ProgressStep[];
  current: number;
  labels: { progress: string; done: string };
  LinkComponent?: LinkComponent;
}) {
  return (
    <nav aria-label={labels.progress}>
      <ol className="flex items-center gap-3 sm:gap-4">
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const body = (
            <>
              <StepMark state={state}>
                {state === 'done' ? <Check size={14} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
              </StepMark>
              <span className={state === 'current' ? undefined : 'max-sm:sr-only'}>{step.name}</span>
              {state === 'done' && <span className="sr-only">, {labels.done}</span>}
            </>
          );
          const look = classNames(
            'flex items-center gap-2.5 rounded-full py-1.5 text-sm',
            state === 'current' ? 'font-semibold text-ink' : 'text-muted',
          );
          return (
            <li key={step.name} className="flex items-center gap-3 sm:gap-4">
              {index > 0 && <span aria-hidden="true" className="h-px w-6 bg-line sm:w-10" />}
              {state === 'done' && step.href !== undefined ? (
                <Anchor href={step.href} className={classNames(look, 'transition-colors hover:text-ink')}>
                  {body}
                </Anchor>
              ) : (
                <span aria-current={state === 'current' ? 'step' : undefined} className={look}>
                  {body}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
