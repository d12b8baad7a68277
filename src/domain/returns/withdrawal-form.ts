import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { orderReference } from '../orders/order-reference.ts';

const REQUIRED = 'order.track.required';
const TOO_LONG = 'order.withdrawal.tooLong';
export const WITHDRAWN_GOODS_MAX_LENGTH = 1000;

/**
 * A consumer's statement that a distance contract is withdrawn from: name, contract and where the receipt goes, and the
 * goods if not all (Directive 2011/83/EU, art. 11a). No reason is asked for. Issues are message keys.
 */
export const withdrawalFormSchema = v.object(
  {
    name: v.pipe(
      v.string(REQUIRED),
      v.transform(withoutInvisible),
      v.trim(),
      v.nonEmpty(REQUIRED),
      v.maxLength(100, TOO_LONG),
      v.transform((name) => name.replaceAll(/\s+/g, ' ')),
    ),
    ...orderReference,
    /** Null for the whole order. */
    goods: v.pipe(
      v.optional(v.string(), ''),
      v.transform(withoutInvisible),
      v.trim(),
      v.maxLength(WITHDRAWN_GOODS_MAX_LENGTH, TOO_LONG),
      v.transform((goods) => (goods === '' ? null : goods)),
    ),
  },
  REQUIRED,
);

export type WithdrawalForm = v.InferOutput<typeof withdrawalFormSchema>;
