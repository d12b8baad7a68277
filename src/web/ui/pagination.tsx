import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';
import type { LinkComponent } from './link-component.ts';
import { pageWindow } from './page-window.ts';

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
                  'grid h-11 min-w-9 place-items-center rounded-full px-2 text-sm font-semibold tabular-nums transition-colors sm:min-w-11',
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
