import { useEffect } from 'react';

/**
 * Keeps forms from being sent while a field holds what is half typed, `12/24/2026` without its hour or a word where a number stands. The browser sends such a
 * field empty, so the server would take what was typed for nothing; the browser says beside the field what is missing. One listener for all forms; a button that
 * sends the form for something else, such as taking a line away, says `formNoValidate`.
 */
export function useRefuseHalfTyped(): void {
  useEffect(() => {
    const refuse = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.submitter?.hasAttribute('formnovalidate'))
        return;
      const half = [...event.target.elements].find(
        (field) => field instanceof HTMLInputElement && field.validity.badInput,
      );
      if (!(half instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The browser says nothing beside what nobody sees: closed sections around the field are opened.
      for (let fold = half.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      half.reportValidity();
    };
    // Before React hears of it, whose forms would send.
    window.addEventListener('submit', refuse, { capture: true });
    return () => window.removeEventListener('submit', refuse, { capture: true });
  }, []);
}
