import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { FileInput } from '../../form/file-field.tsx';
import { regionOf } from '../../../domain/locale/locale.ts';
import {
  MACHINE_DOCUMENT_BYTES_MAX,
  MACHINE_DOCUMENT_KINDS,
  MACHINE_DOCUMENT_REASONS,
  machineDocumentsAddress,
  type MachineDocumentReason,
} from '../../../domain/rental/machine-document.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError, SelectField, TextField } from '../../ui/field.tsx';

/** Why a document was not taken, and message keys by field. */
interface Refusal {
  readonly reason: MachineDocumentReason;
  readonly errors: Readonly<Record<string, string>>;
}
const FAILED: Refusal = { reason: 'failed', errors: {} };

/** The part of the shop's answer that is read. */
interface Answer {
  readonly error?: {
    readonly details?: { readonly reason?: string; readonly errors?: Readonly<Record<string, string>> };
  };
}

/** Sends a document with what is said of it; answers why it was not taken, null if it was. */
async function sendDocument(address: string, form: FormData): Promise<Refusal | null> {
  const file = form.get('document');
  if (!(file instanceof File) || file.size === 0) return { reason: 'no-pdf', errors: {} };
  if (file.size > MACHINE_DOCUMENT_BYTES_MAX) return { reason: 'too-large', errors: {} };
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(address, { method: 'POST', body: form, headers });
    if (response.ok) return null;
    const { error }: Answer = await response.json();
    const reason = MACHINE_DOCUMENT_REASONS.find((each) => each === error?.details?.reason);
    return reason === undefined ? FAILED : { reason, errors: error?.details?.errors ?? {} };
  } catch {
    return FAILED;
  }
}

/** Adds a PDF to a machine. What was chosen and typed stays in the form when it is refused; without script the page says why. */
export function MachineDocumentForm({
  machineId,
  refused,
}: {
  machineId: number;
  refused: MachineDocumentReason | null;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const region = regionOf(useLocale());
  const page = usePath()(`/admin/machines/${machineId}`);
  const navigate = useNavigate();
  const fileId = useId();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(
    refused === null ? null : { reason: refused, errors: {} },
  );
  const address = machineDocumentsAddress(machineId);
  const errorOf = (field: string) => {
    const key = refusal?.errors[field];
    return key === undefined ? undefined : lookUp(key);
  };
  const isFileWrong = refusal?.reason === 'no-pdf' || refusal?.reason === 'too-large';
  const text = refusal === null ? null : t(`backoffice.documents.error.${refusal.reason}`);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const problem = await sendDocument(address, new FormData(event.currentTarget));
    // Without a part of the page, so that the second document in a row, too, has the page read anew.
    if (problem === null) await navigate(`${page}?done=document`, { preventScrollReset: true });
    setRefusal(problem);
    setSending(false);
  };
  return (
    <form
      method="post"
      action={`${address}?region=${region}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col items-start gap-4"
    >
      {text !== null && !isFileWrong && (
        <Alert tone="danger" live className="w-full">
          {text}
        </Alert>
      )}
      <div className="flex w-full flex-col gap-1.5 text-ink">
        <label htmlFor={fileId} className="text-sm font-semibold">
          {t('backoffice.documents.file')}
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        </label>
        <FileInput
          id={fileId}
          name="document"
          accept="application/pdf,.pdf"
          required
          aria-invalid={isFileWrong ? true : undefined}
          aria-describedby={`${fileId}-hint`}
        />
        <p id={`${fileId}-hint`} className="text-sm text-muted">
          {t('backoffice.documents.fileHint', { size: MACHINE_DOCUMENT_BYTES_MAX / 1024 / 1024 })}
        </p>
        {isFileWrong && text !== null && <FieldError>{text}</FieldError>}
      </div>
      <SelectField
        name="kind"
        label={t('backoffice.documents.kind')}
        options={MACHINE_DOCUMENT_KINDS.map((kind) => ({
          value: kind,
          label: t(`machineDocument.kind.${kind}`),
        }))}
        error={errorOf('kind')}
        required
        className="w-full text-ink"
      />
      <TextField
        name="title"
        label={t('backoffice.documents.name')}
        autoComplete="off"
        error={errorOf('title')}
        required
        className="w-full text-ink"
      />
      <TextField
        name="validUntil"
        type="date"
        label={t('backoffice.documents.validUntil')}
        hint={t('backoffice.documents.validUntilHint')}
        error={errorOf('validUntil')}
        className="w-full text-ink"
      />
      <CheckboxField
        name="isForCustomer"
        label={t('backoffice.documents.isForCustomer')}
        hint={t('backoffice.documents.isForCustomerHint')}
        className="text-ink"
      />
      <Button type="submit" tone="primary" size="lg" loading={isSending}>
        {t('backoffice.documents.add')}
      </Button>
    </form>
  );
}
