import { describe, expect, test } from 'vitest';
import { REPLY_LINES, replyText, type SentText } from './reply-text.ts';

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
  'Пт 27.11.2026 о 10:00',
  '12 грудня 2026',
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

const asPlain = (text: string): SentText => ({ plain: text, html: '' });
const OUTLOOK = 'From: Promin <s@promin.example>\nSent: Monday\nTo: Eve\nSubject: Re';

test('an answer between lines that Outlook leaves unmarked is kept, and a quote alone is not', () => {
  const sent = `${REPLY_LINES.uk}\n\nВітаємо, Олено!\nЯка у вас модель інвертора?\nПереглянути звернення: https://promin.example/tickets/1\n`;
  const quote = `${REPLY_LINES.uk}\n\nВітаємо, Олено! Яка у вас\nмодель інвертора?\nПереглянути звернення<https://promin.example/tickets/1>:`;
  const above = 'Вітаю, дивіться нижче';
  const known = { sent: [asPlain(sent)] };
  expect(replyText(`${above}\n\n${OUTLOOK}\n\n${quote}`, known)).toBe(above);
  const inside = `${above}\n\n${OUTLOOK}\n\n${quote}\nМодель Х\n`;
  expect(replyText(inside, known)).toBe(inside.trim());
  // Where nobody knows what was sent, nothing tells an answer from the quote.
  expect(replyText(inside)).toBe(above);
});

const QUESTION = 'Який у вас інвертор: Deye чи Growatt? Скільки панелей: 10 чи 12?';
const FOOT = 'Переглянути звернення:\n\n—\n\nПитання? +380 44 000 00 12';
const sentWith = (question: string) => `${REPLY_LINES.uk}\n\nЗвернення\n\n${question}\n\n${FOOT}`;

test.each(['Growatt\n12', 'Growatt', '12', '5', 'Deye', 'так', '+', '👍', 'Growatt 12', 'Питання?'])(
  'an answer in words of the question is kept: %s',
  (answer) => {
    const text = `Добрий день.\n\n${OUTLOOK}\n\n${sentWith(`${QUESTION}\n${answer}`)}`;
    const earlier = asPlain(sentWith('Deye чи Growatt: 5 чи 12? Так?'));
    expect(replyText(text, { sent: [earlier, asPlain(sentWith(QUESTION))] })).toBe(text);
  },
);

test('one that stands on the line of its question, or at the very end, is kept as well', () => {
  const known = { sent: [asPlain(sentWith(QUESTION))] };
  for (const said of [sentWith(`${QUESTION} 12`), `${sentWith(QUESTION)}\n12`]) {
    expect(replyText(`Так.\n\n${OUTLOOK}\n\n${said}`, known)).toBe(`Так.\n\n${OUTLOOK}\n\n${said}`);
  }
});

test('a quote is known as it is drawn, also by a program that shows what the e-mail hides', () => {
  const html = `<style>p{color:red}</style><p>${REPLY_LINES.uk}</p><div style="display:none">Який у вас&#847;&zwnj;&nbsp;</div><a href="x"><img alt="">Promin</a><p>Який у вас &quot;Deye&quot;?</p>`;
  const known = { sent: [{ plain: 'other words', html }] };
  const above = `Deye\n\n${OUTLOOK}\n\n${REPLY_LINES.uk}\n`;
  const drawn = '[cid:mark@promin]Promin<https://promin.example/ua>\n\nЯкий у вас "Deye"?\n';
  expect(replyText(`${above}${drawn}`, known)).toBe('Deye');
  expect(replyText(`${above}Який у вас\n${drawn}`, known)).toBe('Deye');
  expect(replyText(`${above}${drawn}Deye\n`, known)).toBe(`${above}${drawn}Deye`);
});

const PROMIN = 'Promin <support+10001-abc@mail.promin.example>';

describe.each([
  ['Gmail', `On Thu, Nov 26, 2026 at 10:00 AM ${PROMIN} wrote:`],
  [
    'Gmail, broken',
    'On Thu, Nov 26, 2026 at 10:00 AM Promin <\nsupport+10001-abc@mail.promin.example> wrote:',
  ],
  ['Gmail in Ukrainian', `чт, 26 лист. 2026 р. о 10:00 ${PROMIN} пише:`],
  [
    'Gmail in Ukrainian, broken',
    'чт, 26 лист. 2026 р. о 10:00 Promin <\nsupport+10001-abc@mail.promin.example> пише:',
  ],
  ['Gmail in Polish', `czw., 26 lis 2026 o 10:00 ${PROMIN} napisał(a):`],
  ['Thunderbird in Polish', `W dniu 26.11.2026 o 10:00, ${PROMIN} pisze:`],
  ['Onet', `W dniu 2026-11-26 10:00:00 użytkownik Promin\n<support+10001-abc@mail.promin.example> napisał:`],
  ['ukr.net', `26 листопада 2026, 10:00:12, від "Promin" <\nsupport+10001-abc@mail.promin.example>:`],
  ['Apple Mail in Polish', `Wiadomość napisana przez ${PROMIN} w dniu 26 lis 2026, o godz. 10:00:`],
])('a quote of %s', (_, head) => {
  const known = { sent: [asPlain(sentWith(QUESTION))] };

  test('is cut at the line of the shop', () => {
    expect(replyText(`Так.\n\n${head}\n\n> ${REPLY_LINES.uk}\n>\n> ${QUESTION}\n`, known)).toBe('Так.');
  });

  test('is cut without that line, where it quotes the shop alone', () => {
    const quote = '> Який у вас інвертор: Deye\n> чи Growatt?\n>\n> Скільки панелей: 10 чи 12?\n';
    expect(replyText(`Так.\n\n${head}\n\n${quote}`, known)).toBe('Так.');
    expect(replyText(`Так.\n\n${head}\n${quote}`, { domain: 'mail.promin.example' })).toBe('Так.');
    const answered = `Так.\n\n${head}\n${quote}\n12`;
    expect(replyText(answered, { ...known, domain: 'mail.promin.example' })).toBe(answered);
  });

  test('of words that the shop did not write stays', () => {
    const other = `Ось що каже монтажник:\n\n${head}\n> Потрібен інший кабель`;
    expect(replyText(other, known)).toBe(other);
    expect(replyText(other, { domain: 'promin.example' })).toBe(other);
  });
});
