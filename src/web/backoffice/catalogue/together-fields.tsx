import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useFetcher } from 'react-router';
import { BESIDE_FIELDS } from '../../../domain/catalogue/editing/product-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { textOf, type FieldOf } from './product-parts.tsx';

/** What is used of the answer of the list of products. */
interface FoundProducts {
  readonly query: { readonly search: string };
  readonly rows: readonly { readonly id: number; readonly name: string; readonly articleNumber: string }[];
}

/** The list is asked once its reader stops typing. */
const PAUSE_MS = 250;
const SHOWN = 6;

/** Writes an article number into a field of the form of a button, below those that stand there. */
function addLine({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string, article: string) {
  const area = currentTarget.form?.elements.namedItem(name);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n').filter((line) => line.trim() !== '');
  if (!lines.includes(article)) area.value = [...lines, article].join('\n');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Finds products by name or article number, and writes them into the fields beside it. */
function ProductFinder() {
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
            {rows.map(({ id, name, articleNumber }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-60 text-sm break-words">
                  {name}
                  <span className="block text-xs text-muted">{articleNumber}</span>
                </span>
                <span className="flex flex-wrap gap-2">
                  {BESIDE_FIELDS.map((field) => (
                    <Button
                      key={field}
                      size="sm"
                      tone={field === 'together' ? 'secondary' : 'ghost'}
                      aria-label={t(
                        field === 'together'
                          ? 'backoffice.product.togetherFirst'
                          : 'backoffice.product.togetherNever',
                        { name },
                      )}
                      onClick={(event) => addLine(event, field, articleNumber)}
                    >
                      {t(`backoffice.product.field.${field}`)}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What staff want to stand first among what goes together with a product, and what they do not want there. */
export function TogetherFields({ field }: { field: FieldOf }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-5 text-ink">
      <div className="grid gap-4 sm:grid-cols-2">
        {BESIDE_FIELDS.map((name) => (
          <TextAreaField
            key={name}
            {...textOf(field, name)}
            rows={4}
            label={t(`backoffice.product.field.${name}`)}
          />
        ))}
      </div>
      <p className="max-w-measure text-sm text-muted">{t('backoffice.product.togetherHint')}</p>
      <ProductFinder />
    </div>
  );
}
