import type { ArrangedPageName } from '../../content/pages/page-shapes.ts';
import type { Translate } from '../../content/translator.ts';
import type { PictureTexts } from '../../domain/pages/arrange.ts';
import { picturesOf, type Arrangement } from '../../domain/pages/arrangement.ts';

interface Request<Session> {
  readonly shop: {
    readonly pages: {
      readonly arrangementOf: (page: ArrangedPageName) => {
        readonly arrangement: Arrangement | null;
        readonly pictureTexts: PictureTexts;
        readonly changedAt: string;
      } | null;
      readonly findDraft: (page: ArrangedPageName) => Promise<{ readonly arrangement: Arrangement } | null>;
    };
    readonly shopPictures: { readonly textsOf: (names: readonly string[]) => Promise<PictureTexts> };
    readonly account: { readonly backOfficeDoor: (session: Session, area: 'content') => string };
  };
  /** Asked for only where the page is not the same for all. */
  readonly session: Session | null;
  readonly translate: Translate;
}

/** What the bar of a preview says. */
export interface PagePreviewView {
  readonly title: string;
  readonly text: string;
  /** Where the page is arranged, path without region. */
  readonly editPath: string;
  readonly edit: string;
}

/**
 * How a page is to be shown: as it is arranged at the moment; with `?preview`, to staff who may arrange it, as its draft has it, with what says so. All others
 * see what they see without it.
 */
export async function shownArrangement<Session>(
  page: ArrangedPageName,
  query: URLSearchParams,
  request: Request<Session>,
): Promise<{
  readonly arrangement: Arrangement | null;
  /** Of the pictures of the shop that it shows. */
  readonly pictureTexts: PictureTexts;
  /** When the arrangement was published, ISO 8601; null for a page that nobody ever arranged, and for a draft. */
  readonly changedAt: string | null;
  readonly preview: PagePreviewView | null;
}> {
  const { shop, translate: t } = request;
  const inForce = shop.pages.arrangementOf(page) ?? { arrangement: null, pictureTexts: {}, changedAt: null };
  if (!query.has('preview')) return { ...inForce, preview: null };
  const { session } = request;
  if (session === null || shop.account.backOfficeDoor(session, 'content') !== 'open')
    return { ...inForce, preview: null };
  const draft = await shop.pages.findDraft(page);
  if (draft === null) return { ...inForce, preview: null };
  return {
    arrangement: draft.arrangement,
    pictureTexts: await shop.shopPictures.textsOf(picturesOf(draft.arrangement)),
    changedAt: null,
    preview: {
      title: t('backoffice.arrange.previewTitle'),
      text: t('backoffice.arrange.previewText'),
      editPath: `/admin/content/pages/${page}`,
      edit: t('backoffice.arrange.previewEdit'),
    },
  };
}
