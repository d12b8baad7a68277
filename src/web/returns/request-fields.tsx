import { RETURN_NOTE_MAX } from '../../domain/returns/return-request.ts';
import { useT } from '../i18n/i18n.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextAreaField } from '../ui/field.tsx';
import type { useFields } from '../form/use-fields.ts';

/** What is said of goods that go back, and that they are unused where they have to be. */
export function RequestFields({
  note,
  isComplaint,
  asksUnused,
  isUnused,
}: {
  note: ReturnType<ReturnType<typeof useFields>>;
  isComplaint: boolean;
  asksUnused: boolean;
  isUnused: boolean;
}) {
  const t = useT();
  return (
    <>
      <TextAreaField
        {...note}
        label={t(isComplaint ? 'return.ask.noteComplaint' : 'return.ask.note')}
        hint={isComplaint ? t('return.ask.noteHint') : undefined}
        required={isComplaint}
        maxLength={RETURN_NOTE_MAX}
        rows={3}
      />
      {asksUnused && !isComplaint && (
        <CheckboxField
          name="unused"
          defaultChecked={isUnused}
          label={t('return.ask.unused')}
          hint={t('return.ask.unusedHint')}
        />
      )}
    </>
  );
}
