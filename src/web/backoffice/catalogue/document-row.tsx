import { Form, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption } from '../../ui/field.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { DocumentView } from './document-view.server.ts';

/** What a document may be said to be. */
interface Choices {
  readonly kinds: readonly SelectOption[];
  readonly languages: readonly SelectOption[];
}

function FactFields({
  kinds,
  languages,
  chosen,
  isNew = false,
}: Choices & { chosen: { readonly kind: string; readonly language: string } | null; isNew?: boolean }) {
  const t = useT();
  const placeholder = isNew ? t('backoffice.productDocuments.choose') : undefined;
  return (
    <div className="grid w-full gap-4 text-ink sm:grid-cols-2">
      <SelectField
        name="kind"
        label={t('backoffice.productDocuments.kind')}
        options={kinds}
        placeholder={placeholder}
        defaultValue={chosen?.kind}
        required
      />
      <SelectField
        name="language"
        label={t('backoffice.productDocuments.language')}
        options={languages}
        placeholder={placeholder}
        defaultValue={chosen?.language}
        required
      />
    </div>
  );
}

/** One document of a product with all that staff can do with it; `place` counts from zero among `count`. */
export function DocumentRow({
  document: { id, kind, language, href, title, about, fileName },
  place,
  count,
  kinds,
  languages,
}: Choices & { document: DocumentView; place: number; count: number }) {
  const t = useT();
  return (
    <li id={id} className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <PdfLink href={href} className="max-w-full">
            <span className="min-w-0 break-words">
              {title} <span className="text-muted">(PDF)</span>
            </span>
          </PdfLink>
          <p className="text-sm break-words text-muted">
            {about}
            <span className="block break-all">{fileName}</span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          {count > 1 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="document-move" />
              <input type="hidden" name="id" value={id} />
              <MoveButtons {...{ title, place, count }} name="to" valueOf={(to) => to} />
            </Form>
          )}
          <Form method="post">
            <input type="hidden" name="intent" value="document-remove" />
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              tone="ghost"
              aria-label={t('backoffice.productDocuments.removeName', { name: `${title}, ${about}` })}
            >
              {t('backoffice.productDocuments.remove')}
            </Button>
          </Form>
        </div>
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {t('backoffice.productDocuments.change')}
          <span className="sr-only"> {title}</span>
        </summary>
        <div className="max-w-measure pt-2 pb-4">
          <StaffForm
            key={`${kind} ${language}`}
            intent="document-change"
            kept={`document-change ${id}`}
            label={t('backoffice.productDocuments.save')}
            tone="secondary"
          >
            <input type="hidden" name="id" value={id} />
            <FactFields {...{ kinds, languages }} chosen={{ kind, language }} />
          </StaffForm>
        </div>
      </details>
    </li>
  );
}

/** Adds a document; `chosen` is what was chosen before it was refused. */
export function DocumentUpload({
  kinds,
  languages,
  chosen,
  megabytes,
}: Choices & { chosen: { readonly kind: string; readonly language: string } | null; megabytes: number }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="flex max-w-measure flex-col items-start gap-5"
    >
      <input type="hidden" name="intent" value="document-upload" />
      <FactFields {...{ kinds, languages, chosen }} isNew />
      <FileField
        name="document"
        accept=".pdf,application/pdf"
        label={t('backoffice.productDocuments.file')}
        hint={t('backoffice.productDocuments.fileHint', { size: megabytes })}
        className="w-full"
        required
      />
      <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'document-upload'}>
        {t('backoffice.productDocuments.add')}
      </Button>
    </Form>
  );
}
