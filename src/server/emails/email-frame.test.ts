import { expect, test } from 'vitest';
import { partHtml, unbrokenHtml } from './email-frame.ts';

const kept = (text: string) =>
  [...unbrokenHtml(text).matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)].map(
    ([, number]) => number,
  );

test('numbers of orders and documents, postcodes and models stay on one line', () => {
  expect(kept('Замовлення ORD-10001, рахунок INV-UA-2026-00001 (30-001 Kraków), LR5-54HTH-435M.')).toEqual([
    'ORD-10001',
    'INV-UA-2026-00001',
    '30-001',
    'LR5-54HTH-435M',
  ]);
});

test('a number stays on the line of its unit', () => {
  expect(unbrokenHtml('Генератор Honda EU22i, 2,8 кВт · 1 × 435 Вт')).toContain(
    '2,8\u00A0кВт\u00A0· 1\u00A0×\u00A0435\u00A0Вт',
  );
});

test('words and everything else are only text', () => {
  expect(kept('pay-on-delivery, а-ля, Біло-Церківська, 3–5 днів, WI-FI, X-1')).toEqual([]);
  expect(unbrokenHtml('<b> & ORD-1')).toBe('&lt;b&gt; &amp; ORD-1');
});

test('an amount has its own column, its tax under it, and a dark program a picture without a ground', () => {
  const html = partHtml({
    kind: 'goods',
    title: null,
    lines: [
      {
        name: 'LONGi',
        detail: '1 ×',
        amount: '110 280 грн',
        amountNote: 'з ПДВ',
        picture: 'https://promin.example/pictures/products/a-three-quarter-letter.jpg',
        href: '/',
      },
    ],
  });
  expect(html).toMatch(/padding-left:16px[^>]*white-space:nowrap">110[^<]280[^<]грн<br><span[^>]*>з[^<]ПДВ</);
  expect(html).toContain('srcset="https://promin.example/pictures/products/a-three-quarter-240.avif"');
});
