import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether a frame around pages asks the server anew: with the language, with what a form did, and when the page asks anew by itself. A form that
 * was refused did nothing, and its buttons would stay busy meanwhile: whoever mended it and pressed Enter was not heard.
 */
export function frameAsksAnew({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod' | 'actionStatus'>): boolean {
  const languageOf = ({ pathname }: URL) => pathname.split('/')[1];
  if (languageOf(currentUrl) !== languageOf(nextUrl)) return true;
  return formMethod === undefined || formMethod === 'GET'
    ? currentUrl.href === nextUrl.href
    : actionStatus < 400;
}
