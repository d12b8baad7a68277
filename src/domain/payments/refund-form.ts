import * as v from 'valibot';
import { parseAmount } from '../money/parse-amount.ts';
import type { Currency } from '../money/money.ts';

const REASON_MAX = 200;

/** What staff type to give money of an order back; `refundId` came with the form, so that it is done once. */
export const refundFormSchema = (currency: Currency) =>
  v.object({
    refundId: v.pipe(v.string(), v.uuid()),
    amount: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const amount = parseAmount(dataset.value, currency);
        if (amount === null) addIssue({ message: 'backoffice.transfer.amountInvalid' });
        return amount ?? NEVER;
      }),
    ),
    reason: v.pipe(
      v.string(),
      v.transform((typed) => typed.trim().replaceAll(/\s+/g, ' ')),
      v.minLength(1, 'backoffice.refund.reasonMissing'),
      v.maxLength(REASON_MAX, 'backoffice.refund.reasonTooLong'),
      v.regex(/^[^\p{Cc}\p{Cf}]+$/u, 'backoffice.refund.reasonMissing'),
    ),
  });
