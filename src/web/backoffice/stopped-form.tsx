import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { isFormTooLong } from '../../domain/limits/form-size.ts';
import { ownerNow } from '../form/typed-owner.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

type Problem = 'formTooLong' | 'formOfAnother';

const WORDS = 'application/x-www-form-urlencoded';

/** Whether a form is longer than the server takes. One with files says so itself. */
function isTooLong(form: HTMLFormElement, button: HTMLElement | null, encoding: string): boolean {
  if (encoding !== WORDS) return false;
  const fields = [...new FormData(form, button)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return isFormTooLong(fields);
}

/** Whether another member of staff has signed in in this browser since the page was opened, in whose name the form would be saved. */
function isOfAnother(): boolean {
  const page: { owner?: unknown } | null = history.state;
  return Boolean(page?.owner) && page?.owner !== ownerNow();
}

/** Why a form must not be sent; null for one that may, and for one that only asks. */
function problemOf(form: HTMLFormElement, button: HTMLElement | null): Problem | null {
  // Not `form.method`: that is the field of a form that has one of this name.
  const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  if (attribute('method')?.toLowerCase() !== 'post') return null;
  if (isOfAnother()) return 'formOfAnother';
  return isTooLong(form, button, attribute('enctype') ?? WORDS) ? 'formTooLong' : null;
}

/**
 * Keeps forms from being sent that are longer than the server takes, whose answer would stand in place of the page, and those of a page that
 * another member of staff opened, whose change would be logged in the wrong name. What is wrong is said at the end of the form, beside its button,
 * and what was typed stays. One listener for all forms.
 */
export function StoppedForm() {
  const t = useT();
  const { key } = useLocation();
  const [stopped, setStopped] = useState<{ form: HTMLFormElement; key: string; problem: Problem } | null>(
    null,
  );
  const judge = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const problem = problemOf(form, event.submitter);
    setStopped(problem === null ? null : { form, key, problem });
    if (problem === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: SubmitEvent) => judge(event);
    // Before React hears of it, whose forms would send.
    window.addEventListener('submit', listener, { capture: true });
    return () => window.removeEventListener('submit', listener, { capture: true });
  }, []);
  if (stopped === null || stopped.key !== key) return null;
  return createPortal(
    <Alert tone="danger" live className="w-full max-w-measure">
      {t(stopped.problem === 'formTooLong' ? 'backoffice.formTooLong' : 'backoffice.formOfAnother')}
    </Alert>,
    stopped.form,
  );
}
