import { expect, test } from 'vitest';
import { changedFields, mergeFields } from './merge-fields.ts';

const FIELDS = ['name', 'price', 'brand'] as const;
const base = { name: 'Панель', price: '100', brand: 'LONGi' };

test('changed fields say what they said before and say since', () => {
  expect(changedFields(base, { ...base, price: '110' }, FIELDS)).toEqual({ price: ['100', '110'] });
});

test('what two people changed in different fields is joined', () => {
  const sent = { ...base, price: '110' };
  const stored = { ...base, name: 'Модуль' };
  expect(mergeFields({ base, sent, stored }, FIELDS)).toEqual({
    merged: { name: 'Модуль', price: '110', brand: 'LONGi' },
    conflicts: {},
  });
});

test('a field that both changed is a conflict, unless they agree', () => {
  const stored = { ...base, price: '105', name: 'Модуль' };
  const sent = { ...base, price: '110', name: 'Модуль' };
  expect(mergeFields({ base, sent, stored }, FIELDS).conflicts).toEqual({
    price: { stored: '105', sent: '110' },
  });
});

test('a field that was not sent stays as it is', () => {
  expect(mergeFields({ base: {}, sent: { price: '110' }, stored: base }, FIELDS)).toEqual({
    merged: { ...base, price: '110' },
    conflicts: {},
  });
});
