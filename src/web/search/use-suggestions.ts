import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SEARCH_DEBOUNCE_MS, SUGGESTION_MIN_LENGTH } from '../../domain/search/limits.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale } from '../i18n/i18n.tsx';
import { logFailure } from '../ui/log-failure.ts';
import type { SearchOption } from './search-options.ts';
import type { Suggestions } from './suggestions.ts';

/** The API takes no longer term. */
const TERM_MAX_LENGTH = 200;

/** The last answer and the term it belongs to; it stays in view while the next one is on its way. */
interface Found {
  readonly term: string;
  readonly suggestions: Suggestions;
  /** Draws one of them. */
  readonly OptionRow: ComponentType<{ option: SearchOption }>;
}

/**
 * Suggestions for what is typed, asked 300 ms after the last key from the first character on (S §4, R30). A newer term
 * takes back the request of an older one.
 */
export function useSuggestions() {
  const locale = useLocale();
  const currency = useCurrency();
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<'idle' | 'waiting' | 'ready' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    request.current?.abort();
  };
  useEffect(() => stop, []);

  const load = async (term: string) => {
    const { signal } = (request.current = new AbortController());
    try {
      // What only those need who type comes when they do.
      const [{ fetchSuggestions }, { SearchOptionRow }] = await Promise.all([
        import('./fetch-suggestions.ts'),
        import('./search-option-row.tsx'),
      ]);
      const suggestions = await fetchSuggestions({ term, locale, currency }, signal);
      if (signal.aborted) return;
      setFound({ term, suggestions, OptionRow: SearchOptionRow });
      setState('ready');
    } catch (error) {
      if (signal.aborted) return;
      logFailure('Service call failed: search', error);
      setFound(null);
      setState('failed');
    }
  };

  /** Asks for a text; one that is too short clears what was found. */
  const ask = (text: string) => {
    stop();
    const term = text.trim().slice(0, TERM_MAX_LENGTH);
    if (Array.from(term).length < SUGGESTION_MIN_LENGTH) {
      setFound(null);
      setState('idle');
      return;
    }
    setState('waiting');
    timer.current = setTimeout(() => void load(term), SEARCH_DEBOUNCE_MS);
  };
  return { found, state, ask };
}
