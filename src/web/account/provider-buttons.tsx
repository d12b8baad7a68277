import LogIn from 'lucide-react/icons/log-in';
import type { FormEvent } from 'react';
import { parseQuantity } from '../../domain/cart/parse-quantity.ts';
import { forgetCheckoutTarget } from '../cart/checkout-target.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useRegion, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { TermsNote } from './auth-form.tsx';
import { noteLeaving } from './left-to-sign-in.ts';

/** A provider that can be signed in through. */
export interface ProviderChoice {
  readonly id: string;
  readonly name: string;
}

/** Drawn after Google's mark: four arcs and a bar, in its colours on whatever background. */
const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4.4" aria-hidden="true">
    <path d="M18.22 5.78A8.8 8.8 0 0 0 4.38 7.6" stroke="#ea4335" />
    <path d="M4.38 7.6a8.8 8.8 0 0 0 0 8.8" stroke="#fbbc05" />
    <path d="M4.38 16.4a8.8 8.8 0 0 0 13.84 1.82" stroke="#34a853" />
    <path d="M18.22 18.22A8.8 8.8 0 0 0 20.8 12H12" stroke="#4285f4" />
  </svg>
);

/** Drawn after Apple's mark, in the colour of the text. */
const AppleMark = () => (
  <svg viewBox="2 1 22 23" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M16.9 12.8c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.45-.15-2.8.85-3.5.85s-1.85-.83-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2-.05 1.6-.75 3-.75s1.8.75 3 .7c1.25 0 2-1.1 2.8-2.2.9-1.3 1.25-2.5 1.25-2.6 0 0-2.4-.95-2.45-3.8z" />
    <path d="M14.7 5.9c.65-.8 1.1-1.9.95-3-.95.05-2.1.65-2.75 1.4-.6.7-1.1 1.8-1 2.9 1.05.1 2.1-.5 2.8-1.3z" />
  </svg>
);

/** The looks that Google and Apple ask for, light and dark; of equal size, so that neither is put first. */
const LOOKS: Readonly<Record<string, { readonly Mark: () => React.ReactElement; readonly look: string }>> = {
  google: {
    Mark: GoogleMark,
    look: 'border-[light-dark(#747775,#8e918f)] bg-[light-dark(#fff,#131314)] text-[light-dark(#1f1f1f,#e3e3e3)]',
  },
  apple: {
    Mark: AppleMark,
    look: 'border-[light-dark(#000,#fff)] bg-[light-dark(#000,#fff)] text-[light-dark(#fff,#000)]',
  },
};
const OTHER_LOOK = {
  Mark: () => <LogIn size={20} strokeWidth={1.75} aria-hidden="true" />,
  look: 'border-line-strong bg-canvas text-ink',
};

/** Takes over the box “remember me” of the page's other form; the target is on its way with this one. */
function prepare({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox][name=remember]');
  const field = form.elements.namedItem('remember');
  if (field instanceof HTMLInputElement && box) field.value = box.checked ? 'on' : '';
  forgetCheckoutTarget();
}

/**
 * A button for each provider. Plain forms: their answer leads to another site. `target` is where to go then; empty for the usual
 * place.
 */
export function ProviderButtons({
  providers,
  target,
  purpose = 'sign-in',
}: {
  providers: readonly ProviderChoice[];
  target: string;
  purpose?: 'sign-in' | 'prove';
}) {
  const t = useT();
  const region = useRegion();
  if (providers.length === 0) return null;
  const leave = (event: FormEvent<HTMLFormElement>) => {
    prepare(event);
    if (purpose === 'sign-in') noteLeaving(t('auth.loginSuccess'));
  };
  return (
    <div className="flex flex-col gap-3">
      {providers.map(({ id, name }) => {
        const { Mark, look } = LOOKS[id] ?? OTHER_LOOK;
        return (
          <form key={id} method="post" action={`/auth/with/${id}`} onSubmit={leave}>
            <input type="hidden" name="region" value={region} />
            <input type="hidden" name="purpose" value={purpose} />
            <input type="hidden" name="redirect" value={target} />
            <input type="hidden" name="remember" defaultValue="on" />
            <button
              type="submit"
              className={classNames(
                'flex min-h-13 w-full items-center justify-center gap-3 rounded-full border px-6 py-3 text-base font-semibold hover:brightness-95',
                look,
              )}
            >
              <Mark />
              {t('auth.provider.continue', { provider: name })}
            </button>
          </form>
        );
      })}
    </div>
  );
}

/** The same above a form to sign in or to register, with the terms that go with an account and the word between the two. */
export function ProviderSection({
  providers,
  target,
}: {
  providers: readonly ProviderChoice[];
  target: string;
}) {
  const t = useT();
  if (providers.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-4">
      <ProviderButtons providers={providers} target={target} />
      <TermsNote note="auth.provider.note" />
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.provider.or')}
      </p>
    </div>
  );
}

const PROBLEMS = {
  cancelled: 'auth.provider.problem.cancelled',
  failed: 'auth.provider.problem.failed',
  unavailable: 'auth.provider.problem.unavailable',
  late: 'auth.provider.problem.late',
} as const;

/** No limit asks to wait longer; an address that anybody wrote may. */
const WAIT_MAX_SECONDS = 60 * 60;

/** Why a visit to a provider came to nothing, and which. */
export interface ProviderProblem {
  readonly problem: string;
  readonly provider: string;
  /** Of `too-many`: when it may be tried again; null where that is not known. */
  readonly retryAfterSeconds: number | null;
}

/** What the query of a page says of it; null for nothing. Providers that there are not have no name. */
export function providerProblem(
  query: URLSearchParams,
  providers: readonly ProviderChoice[],
): ProviderProblem | null {
  const problem = query.get('problem');
  const provider = providers.find(({ id }) => id === query.get('provider'))?.name;
  const wait = parseQuantity(query.get('wait') ?? '');
  const retryAfterSeconds = wait !== null && wait <= WAIT_MAX_SECONDS ? wait : null;
  return problem === null ? null : { problem, provider: provider ?? 'OpenID', retryAfterSeconds };
}

/** Says it (C §8). */
export function ProviderProblemAlert({ problem }: { problem: ProviderProblem | null }) {
  const t = useT();
  if (problem?.problem === 'too-many') {
    return <LimitAlert seconds={problem.retryAfterSeconds} className="mb-6" />;
  }
  if (problem === null || !Object.hasOwn(PROBLEMS, problem.problem)) return null;
  const { provider } = problem;
  return (
    <Alert tone={problem.problem === 'cancelled' ? 'info' : 'danger'} live className="mb-6">
      {t(PROBLEMS[problem.problem as keyof typeof PROBLEMS], { provider })}
    </Alert>
  );
}
