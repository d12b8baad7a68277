import type { Translate } from '../../content/translator.ts';
import type { Region } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import type { BreadcrumbItem } from '../ui/breadcrumb.tsx';

interface Step {
  readonly name: string;
  /** Without region. */
  readonly path: string;
}

/** The way from the front page through the catalogue; its last step is the page itself and has no link. */
export function breadcrumbTo(
  steps: readonly Step[],
  { translate, region }: { translate: Translate; region: Region },
): BreadcrumbItem[] {
  const all: readonly Step[] = [
    { name: translate('nav.home'), path: '/' },
    { name: translate('nav.catalogue'), path: '/catalogue' },
    ...steps,
  ];
  return all.map(({ name, path }, index) =>
    index === all.length - 1 ? { name } : { name, link: pathIn(region, path) },
  );
}

/** The same way for search engines (schema.org BreadcrumbList). */
export const breadcrumbData = (breadcrumb: readonly BreadcrumbItem[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(link !== undefined && { item: new URL(link, publicUrl).href }),
  })),
});
