import * as v from 'valibot';
import { missing, requiredLine as line } from '../contact-data/required-text.ts';
import { COUNTRIES } from '../contact-data/countries.ts';
import { toE164 } from '../contact-data/phone.ts';
import { typedNote } from './delivery-entries.ts';

/** Who asks for a bulk price, and where the goods go (R10). Issues are message keys; the phone becomes E.164. */
export const quoteRequestSchema = v.pipe(
  v.object({
    name: line('name', 100),
    email: v.pipe(line('email', 254), v.email('checkout.error.email')),
    phone: line('phone', 40),
    country: v.picklist(COUNTRIES, missing('country')),
    city: line('city', 100),
    note: typedNote,
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => toE164(phone, country) !== null,
      'checkout.error.phone',
    ),
    ['phone'],
  ),
  v.transform((form) => ({ ...form, phone: toE164(form.phone, form.country) ?? form.phone })),
);
export type QuoteRequest = Readonly<v.InferOutput<typeof quoteRequestSchema>>;
