import { expect, test } from 'vitest';
import { kindOfPath } from './kind-of-path.ts';

test.each([
  ['/', 'page'],
  ['/ua/product/101', 'page'],
  ['/ua/product/101.data', 'page'],
  ['/apiary', 'page'],
  ['/api', 'api'],
  ['/api/products', 'api'],
  ['/i18n/uk.abc.js', 'file'],
  ['/assets/root-1a2b.css', 'file'],
  ['/pictures/products/panel.webp', 'file'],
  ['/healthz', 'health'],
  ['/metrics', 'health'],
] as const)('%s asks for a %s', (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});
