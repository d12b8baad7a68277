import type { ContentPage } from '../../content/pages/content-page.ts';
import type { TermsName } from '../../content/pages/page-shapes.ts';
import { withSellerData } from '../../content/pages/sellers.ts';
import type { Translate } from '../../content/translator.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn } from '../../domain/locale/market.ts';
import {
  dayOfEdition,
  editionName,
  editionPath,
  isEditionName,
  printEdition,
  type EditionStanding,
} from '../../domain/pages/terms/editions.ts';
import type { TermsPage, TermsTexts } from '../../domain/pages/terms/terms-text.ts';
import type { PagePreviewView } from './shown-arrangement.server.ts';

interface Edition {
  readonly day: string;
  readonly number: number;
  readonly texts: TermsTexts;
}

interface Request<Session> {
  readonly shop: {
    readonly terms: {
      readonly inForce: (page: TermsName) => Edition;
      readonly editions: (page: TermsName) => {
        readonly announced: Edition | null;
        readonly held: readonly Edition[];
      };
      readonly standingOf: (page: TermsName, edition: Pick<Edition, 'day' | 'number'>) => EditionStanding;
      readonly findEdition: (page: TermsName, name: string) => Edition | null;
      readonly findDraft: (page: TermsName) => Promise<{ readonly texts: TermsTexts } | null>;
      readonly pageOf: (
        page: TermsPage,
        of: { readonly updatedOn: string; readonly edition: string | null },
      ) => ContentPage;
    };
    readonly account: { readonly backOfficeDoor: (session: Session, area: 'content') => string };
  };
  /** Asked for only where the page is not the same for all. */
  readonly session: Session | null;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly texts: { readonly prose: { readonly page: (name: TermsName) => ContentPage } };
}

/** What stands above terms of which another edition is to be known: what is said, and where it leads, path without region. */
export interface EditionNote {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

/** A page of terms as it is to be shown. */
export interface ShownTerms {
  readonly page: ContentPage;
  readonly preview: PagePreviewView | null;
  readonly note: EditionNote | null;
  /** The name of the edition that was asked for; null for the one in force. */
  readonly edition: string | null;
  /** The day of the edition, ISO 8601, and what is said of it. */
  readonly dated: { readonly day: string; readonly text: string };
  /** Other editions that held, the newest first, under a title. */
  readonly former: {
    readonly title: string;
    readonly editions: readonly { readonly name: string; readonly text: string; readonly to: string }[];
  };
}

async function previewed<Session>(
  name: TermsName,
  { shop, session, locale, translate: t }: Request<Session>,
): Promise<Pick<ShownTerms, 'page' | 'preview' | 'dated'> | null> {
  if (session === null || shop.account.backOfficeDoor(session, 'content') !== 'open') return null;
  const draft = await shop.terms.findDraft(name);
  if (draft === null) return null;
  const updatedOn = dayIn('Europe/Kyiv', new Date().toISOString());
  return {
    page: withSellerData(shop.terms.pageOf(draft.texts[locale], { updatedOn, edition: null })),
    dated: {
      day: updatedOn,
      text: t('page.edition.of', { date: formatDate(updatedOn, locale, 'UTC', 'short') }),
    },
    preview: {
      title: t('backoffice.arrange.previewTitle'),
      text: t('backoffice.arrange.previewText'),
      editPath: `/admin/content/pages/${name}`,
      edit: t('backoffice.terms.previewEdit'),
    },
  };
}

/** What is said above an edition that was asked for by its name. */
function noteOf(
  name: TermsName,
  asked: string,
  {
    current,
    standing,
    locale,
    t,
  }: { current: string; standing: EditionStanding; locale: Locale; t: Translate },
): EditionNote {
  const date = printEdition(asked, locale);
  const note = (text: string) => ({ text, link: t('page.edition.current'), to: `/${name}` });
  if (standing.kind === 'holds') return note(t('page.edition.holds', { date }));
  if (standing.kind === 'ahead') return note(t('page.edition.ahead', { date }));
  if (standing.kind === 'replaced' && standing.by.day > dayOfEdition(current)) {
    const next = printEdition(editionName(standing.by), locale);
    return note(t('page.edition.replaced', { date, next }));
  }
  return note(t('page.edition.former', { date, current: printEdition(current, locale) }));
}

/**
 * A page of terms: as it holds, or with `?edition=` as an edition has it; with `?preview`, to staff who may write it, as its draft has it. Null for an edition that nobody
 * knows.
 */
export async function shownTerms<Session>(
  name: TermsName,
  query: URLSearchParams,
  request: Request<Session>,
): Promise<ShownTerms | null> {
  const { shop, locale, translate: t, texts } = request;
  const current = editionName(shop.terms.inForce(name));
  const { announced, held } = shop.terms.editions(name);
  const asked = query.get('edition');
  const dateOf = (edition: string) => printEdition(edition, locale);
  const others = held.map(editionName).filter((each) => each !== asked && each !== current);
  const former = {
    title: t('page.edition.title'),
    editions: others.map((each) => ({
      name: each,
      text: t('page.edition.of', { date: dateOf(each) }),
      to: editionPath(name, each),
    })),
  };
  const shown = { former, note: null, edition: null, preview: null };
  if (query.has('preview')) {
    const draft = await previewed(name, request);
    if (draft !== null) return { ...shown, ...draft };
  }
  if (asked !== null) {
    const edition = isEditionName(asked) ? shop.terms.findEdition(name, asked) : null;
    if (edition === null) return null;
    const standing = shop.terms.standingOf(name, edition);
    const page = shop.terms.pageOf(edition.texts[locale], { updatedOn: edition.day, edition: asked });
    const note = noteOf(name, asked, { current, standing, locale, t });
    const dated = { day: edition.day, text: t('page.edition.of', { date: dateOf(asked) }) };
    return { ...shown, page: withSellerData(page), note, edition: asked, dated };
  }
  const next = announced === null ? null : editionName(announced);
  return {
    ...shown,
    page: texts.prose.page(name),
    dated: { day: shop.terms.inForce(name).day, text: t('page.updated', { date: dateOf(current) }) },
    note:
      next === null
        ? null
        : {
            text: t('page.edition.announced', { date: dateOf(next) }),
            link: t('page.edition.read'),
            to: editionPath(name, next),
          },
  };
}
