import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { PayNow } from './pay-now.tsx';

const order = {
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  paymentMethod: 'card',
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  shippingMinor: 0,
  totalMinor: 668_00,
  currency: 'UAH',
  heldUntil: '2026-11-23T18:00:00.000Z',
  unmatchedPayment: null,
  items: [],
} as const;

test('an order whose bank named another sum has no button to pay it, and says that it is looked into', () => {
  expect(renderComponent(<PayNow order={order} session="EXPIRED" />)).toContain('Оплатити зараз');
  const html = renderComponent(<PayNow order={{ ...order, unmatchedPayment: 'open' }} session="EXPIRED" />);
  expect(html).not.toContain('Оплатити зараз');
  expect(html).toContain('Ще раз платити не потрібно');
});
