import type { MetaDescriptor } from 'react-router';

/** What search engines and link previews are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address, absolute. */
  readonly canonical: string;
  /** The picture of previews, absolute; null for none. */
  readonly image: string | null;
  /** Schema.org descriptions of what the page shows. */
  readonly structuredData: readonly object[];
}

/** The head of a page as the router wants it; nothing when the page could not be loaded. */
export function metaOf(head: PageHead | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const { title, description, canonical, image, structuredData } = head;
  return [
    { title: `${title} — Promin` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: 'Promin' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(image === null ? [] : [{ property: 'og:image', content: image }]),
    ...structuredData.map((thing) => ({ 'script:ld+json': thing })),
  ];
}
