import type { ContentPage } from '../../content/pages/content-page.ts';
import { pageShape, type ArrangedPageName } from '../../content/pages/page-shapes.ts';
import { withSellerData } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { arrange } from '../../domain/pages/arrange.ts';
import { shownArrangement, type PagePreviewView } from './shown-arrangement.server.ts';

/** A page of prose as staff arranged it, with its texts in force; the day from which it holds follows what they did. */
export async function arrangedPage<Session>(
  name: Exclude<ArrangedPageName, 'home'>,
  page: ContentPage,
  {
    query,
    request,
  }: {
    readonly query: URLSearchParams;
    readonly request: Parameters<typeof shownArrangement<Session>>[2] & { readonly locale: Locale };
  },
): Promise<{ readonly page: ContentPage; readonly preview: PagePreviewView | null }> {
  const { arrangement, pictureTexts, changedAt, preview } = await shownArrangement(name, query, request);
  const { locale } = request;
  if (arrangement === null && changedAt === null) return { page, preview };
  const arranged = withSellerData(
    arrange(page, { arrangement, shape: pageShape(name), locale, pictureTexts }),
  );
  const { updatedOn } = arranged;
  if (updatedOn === undefined || changedAt === null) return { page: arranged, preview };
  const changedOn = dayIn('Europe/Kyiv', changedAt);
  return { page: { ...arranged, updatedOn: changedOn > updatedOn ? changedOn : updatedOn }, preview };
}
