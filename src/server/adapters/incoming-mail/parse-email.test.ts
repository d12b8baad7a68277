import { expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const ENVELOPE = { from: 'olena@example.com', recipients: ['support@promin.test'], connection: '127.0.0.1' };
const parse = (...lines: readonly string[]) => parseEmail(Buffer.from(lines.join('\r\n')), ENVELOPE);

test('signs that no database keeps are taken out of an id, and an address with them is nobody’s', async () => {
  const from = 'From: Olena <olena@example.com>';
  const words = ['Subject: Words', '', 'Words'];
  expect((await parse('Message-ID: <a\0b@example.com>', from, ...words))?.emailId).toBe('<ab@example.com>');
  expect(await parse('From: Olena <=?utf-8?Q?ol=00ena?=@example.com>', ...words)).toBeNull();
});

test.each([
  [
    'a head without end',
    [
      'From: olena@example.com',
      ...Array.from({ length: 40_000 }, (_, n) => `X-${n}: ${'x'.repeat(60)}`),
      '',
      'Words',
    ],
  ],
  [
    'parts without number',
    [
      'From: olena@example.com',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...Array.from({ length: 3000 }, () => '--b\r\nContent-Type: text/plain\r\n\r\nx'),
      '--b--',
    ],
  ],
])('%s can never be read', async (_, lines) => {
  expect(await parse(...lines)).toBeNull();
});
