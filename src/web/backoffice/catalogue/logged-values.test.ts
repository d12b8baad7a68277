import { expect, test } from 'vitest';
import type { Locale } from '../../../domain/locale/locale.ts';
import { loggedValue } from './logged-values.ts';

const plain = (field: string, said: string, locale: Locale) =>
  loggedValue(field, said, locale)?.replaceAll('\u00A0', ' ');

test.each([
  ['purchase', '36000.00 UAH, ТОВ Сонце Опт, 2026-11-30', '36 000,00 грн, ТОВ Сонце Опт, 30.11.2026'],
  ['lineAmount', '-45960.00 UAH', '−45 960,00 грн'],
  [
    'reduction',
    '36000.00 UAH -10%, 2026-11-30 – 2026-12-05',
    '36 000,00 грн (−10 %), 30.11.2026 – 05.12.2026',
  ],
  ['reduction', '36000.00 UAH, 2026-11-30 – 2026-12-05', '36 000,00 грн, 30.11.2026 – 05.12.2026'],
  ['reduction', '36000.00 UAH', '36 000,00 грн'],
  ['percent', '12.5', '12,5 %'],
  ['amountUah', '1500.00', '1 500,00'],
  ['lineDay', '2026-11-05', '05.11.2026'],
  ['publishFrom', '2026-11-30T06:44', '30 листопада 2026 р., 06:44'],
  ['supplierColumns', '“Ціна”, “Код”', '«Ціна», «Код»'],
  ['warranty', '36000.00 UAH', undefined],
])('%s %j is %j in Ukrainian', (field, said, printed) => {
  expect(plain(field, said, 'uk')).toBe(printed);
});
