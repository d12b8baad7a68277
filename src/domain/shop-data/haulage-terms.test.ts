import { describe, expect, test } from 'vitest';
import { DEFAULT_HAULAGE_FEES } from '../rental/haulage.ts';
import { depotField, fieldsOfHaulage, fixedField, haulageFeeField, haulageTermsOf } from './haulage-terms.ts';
import { readShopData } from './shop-data.ts';

const TERMS = {
  UAH: { depot: '07400', fees: DEFAULT_HAULAGE_FEES.UAH },
  PLN: { depot: null, fees: 'quoted' },
} as const;
const TYPED = fieldsOfHaulage(TERMS);
const readWith = (typed: Readonly<Record<string, unknown>>) =>
  readShopData('haulage', { ...TYPED, ...typed });
const fieldsOf = (typed: Readonly<Record<string, unknown>>) => {
  const read = readWith(typed);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.fields;
};
const van = haulageFeeField('UAH', 'van', 'own');
const vanNext = haulageFeeField('UAH', 'van', 'next');
const loader = haulageFeeField('UAH', 'low-loader', 'own');

describe('what bringing machines costs', () => {
  test('fills a form and is read from it again', () => {
    const fields = fieldsOf({});
    expect(fields).toEqual(TYPED);
    expect(haulageTermsOf(fields)).toEqual(TERMS);
  });

  test('has its amounts and postcodes tidied', () => {
    const fields = fieldsOf({
      [van]: '2 600,5',
      [depotField('PLN')]: 'PL 30001',
      [depotField('UAH')]: ' 79 000',
    });
    expect(fields).toMatchObject({
      [van]: '2600.50',
      [depotField('PLN')]: '30-001',
      [depotField('UAH')]: '79000',
    });
    expect(haulageTermsOf(fields)).toMatchObject({
      UAH: { depot: '79000', fees: { van: { own: { minor: 2600_50 } } } },
      PLN: { depot: '30-001', fees: 'quoted' },
    });
  });

  test('is kept where every transport is quoted, as far as it is an amount', () => {
    const fields = fieldsOf({ [fixedField('UAH')]: '', [van]: 'a lot', [loader]: '1 250,5' });
    expect(fields).toMatchObject({ [van]: '', [loader]: '1250.50' });
    expect(readShopData('haulage', fields)).toEqual({ ok: true, fields });
    expect(haulageTermsOf(fields).UAH).toEqual({ depot: '07400', fees: 'quoted' });
  });

  test.each([
    [van, '', 'amount'],
    [van, '-1', 'amount'],
    [van, 'NaN', 'amount'],
    [van, '1e3', 'amount'],
    [van, 7, 'amount'],
    [haulageFeeField('UAH', 'low-loader', 'next'), '100000,01', 'trip'],
    [vanNext, '2499,99', 'nearer'],
    [loader, '2499', 'smaller'],
    [depotField('UAH'), '30-001', 'postcode'],
    [depotField('UAH'), '0740', 'postcode'],
    [depotField('UAH'), "07400'; drop table", 'postcode'],
    [depotField('UAH'), '00000', 'noRegion'],
    [depotField('PLN'), '7', 'postcode'],
  ])('is refused where %s is %j', (name, value, problem) => {
    const read = readWith({ [name]: value });
    expect(read.ok ? {} : read.errors).toEqual({ [name]: `backoffice.shop.problem.${problem}` });
  });
});
