import { describe, expect, test } from 'vitest';
import { SAMPLE_DEPOTS, SAMPLE_SELLERS } from '../content/pages/seller-data.ts';
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
