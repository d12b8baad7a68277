import { expect, test } from 'vitest';
import { areaOf, mayOpen } from '../../domain/account/role.ts';
import { QUEUES, WAITING } from '../../domain/orders/queue.ts';
import { placeOf, placeOfLine, sectionAt, SECTIONS, waitingIn } from './sections.ts';

test.each([
  ['/admin', 'today'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/7/after-sale', 'orders'],
  ['/admin/board/utilisation', 'board'],
  ['/admin/quotes?list=deliveries', 'quotes'],
  ['/admin/answer-templates', 'tickets'],
  ['/admin/leases/7/handover/3', 'depot'],
  ['/admin/inbox?kind=ship&page=2', 'inbox'],
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
  expect(waitingIn('inbox', waiting)).toBe(WAITING.length);
  const others = SECTIONS.filter(({ name }) => name !== 'inbox');
  expect(others.reduce((sum, { name }) => sum + waitingIn(name, waiting), 0)).toBe(WAITING.length);
});

test('a line of the inbox leads where its kind is worked on', () => {
  const line = { id: '7', dueOn: '2026-11-26', today: '2026-11-27' };
  for (const kind of WAITING) {
    expect(areaOf(placeOfLine({ ...line, kind, state: 'PENDING' }))).toBe(areaOf(placeOf(kind)));
  }
  const of = (kind: (typeof WAITING)[number], state = 'PENDING') => placeOfLine({ ...line, kind, state });
  expect(of('ship')).toBe('/admin/orders/7');
  expect(of('exchange')).toBe('/admin/returns/7');
  expect(of('return', 'statement')).toBe('/admin/returns#statements');
  expect(of('handover', 'PROCESSING')).toBe('/admin/depot#late');
  expect(placeOfLine({ ...line, kind: 'takeback', state: 'ACTIVE', dueOn: '2026-11-27' })).toBe(
    '/admin/depot#returns',
  );
});

test('staff of one area have the first page, the inbox and the sections of that area alone', () => {
  const open = SECTIONS.filter(({ path }) => mayOpen({ role: 'staff', areas: ['support'] }, path));
  expect(open.map(({ name }) => name)).toEqual(['today', 'inbox', 'tickets', 'questions', 'reviews']);
});
