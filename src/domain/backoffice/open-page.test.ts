import { expect, test } from 'vitest';
import { newsOf, openPageOf, type OpenBy } from './open-page.ts';

const ID = 'df1aa0bf-2bf7-4028-8c94-327cf1cd49cf';

test('a page of one record is the same in every language and below it', () => {
  expect(openPageOf(`/ua/admin/orders/${ID}`)).toBe(`admin/orders/${ID}`);
  expect(openPageOf(`/pl/admin/orders/${ID}/returns`)).toBe(`admin/orders/${ID}`);
  expect(openPageOf('/en/admin/products/12/pictures')).toBe('admin/products/12');
  expect(openPageOf('/ua/admin/content/slides/7')).toBe('admin/content/slides/7');
});

test.each([
  '/ua/admin',
  '/ua/admin/orders',
  '/ua/admin/orders/new',
  '/ua/product/12',
  `/ua/profile/orders/${ID}`,
])('%s is no record of the back office', (path) => {
  expect(openPageOf(path)).toBeNull();
});

test('what was saved since the page is shown comes before who is here', () => {
  const at = (minute: string) => `2026-11-24T12:${minute}:00.000Z`;
  const colleague = (name: string, isHere: boolean, changedAt: string | null): OpenBy => ({
    name,
    isHere,
    since: at('00'),
    changedAt,
  });
  const all = [
    colleague('Anna', true, null),
    colleague('Borys', true, at('10')),
    colleague('Celina', false, at('20')),
    colleague('Dan', false, at('02')),
  ];
  const { changed, here } = newsOf(all, at('05'));
  expect(changed.map(({ name }) => name)).toEqual(['Borys', 'Celina']);
  expect(here.map(({ name }) => name)).toEqual(['Anna']);
});
