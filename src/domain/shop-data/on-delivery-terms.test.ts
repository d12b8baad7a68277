import { describe, expect, test } from 'vitest';
import { PAY_ON_DELIVERY_FEE } from '../checkout/payment-methods.ts';
import { isRemote } from '../checkout/remote-areas.ts';
import { money } from '../money/money.ts';
import {
  areaField,
  fieldsOfOnDelivery,
  onDeliveryTermsOf,
  type OnDeliveryTerms,
} from './on-delivery-terms.ts';
import { readShopData, readShopForm } from './shop-data.ts';

const TERMS: OnDeliveryTerms = {
  fees: { UAH: PAY_ON_DELIVERY_FEE, PLN: money(15_50, 'PLN') },
  limits: { UAH: money(50_000_00, 'UAH'), PLN: null },
  remoteAreas: [
    { country: 'UA', postcode: '905' },
    { country: 'PL', postcode: '34-5' },
  ],
};
const TYPED = fieldsOfOnDelivery(TERMS);
const readWith = (typed: Readonly<Record<string, unknown>>) =>
  readShopData('on-delivery', { ...TYPED, ...typed });
const fieldsOf = (typed: Readonly<Record<string, unknown>>) => {
  const read = readWith(typed);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.fields;
};

describe('payment on delivery', () => {
  test('fills a form and is read from it again', () => {
    const fields = fieldsOf({});
    expect(fields).toEqual(TYPED);
    expect(onDeliveryTermsOf(fields)).toEqual(TERMS);
  });

  test('has the fee of every shop in hryvnias, and none where it is not offered', () => {
    const fields = fieldsOf({ 'UAH-pod-offered': '', 'PLN-pod-offered': '', 'PLN-pod-fee': 'much' });
    expect(fields).toMatchObject({ 'UAH-pod-limit': '50000', 'PLN-pod-fee': '' });
    expect(onDeliveryTermsOf(fields)).toMatchObject({
      fees: { UAH: null, PLN: null },
      limits: { UAH: null, PLN: null },
    });
    expect(onDeliveryTermsOf(fieldsOf({ 'UAH-pod-fee': '1' })).fees.UAH).toEqual(PAY_ON_DELIVERY_FEE);
  });

  test.each([
    ['PLN-pod-fee', '', 'missing'],
    ['PLN-pod-fee', '0', 'amount'],
    ['PLN-pod-fee', '1e2', 'amount'],
    ['PLN-pod-fee', '1000,01', 'podFee'],
    ['UAH-pod-limit', '0', 'amount'],
    ['UAH-pod-limit', '-5', 'amount'],
    ['UAH-pod-limit', 'Infinity', 'amount'],
    [areaField('UA'), '905 87x', 'areas'],
    [areaField('UA'), 'UA:905', 'areas'],
    [areaField('PL'), '34-5001', 'areas'],
    [areaField('DE'), Array.from({ length: 101 }, (_, number) => 100 + number).join(','), 'areas'],
  ])('is refused where %s is %j', (name, value, problem) => {
    const read = readWith({ [name]: value });
    expect(read.ok ? {} : read.errors).toEqual({ [name]: `backoffice.shop.problem.${problem}` });
  });
});

describe('remote areas', () => {
  test.each([
    [areaField('UA'), '0,1,2,3,4,5,6,7,8,9'],
    [areaField('DE'), '12, 3'],
  ])('are not typed with one digit, which may cover a country: %s', (name, value) => {
    const read = readShopForm('on-delivery', { ...TYPED, [name]: value });
    expect(read.ok ? {} : read.errors).toEqual({ [name]: 'backoffice.shop.problem.areas' });
    expect(readWith({ [name]: value }).ok).toBe(true); // what is stored so stays in force
  });

  test('are tidied, each once, as their country writes them', () => {
    const fields = fieldsOf({ [areaField('UA')]: '87; 905,, 87', [areaField('PL')]: '345, 1' });
    expect(fields).toMatchObject({ [areaField('UA')]: '87, 905', [areaField('PL')]: '1, 34-5' });
    const { remoteAreas } = onDeliveryTermsOf(fields);
    expect(isRemote({ country: 'PL', postalCode: '34-500' }, remoteAreas)).toBe(true);
    expect(isRemote({ country: 'UA', postalCode: '34500' }, remoteAreas)).toBe(false);
  });

  test('of the settings are in the form as it would be read', () => {
    const fields = fieldsOfOnDelivery({
      ...TERMS,
      remoteAreas: [
        { country: 'UA', postcode: '9 05' },
        { country: 'UA', postcode: '87' },
      ],
    });
    expect(fields[areaField('UA')]).toBe('87, 905');
    expect(readShopData('on-delivery', fields)).toEqual({ ok: true, fields });
  });
});
