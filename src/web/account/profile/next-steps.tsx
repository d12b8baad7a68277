import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import KeyRound from 'lucide-react/icons/key-round';
import type { NextStep } from '../../../domain/account/next-steps.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';

const ICONS = {
  answer: ClipboardCheck,
  confirm: BadgeCheck,
  codes: KeyRound,
} as const satisfies Record<NextStep['kind'], unknown>;

/** What the customer has to do next, each with the way to do it (C §2). */
export function NextSteps({ steps, email }: { steps: readonly NextStep[]; email: string }) {
  const t = useT();
  const path = usePath();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-5 text-2xl">
        {t('profile.next.title')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface">
        {steps.map(({ kind, to, count, number }) => {
          const Icon = ICONS[kind];
          const isOne = kind === 'answer' && count === 1;
          return (
            <li key={kind}>
              <a
                href={to.startsWith('#') ? to : path(to)}
                className="flex min-h-13 items-center gap-4 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-fill sm:px-6"
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  <Unbroken
                    text={
                      isOne
                        ? t('profile.next.answerOne', { number })
                        : t(`profile.next.${kind}`, { count, email })
                    }
                  />
                </span>
                <ChevronRight
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="shrink-0 text-muted"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
