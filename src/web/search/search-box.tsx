import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  SEARCH_DEBOUNCE_MS,
  SEARCH_TERM_MAX,
  SUGGESTION_MIN_LENGTH,
} from '../../domain/search/search-limits.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { logFailure } from '../ui/log-failure.ts';
import { toast } from '../ui/toast.tsx';
import type { SearchOption, Suggestions } from './search-options.ts';

/** The last answer and the term it belongs to; it stays in view while the next one is on its way. */
interface Found {
  readonly term: string;
  readonly suggestions: Suggestions;
  /** Draws one of them. */
  readonly OptionRow: ComponentType<{ option: SearchOption }>;
  /** What is offered of them, and where it leads. */
  readonly offer: typeof import('./search-options.ts');
}

/**
 * Suggestions for what is typed, asked 300 ms after the last key from the first character on (S §4, R30). A newer term
 * takes back the request of an older one.
 */
function useSuggestions() {
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
      const [{ fetchSuggestions }, { SearchOptionRow }, offer] = await Promise.all([
        import('./fetch-suggestions.ts'),
        import('./search-option-row.tsx'),
        import('./search-options.ts'),
      ]);
      const suggestions = await fetchSuggestions({ term, locale, currency }, signal);
      if (signal.aborted) return;
      setFound({ term, suggestions, OptionRow: SearchOptionRow, offer });
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
    const term = text.trim().slice(0, SEARCH_TERM_MAX);
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

/**
 * The search of the header (S §2, §4): suggestions while typing, results under them; without the script a plain form
 * that leads to the page of results.
 */
function SearchField({ initialText, className }: { initialText: string; className?: string }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const { found, state, ask } = useSuggestions();
  const change = (next: string) => {
    setText(next);
    ask(next);
  };
  const choose = (option: SearchOption) => {
    const reason = option.kind === 'product' && found?.offer.refuseProduct(option.product, navigator.onLine);
    if (reason) {
      if (reason === 'search.productMissing') logFailure('A chosen product has no id', option);
      toast.error(t(reason));
      return;
    }
    change('');
    if (option.kind === 'word' || option.kind === 'all') setText(option.term); // stays in the field over its results
    void navigate(path(found?.offer.optionPath(option) ?? '/'));
  };

  const shownFor = found?.suggestions.shownFor ?? null;
  const note = shownFor === null ? null : t('search.shownFor', { term: shownFor });
  const sections = found === null ? [] : found.offer.searchSections(found.suggestions, found.term, note);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isEmpty = found !== null && found.suggestions.suggestions.length === 0;
  const status = () => {
    if (state === 'waiting') return { tone: 'waiting', text: t('search.searching') } as const;
    if (state === 'failed') return { tone: 'error', text: t('search_error') } as const;
    if (state === 'ready' && isEmpty) {
      const hint = t(count > 0 ? 'search.near' : 'search.emptyText');
      return { tone: 'empty', text: t('search.noResults', { term: found.term }), hint } as const;
    }
    return null;
  };

  return (
    <Combobox
      className={className}
      action={path('/search')}
      name="q"
      labels={{
        input: t('common.search'),
        submit: t('search.submit'),
        clear: t('search.clear'),
        results: t('search.results'),
      }}
      value={text}
      onValueChange={change}
      sections={sections}
      itemKey={(option) => found?.offer.optionKey(option) ?? ''}
      renderItem={(option) => found && <found.OptionRow option={option} />}
      hrefOf={(option) => {
        const address = found?.offer.optionPath(option) ?? null;
        return address === null ? undefined : path(address);
      }}
      onSelect={choose}
      status={status()}
      announcement={[note, t('search.announce', { count })].filter(Boolean).join('. ')}
    />
  );
}

/** The search field, filled with the term on the page of its results and empty everywhere else. */
export function SearchBox({ className }: { className?: string }) {
  const isResultsPage = useLocation().pathname.endsWith('/search');
  const [query] = useSearchParams();
  const term = isResultsPage ? (query.get('q') ?? '') : '';
  return <SearchField key={term} initialText={term} className={className} />;
}
