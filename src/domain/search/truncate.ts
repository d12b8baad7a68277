import { SUGGESTION_TEXT_MAX } from './limits.ts';

/** A suggestion as it is shown: the first 50 characters (code points) and `…`, or the whole text if it fits (S §9). */
export function truncateSuggestion(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= SUGGESTION_TEXT_MAX) return text;
  return `${characters.slice(0, SUGGESTION_TEXT_MAX).join('')}…`;
}
