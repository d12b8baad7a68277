import { expect, test } from 'vitest';
import { ticketAddresses } from './ticket-address.ts';

const { addressOf, ticketOf } = ticketAddresses({
  secret: 'a secret of this test',
  domain: 'mail.promin.example',
});

test('an address of a ticket is read back, in whatever letters, and no other can be made', () => {
  const address = addressOf('TCK-10001');
  expect(address).toMatch(/^support\+10001-[a-z2-7]{20}@mail\.promin\.example$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(ticketOf(address)).toBe('TCK-10001');
  expect(ticketOf(address.toUpperCase())).toBe('TCK-10001');
  const [, mark = ''] = /-([a-z2-7]+)@/.exec(address) ?? [];
  for (const forged of [
    address.replace('10001', '10002'),
    address.replace(mark, 'a'.repeat(20)),
    address.replace('promin', 'other'),
    `support+10001@mail.promin.example`,
    `office@mail.promin.example`,
    `${address}@mail.promin.example`,
  ])
    expect(ticketOf(forged)).toBe('unknown');
  expect(ticketOf('Support@mail.promin.example')).toBeNull();
  const others = ticketAddresses({ secret: 'another secret', domain: 'mail.promin.example' });
  expect(others.ticketOf(address)).toBe('unknown');
});
