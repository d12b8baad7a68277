import { expect, test } from 'vitest';
import { broughtFrom } from './brought-from.ts';

const by = (address: string) =>
  `from mail.example (mail.example [${address}]) by mx.promin.example with ESMTPS`;

test.each([
  ['who connects from outside, whatever the head says', '203.0.113.9', [by('198.51.100.1')], '203.0.113.9'],
  ['whom the server in front names', '127.0.0.1', [by('203.0.113.9'), by('198.51.100.1')], '203.0.113.9'],
  ['the same by IPv6', '::ffff:10.0.0.4', [by('IPv6:2001:db8::9')], '2001:db8::9'],
  ['past a filter of the same machine', '::1', [by('127.0.0.1'), by('203.0.113.9')], '203.0.113.9'],
  ['nobody behind a line without address', '127.0.0.1', ['by mx', by('198.51.100.1')], '127.0.0.1'],
  ['the server in front that names nobody', '192.168.1.2', [], '192.168.1.2'],
  ['no address', '', [by('198.51.100.1')], ''],
])('an e-mail is counted for %s', (_, connection, received, address) => {
  expect(broughtFrom(connection, received)).toBe(address);
});
