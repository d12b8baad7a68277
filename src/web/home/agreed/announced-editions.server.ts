import type { Locale } from '../../../domain/locale/locale.ts';
import {
  announcements,
  editionsOn,
  printEdition,
  type EditionMade,
} from '../../../domain/pages/terms/editions.ts';
import { isSameTerms, type TermsTexts } from '../../../domain/pages/terms/terms-text.ts';

/** An edition as it was published, or as a release came with it. */
export interface PublishedEdition extends Omit<EditionMade, 'madeAt' | 'madeOn'> {
  readonly name: string;
  readonly texts: TermsTexts;
  readonly withdrawnAt: string | null;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly why: string;
}

/** The editions that were not withdrawn, as the rules of which of them holds want them. */
export const standingEditions = (
  editions: readonly PublishedEdition[],
  dayOf: (moment: string) => string,
): readonly (PublishedEdition & EditionMade)[] =>
  editions
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map((each) => ({ ...each, madeAt: each.changedAt, madeOn: dayOf(each.changedAt) }));

/** An announced edition beside the draft, or beside the text in force that a draft would begin with. */
export interface AnnouncedView {
  readonly name: string;
  readonly title: string;
  /** ISO 8601. */
  readonly day: string;
  /** Whether what holds before it was published after it, so that it takes that back. */
  readonly isStale: boolean;
}

/** The announced editions that are to hold, without one that says the same as the draft. */
export const announcedViews = (
  editions: readonly PublishedEdition[],
  {
    today,
    dayOf,
    locale,
    draft,
  }: {
    readonly today: string;
    readonly dayOf: (moment: string) => string;
    readonly locale: Locale;
    readonly draft: TermsTexts | null;
  },
): readonly AnnouncedView[] =>
  announcements(editionsOn(standingEditions(editions, dayOf), today))
    .filter(({ edition }) => draft === null || !isSameTerms(draft, edition.texts))
    .map(({ edition: { name, day }, isStale }) => ({
      name,
      title: printEdition(name, locale),
      day,
      isStale,
    }));
