import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isFormTooLong } from '../../domain/limits/form-size.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

/** Whether the server would not take what a form is about to send. Files have limits of their own, which their pages say. */
function isTooLong(form: HTMLFormElement, button: HTMLElement | null): boolean {
  // By their attributes: a field may be called `method`, and stands in the property's place then.
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method');
  if (method?.toLowerCase() !== 'post') return false;
  const fields = [...new FormData(form, button)];
  const typed = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  const isOfFiles = form.getAttribute('enctype') === 'multipart/form-data';
  return isFormTooLong({
    fields: fields.length,
    bytes: isOfFiles ? 0 : String(new URLSearchParams(typed)).length,
  });
}

/**
 * Keeps forms from being sent that are longer than the server takes, and says so at the head of the form: the page of the answer 413 would
 * stand in the form's place, and what was typed would be gone with it. One listener for all forms of the back office: those of the shop are never so long.
 */
export function RefuseTooLong() {
  const t = useT();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const refuse = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      if (!isTooLong(event.target, event.submitter)) return setPlace(null);
      event.preventDefault();
      event.stopImmediatePropagation();
      const next = document.createElement('div');
      next.className = 'mb-5 scroll-mt-24';
      next.tabIndex = -1;
      event.target.prepend(next);
      setPlace(next);
    };
    // Before React hears of it, whose forms would send.
    window.addEventListener('submit', refuse, { capture: true });
    return () => window.removeEventListener('submit', refuse, { capture: true });
  }, []);
  useEffect(() => {
    place?.focus();
    return () => place?.remove();
  }, [place]);
  if (place === null) return null;
  return createPortal(
    <Alert tone="danger" live>
      {t('backoffice.formTooLong')}
    </Alert>,
    place,
  );
}
