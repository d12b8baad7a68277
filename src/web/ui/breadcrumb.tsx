import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export interface BreadcrumbItem {
  name: string;
  link?: string;
}

/**
 * The way to this page: entries with a link are links, others plain text; the last is the page itself. Without entries the
 * way is the front page alone (S §2).
 */
export function Breadcrumb({
  items: given = [],
  home,
  label,
  LinkComponent: Anchor = 'a',
}: {
  label: string;
  LinkComponent?: LinkComponent;
} & (
  | { items: readonly BreadcrumbItem[]; home?: BreadcrumbItem }
  | { items?: readonly BreadcrumbItem[]; home: BreadcrumbItem }
)) {
  const items = given.length === 0 && home ? [home] : given;
  const isBelow = items.length > 2 && items.at(-1)?.link === undefined;
  return (
    <nav
      aria-label={label}
      className="text-xs text-muted max-sm:-mx-gutter max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:[direction:rtl]"
    >
      {/* On a phone one line that shows its end: written from right to left, the box around it begins there. The page itself, whose heading follows, is left out where there are levels above it. */}
      <ol className="flex items-center gap-y-1 max-sm:w-max max-sm:min-w-full max-sm:px-gutter max-sm:whitespace-nowrap max-sm:[direction:ltr] sm:flex-wrap">
        {items.map((item, index) => (
          <li
            key={`${item.link ?? ''} ${item.name}`}
            className={classNames(
              'flex items-center',
              isBelow && 'max-sm:last:hidden max-sm:nth-last-2:[&>[aria-hidden]]:hidden',
            )}
          >
            {item.link === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.name}</span>
            ) : (
              <Anchor href={item.link} className="py-1 transition-colors hover:text-ink hover:underline">
                {item.name}
              </Anchor>
            )}
            {index < items.length - 1 && (
              <span aria-hidden="true" className="mx-2 text-line-strong">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
