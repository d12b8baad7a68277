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
});

const QUOTE = `> ${REPLY_LINES.uk}\n> Звернення TCK-10001`;
const HEAD = 'чт, 26 лист. 2026 р. о 16:05 Promin <support+10001-abc@promin.example> пише:';

test.each([
  ['below the quote', `${HEAD}\n${QUOTE}\n\nТак, допомогло.`],
  ['between its lines', `Добрий день.\n\n${HEAD}\n${QUOTE}\nТак.\n> Чи допомогло?\nТак.`],
  ['nowhere', `${HEAD}\n${QUOTE}`],
  ['of the line itself', `Чому в листі «${REPLY_LINES.uk}»?\nНе розумію.`],
])('what is written %s is kept with all that stands around it', (_, text) => {
  expect(replyText(text)).toBe(text);
});

test.each([
  'Дата: 26 листопада зручна',
  'Перезвоніть 26.11 о 16:05:',
  'Proszę wysłać\nDo: ul. Polna 1',
  'Надішліть\nКому: Олена Коваль\nДата: 5 грудня',
  'Надішліть сюди:\nВід: Олена\nКому: ul. Polna 1',
  'Маршрут\nFrom: Kyiv\nTo: Lviv',
  'Питання\n--- Олена',
  'Пишіть на olena@example.com, мій номер:',
])('the own last line stays: %s', (words) => {
  expect(replyText(`${words}\n\n${QUOTE}`)).toBe(words);
  expect(replyText(`Добрий день.\n${words}\n\n${HEAD}\n${QUOTE}`)).toBe(`Добрий день.\n${words}`);
});

test('a head that was broken in its midst goes as a whole', () => {
  const broken = 'чт, 26 лист. 2026 р. о 16:05 Promin\n<support+10001-abc@promin.example> пише:';
  expect(replyText(`Так.\n\n${broken}\n${QUOTE}`)).toBe('Так.');
  const outlook = '-----Original Message-----\nFrom: Promin\nSent: Thursday\nTo: Olena\nSubject: Answer';
  expect(replyText(`Так.\n\n${outlook}\n\n${REPLY_LINES.en}\nwords`)).toBe('Так.');
});

test('an answer between lines that Outlook leaves unmarked is kept, and a quote alone is not', () => {
  const sent = `Вітаємо, Олено!\nЯка у вас модель інвертора?\nПереглянути звернення: https://promin.example/tickets/1\n`;
  const head = 'From: Promin <s@promin.example>\nSent: Monday\nTo: Eve\nSubject: Re';
  const quote = `${REPLY_LINES.uk}\n\nВітаємо, Олено! Яка у вас\nмодель інвертора?\nПереглянути звернення<https://promin.example/tickets/1>:`;
  const above = 'Вітаю, дивіться нижче';
  expect(replyText(`${above}\n\n${head}\n\n${quote}`, sent)).toBe(above);
  const inside = `${above}\n\n${head}\n\n${quote}\nМодель Х\n`;
  expect(replyText(inside, sent)).toBe(inside.trim());
  // Where nobody knows what was sent, nothing tells an answer from the quote.
  expect(replyText(inside)).toBe(above);
});
