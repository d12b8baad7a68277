import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { ATTACHMENT_TYPES, checkSizes, type AttachmentReason } from '../../domain/support/attachment.ts';
import { formatFileSize } from '../../domain/locale/format-file-size.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { FileInput } from '../form/file-field.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';

/**
 * Chooses the files of a message: a plain field, so that it works without the script, which says at once when they are too many or too
 * large, and holds the form until others are chosen or none. `error` is what the server said; the browser does not keep files that were refused.
 */
export function AttachmentField({ error }: { error?: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<AttachmentReason | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    // A message never goes out without the files that were chosen for it.
    const hold = (event: Event) => {
      if (field.current?.validity.customError !== true) return;
      event.preventDefault();
      field.current.focus();
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, []);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const found = checkSizes(files.map(({ size }) => size));
    setChosen(files);
    setProblem(found);
    currentTarget.setCustomValidity(found === null ? '' : t(`ticket.attachment.error.${found}`));
  };
  const clear = () => {
    const input = field.current;
    if (input === null) return;
    input.value = '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  };
  const said = problem === null ? error : t(`ticket.attachment.error.${problem}`);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-semibold">
        <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('ticket.field.files')}
      </label>
      <FileInput
        ref={field}
        id={id}
        name="files"
        multiple
        accept={ATTACHMENT_TYPES}
        onChange={choose}
        aria-describedby={said === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
        aria-invalid={said === undefined ? undefined : true}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('ticket.field.filesHint')}
      </p>
      {problem === null && chosen.length > 1 && (
        <ul className="text-sm">
          {chosen.map((file) => (
            <li key={file.name} className="break-all">
              {file.name}, {formatFileSize(file.size, locale)}
            </li>
          ))}
        </ul>
      )}
      {said !== undefined && <FieldError id={`${id}-error`}>{said}</FieldError>}
      {problem !== null && (
        <Button size="sm" onClick={clear} className="self-start">
          {t('ticket.attachment.clear')}
        </Button>
      )}
    </div>
  );
}
