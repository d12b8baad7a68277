import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { chipClass } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import type { FilterView } from './filter-view.server.ts';

/** The id of the form that all filters and the order of a list belong to, wherever they stand. */
export const FILTER_FORM = 'filter-form';

/** What a form asks for, without what is left empty. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return query.toString();
}

/** Asks for the list that a form describes; the page stays where it is. */
export function useApplyFilters() {
  const navigate = useNavigate();
  return (form: HTMLFormElement | null) => {
    if (form) void navigate({ search: queryOf(form) }, { preventScrollReset: true });
  };
}

/** Keeps a form saying what its list shows, also after Back; what is just being typed stays. */
export function useFormOf(query: string) {
  const ref = useRef<HTMLFormElement>(null);
  const known = useRef(query);
  useEffect(() => {
    if (known.current === query) return;
    known.current = query;
    for (const control of ref.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement)) continue;
      if (control.type === 'checkbox') control.checked = control.defaultChecked;
      else if (control !== document.activeElement) control.value = control.defaultValue;
    }
  }, [query]);
  return ref;
}

/** The order of a list, part of the form of its filters: taken at once with the script, by a button without. */
export function SortSelect({ view: { sort, sorts, query } }: { view: FilterView }) {
  const t = useT();
  const apply = useApplyFilters();
  const [shown, setShown] = useState({ sort, query });
  if (shown.query !== query) setShown({ sort, query });
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label className="flex min-w-0 items-center gap-3 text-sm text-muted">
        <span className="max-lg:sr-only">{t('listing.sort')}</span>
        <span className="relative min-w-0">
          <select
            form={FILTER_FORM}
            name="sort"
            value={shown.sort}
            onChange={({ currentTarget }) => {
              setShown({ sort: currentTarget.value, query });
              apply(currentTarget.form);
            }}
            className={classNames(
              chipClass(),
              'w-52 max-w-full cursor-pointer appearance-none truncate pr-10',
            )}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink"
          />
        </span>
      </label>
      <span className="hidden noscript:inline">
        <Button type="submit" form={FILTER_FORM} size="sm">
          {t('listing.apply')}
        </Button>
      </span>
    </div>
  );
}
