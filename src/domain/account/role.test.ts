import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  areaOf,
  backOfficeDoor,
  mayChangeOf,
  mayEnter,
  mayOpen,
  maySeePurchases,
  ROLES,
  STAFF_AREAS,
  worksHere,
  type StaffArea,
} from './role.ts';

test('the back office is open to staff and admins, and to nobody else', () => {
  expect(ROLES.filter((role) => worksHere(role))).toEqual(['staff', 'admin']);
});

test('the back office is open to staff alone, and where the shop asks for a second factor to who gave it', () => {
  for (const hasSecondFactor of [true, false]) {
    expect(backOfficeDoor({ role: 'customer', areas: null, hasSecondFactor }, true, null)).toBe('staff-only');
    expect(backOfficeDoor({ role: 'customer', areas: null, hasSecondFactor }, false, null)).toBe(
      'staff-only',
    );
    expect(backOfficeDoor({ role: 'staff', areas: null, hasSecondFactor }, false, null)).toBe('open');
  }
  expect(backOfficeDoor({ role: 'admin', areas: null, hasSecondFactor: true }, true, null)).toBe('open');
  expect(backOfficeDoor({ role: 'admin', areas: null, hasSecondFactor: false }, true, null)).toBe(
    'second-factor-missing',
  );
});

test('an area is closed to staff for whom it was not chosen, whatever they proved', () => {
  const member = { role: 'staff', areas: ['support'], hasSecondFactor: true } as const;
  expect(backOfficeDoor(member, true, 'support')).toBe('open');
  expect(backOfficeDoor(member, true, 'orders')).toBe('staff-only');
  expect(backOfficeDoor(member, true, null)).toBe('open');
});

test('admins may do everything, staff what was chosen for them, customers nothing', () => {
  for (const area of [...STAFF_AREAS, 'staff'] as const) {
    expect(mayEnter({ role: 'admin', areas: [] }, area)).toBe(true);
    expect(mayEnter({ role: 'staff', areas: ['orders'] }, area)).toBe(area === 'orders');
    expect(mayEnter({ role: 'staff', areas: null }, area)).toBe(area !== 'staff');
    expect(mayEnter({ role: 'customer', areas: null }, area)).toBe(false);
  }
});

test.each([
  ['/ua/admin', null],
  ['/admin/orders', 'orders'],
  ['/pl/admin/orders/0f3c', 'orders'],
  ['/en/admin/board/utilisation/csv', 'rental'],
  ['/admin/no-such', 'staff'],
  // The patterns of routes have no slash before them.
  [':region/admin', null],
  [':region/admin/products/:id/pictures', 'catalogue'],
  [':region/admin/no-such', 'staff'],
  ['/admin/orders?waits=any#top', 'orders'],
  ['/admin/constructor', 'staff'],
  // Other spellings of an address are the admins' alone.
  ['/ua/%61dmin', 'staff'],
  ['/ua/ADMIN/orders', 'staff'],
  ['/ua//admin/orders', 'staff'],
  ['/ua/adm%69n/products/1', 'staff'],
  ['/ua/admin/%6frders', 'staff'],
  ['/ua/admins', 'staff'],
  ['ua//admin/orders', 'staff'],
  ['/ua', 'staff'],
  ['', 'staff'],
] as const)('the area of %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('the start page is open to all who work here, with no area at all', () => {
  expect(mayOpen({ role: 'staff', areas: [] }, '/ua/admin')).toBe(true);
  expect(mayOpen({ role: 'staff', areas: [] }, '/ua/admin/products')).toBe(false);
});

test('every route of the back office has an area of its own', () => {
  const routes = readFileSync('src/routes.ts', 'utf8');
  const office = routes.slice(routes.indexOf("route('admin'"), routes.indexOf('// Reading'));
  const paths = [...office.matchAll(/route\('([a-z-]+)[^']*', 'web\/backoffice/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  const adminsAlone = paths.filter((path) => path !== 'admin' && areaOf(`/admin/${path}`) === 'staff');
  expect([...new Set(adminsAlone)].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'account-merges',
    'api-keys',
    'audit',
    'shop',
    'staff',
    'webhooks',
  ]);
});

test('purchase prices are for who may open the margins', () => {
  const chosen: readonly (readonly StaffArea[] | null)[] = [null, ['catalogue'], ['orders', 'figures'], []];
  const seen = chosen.map((areas) => maySeePurchases({ role: 'staff', areas }));
  expect(seen).toEqual([true, true, false, false]);
  expect(maySeePurchases({ role: 'admin', areas: [] })).toBe(true);
  expect(maySeePurchases({ role: 'customer', areas: null })).toBe(false);
});

test('what staff wrote for all is changed by its author and by admins alone', () => {
  const authors = ['anna', 'marek', null] as const;
  const may = (role: (typeof ROLES)[number]) =>
    authors.map((author) => mayChangeOf({ id: 'anna', role }, author));
  expect(may('staff')).toEqual([true, false, false]);
  expect(may('admin')).toEqual([true, true, true]);
  // Who works here no more has nothing to change.
  expect(may('customer')).toEqual([false, false, false]);
});
