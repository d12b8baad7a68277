import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Button } from '../../ui/button.tsx';
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

/** What a page without script looks for by a button of the form, and what it found then. */
interface PlainSearch {
  /** The field that says what is looked for, and the one that the button sets to `find`. */
  readonly name: string;
  readonly button: string;
  readonly search: string;
  readonly found: readonly FoundProduct[];
  /** `get` where the page finds them by its address. */
  readonly method?: 'get';
}

/**
 * Finds products by name or article number, or those alone that stand in the shop; `children` are the buttons of each, which write it into the
 * form.
 */
export function ProductFinder({
  children,
  label,
  plain,
  isPublished = false,
}: {
  children: (product: FoundProduct) => ReactNode;
  label: string;
  plain?: PlainSearch;
  isPublished?: boolean;
}) {
  const t = useT();
  const path = usePath();
  const { load, data, state } = useFetcher<FoundProducts>();
  const [text, setText] = useState(plain?.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const term = text.trim();
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const query = new URLSearchParams({
      q: next.trim(),
      ...(isPublished && { show: 'published' }),
    }).toString();
    if (next.trim() !== '')
      timer.current = setTimeout(() => void load(path(`/admin/products?${query}`)), PAUSE_MS);
  };
  const isAnswered = term !== '' && state === 'idle' && data?.query.search === term;
  const before = plain !== undefined && term !== '' && term === plain.search ? plain.found : null;
  const rows = isAnswered ? data.rows.slice(0, SHOWN) : (before ?? []);
  return (
    // What is looked for is no change of the product.
    <div onInput={(event) => event.stopPropagation()}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          name={plain?.name}
          label={label}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
          autoComplete="off"
          className="max-w-measure flex-1 basis-60"
        />
        {plain !== undefined && (
          <Button
            type="submit"
            name={plain.button}
            value="find"
            formMethod={plain.method}
            onClick={() => change(text)}
            className="min-h-12"
          >
            {t('backoffice.parts.search')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {(isAnswered || before !== null) && rows.length === 0 && (
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
