import { expect, test } from 'vitest';
import { strikeContacts } from './strike-contacts.ts';

test('addresses and telephone numbers are struck from a reason', () => {
  expect(strikeContacts('Написала olena@example.com, просить об’єднати')).toBe(
    'Написала … просить об’єднати',
  );
  for (const number of [
    '+380 67 123 45 67',
    '+380671234567',
    '067 123-45-67',
    '+48 600 100 200',
    '380671234567',
    '38067 1234567',
  ])
    expect(strikeContacts(`Дзвінок з ${number}: ціна`)).toBe('Дзвінок з …: ціна');
});

test('numbers of orders, articles, days, amounts and names of files stay', () => {
  for (const text of [
    'ORD-2026-000123, 45960.00 UAH, 2026-11-05',
    'EAN 4820184200123',
    'prices-2026-11-05.csv',
    'SUN-12K-SG04LP3-EU, 0671234567890',
    'ціна @ 12 %',
    '48 000 грн, 4 809 123 456 Вт·год',
    'ТТН 59001234567890',
  ])
    expect(strikeContacts(text)).toBe(text);
});
