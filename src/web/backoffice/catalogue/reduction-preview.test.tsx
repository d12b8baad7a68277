import { expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { money } from '../../../domain/money/money.ts';
import { ReductionPreview } from './reduction-preview.tsx';
import type { ReductionPreview as Preview } from './reduction-view.server.ts';

const uah = (major: number) => money(major * 100, 'UAH');
const base: Preview = {
  productId: 101,
  name: 'Панель',
  now: uah(12_000),
  regular: uah(12_000),
  kept: uah(10_000),
  lowest: uah(11_400),
  typed: null,
};
const said = (preview: Preview | 'none') =>
  renderComponent(<ReductionPreview preview={preview} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a chosen product says its price and the lowest of 30 days before a price is typed', () => {
  const text = said(base);
  expect(text).toContain('12 000,00 грн з ПДВ');
  expect(text).toContain('11 400,00 грн з ПДВ');
  expect(text).toContain('Введіть нову ціну');
});

test('a typed price says what will be struck through, by how much and why', () => {
  const typed = { price: uah(10_800), isLower: true, struck: uah(11_400), percent: 5 };
  const text = said({ ...base, typed });
  expect(text).toContain('−5 %');
  expect(text).toMatch(/найнижча ціна — 11.400,00.грн з ПДВ: перекреслимо її/);
});

test('a price that is not below the lowest says that nothing will be struck through, and why', () => {
  const typed = { price: uah(11_700), isLower: true, struck: null, percent: 0 };
  const text = said({ ...base, typed });
  expect(text).toContain('Не перекреслимо нічого');
  expect(text).toContain('11 400,00 грн');
  const unknown = said({ ...base, lowest: null, typed });
  expect(unknown).toContain('не мав ціни');
});

test('a price that is no lower, and a product without a price, are said to be so', () => {
  const typed = { price: uah(12_600), isLower: false, struck: null, percent: 0 };
  expect(said({ ...base, typed })).toContain('має бути нижчою за звичайну');
  expect(said('none')).toContain('Такого товару немає');
});
