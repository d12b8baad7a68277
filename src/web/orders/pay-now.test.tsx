import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { PayNow } from './pay-now.tsx';

const order = {
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  paymentMethod: 'card',
  takesCard: false,
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  shippingMinor: 0,
  totalMinor: 668_00,
  heldMinor: 0,
  owedMinor: 0,
  cardMinor: 0,
  paymentDueOn: null,
  currency: 'UAH',
  heldUntil: '2026-11-23T18:00:00.000Z',
  unmatchedPayment: null,
  items: [],
} as const;

test('what credit leaves of a replacement is paid by card or transfer, and never its total', () => {
  const rest = { ...order, paymentMethod: 'transfer', takesCard: true, heldMinor: 500_00 } as const;
  const html = renderComponent(<PayNow order={{ ...rest, paymentDueOn: '2026-12-01' }} session={null} />);
  expect(html).toContain('Лишилося доплатити 168');
  expect(html).toContain('Доплатити карткою');
  expect(renderComponent(<PayNow order={rest} session="FAILED" />)).toContain('не пройшла');
  expect(renderComponent(<PayNow order={rest} session="PROCESSING" />)).not.toContain('Доплатити карткою');
  expect(renderComponent(<PayNow order={{ ...rest, awaitsCredit: true }} session={null} />)).toBe('');
});

test('an order whose bank named another sum has no button to pay it, and says that it is looked into', () => {
  expect(renderComponent(<PayNow order={order} session="EXPIRED" />)).toContain('Оплатити зараз');
  const html = renderComponent(<PayNow order={{ ...order, unmatchedPayment: 'open' }} session="EXPIRED" />);
  expect(html).not.toContain('Оплатити зараз');
  expect(html).toContain('Ще раз платити не потрібно');
});
