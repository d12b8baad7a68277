import * as v from 'valibot';
import type { Currency } from '../money/money.ts';
import { typedMoney } from './typed-money.ts';
import { staffReason } from './typed-line.ts';

/** What staff type to give money of an order back; `refundId` came with the form, so that it is done once. */
export const refundFormSchema = (currency: Currency) =>
  v.object({
    refundId: v.pipe(v.string(), v.uuid()),
    amount: typedMoney(currency),
    reason: staffReason,
  });
