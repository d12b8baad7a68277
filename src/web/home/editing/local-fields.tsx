import {
  entryFieldLimit,
  localField,
  type EntryField,
  type EntryFields,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';

type Errors = Readonly<Partial<Record<EntryField, string>>>;

/** What a form shows instead of what is stored. */
export interface Typed {
  readonly values: EntryFields;
  readonly errors: Errors;
}

/** What the fields of a form are made from. */
export interface FieldScope {
  readonly fields: EntryFields;
  readonly typed: Typed | undefined;
}

/** Name, value, error and limit of a field. */
export const fieldIn =
  ({ fields, typed }: FieldScope) =>
  (name: EntryField) => ({
    name,
    defaultValue: typed?.values[name] ?? fields[name] ?? '',
    error: typed?.errors[name],
    maxLength: entryFieldLimit(name),
  });

/** A text in the three languages side by side. */
export function LocalFields({ part, scope }: { part: 'title' | 'text' | 'altText'; scope: FieldScope }) {
  const t = useT();
  const field = fieldIn(scope);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t(`backoffice.content.field.${part}`)}</legend>
      <div className="grid gap-4 lg:grid-cols-3">
        {LOCALES.map((locale) => {
          const own = {
            ...field(localField(part, locale)),
            label: LANGUAGE_NAMES[locale],
            lang: locale,
            spellCheck: true,
          };
          return part === 'text' ? (
            <TextAreaField key={locale} {...own} />
          ) : (
            <TextField
              key={locale}
              {...own}
              autoComplete="off"
              required={part === 'title' && locale === 'uk'}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
