import { describe, expect, test } from 'vitest';
import { SAMPLE_DEPOTS, SAMPLE_SELLERS } from '../content/pages/seller-data.ts';
import { money } from '../domain/money/money.ts';
import { DEFAULT_HAULAGE_FEES } from '../domain/rental/haulage.ts';
import { readSettings } from './env.ts';
import { rulesOf } from './rules-of.ts';

const haulageOf = (environment: Record<string, string>) => rulesOf(readSettings(environment)).haulage;

describe('what bringing machines costs', () => {
  test('is the usual from the depots of the sample sellers, at their addresses', () => {
    expect(haulageOf({})).toEqual({
      UAH: { depot: SAMPLE_DEPOTS.UA, fees: DEFAULT_HAULAGE_FEES.UAH },
      PLN: { depot: SAMPLE_DEPOTS.PL, fees: DEFAULT_HAULAGE_FEES.PLN },
    });
    expect(SAMPLE_SELLERS.UA.address.uk).toContain(SAMPLE_DEPOTS.UA);
    expect(SAMPLE_SELLERS.PL.address.pl).toContain(SAMPLE_DEPOTS.PL);
  });

  test('is an operator’s, by the settings of the currency and the market', () => {
    const { UAH, PLN } = haulageOf({ HAULAGE_UAH: '1/2,3/4', DEPOT_POSTCODE_PL: '30-001' });
    expect(UAH?.fees['low-loader'].next).toEqual({ minor: 4_00, currency: 'UAH' });
    expect(PLN).toEqual({ depot: '30-001', fees: DEFAULT_HAULAGE_FEES.PLN });
    expect(haulageOf({ HAULAGE_PLN: 'quoted' })).toMatchObject({ PLN: null });
  });

  test('is quoted where the seller is a real one that has named no depot', () => {
    const seller = { SELLER_UA_NAME: 'ТОВ «Тепло»' };
    expect(haulageOf(seller)).toMatchObject({ UAH: null, PLN: { depot: SAMPLE_DEPOTS.PL } });
    expect(haulageOf({ ...seller, DEPOT_POSTCODE_UA: '79000' }).UAH?.depot).toBe('79000');
  });
});

describe('payment on delivery', () => {
  test('has the fees and limits of the settings', () => {
    const { payOnDeliveryFees, payOnDeliveryLimits } = rulesOf(
      readSettings({ POD_FEE_PLN: '15.50', POD_LIMIT_UAH: '50000' }),
    );
    expect(payOnDeliveryFees).toEqual({ UAH: money(50_00, 'UAH'), PLN: money(15_50, 'PLN') });
    expect(payOnDeliveryLimits).toEqual({ UAH: money(50_000_00, 'UAH'), PLN: null });
  });

  test('has no fee to name where the settings leave the method out', () => {
    const { payOnDeliveryFees } = rulesOf(readSettings({ PAYMENT_METHODS: 'transfer', POD_FEE_PLN: '15' }));
    expect(payOnDeliveryFees).toEqual({ UAH: null, PLN: null });
  });
});
