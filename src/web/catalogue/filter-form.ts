import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

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
