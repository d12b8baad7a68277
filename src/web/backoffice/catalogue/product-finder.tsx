import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { TextField } from '../../ui/field.tsx';

/** A product that was found. */
export interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly articleNumber: string;
}

/** What is used of the answer of the list of products. */
interface FoundProducts {
  readonly query: { readonly search: string };
  readonly rows: readonly FoundProduct[];
}

/** The list is asked once its reader stops typing. */
const PAUSE_MS = 250;
const SHOWN = 6;

/** Finds products by name or article number; `children` are the buttons of each, which write it into the form. */
export function ProductFinder({ children }: { children: (product: FoundProduct) => ReactNode }) {
  const t = useT();
  const path = usePath();
  const { load, data, state } = useFetcher<FoundProducts>();
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const term = text.trim();
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const query = new URLSearchParams({ q: next.trim() }).toString();
    if (next.trim() !== '')
      timer.current = setTimeout(() => void load(path(`/admin/products?${query}`)), PAUSE_MS);
  };
  const isAnswered = term !== '' && state === 'idle' && data?.query.search === term;
  const rows = isAnswered ? data.rows.slice(0, SHOWN) : [];
  return (
    // What is looked for is no change of the product.
    <div onInput={(event) => event.stopPropagation()}>
      <TextField
        type="search"
        label={t('backoffice.product.togetherFind')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        autoComplete="off"
        className="max-w-measure"
      />
      <div aria-live="polite">
        {isAnswered && rows.length === 0 && (
          <p className="mt-3 text-sm text-muted">{t('backoffice.product.togetherNone')}</p>
        )}
        {rows.length > 0 && (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {rows.map((product) => (
              <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-60 text-sm break-words">
                  <Unbroken text={product.name} />
                  <span className="block text-xs text-muted">{product.articleNumber}</span>
                </span>
                <span className="flex flex-wrap gap-2">{children(product)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
