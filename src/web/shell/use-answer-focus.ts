import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';

const MESSAGES = '[role=alert], [role=status]';

const messagesIn = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>(MESSAGES)].filter((each) => each.textContent.trim() !== '');

/** Takes the focus to a message, and the message into view, with what stands below it. */
function focusMessage(message: HTMLElement): void {
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  const { top, bottom } = message.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) message.scrollIntoView({ block: 'start' });
}

/**
 * After a form was answered on its own page the focus goes to the first field that is wrong, else to what the page says now and did
 * not before: the button that had it may be a screen away from either, or gone. What answers by a toast moves nothing.
 */
export function useAnswerFocus(main: RefObject<HTMLElement | null>): void {
  const { state, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const sent = useRef<{ readonly pathname: string; readonly messages: readonly HTMLElement[] } | null>(null);
  useEffect(() => {
    const region = main.current;
    if (region === null) return;
    if (state !== 'idle') {
      if (formMethod === 'POST') sent.current ??= { pathname, messages: messagesIn(region) };
      return;
    }
    const before = sent.current;
    sent.current = null;
    if (before?.pathname !== pathname) return;
    const wrong = region.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) return wrong.focus();
    const messages = messagesIn(region);
    const message =
      messages.find((each) => !before.messages.includes(each)) ??
      messages.find((each) => each.role === 'alert'); // the same again
    if (message) focusMessage(message);
  }, [main, state, formMethod, pathname]);
}
