import { expect, it } from 'vitest';
import { pathInPlace } from './use-links-in-place.ts';

const HERE = new URL('https://promin.example/ua/batteries?page=2');
const press = (address: string, how: { target?: string; isDownload?: boolean } = {}) =>
  pathInPlace({ href: new URL(address, HERE).href, target: '', isDownload: false, ...how }, HERE);

it.each([
  ['/ua', '/ua'],
  ['/ua/product/101', '/ua/product/101'],
  ['?page=3', '/ua/batteries?page=3'],
  ['/ua/company#team', '/ua/company#team'],
  ['/ua/batteries?page=2', '/ua/batteries?page=2'],
  ['/ua/batteries#top', '/ua/batteries#top'], // of another page of the list
])('%s is a page of the region', (address, path) => {
  expect(press(address)).toBe(path);
  expect(press(address, { target: '_self' })).toBe(path);
});

it.each([
  'https://elsewhere.example/ua/batteries',
  'mailto:support@promin.example',
  'tel:+380441234567',
  '/pl/batteries?page=2',
  '/uaa',
  '/api/docs',
  '/documents/terms-ua.pdf',
  '/',
  '#main',
])('%s is left to the browser', (address) => {
  expect(press(address)).toBeNull();
});

it('leaves downloads and links to other windows to the browser', () => {
  expect(press('/ua/terms', { target: '_blank' })).toBeNull();
  expect(press('/ua/terms', { isDownload: true })).toBeNull();
});
