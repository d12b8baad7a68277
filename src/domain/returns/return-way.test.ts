import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { chargedPayer, RETURN_WAYS, wayText } from './return-way.ts';

test('of a label is said whether its parcel is taken off the refund', () => {
  expect(wayText('label', chargedPayer('withdrawal', 'label', 7000))).toBe('label.deducted');
  expect(wayText('label', chargedPayer('withdrawal', 'label', null))).toBe('label.deducted');
  expect(wayText('label', chargedPayer('withdrawal', 'label', 0))).toBe('label');
  expect(wayText('label', chargedPayer('complaint', 'label', 0))).toBe('label');
  for (const way of ['own', 'collection', 'agreed'] as const) {
    expect(wayText(way, chargedPayer('withdrawal', way, 7000))).toBe(way);
  }
});

test('every way has its text', () => {
  for (const way of [...RETURN_WAYS, 'label.deducted']) expect(uk).toHaveProperty([`return.wayText.${way}`]);
});
