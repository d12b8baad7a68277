import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { logFailure } from '../ui/log-failure.ts';
import { Combobox } from '../ui/combobox.tsx';
import { toast } from '../ui/toast.ts';
import { refuseProduct } from './refuse-product.ts';
import { optionKey, optionPath, searchSections, type SearchOption } from './search-options.ts';
import { useSuggestions } from './use-suggestions.ts';

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
    const reason = 'product' in option && refuseProduct(option.product, navigator.onLine);
    if (reason) {
      if (reason === 'search.productMissing') logFailure('A chosen product has no id', option);
      toast.error(t(reason));
      return;
    }
    change('');
    if ('term' in option) setText(option.term); // stays in the field over its results
    void navigate(path(optionPath(option) ?? '/'));
  };

  const shownFor = found?.suggestions.shownFor ?? null;
  const note = shownFor === null ? null : t('search.shownFor', { term: shownFor });
  const sections =
    found === null
      ? []
      : searchSections(found.suggestions, found.term, {
          words: t('search.words'),
          suggestions: t('search.suggestions'),
          products: t('search.products'),
          note,
        });
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const status = () => {
    if (state === 'waiting') return { tone: 'waiting', text: t('search.searching') } as const;
    if (state === 'failed') return { tone: 'error', text: t('search_error') } as const;
    if (state === 'ready' && found !== null && count === 0)
      return { tone: 'empty', text: t('search.noResults', { term: found.term }) } as const;
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
      itemKey={optionKey}
      renderItem={(option) => found && <found.OptionRow option={option} />}
      hrefOf={(option) => {
        const address = optionPath(option);
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
