import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { iconButtonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

/**
 * The pages a pagination shows: the first, the last, the current one with a neighbour on each side, and
 * `gap` where pages are left out. A gap of one page is that page. Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    if (candidate !== 1 && candidate !== pageCount && Math.abs(candidate - page) > 1) continue;
    if (candidate - last === 2) shown.push(candidate - 1);
    else if (candidate - last > 2) shown.push('gap');
    shown.push(candidate);
    last = candidate;
  }
  return shown;
}

/** Links to the other pages of a list; nothing at all when there is only one. Pages count from 1. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  labels,
  LinkComponent: Anchor = 'a',
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  LinkComponent?: LinkComponent;
}) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.navigation} className="flex items-center justify-center gap-1">
      {page > 1 && (
        <Anchor
          href={hrefFor(page - 1)}
          rel="prev"
          aria-label={labels.previous}
          className={iconButtonClass()}
        >
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Anchor>
      )}
      <ol className="flex items-center gap-1">
        {pageWindow(page, pageCount).map((entry, index, entries) => (
          <li key={entry === 'gap' ? `after ${String(entries[index - 1])}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className="grid w-6 place-items-center text-muted">
                …
              </span>
            ) : (
              <Anchor
                href={hrefFor(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={classNames(
                  'grid h-11 min-w-9 place-items-center rounded-full px-2 text-sm font-semibold transition-colors sm:min-w-11',
                  entry === page ? 'bg-inverse text-on-inverse' : 'text-muted hover:bg-fill hover:text-ink',
                )}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Anchor href={hrefFor(page + 1)} rel="next" aria-label={labels.next} className={iconButtonClass()}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Anchor>
      )}
    </nav>
  );
}
