import * as v from 'valibot';
import { MAX_LINES } from '../../domain/cart/cart-item.ts';
import { lineSchema } from '../../domain/cart/line-schema.ts';

/** The form that asks for the machines of a cart to be held: its lines as JSON. */
export const holdForm = v.object({
  cart: v.pipe(v.string(), v.maxLength(50_000), v.parseJson(), v.array(lineSchema), v.maxLength(MAX_LINES)),
});
