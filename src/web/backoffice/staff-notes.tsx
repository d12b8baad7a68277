import { Form } from 'react-router';
import { STAFF_NOTE_MAX } from '../../domain/backoffice/staff-note.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { StaffForm } from './staff-form.tsx';

/** What somebody of the staff noted for the others; `staffName` is null for who worked here once. */
export interface StaffNote {
  readonly id: number;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  readonly staffName: string | null;
  /** Whether the reader may take it away. */
  readonly isRemovable: boolean;
}

/** Notes of staff, the newest first, their times in a time zone by its IANA name; nothing where there are none. */
export function NoteList({ notes, timeZone }: { notes: readonly StaffNote[]; timeZone: string }) {
  const t = useT();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <ol className="mb-8 divide-y divide-line border-y border-line">
      {notes.map(({ id, text, at, staffName, isRemovable }) => (
        <li key={id} className="py-4 text-sm">
          <p className="break-words whitespace-pre-line">{text}</p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <span className="text-xs text-muted">
              {t('backoffice.audit.by', {
                name: staffName ?? t('backoffice.audit.gone'),
                date: formatDate(at, locale, timeZone, 'moment'),
              })}
            </span>
            {isRemovable && (
              <Form method="post">
                <input type="hidden" name="intent" value="remove-note" />
                <input type="hidden" name="note" value={id} />
                <Button type="submit" tone="ghost" size="sm">
                  {t('backoffice.note.remove')}
                </Button>
              </Form>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The form of the next note; `formKey` lets it be written once, and `latest`, the id of the newest note, begins it anew when it is. */
export function NoteForm({
  latest,
  formKey,
  problem,
}: {
  latest: number;
  formKey: string;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  return (
    // Until the note is written its words are kept, even while somebody signs in again.
    <StaffForm
      key={latest}
      kept={`note after ${latest}`}
      intent="note"
      label={t('backoffice.note.write')}
      tone="secondary"
    >
      <input type="hidden" name="key" value={formKey} />
      <TextAreaField
        {...field('text')}
        label={t('backoffice.note.text')}
        hint={t('backoffice.note.hint')}
        rows={3}
        maxLength={STAFF_NOTE_MAX}
        className="w-full"
      />
    </StaffForm>
  );
}
