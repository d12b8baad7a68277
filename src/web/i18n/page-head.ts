import type { MetaDescriptor } from 'react-router';

/** What the shop is called. */
const SHOP_NAME = 'Promin';

/** The title of a page: its own with the shop's name behind it, otherwise the name alone (S §2). */
export const pageTitle = (own = ''): string => (own.trim() === '' ? SHOP_NAME : `${own} — ${SHOP_NAME}`);

/** What search engines and link previews are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's one address, absolute. */
  readonly canonical: string;
  /** The picture of previews, absolute; null for none. */
  readonly image: string | null;
  /** False for pages that search engines are not to keep; their links are followed. */
  readonly isIndexed?: boolean;
  /** Its size in pixels, where it is known. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  /** Schema.org descriptions of what the page shows. */
  readonly structuredData: readonly object[];
}

/** The head of a page as the router wants it; nothing when the page could not be loaded. */
export function metaOf(head: PageHead | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const { title, description, canonical, image, imageSize, isIndexed = true, structuredData } = head;
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    // A page that is not to be kept names no other in its place: that would say two things at once.
    isIndexed
      ? { tagName: 'link', rel: 'canonical', href: canonical }
      : { name: 'robots', content: 'noindex, follow' },
    { property: 'og:site_name', content: 'Promin' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(image === null
      ? []
      : [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]),
    ...(imageSize === undefined
      ? []
      : [
          { property: 'og:image:width', content: String(imageSize.width) },
          { property: 'og:image:height', content: String(imageSize.height) },
        ]),
    ...structuredData.map((thing) => ({ 'script:ld+json': thing })),
  ];
}

/** The head of a page that is its own address and its texts. */
export const plainHead = (
  { title, description }: Pick<PageHead, 'title' | 'description'>,
  { pathname, publicUrl }: { pathname: string; publicUrl: string },
): PageHead => ({
  title,
  description,
  canonical: new URL(pathname, publicUrl).href,
  image: null,
  structuredData: [],
});

/** The head of a page that is nobody's to find: its title, and that search engines are not to keep it. */
export const unlistedPage = ({
  loaderData,
}: {
  readonly loaderData?: { readonly title: string } | undefined;
}): MetaDescriptor[] => [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];

/**
 * The headers of a page that shows what is somebody's own: on a computer that several people use, Back must not bring it up again
 * after its owner has signed out. The routes below it inherit them.
 */
export const keptNowhere = () => ({ 'Cache-Control': 'private, no-store' });
