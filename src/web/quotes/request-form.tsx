import { Form, useNavigation } from 'react-router';
import type { SentLine } from '../../domain/cart/cart-item.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { NOTE_MAX_LENGTH } from '../../domain/quotes/quote.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { NameAndEmail, SendRow } from '../form/contact-fields.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';

/** Why a request was not taken, in words, and what was typed. */
export type RequestProblem = FormProblem<'refused'> & { readonly text: string };

/** Who asks, and where the goods go; the goods are the cart's, without their prices (R17). */
export function RequestForm({
  lines,
  sendingKey,
  values,
  problem,
}: {
  lines: readonly SentLine[];
  sendingKey: string;
  values: Readonly<Record<string, string>>;
  problem: RequestProblem | undefined;
}) {
  const t = useT();
  const { formMethod } = useNavigation();
  const fieldOf = useFields(problem);
  const field = (name: string) => {
    const { defaultValue = values[name], ...rest } = fieldOf(name);
    return { ...rest, id: `quote-${name}`, defaultValue };
  };
  return (
    <Form method="post" noValidate className="grid max-w-measure gap-x-4 gap-y-5 sm:grid-cols-2">
      {problem && (
        <Alert tone="danger" live className="sm:col-span-2">
          {problem.text}
        </Alert>
      )}
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <input type="hidden" name="key" value={sendingKey} />
      <NameAndEmail field={field} />
      <SelectField
        {...field('country')}
        label={t('quote.request.country')}
        autoComplete="country"
        options={COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
        required
      />
      <TextField {...field('city')} label={t('quote.request.city')} autoComplete="address-level2" required />
      <TextField
        {...field('phone')}
        label={t('checkout.field.phone')}
        type="tel"
        autoComplete="tel"
        required
        className="sm:col-span-2"
      />
      <TextAreaField
        {...field('note')}
        label={t('quote.request.note')}
        hint={t('quote.request.noteHint')}
        maxLength={NOTE_MAX_LENGTH}
        className="sm:col-span-2"
      />
      <SendRow label={t('quote.request.send')} loading={formMethod === 'POST'} />
    </Form>
  );
}
