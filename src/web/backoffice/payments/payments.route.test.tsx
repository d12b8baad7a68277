import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import StaffPayments from './payments.route.tsx';

type Props = ComponentProps<typeof StaffPayments>;
const found = {
  id: '3f0d1f6e-0e2d-4c53-9a2f-7f6f3f9f4b11',
  kind: 'refund-refused',
  reference: 're_1',
  amountMinor: 10_00,
  currency: 'PLN',
  openedAt: '2026-11-20T22:30:00.000Z',
  note: null,
  heldMinor: 0,
  releasedMinor: 0,
  provider: 'stripe',
  askedMinor: 100_00,
  askedCurrency: 'PLN',
  orderId: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  orderNumber: 'ORD-10001',
} as const;
const page = (cases: readonly object[], actionData?: object) => {
  const props = { loaderData: { title: '', cases }, actionData } as unknown as Props;
  return renderComponent(<StaffPayments {...props} />);
};

test('a case prints its time in the market of its order, and asks how a refused refund was sent', () => {
  const html = page([found]);
  expect(html).toContain('23:30');
  expect(html).toContain('Банківським переказом');
  expect(html).toContain('Номер переказу');
  expect(page([{ ...found, kind: 'lost' }])).not.toContain('Номер переказу');
});

test('who comes second reads who closed the case, and keeps the note', () => {
  const { orderId, orderNumber } = found;
  const who = { actor: 'staff', name: 'Ірина', closedAt: '2026-11-20T22:30:00.000Z', currency: 'UAH' };
  const html = page([], {
    reason: 'case-closed',
    errors: {},
    values: { caseId: found.id, note: 'Переказали на рахунок' },
    closed: { ...who, orderId, orderNumber },
  });
  expect(html).toContain('Ірина');
  expect(html).toContain('00:30');
  expect(html).toContain('Переказали на рахунок');
});

test('a refund that was released a moment ago is said to be sent', () => {
  const problem = { errors: {}, values: { caseId: found.id, note: 'Питання' }, closed: null };
  const html = page([found], { ...problem, reason: 'refund-sent' });
  expect(html).toContain('вже надіслано');
});
