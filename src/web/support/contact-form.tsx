import { Form, useNavigation } from 'react-router';
import { MESSAGE_MAX_LENGTH } from '../../domain/support/contact-form.ts';
import { DEPARTMENTS } from '../../domain/support/department.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { NameAndEmail, SendRow } from '../form/contact-fields.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { AttachmentField } from './attachment-field.tsx';

/** Writes to the shop (C §2, R27). It posts to its own page, so that the pages which hold it stay the same for all. */
export function ContactForm({ problem }: { problem?: FormProblem | undefined }) {
  const t = useT();
  const action = usePath()('/contact');
  const { formAction } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), id: `contact-${name}` });
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-measure gap-5 sm:grid-cols-2"
    >
      {problem && (
        <Alert tone="danger" live className="sm:col-span-2">
          {t(problem.reason === 'too-many' ? 'contact.tooMany' : 'contact.problem')}
        </Alert>
      )}
      <NameAndEmail field={field} />
      <TextField {...field('phone')} label={t('contact.field.phone')} type="tel" autoComplete="tel" />
      <SelectField
        {...field('department')}
        label={t('contact.field.subject')}
        defaultValue={problem?.values.department ?? 'choosing'}
        options={DEPARTMENTS.map((department) => ({
          value: department,
          label: t(`ticket.department.${department}`),
        }))}
        required
      />
      <TextAreaField
        {...field('message')}
        label={t('contact.field.message')}
        hint={t('contact.messageHint')}
        maxLength={MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        required
      />
      <div className="sm:col-span-2">
        <AttachmentField error={fieldOf('files').error} />
      </div>
      <p className="text-sm text-muted sm:col-span-2">{t('contact.required')}</p>
      <SendRow label={t('contact.send')} loading={formAction === action} />
    </Form>
  );
}
