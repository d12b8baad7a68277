import {
  isArrangedPage,
  isTermsName,
  pageShape,
  type ArrangedPageName,
  type TermsName,
} from '../../../content/pages/page-shapes.ts';
import { PROSE_VALUES } from '../../../content/pages/sellers.ts';
import {
  entryName,
  localField,
  type EntryField,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import type { IsPage } from '../../../domain/catalogue/merchandising/read-entry.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { planContent, type ContentChange, type ContentPlan } from '../../../domain/messages/plan-content.ts';
import type { TranslationProblem, TranslationUnit } from '../../../domain/messages/translation-file.ts';
import { withTermsTranslation, withTranslation } from '../../../domain/messages/write-content.ts';
import { readArrangement, settle } from '../../../domain/pages/arrangement.ts';
import { fieldsOfArrangement } from '../../../domain/pages/arrangement-fields.ts';
import { changesOfTerms } from '../../../domain/pages/terms/compare-languages.ts';
import { readTermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { changesBetween } from '../../../domain/shop-data/read-fields.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { changeEntry } from '../../catalogue/merchandising/write-entry.ts';
import type { Database } from '../../database/database.ts';
import { lockPage, stateOfPage, writeDraft } from '../../pages/change-draft.ts';
import { writeTermsDraft } from '../../pages/terms/change-terms.ts';
import { findTermsDraft } from '../../pages/terms/drafts.ts';
import { lockTerms } from '../../pages/terms/follow-terms.ts';
import { readContentTexts } from './content-texts.ts';

interface Asked {
  readonly locale: Locale;
  readonly units: readonly TranslationUnit[];
  readonly staffId: string;
  /** Whether it is written, or only looked through. */
  readonly apply: boolean;
  readonly isPage: IsPage;
}

/** What a file does to the content. */
export interface ContentImport extends ContentPlan {
  /** The pages whose drafts take translations up: they are to be published. */
  readonly drafts: readonly (ArrangedPageName | TermsName)[];
}

/** Carries what a file does out of a transaction that keeps nothing. */
class NotKept extends Error {
  readonly found: ContentImport;
  constructor(found: ContentImport) {
    super('What a file of translations does was only looked through');
    this.found = found;
  }
}

type Act = Pick<Asked, 'locale' | 'staffId' | 'isPage'>;
type OfEntry = Extract<ContentChange['place'], { kind: 'entry' }>;

const refusedAll = (
  changes: readonly ContentChange[],
  reason: TranslationProblem['reason'],
): readonly TranslationProblem[] => changes.map(({ key }) => ({ key, reason, detail: '' }));

/** Saves translations of one entry by the same rules as its form. */
async function translateEntry(
  transaction: Database,
  changes: readonly (ContentChange & { readonly place: OfEntry })[],
  { locale, staffId, isPage }: Act,
): Promise<readonly TranslationProblem[]> {
  const [first] = changes;
  if (first === undefined) return [];
  const { entry: kind, id } = first.place;
  const fields = (said: 'before' | 'after'): Partial<Record<EntryField, string>> =>
    Object.fromEntries(changes.map((change) => [localField(change.place.part, locale), change[said]]));
  const saved = await changeEntry(
    transaction,
    { kind, id, isPage },
    { base: fields('before'), sent: fields('after'), action: 'edited', staffId, why: '' },
  );
  if (saved.ok) return [];
  // A place that cannot be saved has something wrong beside its translations: those were read before.
  return refusedAll(changes, saved.reason === 'invalid-fields' ? 'place-refused' : 'changed-meanwhile');
}

/** Writes translations into the draft of a locked page, which begins with what is published. */
async function translatePage(
  transaction: Database,
  page: ArrangedPageName,
  { changes, locale, staffId }: Act & { readonly changes: readonly ContentChange[] },
): Promise<readonly TranslationProblem[]> {
  const { draft, published } = await stateOfPage(transaction, page);
  const shape = pageShape(page);
  const before = settle(shape, draft?.arrangement ?? published?.arrangement ?? null);
  // As it is read again: bounded, and in one order of its keys.
  const after = readArrangement(
    changes.reduce(
      (arrangement, { place, after: said }) => withTranslation(arrangement, place, { locale, said }),
      before,
    ),
  );
  if (after === null) return refusedAll(changes, 'place-refused');
  await writeDraft(transaction, { page, before, after, hasDraft: draft !== null, staffId });
  const said = changesBetween(fieldsOfArrangement(shape, before), fieldsOfArrangement(shape, after));
  await recordChanges(transaction, [
    { staffId, why: '', action: 'translations-imported', subject: 'page', subjectId: page, changes: said },
  ]);
  return [];
}

/** The same of the draft of locked terms. */
async function translateTerms(
  transaction: Database,
  page: TermsName,
  { changes, locale, staffId }: Act & { readonly changes: readonly ContentChange[] },
): Promise<readonly TranslationProblem[]> {
  const before = (await findTermsDraft(transaction)(page))?.texts;
  if (before === undefined) return refusedAll(changes, 'changed-meanwhile');
  const after = readTermsTexts(
    changes.reduce(
      (texts, { place, after: said }) =>
        withTermsTranslation(texts, place, { locale, said, values: PROSE_VALUES }),
      before,
    ),
  );
  if (after === null) return refusedAll(changes, 'place-refused');
  await writeTermsDraft(transaction, { page, before, after, hasDraft: true, staffId });
  await recordChanges(transaction, [
    {
      staffId,
      why: '',
      action: 'translations-imported',
      subject: 'page',
      subjectId: page,
      changes: changesOfTerms(before, after),
    },
  ]);
  return [];
}

/** The page that a change belongs to; null for one of an entry. */
const pageOf = ({ place }: ContentChange): string | null => (place.kind === 'entry' ? null : place.page);

const isOfEntry = (change: ContentChange): change is ContentChange & { readonly place: OfEntry } =>
  change.place.kind === 'entry';

async function carryOut(transaction: Database, { units, ...act }: Asked): Promise<ContentImport> {
  const { locale } = act;
  const plan = async (isLocked: boolean) =>
    planContent(units, {
      locale,
      texts: await readContentTexts(transaction, isLocked),
      values: PROSE_VALUES,
    });
  const pagesOf = ({ changes }: ContentPlan) =>
    [...new Set(changes.flatMap((change) => pageOf(change) ?? []))].toSorted();
  // What it is decided on stays as it is: the places are locked, then everything is read again.
  const locked = pagesOf(await plan(false));
  for (const page of locked) {
    if (isTermsName(page)) await lockTerms(transaction, page);
    else if (isArrangedPage(page)) await lockPage(transaction, page);
  }
  const found = await plan(true);
  const refused: TranslationProblem[] = [];
  for (const changes of Map.groupBy(found.changes.filter(isOfEntry), ({ place }) =>
    entryName(place.entry, place.id),
  ).values())
    refused.push(...(await translateEntry(transaction, changes, act)));
  for (const page of pagesOf(found)) {
    const changes = found.changes.filter((change) => pageOf(change) === page);
    if (!locked.includes(page)) refused.push(...refusedAll(changes, 'changed-meanwhile'));
    else if (isTermsName(page))
      refused.push(...(await translateTerms(transaction, page, { ...act, changes })));
    else if (isArrangedPage(page))
      refused.push(...(await translatePage(transaction, page, { ...act, changes })));
  }
  return {
    ...found,
    problems: [...found.problems, ...refused],
    drafts: pagesOf(found).filter((page) => isTermsName(page) || isArrangedPage(page)),
  };
}

/**
 * Looks through the translations of a file and, with `apply`, writes and logs all of them or, where one cannot be taken, none. Entries of the home page say them at once; what stands on
 * pages goes into their drafts, a new one where there is none, and is not published. The same file again changes nothing. Both the translations and the content belong to the area
 * `content`, so that nobody writes here what they could not write in the forms.
 */
export const importContent =
  (database: Database) =>
  async (asked: Asked): Promise<ContentImport> => {
    try {
      return await database.transaction(async (transaction) => {
        const found = await carryOut(transaction, asked);
        if (!asked.apply || found.problems.length > 0) throw new NotKept(found);
        return found;
      });
    } catch (error) {
      if (error instanceof NotKept) return error.found;
      throw error;
    }
  };
