import { data } from 'react-router';
import * as v from 'valibot';
import { stockMoveSchema, type StockMove } from '../../../domain/catalogue/editing/stock-move.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';

type Moved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'product-not-found' | 'below-zero' | 'form-used' };

/** Takes the form by which staff move the stock of a product: its page again, 422 or 409 with what was typed, 404 where nothing is sold under the id. */
export async function answerStock<Done>(
  form: FormData,
  moveStock: (move: StockMove) => Promise<Moved>,
  answer: (done: 'stock') => Done,
) {
  const refuse = (status: number, errors: FormProblem['errors']) =>
    refuseForm(form, status, {
      problem: { reason: 'stock' as const, errors },
      fields: ['by', 'reason', 'note'],
    });
  const parsed = v.safeParse(stockMoveSchema, Object.fromEntries(form));
  if (!parsed.success) return refuse(422, fieldErrors(parsed.issues));
  const moved = await moveStock(parsed.output);
  if (moved.ok) return answer('stock');
  if (moved.reason === 'product-not-found') throw data(null, { status: 404 });
  return refuse(409, { by: `backoffice.product.stockProblem.${moved.reason}` });
}
