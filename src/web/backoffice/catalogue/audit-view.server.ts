import { isEntryUndoable, isUndoable, type AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { isCategoryField } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { readDocumentField } from '../../../domain/catalogue/editing/product-documents.ts';
import { isProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import { readAltField, readList } from '../../../domain/catalogue/editing/product-pictures.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../domain/locale/locale.ts';
import { columnFormat } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import { loggedArrangement, pageName } from '../../pages/arrangement-words.server.ts';
import { fieldLabel, printed } from './field-words.server.ts';
import { shopChanges } from '../shop/shop-data-labels.ts';

/** A change as a page shows it, in the language of the page. */
export interface AuditView extends Pick<
  AuditEntry,
  'id' | 'at' | 'subject' | 'subjectId' | 'subjectName' | 'action' | 'why' | 'staffName'
> {
  readonly isUndoable: boolean;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** How many fields changed besides. */
  readonly more: number;
}

/** Fields that an entry shows, and characters that it shows of one: enough for a list of all areas or events. */
const SHOWN = 8;
const CHARACTERS = 480;
/** A text that is too long ends behind a word. */
function short(text: string): string {
  if (text.length <= CHARACTERS) return text;
  const end = text.lastIndexOf(' ', CHARACTERS);
  return `${text.slice(0, end > 0 ? end : CHARACTERS)}…`;
}

/** In which words changes are written. */
interface Words {
  readonly lookUp: LookUp;
  readonly locale: Locale;
}

/** A field that changed, in words. */
type ChangeView = AuditView['changes'][number];

/** An order of pictures by what their places were before; one that was not there is a plus. */
function printedPlaces(said: string, before: string): string {
  const places = readList(before);
  return readList(said)
    .map((name) => (places.includes(name) ? places.indexOf(name) + 1 : '+'))
    .join(', ');
}

/** A price before and after as a language writes it, both with decimals or neither, and its name without the currency; null for another field. */
function priceView(
  field: string,
  [before, after]: readonly [string, string],
  { lookUp, locale }: Words,
): ChangeView | null {
  const [first, second, term = ''] = field.split('.');
  const currency = CURRENCIES.find((each) => each === second);
  if (first !== 'price' || currency === undefined) return null;
  const sums = [before, after].map((said) => money(Math.round(Number(said) * 100), currency));
  const format = columnFormat(sums);
  const [was = '', is = ''] = sums.map((sum) => format(sum, locale));
  return {
    label: lookUp(`backoffice.product.field.${term}`) ?? term,
    before: before === '' ? '' : was,
    after: after === '' ? '' : is,
  };
}

/** All fields that changed, in words and whole. */
const wholeChangeViews = (
  changes: AuditEntry['changes'],
  { lookUp, locale }: Words,
  writesPrices = true,
): readonly ChangeView[] =>
  Object.entries(changes).map(([field, [before, after]]) => {
    const price = writesPrices ? priceView(field, [before, after], { lookUp, locale }) : null;
    if (price) return price;
    const print = (said: string) =>
      field === 'pictures' ? printedPlaces(said, before) : printed(field, said, lookUp, locale);
    return { label: fieldLabel(field, lookUp), before: print(before), after: print(after) };
  });

const shortened = ({ label, before, after }: ChangeView): ChangeView => ({
  label,
  before: short(before),
  after: short(after),
});

/** All fields that changed, in words; where a language is given, prices as it writes them. */
export const allChangeViews = (
  changes: AuditEntry['changes'],
  lookUp: LookUp,
  locale?: Locale,
): readonly ChangeView[] =>
  wholeChangeViews(changes, { lookUp, locale: locale ?? DEFAULT_LOCALE }, locale !== undefined).map(
    shortened,
  );

/** The same of a tag, in whose log products stand by their ids. */
const tagViews = (changes: AuditEntry['changes'], words: Words): readonly ChangeView[] => {
  const { lookUp } = words;
  const { products, ...names } = changes;
  const said = wholeChangeViews(names, words);
  if (products === undefined) return said;
  const print = (list: string) => {
    const ids = readList(list);
    return ids.length === 0
      ? ''
      : (lookUp('backoffice.tags.had', { count: ids.length, numbers: ids.join(', ') }) ?? list);
  };
  return [
    { label: fieldLabel('products', lookUp), before: print(products[0]), after: print(products[1]) },
    ...said,
  ];
};

function viewsOf(
  { subject, subjectId, changes }: Pick<AuditEntry, 'subject' | 'subjectId' | 'changes'>,
  words: Words,
): readonly ChangeView[] {
  const plain = ({ label, before, after }: ChangeView): ChangeView => ({ label, before, after });
  if (subject === 'page') return loggedArrangement(subjectId, changes, words).map(plain);
  if (subject === 'tag') return tagViews(changes, words);
  if (subject === 'order') {
    const { order: _number, ...said } = changes; // which stands above them
    return wholeChangeViews(said, words);
  }
  // Its name stands above.
  if (subject === 'saved-filter') return [];
  return subject === 'shop-data' ? shopChanges(changes, words).map(plain) : wholeChangeViews(changes, words);
}

/** Whether a field says again what it said: of a picture that never was ready nothing is left. */
const isTakenBack = (field: string): boolean =>
  isProductField(field) ||
  field === 'pictures' ||
  readAltField(field) !== null ||
  readDocumentField(field) !== null;

/** Whether a field is one of a category, or says that it was made or taken away. */
const isSaidOfCategory = (field: string): boolean =>
  isCategoryField(field) || field === 'exists' || field === 'like' || field === 'group';

/** The name of what an entry tells of, where messages have it. */
function nameOfSubject(
  { subject, subjectId, subjectName }: Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>,
  { lookUp, locale }: Words,
): string | null {
  if (subject === 'page') return pageName(subjectId, { lookUp, locale });
  if (subject === 'export') return lookUp(`backoffice.audit.export.${subjectId}`) ?? subjectId;
  if (subject === 'shop-data') return lookUp(`backoffice.shop.part.${subjectId}`) ?? subjectId;
  if (subject === 'category')
    return lookUp(`category.${subjectId}.name`) ?? lookUp(`menuGroup.${subjectId}`) ?? subjectId;
  return subject === 'tag' ? (lookUp(`tag.${subjectId}`) ?? subjectId) : subjectName;
}

/** Entries of the log as pages show them, or with all fields and whole texts as files have them; `locale` writes the amounts and days of the shop’s data and names the sections of pages, which only the log of all has. */
export const auditViews = (
  entries: readonly AuditEntry[],
  lookUp: LookUp,
  locale: Locale = DEFAULT_LOCALE,
  isWhole = false,
): readonly AuditView[] => {
  // What took a change back is newer than it, so that it stands before it.
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.map((entry) => {
    const { id, at, subject, subjectId, subjectName, action, why, staffName, changes } = entry;
    // What a product was created with stands on its page.
    const { exists, ...said } = changes;
    const all = action === 'created' || exists?.[1] === 'yes' ? {} : said;
    const views = viewsOf({ subject, subjectId, changes: all }, { lookUp, locale });
    return {
      id,
      at,
      subject,
      subjectId,
      subjectName: nameOfSubject({ subject, subjectId, subjectName }, { lookUp, locale }),
      action,
      why,
      staffName,
      isUndoable:
        subject === 'home-entry' || subject === 'tag'
          ? isEntryUndoable({ action })
          : subject === 'category'
            ? isEntryUndoable({ action }) && Object.keys(changes).every(isSaidOfCategory)
            : action === 'stock-moved'
              ? isUndoable(entry) && !undone.has(id)
              : isUndoable(entry) && Object.keys(changes).every(isTakenBack),
      changes: isWhole ? views : views.slice(0, SHOWN).map(shortened),
      more: isWhole ? 0 : Math.max(0, views.length - SHOWN),
    };
  });
};
