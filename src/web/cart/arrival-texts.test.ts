import { expect, test } from 'vitest';
import { daysKey } from '../../domain/checkout/days-range.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { arrivalTexts } from './arrival-texts.ts';

test('every delivery has its days in both markets, by the calendar of each', () => {
  const texts = arrivalTexts(DEFAULT_SHIPPING_RULES, { locale: 'uk', now: '2026-11-09T10:00:00Z' });
  expect(texts[daysKey({ min: 3, max: 5 }, 'UA')]).toBe('13–17\u00A0листопада');
  // 11 November is a holiday in Poland.
  expect(texts[daysKey({ min: 3, max: 5 }, 'PL')]).toBe('16–18\u00A0листопада');
  expect(texts[daysKey({ min: 2, max: 3 }, 'UA')]).toBe('12–13\u00A0листопада');
});

test('each place has its own', () => {
  const scope = { locale: 'pl', now: '2026-11-09T10:00:00Z' } as const;
  const keys = Object.keys(arrivalTexts(REGIONAL_SHIPPING_RULES, scope));
  for (const { days } of REGIONAL_SHIPPING_RULES) expect(keys).toContain(daysKey(days, 'PL'));
});
