import { DEFAULT_HAULAGE_FEES, type HaulageRules } from './haulage.ts';

/** Machines come from Brovary and Pruszków, as those of the sample sellers do. */
export const SAMPLE_HAULAGE: HaulageRules = {
  UAH: { depot: '07400', fees: DEFAULT_HAULAGE_FEES.UAH },
  PLN: { depot: '05-800', fees: DEFAULT_HAULAGE_FEES.PLN },
};
