import { expect, it } from 'vitest';
import { frameAsksAnew } from './frame-asks-anew.ts';

const at = (path: string) => new URL(path, 'https://shop.example');
const way = (from: string, to: string) => ({ currentUrl: at(from), nextUrl: at(to) });

it.each([
  ['another page', way('/ua/cart', '/ua/faq'), false],
  ['a filter by a form', { ...way('/ua/orders', '/ua/orders?q=1'), formMethod: 'GET' as const }, false],
  ['another language', way('/ua/cart', '/pl/cart'), true],
  ['the page by itself', way('/ua/cart', '/ua/cart'), true],
  ['a form that led on', { ...way('/ua/auth', '/ua/profile'), formMethod: 'POST' as const }, true],
  [
    'a form that was taken',
    { ...way('/ua/auth', '/ua/auth'), formMethod: 'POST' as const, actionStatus: 200 },
    true,
  ],
  [
    'a form that was refused',
    { ...way('/ua/auth', '/ua/auth'), formMethod: 'POST' as const, actionStatus: 401 },
    false,
  ],
])('%s', (_, args, asks) => {
  expect(frameAsksAnew(args)).toBe(asks);
});
