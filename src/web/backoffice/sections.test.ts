import { expect, test } from 'vitest';
import { areaOf, mayOpen } from '../../domain/account/role.ts';
import { QUEUES, WAITING } from '../../domain/orders/queue.ts';
import { placeOf, sectionAt, SECTIONS, waitingIn } from './sections.ts';

test.each([
  ['/admin', 'today'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/7/after-sale', 'orders'],
  ['/admin/board/utilisation', 'board'],
  ['/admin/quotes?list=deliveries', 'quotes'],
  ['/admin/answer-templates', 'tickets'],
  ['/admin/leases/7/handover/3', 'depot'],
  ['/admin/saved-filters', undefined],
])('%s is in the section %s', (address, section) => {
  expect(sectionAt(address)).toBe(section);
});

test('all that waits has a section, which is of the same area', () => {
  const areas = WAITING.map((kind) => {
    const section = SECTIONS.find(({ name }) => name === sectionAt(placeOf(kind)));
    return { kind, area: areaOf(section?.path ?? '') };
  });
  expect(areas).toEqual(WAITING.map((kind) => ({ kind, area: areaOf(placeOf(kind)) })));
});

test('what waits is summed up where it is worked on', () => {
  const waiting = new Map(WAITING.map((kind) => [kind, 1]));
  expect(waitingIn('orders', waiting)).toBe(QUEUES.length);
  expect(waitingIn('quotes', waiting)).toBe(2);
  expect(waitingIn('today', waiting)).toBe(0);
  expect(SECTIONS.reduce((sum, { name }) => sum + waitingIn(name, waiting), 0)).toBe(WAITING.length);
});

test('staff of one area have the first page and the sections of that area alone', () => {
  const open = SECTIONS.filter(({ path }) => mayOpen({ role: 'staff', areas: ['support'] }, path));
  expect(open.map(({ name }) => name)).toEqual(['today', 'tickets', 'questions', 'reviews']);
});
