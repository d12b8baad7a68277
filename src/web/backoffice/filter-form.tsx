import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/**
 * The frame of what narrows a list of the back office: a form whose address says all, so that it can be kept, shared and used without script. On a
 * phone the fields of a list are behind a button, so that the list begins on the first screen.
 */
export function FilterForm({
  path,
  label,
  find,
  isNarrowed,
  filtersSet,
  children,
}: {
  /** The list's, without language and query. */
  path: string;
  label: string;
  /** What its button says. */
  find: string;
  /** Whether there is anything to clear. */
  isNarrowed: boolean;
  /** How many filters are set, which the button on a phone says; absent where the fields are always shown: there is only one, or no list under it. */
  filtersSet?: number;
  children: ReactNode;
}) {
  const t = useT();
  const fields = useId();
  const { search } = useLocation();
  const isFolded = filtersSet !== undefined;
  const summary = useRef<HTMLElement>(null);
  const folded = useRef<HTMLDivElement>(null);
  // The button that was pressed is hidden with its fields; from the one that shows them the keyboard goes on to the list.
  useEffect(() => {
    const { current } = folded;
    if (current?.contains(document.activeElement) && !current.checkVisibility())
      summary.current?.focus({ preventScroll: true });
  }, [search]);
  return (
    <Form
      action={usePath()(path)}
      role="search"
      aria-label={label}
      className={classNames('mb-8 rounded-lg bg-surface sm:p-6', isFolded ? 'max-sm:mb-5' : 'p-5')}
    >
      {isFolded && (
        // The fields stand beside it and not in it: a wider window shows them whether it is open or not. Over another list it is folded again.
        <details key={search} className="group/filters peer sm:hidden">
          <summary
            ref={summary}
            aria-controls={fields}
            className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-5 text-sm font-semibold"
          >
            {filtersSet > 0
              ? t('backoffice.filters.set', { count: filtersSet })
              : t('backoffice.filters.open')}
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="shrink-0 transition-[rotate] duration-base group-open/filters:rotate-180"
            />
          </summary>
        </details>
      )}
      <div
        id={fields}
        ref={folded}
        className={classNames(
          isFolded && 'max-sm:hidden max-sm:px-5 max-sm:pt-4 max-sm:pb-5 peer-open:block',
        )}
      >
        {children}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" tone="primary">
            <Search size={18} strokeWidth={1.75} aria-hidden="true" />
            {find}
          </Button>
          {isNarrowed && (
            <ButtonLink to={path} tone="ghost">
              {t('backoffice.orders.clear')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Form>
  );
}
