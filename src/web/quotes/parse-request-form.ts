import * as v from 'valibot';
import { MAX_LINES, MAX_QUANTITY } from '../../domain/cart/cart-item.ts';
import { tokenSchema } from '../../domain/cart/cart-request.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { quoteRequestSchema, type QuoteRequest } from '../../domain/quotes/request-form.ts';

const lineSchema = v.strictObject({
  productId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});
const sentSchema = v.object({
  lines: v.pipe(v.string(), v.parseJson(), v.array(lineSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  key: tokenSchema,
});

export type ParsedRequest =
  | {
      readonly ok: true;
      readonly request: QuoteRequest;
      readonly lines: readonly { readonly productId: number; readonly quantity: number }[];
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
