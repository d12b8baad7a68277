import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { isFormTooLong } from '../../domain/limits/form-size.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

const WORDS = 'application/x-www-form-urlencoded';

/** The fields of a form as they would be sent; null for one that asks only, and for one with files, of which its page says itself what is too large. */
function sentFields(
  form: HTMLFormElement,
  button: HTMLElement | null,
): readonly (readonly [string, string])[] | null {
  // Not `form.method`: that is the field of a form that has one of this name.
  const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const isSent = attribute('method')?.toLowerCase() === 'post';
  if (!isSent || (attribute('enctype') ?? WORDS) !== WORDS) return null;
  return [...new FormData(form, button)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
}

/**
 * Keeps forms from being sent that are longer than the server takes: its answer would stand in place of the page, and what was typed would be
 * lost with it. What is wrong is said at the end of the form, beside its button. One listener for all forms.
 */
export function TooLongForm() {
  const t = useT();
  const { key } = useLocation();
  const [refused, setRefused] = useState<{ form: HTMLFormElement; key: string } | null>(null);
  const judge = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const fields = sentFields(form, event.submitter);
    const isTooLong = fields !== null && isFormTooLong(fields);
    setRefused(isTooLong ? { form, key } : null);
    if (!isTooLong) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: SubmitEvent) => judge(event);
    // Before React hears of it, whose forms would send.
    window.addEventListener('submit', listener, { capture: true });
    return () => window.removeEventListener('submit', listener, { capture: true });
  }, []);
  if (refused === null || refused.key !== key) return null;
  return createPortal(
    <Alert tone="danger" live className="w-full max-w-measure">
      {t('backoffice.formTooLong')}
    </Alert>,
    refused.form,
  );
}
