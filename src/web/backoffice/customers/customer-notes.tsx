import { Form } from 'react-router';
import { CUSTOMER_NOTE_MAX } from '../../../domain/backoffice/customer.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** What somebody of the staff noted of a customer; `staffName` is null for who worked here once. */
interface CustomerNote {
  readonly id: number;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  readonly staffName: string | null;
}

function NoteList({ notes }: { notes: readonly CustomerNote[] }) {
  const t = useT();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <ol className="mb-8 divide-y divide-line border-y border-line">
      {notes.map(({ id, text, at, staffName }) => (
        <li key={id} className="py-4 text-sm">
          <p className="break-words whitespace-pre-line">{text}</p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <span className="text-xs text-muted">
              {t('backoffice.audit.by', {
                name: staffName ?? t('backoffice.audit.gone'),
                date: formatDate(at, locale, 'Europe/Kyiv', 'moment'),
              })}
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-note" />
              <input type="hidden" name="note" value={id} />
              <Button type="submit" tone="ghost" size="sm">
                {t('backoffice.customer.note.remove')}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What staff noted of a customer, the newest first, and the form of the next note; its `formKey` lets that be written once. */
export function CustomerNotes({
  notes,
  formKey,
  problem,
}: {
  notes: readonly CustomerNote[];
  formKey: string;
  problem: FormProblem | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  // With the next note its form begins anew; until then its words are kept, even while somebody signs in again.
  const latest = notes[0]?.id ?? 0;
  return (
    <>
      <NoteList notes={notes} />
      <StaffForm
        key={latest}
        kept={`note after ${latest}`}
        intent="note"
        label={t('backoffice.customer.note.write')}
        tone="secondary"
      >
        <input type="hidden" name="key" value={formKey} />
        <TextAreaField
          {...field('text')}
          label={t('backoffice.customer.note.text')}
          hint={t('backoffice.customer.note.hint')}
          rows={3}
          maxLength={CUSTOMER_NOTE_MAX}
          className="w-full"
        />
      </StaffForm>
    </>
  );
}
