import { expect, test } from 'vitest';
import { daysKey } from '../../domain/checkout/days-range.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { arrivalTexts } from './arrival-texts.ts';

test('every delivery of the currency has its days, and no other', () => {
  const texts = arrivalTexts(DEFAULT_SHIPPING_RULES, { currency: 'UAH', locale: 'uk', today: '2026-11-26' });
  expect(texts).toEqual({
    [daysKey({ min: 3, max: 5 })]: '2–4\u00A0грудня',
    [daysKey({ min: 1, max: 2 })]: '30\u00A0листопада\u00A0– 1\u00A0грудня',
  });
});

test('each place has its own', () => {
  const scope = { currency: 'PLN', locale: 'pl', today: '2026-11-09' } as const;
  expect(Object.keys(arrivalTexts(REGIONAL_SHIPPING_RULES, scope))).toHaveLength(2);
});
