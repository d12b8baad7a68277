import { data } from 'react-router';
import * as v from 'valibot';
import { maySeePurchases, type StaffMember } from '../../../domain/account/role.ts';
import { purchaseForm, type PurchaseForm } from '../../../domain/prices/purchase-price.ts';
import { refuseForm, type FormProblem } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';

type Changed =
  | { readonly ok: true; readonly changed: 0 | 1 }
  | { readonly ok: false; readonly reason: 'product-not-found' | 'day-taken' };

/** On which product, by whom, and what leads back to its page. */
interface Change {
  readonly productId: number;
  readonly member: StaffMember & { readonly id: string };
  /** Why a day is taken, with who else entered a price for it. */
  readonly takenBy: (day: string) => Promise<string>;
  readonly answer: (done: 'purchase' | 'purchase-removed' | 'unchanged') => Response;
}

interface Who {
  readonly productId: number;
  readonly staffId: string;
}

/** What the two forms of purchase prices change. */
interface Purchases {
  readonly enter: (form: PurchaseForm & Who) => Promise<Changed>;
  readonly remove: (entry: { readonly id: number } & Who) => Promise<Changed>;
}

/** Whether a form of the page of a product is one of purchase prices. */
export const isPurchaseIntent = (intent: unknown): intent is 'purchase' | 'purchase-remove' =>
  intent === 'purchase' || intent === 'purchase-remove';

/** Enters a purchase price or takes one away. 422 with what is wrong beside the fields, 409 for a day that has one, 404 for a product that is gone, 403 for who may not see purchase prices. */
export async function answerPurchase(
  form: FormData,
  purchases: Purchases,
  { productId, member, answer, takenBy }: Change,
) {
  if (!maySeePurchases(member)) throw data(null, { status: 403 });
  const who = { productId, staffId: member.id };
  const refuse = (status: number, errors: FormProblem['errors']) =>
    refuseForm(form, status, {
      problem: { reason: 'purchase' as const, errors },
      fields: Object.keys(purchaseForm.entries),
    });
  const isRemoval = form.get('intent') === 'purchase-remove';
  const parsed = isRemoval ? null : v.safeParse(purchaseForm, Object.fromEntries(form));
  if (parsed?.success === false) return refuse(422, fieldErrors(parsed.issues));
  const changed =
    parsed === null
      ? await purchases.remove({ id: Number(form.get('id')), ...who })
      : await purchases.enter({ ...parsed.output, ...who });
  if (changed.ok) {
    if (changed.changed === 0) return answer('unchanged');
    return answer(isRemoval ? 'purchase-removed' : 'purchase');
  }
  if (changed.reason === 'product-not-found') throw data(null, { status: 404 });
  return refuse(409, { day: await takenBy(parsed?.output.day ?? '') });
}
