import { expect, test } from 'vitest';
import { REPLY_LINES, replyText } from './reply-text.ts';

const WORDS = 'Так, допомогло.\n\nДякую!';

test.each([
  ['nothing', ''],
  [
    'Gmail in Ukrainian',
    'чт, 26 лист. 2026 р. о 16:05 Promin <support+10001-abc@promin.example> пише:\n\n> ',
  ],
  ['Gmail in Polish', 'czw., 26 lis 2026 o 16:05 Promin <support@promin.example> napisał(a):\n\n> '],
  ['a broken line', 'On Thu, 26 Nov 2026 at 16:05 Promin <support+10001-abc@promin.example>\nwrote:\n\n> '],
  [
    'Outlook',
    '________________________________\nВід: Promin <support@promin.example>\nНадіслано: 26 листопада 2026 р.\nКому: Олена\nТема: Відповідь\n\n',
  ],
  ['Apple Mail', '26 лист. 2026 р., о 16:05, Promin <support@promin.example> написав(ла):\n\n> '],
])('words above the line are taken, and not what %s writes around a quote', (_, head) => {
  for (const line of Object.values(REPLY_LINES)) {
    expect(replyText(`${WORDS}\r\n\r\n${head}${line}\n> Звернення TCK-10001\n> Ми вам відповіли`)).toBe(
      WORDS,
    );
    expect(replyText(`${WORDS}\n\n${head}*${line}*\n`)).toBe(WORDS);
  }
});

test('without the line all is taken, and a sentence that ends with a colon stays', () => {
  expect(replyText(` ${WORDS} `)).toBe(WORDS);
  expect(replyText(`Ось номер:\n\n${REPLY_LINES.uk}\n`)).toBe('Ось номер:');
  expect(replyText(`${REPLY_LINES.pl}\n> nic`)).toBe('');
});
