import { expect, test } from 'vitest';
import { NO_FREIGHT } from '../checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../checkout/shipping-rules.ts';
import { money } from '../money/money.ts';
import { carriageFee, rentCarriages } from './rent-carriage.ts';
import { SAMPLE_HAULAGE } from './sample-haulage.test-support.ts';

const of = (freight: Partial<typeof NO_FREIGHT>, stock = 1) =>
  rentCarriages(
    { ...NO_FREIGHT, ...freight },
    { currency: 'UAH', shipping: DEFAULT_SHIPPING_RULES, haulage: SAMPLE_HAULAGE, stock },
  );

test('a machine that is a parcel has the fee of parcels, until its rent makes that free', () => {
  const [parcel] = of({});
  expect(carriageFee(parcel, money(5000_00, 'UAH'))).toEqual(money(200_00, 'UAH'));
  expect(carriageFee(parcel, money(5000_01, 'UAH'))).toEqual(money(0, 'UAH'));
});

test('the postcode tells what a vehicle costs, and a quote what none takes', () => {
  const [van] = of({ isHeavy: true, weightKg: 400 });
  const [crane] = of({ isHeavy: true, weightKg: 10_000 });
  expect([van?.kind, crane?.kind]).toEqual(['unplaced', 'quoted']);
  expect(carriageFee(van, money(100, 'UAH'))).toBeNull();
});

test('each number of machines up to what is there has its own', () => {
  expect(of({}, 3)).toHaveLength(3);
  expect(of({}, 0)).toHaveLength(1);
  expect(of({}, 900)).toHaveLength(20);
});
