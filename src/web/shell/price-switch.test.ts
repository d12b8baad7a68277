import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PRICE_VIEW_SCRIPT } from './price-switch.tsx';

/** The cookie that a page at such an address keeps when its switch is pressed. */
function keptAt(protocol: string): string {
  const page = { cookie: '', documentElement: { dataset: { prices: 'gross' } } };
  let press: (event: unknown) => void = () => {};
  const document = Object.assign(page, {
    addEventListener: (_: string, listener: typeof press) => void (press = listener),
  });
  runInNewContext(PRICE_VIEW_SCRIPT, {
    document,
    location: { protocol },
    localStorage: {},
    addEventListener() {},
  });
  press({ target: { closest: () => ({}) } });
  return page.cookie;
}

test('the chosen prices are kept, under https for https alone', () => {
  expect(keptAt('http:')).toMatch(/^userPrices=net; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(keptAt('https:')).toMatch(/^userPrices=net; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
});
