import { expect, it } from 'vitest';
import en from '../../content/messages/en.json' with { type: 'json' };
import { FOREIGN_ORDER_MESSAGE } from '../../domain/orders/ownership.ts';

it('refuses somebody else’s order in the words of the API (R24)', () => {
  expect(en['order.notOwner']).toBe(FOREIGN_ORDER_MESSAGE);
});
