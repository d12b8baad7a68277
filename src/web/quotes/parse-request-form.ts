import * as v from 'valibot';
import { MAX_LINES, type Line } from '../../domain/cart/cart-item.ts';
import { lineSchema, tokenSchema } from '../../domain/cart/line-schema.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { quoteRequestSchema, type QuoteRequest } from '../../domain/quotes/quote-forms.ts';

/** What is rented has its own prices (R10). */
const boughtSchema = v.pipe(
  lineSchema,
  v.check(({ rental }) => rental === null),
);
const sentSchema = v.object({
  lines: v.pipe(v.string(), v.parseJson(), v.array(boughtSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  key: tokenSchema,
});

export type ParsedRequest =
  | {
      readonly ok: true;
      readonly request: QuoteRequest;
      readonly lines: readonly Line[];
      readonly key: string;
    }
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly errors: Readonly<Record<string, string>>;
    }
  /** Not what the page sends; nothing that a customer could correct. */
  | { readonly ok: false; readonly reason: 'invalid-request' };

/** Reads the posted request for a bulk price; `errors` are message keys by field. */
export function parseRequestForm(form: FormData): ParsedRequest {
  const fields = Object.fromEntries(form);
  const sent = v.safeParse(sentSchema, fields);
  if (!sent.success) return { ok: false, reason: 'invalid-request' };
  const request = v.safeParse(quoteRequestSchema, fields);
  if (request.success) return { ok: true, request: request.output, ...sent.output };
  return { ok: false, reason: 'invalid-fields', errors: fieldErrors(request.issues) };
}
