import { useEffect, useRef } from 'react';
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
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let said: HTMLElement | undefined;
    const refuse = (event: SubmitEvent) => {
      said?.remove();
      if (!(event.target instanceof HTMLFormElement) || words.current === null) return;
      if (!isTooLong(event.target, event.submitter)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      said = document.createElement('div');
      said.className = 'mb-5 scroll-mt-24';
      said.tabIndex = -1;
      said.role = 'alert';
      said.append(...[...words.current.children].map((each) => each.cloneNode(true)));
      event.target.prepend(said);
      said.focus();
    };
    // Before React hears of it, whose forms would send.
    window.addEventListener('submit', refuse, { capture: true });
    return () => {
      window.removeEventListener('submit', refuse, { capture: true });
      said?.remove();
    };
  }, []);
  return (
    <div ref={words} hidden>
      <Alert tone="danger">{t('backoffice.formTooLong')}</Alert>
    </div>
  );
}
