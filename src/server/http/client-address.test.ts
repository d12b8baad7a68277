import type { Context } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { clientAddress, networkOf, parseAddress, type ShopContext } from './client-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0:1::1', '2001:db8::1:0:0:1'],
    ['2001:0db8:0000:0000:0001:0000:0000:0001', '2001:db8::1:0:0:1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is the same however it is written: %s', (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });

  it.each(['', 'unknown', '203.0.113.256', '203.0.113', '1:2', '[::1', 'a'.repeat(20_000), '::1'.repeat(99)])(
    'is not read into %s',
    (text) => expect(parseAddress(text)).toBeNull(),
  );
});

describe('the network that limits count', () => {
  it('is the address itself of IPv4', () => expect(networkOf('203.0.113.7')).toBe('203.0.113.7'));

  it('is the /64 of IPv6, which one subscriber has all of', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:1:0:1'].map(
      networkOf,
    );
    expect(new Set(networks)).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('a caller', () => {
  const ask = (header: string | undefined, own: string, trustProxy = true) =>
    clientAddress(
      {
        req: { header: () => header },
        env: { incoming: { socket: { remoteAddress: own } } },
      } as unknown as Context<ShopContext>,
      { trustProxy },
    );

  test('is known by the last address that the proxy added', () => {
    expect(ask('198.51.100.1, 203.0.113.7', '127.0.0.1')).toBe('203.0.113.7');
    expect(ask('198.51.100.1, 2001:DB8::1', '127.0.0.1')).toBe('2001:db8::1');
  });

  test('is known by the connection where the header holds no address, however long', () => {
    expect(ask('x'.repeat(20_000), '::ffff:192.0.2.9')).toBe('192.0.2.9');
    expect(ask('203.0.113.7, unknown', '192.0.2.9')).toBe('192.0.2.9');
    expect(ask(undefined, '192.0.2.9')).toBe('192.0.2.9');
  });

  test('is not known by a header that nobody vouches for', () => {
    expect(ask('203.0.113.7', '192.0.2.9', false)).toBe('192.0.2.9');
  });
});
