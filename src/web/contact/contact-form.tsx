import { Form, useNavigation } from 'react-router';
import { CONTACT_SUBJECTS, MESSAGE_MAX_LENGTH } from '../../domain/contact/contact-form.ts';
import type { FormProblem } from '../form/form-problem.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';

/** Writes to the shop (C §2, R27). It posts to its own page, so that the pages which hold it stay the same for all. */
export function ContactForm({ problem }: { problem?: FormProblem | undefined }) {
  const t = useT();
  const action = usePath()('/contact');
  const { formAction } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => ({ ...fieldOf(name), id: `contact-${name}` });
  return (
    <Form method="post" action={action} noValidate className="grid max-w-measure gap-5 sm:grid-cols-2">
      {problem && (
        <Alert tone="danger" live className="sm:col-span-2">
          {t(problem.reason === 'too-many' ? 'contact.tooMany' : 'contact.problem')}
        </Alert>
      )}
      <TextField {...field('name')} label={t('contact.field.name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={t('contact.field.email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} label={t('contact.field.phone')} type="tel" autoComplete="tel" />
      <SelectField
        {...field('subject')}
        label={t('contact.field.subject')}
        defaultValue={problem?.values.subject ?? 'choosing'}
        options={CONTACT_SUBJECTS.map((subject) => ({
          value: subject,
          label: t(`contact.subject.${subject}`),
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
      <p className="text-sm text-muted sm:col-span-2">{t('contact.required')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" tone="primary" size="lg" loading={formAction === action}>
          {t('contact.send')}
        </Button>
        <PrivacyNote />
      </div>
    </Form>
  );
}
