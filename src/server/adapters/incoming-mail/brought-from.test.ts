import { expect, test } from 'vitest';
import { broughtFrom } from './brought-from.ts';

const by = (address: string) =>
  `Received: from mail.example (mail.example [${address}]) by mx.promin.example with ESMTPS`;

test.each([
  ['who connects from outside, whatever the head says', '203.0.113.9', [by('198.51.100.1')], '203.0.113.9'],
  ['whom the server in front names', '127.0.0.1', [by('203.0.113.9'), by('198.51.100.1')], '203.0.113.9'],
  ['the same by IPv6', '::ffff:10.0.0.4', [by('IPv6:2001:db8::9')], '2001:db8::9'],
  ['past a filter of the same machine', '::1', [by('127.0.0.1'), by('203.0.113.9')], '203.0.113.9'],
  [
    'whom Postfix names, whatever that one calls itself',
    '127.0.0.1',
    ['from [198.51.100.77] (unknown [203.0.113.9])\r\n\tby mx (Postfix) with ESMTP id 4', by('198.51.100.1')],
    '203.0.113.9',
  ],
  [
    'whom Postfix names, who calls itself by an address of ours',
    '127.0.0.1',
    ['from [10.0.0.1] (mail.example [203.0.113.9]) by mx with ESMTPS', by('198.51.100.1')],
    '203.0.113.9',
  ],
  [
    'whom Exim names',
    '127.0.0.1',
    ['from mail.example ([203.0.113.9] helo=[198.51.100.77]) by mx with esmtps'],
    '203.0.113.9',
  ],
  [
    'whom Exim names by address alone',
    '127.0.0.1',
    ['from [203.0.113.9] (helo=[198.51.100.77]) by mx with esmtp'],
    '203.0.113.9',
  ],
  ['nobody by what one calls itself', '127.0.0.1', ['from [198.51.100.77] with ESMTP'], '127.0.0.1'],
  ['nobody behind a line without address', '127.0.0.1', ['by mx', by('198.51.100.1')], '127.0.0.1'],
  ['the server in front that names nobody', '192.168.1.2', [], '192.168.1.2'],
  ['no address', '', [by('198.51.100.1')], ''],
])('an e-mail is counted for %s', (_, connection, received, address) => {
  expect(broughtFrom(connection, received)).toBe(address);
});
