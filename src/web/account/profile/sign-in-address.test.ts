import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from '../../../domain/routing/local-path.ts';
import { signInAddress } from './sign-in-address.ts';

const HERE = 'https://shop.example';
const targetOf = (address: string) => new URL(address, HERE).searchParams.get('redirect');

test('signing in leads back to the tab that was asked for, with its query', () => {
  const address = signInAddress('pl', new URL('/pl/profile/orders?status=shipped&q=deye%2012', HERE));
  expect(address).toMatch(/^\/pl\/auth\?redirect=%2F/);
  expect(targetOf(address)).toBe('/pl/profile/orders?status=shipped&q=deye%2012');
});

test('whatever the query is, what it says comes back, and from this shop', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const asked = new URL('/ua/profile/orders', HERE);
      asked.search = `?q=${typed.replaceAll(/[#&]/g, '')}`;
      const target = localPath(targetOf(signInAddress('ua', asked)));
      expect(target).not.toBeNull();
      const back = new URL(target ?? '', HERE);
      expect(back.origin).toBe(HERE);
      expect(back.pathname).toBe(asked.pathname);
      expect(back.searchParams.get('q')).toBe(asked.searchParams.get('q'));
    }),
  );
});
