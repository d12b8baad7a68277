import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ROUND_RATE } from '../../../tests/support/round-rate.ts';
import {
  changedPrices,
  largePrices,
  productsBody,
  type ProductLine,
  type StandingPrices,
} from './partner-products.ts';

/** Sold for 1000 hryvnias, in złotys converted. */
const standing: StandingPrices = {
  prices: { UAH: { sale: 100_000 }, PLN: {} },
  converted: [{ currency: 'PLN', term: 'sale', minor: 10_000 }],
};
const line = (fields: ProductLine['fields'], isLargeChange = false): ProductLine => ({
  articleNumber: 'A',
  fields,
  isLargeChange,
});
const large = (fields: ProductLine['fields']) => largePrices(line(fields), standing, ROUND_RATE);

test('a price that says what is so is no change, however it is written', () => {
  for (const said of ['1000', '1 000,00', '1000.0'])
    expect(changedPrices({ 'price.UAH.sale': said }, standing)).toEqual([]);
  expect(changedPrices({ 'price.PLN.sale': '', brand: 'x' }, standing)).toEqual([]);
  expect(changedPrices({ 'price.PLN.sale': 'ten' }, standing)).toEqual([]);
});

test('more than half is large, half is not, and a converted price counts', () => {
  expect(large({ 'price.UAH.sale': '1500' })).toEqual([]);
  expect(large({ 'price.UAH.sale': '1500.01' })).toEqual([
    { articleNumber: 'A', field: 'price.UAH.sale', before: '1000', after: '1500.01' },
  ]);
  expect(large({ 'price.PLN.sale': '150' })).toEqual([]);
  expect(large({ 'price.PLN.sale': '1000' })).toMatchObject([{ before: '100', after: '1000' }]);
});

test('one that cannot be compared is large, unless it is meant', () => {
  expect(large({ 'price.UAH.day': '50' })).toMatchObject([{ before: '', after: '50' }]);
  expect(large({ 'price.UAH.sale': '' })).toMatchObject([{ before: '1000', after: '' }]);
  expect(largePrices(line({ 'price.UAH.sale': '1' }, true), standing, ROUND_RATE)).toEqual([]);
});

test('a price that is given up for the other currency is compared with what it is converted to', () => {
  expect(large({ 'price.UAH.sale': '', 'price.PLN.sale': '110' })).toEqual([]);
  expect(large({ 'price.UAH.sale': '', 'price.PLN.sale': '151' })).toMatchObject([
    { field: 'price.UAH.sale', after: '1510' },
    { field: 'price.PLN.sale', after: '151' },
  ]);
});

test('texts are kept as the editor keeps them, and fields that are not sent are not there', () => {
  const items = [{ articleNumber: ' a-1 ', fields: { 'name.uk': ' Гак\u200b \n', tags: '' } }];
  expect(v.parse(productsBody, { items }).items).toEqual([
    { articleNumber: 'A-1', fields: { 'name.uk': 'Гак', tags: '' }, isLargeChange: false },
  ]);
});
