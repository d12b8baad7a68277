import { data } from 'react-router';
import type { TermsName } from '../../../content/pages/page-shapes.ts';
import type { Translate } from '../../../content/translator.ts';
import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import type { TermsUnready } from '../../../domain/pages/terms/compare-languages.ts';
import { printEdition } from '../../../domain/pages/terms/editions.ts';
import type { TermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import type { Slip, TitleSlip } from '../../../domain/pages/terms/notation.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { namedConflict } from '../../backoffice/named-conflict.ts';
import {
  differences,
  slipDetails,
  slipTexts,
  titleProblem,
  unreadyText,
  type WrittenSection,
} from './terms-view.server.ts';

/** What was typed of an edition that is to be published. */
export interface TypedEdition {
  readonly day: string;
  readonly why: string;
  readonly knowsReplaced: boolean;
}

/** What was typed of a section; `after` for one that is to be added there. */
export interface TypedSection extends WrittenSection {
  readonly after: string | null;
}

/** What is wrong with the titles and with the words of a section, by language. */
export interface SectionErrors {
  readonly titles: Partial<Localized>;
  readonly words: Partial<Localized>;
}

/** What a form that was sent comes back with. */
export interface Answer {
  readonly text: string;
  /** What stands in the way, part by part. */
  readonly details: readonly string[];
  readonly versions: readonly { readonly label: string; readonly stored: string; readonly wanted: string }[];
  /** The titles and words of a section as they were typed; null for a form that has none. */
  readonly section: TypedSection | null;
  readonly errors: SectionErrors;
  readonly typed: TypedEdition | null;
  /** What is wrong with the tick of who knows that an announced edition takes over; null for nothing. */
  readonly tickError: string | null;
}

const answerTerms = (status: number, said: Partial<Answer> & Pick<Answer, 'text'>) =>
  data<Answer>(
    {
      details: [],
      versions: [],
      section: null,
      errors: { titles: {}, words: {} },
      typed: null,
      tickError: null,
      ...said,
    },
    { status },
  );

/** Says what is wrong with a section that was typed, language by language. */
export function answerSlips(
  slips: {
    readonly titles: readonly (readonly [Locale, TitleSlip])[];
    readonly words: readonly (readonly [Locale, readonly Slip[]])[];
  },
  typed: Partial<Answer>,
  t: Translate,
) {
  const titles = slips.titles.map(([locale, slip]) => [locale, titleProblem(slip, t)] as const);
  return answerTerms(422, {
    text: t('backoffice.terms.slips'),
    details: [
      ...titles.map(([locale, problem]) =>
        t('backoffice.terms.titleSlip', { language: LANGUAGE_NAMES[locale], problem }),
      ),
      ...slips.words.flatMap(([locale, each]) => slipDetails(locale, each, t)),
    ],
    errors: {
      titles: Object.fromEntries(titles),
      words: Object.fromEntries(slips.words.map(([locale, each]) => [locale, slipTexts(each, t)])),
    },
    ...typed,
  });
}

/** Why a step on terms was refused, as its use case says it. */
export type RefusedStep =
  | { readonly reason: 'changed-meanwhile'; readonly now: TermsTexts; readonly wanted: TermsTexts }
  | { readonly reason: 'not-ready'; readonly unready: readonly TermsUnready[] }
  | { readonly reason: 'draft-published'; readonly by: string | null; readonly name: string }
  | { readonly reason: 'replaced'; readonly name: string }
  | {
      readonly reason:
        | 'day-before-edition'
        | 'day-past'
        | 'day-too-far'
        | 'day-unreal'
        | 'draft-exists'
        | 'draft-gone'
        | 'edition-holds'
        | 'edition-not-found'
        | 'page-full'
        | 'section-not-found'
        | 'why-missing';
    };

/** Says why a step was refused, with what was typed, so that nothing of it is lost. */
export async function answerRefused(
  refused: RefusedStep,
  {
    page,
    titles,
    typed,
    author,
    translate: t,
    ...words
  }: Parameters<typeof differences>[2] & {
    readonly page: TermsName;
    readonly locale: Locale;
    readonly titles: readonly { readonly id: string; readonly title: string }[];
    readonly typed: Partial<Answer>;
    /** Who changed it meanwhile, where that is asked. */
    readonly author: Awaited<Parameters<typeof namedConflict>[1]>;
    readonly translate: Translate;
  },
) {
  const dateOf = (edition: string) => printEdition(edition, words.locale);
  switch (refused.reason) {
    case 'changed-meanwhile': {
      const changes = differences(page, [refused.now, refused.wanted], words);
      const versions = changes.map(({ label, before, after }) => ({ label, stored: before, wanted: after }));
      const text = t('backoffice.terms.refused.changed-meanwhile');
      const named = await namedConflict(text, author, { translate: t, locale: words.locale });
      return answerTerms(409, { text: named, versions, ...typed });
    }
    case 'not-ready': {
      const titleOf = (id: string) => titles.find((section) => section.id === id)?.title ?? id;
      const details = refused.unready.map((each) => unreadyText(each, { translate: t, titleOf }));
      return answerTerms(422, { text: t('backoffice.terms.refused.not-ready'), details, ...typed });
    }
    case 'draft-published': {
      const name = refused.by ?? t('backoffice.audit.gone');
      const text = t('backoffice.terms.refused.draft-published', { name, date: dateOf(refused.name) });
      return answerTerms(409, { text, ...typed });
    }
    case 'replaced': {
      const text = t('backoffice.terms.refused.replaced', { date: dateOf(refused.name) });
      return answerTerms(422, { text, tickError: t('backoffice.terms.ahead.tickMissing'), ...typed });
    }
    default: {
      const isInput = refused.reason === 'why-missing' || refused.reason.startsWith('day-');
      return answerTerms(isInput ? 422 : 409, {
        text: t(`backoffice.terms.refused.${refused.reason}`),
        ...typed,
      });
    }
  }
}
