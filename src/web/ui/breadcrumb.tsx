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
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol>
        {items.map((item, index) => (
          <li key={`${item.link ?? ''} ${item.name}`} className="flex items-center">
            {item.link === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.name}</span>
            ) : (
              <Anchor href={item.link} className="transition-colors hover:text-ink hover:underline">
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
