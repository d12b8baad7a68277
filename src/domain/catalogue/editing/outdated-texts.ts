import { LOCALES, type Locale, type Localized } from '../../locale/locale.ts';
import type { EditableText } from './editable-product.ts';
import { TEXT_PARTS, textField, type ProductField } from './product-fields.ts';

export type TextPart = (typeof TEXT_PARTS)[number];

/** A text that stayed as it was when the same text was changed in another language, and is to be looked at. */
export interface OutdatedText {
  readonly part: TextPart;
  readonly locale: Locale;
  /** The language that was changed. */
  readonly source: Locale;
  /** What `source` said when the text of `locale` was last right. */
  readonly said: string;
  /** When `source` was last changed, ISO 8601; null for a change that is being made. */
  readonly since: string | null;
}

/**
 * Which texts are outdated after a change. A text that is changed in one language marks those that stay as they were; one that was outdated
 * itself only catches up and marks none, and so does one that says something for the first time. A text that is missing is not outdated. A mark goes when its text is changed by somebody who saw what its source says, or when its source says again what it said.
 */
export function outdatedAfter({
  before,
  after,
  marks,
  unseen,
}: {
  readonly before: Localized<EditableText>;
  readonly after: Localized<EditableText>;
  /** The texts that were outdated before the change. */
  readonly marks: readonly OutdatedText[];
  /** Texts that say something else than what the writer of the change saw. */
  readonly unseen?: ReadonlySet<ProductField> | undefined;
}): readonly OutdatedText[] {
  return TEXT_PARTS.flatMap((part) => {
    const own = marks.filter((mark) => mark.part === part);
    const isChanged = (locale: Locale) => before[locale][part] !== after[locale][part];
    const wasOutdated = (locale: Locale) => own.some((mark) => mark.locale === locale);
    const says = (locale: Locale) => after[locale][part] !== '';
    const stayed = LOCALES.filter((locale) => !isChanged(locale) && says(locale));
    const marksOthers = (source: Locale) =>
      isChanged(source) && !wasOutdated(source) && before[source][part] !== '' && says(source);
    const notFollowed = own.filter(
      ({ locale, source, said }) =>
        isChanged(locale) &&
        says(locale) &&
        unseen?.has(textField(part, source)) === true &&
        said !== after[source][part],
    );
    const left = stayed.flatMap((locale) =>
      LOCALES.flatMap((source): readonly OutdatedText[] => {
        const mark = own.find((each) => each.locale === locale && each.source === source);
        if (mark === undefined)
          return marksOthers(source)
            ? [{ part, locale, source, said: before[source][part], since: null }]
            : [];
        if (mark.said === after[source][part]) return [];
        return [isChanged(source) ? { ...mark, since: null } : mark];
      }),
    );
    return [...left, ...notFollowed];
  });
}
