import type { ReactNode } from 'react';
import { Form } from 'react-router';
import {
  categoryFieldLimit,
  type CategoryField,
  type CategoryFields,
} from '../../../domain/catalogue/category-editing/category-fields.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MoveButtons } from '../move-buttons.tsx';

/** A picture by its name, small; the pages of routes have it from the room of the home page. */
export type SmallPictureOf = (props: { name: string; className?: string }) => ReactNode;

/** What a form that was refused comes back with. */
export interface NameAnswer {
  readonly text: string;
  readonly versions: readonly { readonly label: string; readonly stored: string; readonly wanted: string }[];
  /** The fields that the form showed; null for those that are stored by now. */
  readonly base: CategoryFields | null;
  readonly values: CategoryFields;
  readonly errors: Readonly<Record<string, string>>;
}

/** Why nothing was done, with both versions of what could not be joined. */
export function Refused({ answer }: { answer: Pick<NameAnswer, 'text' | 'versions'> }) {
  const t = useT();
  return (
    <Alert tone="danger" live className="mb-8">
      {answer.text}
      {answer.versions.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {answer.versions.map(({ label, stored, wanted }) => (
            <li key={label}>
              {label}: {t('backoffice.content.versions', { stored: stored || '—', wanted: wanted || '—' })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** A name or a description in the three languages side by side. */
export function NameFields({
  part,
  fields,
  typed,
}: {
  part: 'name' | 'description';
  fields: CategoryFields;
  typed: Pick<NameAnswer, 'values' | 'errors'> | undefined;
}) {
  const t = useT();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t(`backoffice.product.field.${part}`)}</legend>
      <div className="grid gap-4 lg:grid-cols-3">
        {LOCALES.map((locale) => {
          const name = `${part}.${locale}` satisfies CategoryField;
          const own = {
            name,
            label: LANGUAGE_NAMES[locale],
            lang: locale,
            spellCheck: true,
            required: true,
            defaultValue: typed?.values[name] ?? fields[name] ?? '',
            error: typed?.errors[name],
            maxLength: categoryFieldLimit(name),
          };
          return part === 'description' ? (
            <TextAreaField key={locale} {...own} />
          ) : (
            <TextField key={locale} {...own} autoComplete="off" />
          );
        })}
      </div>
    </fieldset>
  );
}

/** The steps of a member in its list. */
export const ListMoves = ({
  list,
  member,
  title,
  seen,
}: {
  list: string;
  member: string;
  title: string;
  /** The whole list as it is shown. */
  seen: readonly string[];
}) => (
  <Form method="post" preventScrollReset className="flex shrink-0">
    <input type="hidden" name="list" value={list} />
    <input type="hidden" name="member" value={member} />
    <input type="hidden" name="seen" value={seen.join()} />
    <MoveButtons
      title={title}
      place={seen.indexOf(member)}
      count={seen.length}
      name="to"
      valueOf={(place) => place}
    />
  </Form>
);
